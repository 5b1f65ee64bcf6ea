import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Perjanjian pembukaan akun',
  agreement1: 'Anda harus berusia sekurang-kurangnya 18 tahun, dan dewasa menurut hukum di tempat tinggal Anda.',
  agreement2:
    'Satu akun untuk satu orang. Jangan bagikan kata sandi Anda kepada siapa pun. Tiga adalah aplikasi yang Anda pakai untuk mengakses platform.',
  operatorNamed: 'Platform ini dijalankan oleh {{name}}.',
  operatorNone: 'Pihak yang menjalankan platform ini tidak diumumkan.',
  agreement3:
    'Uang yang Anda pertaruhkan bisa hilang. Setiap permainan menunjukkan berapa rata-rata yang diambilnya, jika diumumkan. Jangan pernah mempertaruhkan uang yang Anda butuhkan.',
  termsTitle: 'Ketentuan',
  terms1:
    'Platform yang memutuskan pesanan, isi saldo, dan penarikan. Tiga menampilkan respons platform, dan memberi tahu jika tidak ada respons.',
  terms2:
    'Tiga tidak dapat membatalkan pesanan yang sudah dikirim. Periode yang sudah ditutup tidak menerima pesanan lagi.',
  privacyTitle: 'Privasi',
  goesTitle: 'Yang dihapus dari perangkat ini saat Anda keluar',
  goes: {
    session: 'sesi Anda',
    messages: '50 hasil terakhir di “Permintaan Anda”',
    requests: 'pesanan, penarikan, dan isi saldo yang hasilnya belum diketahui',
    awaited: 'periode yang Anda tunggu',
    orders: 'hasil dalam pesanan Anda',
    receipts: 'tanda terima isi saldo Anda',
    savedHosts: 'pemandu yang disimpan',
    shownPayouts: 'bayaran yang ditampilkan saat Anda memesan',
    readNotices: 'pengumuman yang sudah dibaca',
    watched: 'posisi terakhir dalam video',
    copies: 'salinan offline riwayat Anda, jika Anda mengaktifkannya',
  },
  staysTitle: 'Yang tetap ada di perangkat ini',
  stays: {
    language: 'bahasa',
    theme: 'tema',
    numberFormat: 'format angka',
    dataSaver: 'penghemat data',
    ledger: 'hasil undian yang pernah ditampilkan di sini',
    playTime: 'lama layar undian dibuka setiap hari',
    realityCheck: 'pengingat waktu Anda',
    limits: 'batas dan jeda Anda sendiri, beserta isi saldo yang dihitungnya',
  },
  sessionEnds:
    'Jika sesi berakhir dengan sendirinya, permintaan, periode, pemandu, dan hasil Anda disimpan sampai Anda masuk lagi. Anggota lain tidak dapat melihatnya.',
  erasing:
    '“Hapus data Tiga” di Pengaturan menghapus semua ini; batas dan jeda Anda sendiri terhapus setelah berakhir.',
  platformSees:
    'Tiga mengirim ke platform data yang Anda isi, beserta sesi dan bahasa Anda. Gambar, video, dan chat layanan berasal dari server yang ditentukan platform; server itu melihat alamat jaringan Anda. Tidak ada analitik maupun iklan.',
} satisfies typeof en

export default legal
