import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Perjanjian pembukaan akaun',
  agreement1:
    'Anda mesti berumur sekurang-kurangnya 18 tahun dan cukup umur mengikut undang-undang tempat tinggal anda.',
  agreement2:
    'Satu akaun untuk satu orang. Jangan beri kata laluan atau PIN anda kepada sesiapa. Tiga ialah aplikasi untuk menggunakan platform.',
  operatorNamed: 'Platform ini dikendalikan oleh {{name}}.',
  operatorNone: 'Pengendali platform ini tidak dinyatakan.',
  agreement3:
    'Taruhan anda boleh hilang. Setiap permainan memaparkan purata bahagian taruhan yang diambilnya, jika dinyatakan. Jangan sekali-kali mempertaruhkan wang yang anda perlukan.',
  termsTitle: 'Terma',
  terms1:
    'Keputusan tentang pesanan, tambah nilai dan pengeluaran dibuat oleh platform. Tiga memaparkan responsnya, atau memaklumkan jika tiada.',
  terms2:
    'Tiga tidak boleh membatalkan pesanan yang telah dihantar, dan pusingan yang telah ditutup tidak menerima pesanan lagi.',
  privacyTitle: 'Privasi',
  goesTitle: 'Dipadamkan daripada peranti ini apabila anda log keluar',
  goes: {
    session: 'sesi anda',
    messages: '50 keputusan terakhir dalam “Permohonan anda”',
    requests: 'pesanan, pengeluaran dan tambah nilai yang statusnya belum diketahui',
    draft: 'amaun dan pilihan yang belum dihantar, disimpan 30 minit',
    awaited: 'pusingan yang anda tunggu',
    receipts: 'resit tambah nilai anda',
    savedHosts: 'hos yang anda simpan',
    shownPayouts: 'bayaran yang dipaparkan semasa anda membuat pesanan',
    unlikelyGames: 'permainan yang cabutannya tampak ganjil',
    readNotices: 'pengumuman yang sudah dibaca',
    watched: 'kedudukan terakhir dalam video',
    copies: 'salinan luar talian rekod anda, jika dihidupkan',
  },
  staysTitle: 'Kekal pada peranti ini',
  stays: {
    settings: 'tetapan anda',
    seen: 'keputusan cabutan yang pernah dipaparkan di sini dan masa harian anda pada skrin cabutan',
    realityCheck: 'peringatan masa anda',
    limits: 'had dan rehat yang anda tetapkan, serta tambah nilai yang dikira di dalamnya',
  },
  sessionEnds:
    'Jika sesi tamat sendiri, permohonan, pusingan dan hos anda yang disimpan masih ada apabila anda log masuk semula. Ahli lain tidak dapat melihatnya.',
  erasing:
    '“Padamkan data Tiga” dalam Tetapan memadamkan semua yang disenaraikan di bawah; had dipadamkan selepas 24 jam, rehat apabila tamat.',
  platformSees:
    'Tiga menghantar apa yang anda isi, sesi dan bahasa anda kepada platform. Gambar, video dan sembang dimuatkan daripada pelayan pilihan platform, yang dapat melihat alamat IP anda. Tiga tidak menggunakan analitik atau iklan.',
  faultsReported: 'Jika sesuatu dalam Tiga rosak, Tiga melaporkan ralat itu kepada pengendalinya, tanpa data anda.',
} satisfies typeof en

export default legal
