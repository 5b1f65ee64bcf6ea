import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Perjanjian pembukaan akaun',
  agreement1:
    'Anda mesti berumur sekurang-kurangnya 18 tahun, dan cukup umur di sisi undang-undang di tempat tinggal anda.',
  agreement2:
    'Satu akaun untuk satu orang. Jangan kongsi kata laluan anda dengan sesiapa. Tiga ialah aplikasi yang anda gunakan untuk mengakses platform.',
  operatorNamed: 'Platform ini dikendalikan oleh {{name}}.',
  operatorNone: 'Pihak yang mengendalikan platform ini tidak diumumkan.',
  agreement3:
    'Wang yang anda pertaruhkan boleh hilang. Setiap permainan menunjukkan purata yang diambilnya, jika diumumkan. Jangan sekali-kali mempertaruhkan wang yang anda perlukan.',
  termsTitle: 'Terma',
  terms1:
    'Platform yang memutuskan pesanan, tambah nilai dan pengeluaran. Tiga memaparkan respons platform, dan memaklumkan apabila tiada respons.',
  terms2:
    'Tiga tidak boleh membatalkan pesanan yang telah dihantar. Pusingan yang telah ditutup tidak menerima pesanan lagi.',
  privacyTitle: 'Privasi',
  goesTitle: 'Yang dipadamkan daripada peranti ini apabila anda log keluar',
  goes: {
    session: 'sesi anda',
    messages: '50 keputusan terakhir dalam “Permintaan anda”',
    requests: 'pesanan, pengeluaran dan tambah nilai yang keputusannya belum diketahui',
    awaited: 'pusingan yang sedang ditunggu',
    orders: 'keputusan dalam pesanan anda',
    receipts: 'resit tambah nilai anda',
    savedHosts: 'hos yang anda simpan',
    shownPayouts: 'bayaran yang dipaparkan semasa anda memesan',
    readNotices: 'pengumuman yang sudah dibaca',
    watched: 'kedudukan terakhir dalam video',
    copies: 'salinan luar talian rekod anda, jika anda menghidupkannya',
  },
  staysTitle: 'Yang kekal pada peranti ini',
  stays: {
    language: 'bahasa',
    theme: 'tema',
    numberFormat: 'format nombor',
    dataSaver: 'penjimat data',
    ledger: 'keputusan cabutan yang pernah dipaparkan di sini',
    playTime: 'berapa lama skrin cabutan dibuka setiap hari',
    realityCheck: 'peringatan masa anda',
    limits: 'had dan rehat anda sendiri, serta tambah nilai yang dikira di dalamnya',
  },
  sessionEnds:
    'Jika sesi tamat dengan sendirinya, permintaan, pusingan, hos dan keputusan anda disimpan sehingga anda log masuk semula. Ahli lain tidak dapat melihatnya.',
  erasing:
    '“Padamkan data Tiga” dalam Tetapan memadamkan semua ini; had dan rehat anda sendiri dipadamkan apabila tamat.',
  platformSees:
    'Tiga menghantar kepada platform maklumat yang anda isi, bersama sesi dan bahasa anda. Gambar, video dan sembang khidmat pelanggan datang daripada pelayan yang ditetapkan oleh platform; pelayan itu melihat alamat rangkaian anda. Tiada analitik dan tiada iklan.',
} satisfies typeof en

export default legal
