import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Perjanjian pembukaan akun',
  agreement1: 'Anda harus berusia minimal 18 tahun dan dewasa menurut hukum di tempat tinggal Anda.',
  agreement2:
    'Satu akun untuk satu orang. Jangan berikan kata sandi Anda kepada siapa pun. Tiga adalah aplikasi untuk mengakses platform.',
  operatorNamed: 'Platform ini dikelola oleh {{name}}.',
  operatorNone: 'Pengelola platform ini tidak dicantumkan.',
  agreement3:
    'Taruhan Anda bisa hilang. Setiap permainan menampilkan rata-rata bagian taruhan yang diambilnya, jika dicantumkan. Jangan pernah mempertaruhkan uang yang Anda butuhkan.',
  termsTitle: 'Ketentuan',
  terms1:
    'Keputusan atas pesanan, isi saldo, dan penarikan ada pada platform. Tiga menampilkan responsnya, atau memberi tahu jika tidak ada.',
  terms2:
    'Pesanan yang sudah dikirim tidak bisa dibatalkan Tiga, dan periode yang sudah ditutup tidak menerima pesanan lagi.',
  privacyTitle: 'Privasi',
  goesTitle: 'Dihapus dari perangkat ini saat Anda keluar',
  goes: {
    session: 'sesi Anda',
    messages: '50 hasil terakhir di “Permintaan Anda”',
    requests: 'pesanan, penarikan, dan isi saldo yang statusnya belum diketahui',
    draft: 'nominal dan pilihan yang belum dikirim, disimpan 30 menit',
    awaited: 'periode yang Anda tunggu',
    receipts: 'tanda terima isi saldo Anda',
    savedHosts: 'pemandu yang disimpan',
    shownPayouts: 'bayaran yang tampil saat Anda membuat pesanan',
    unlikelyGames: 'permainan yang undiannya tampak janggal',
    readNotices: 'pengumuman yang sudah dibaca',
    watched: 'posisi terakhir dalam video',
    copies: 'salinan offline riwayat Anda, jika diaktifkan',
  },
  staysTitle: 'Tetap ada di perangkat ini',
  stays: {
    settings: 'pengaturan Anda',
    seen: 'hasil undian yang pernah tampil di sini dan waktu harian Anda di layar undian',
    realityCheck: 'pengingat waktu Anda',
    limits: 'batas dan jeda yang Anda tetapkan, beserta isi saldo yang dihitung di dalamnya',
  },
  sessionEnds:
    'Jika sesi berakhir sendiri, permintaan, periode, dan pemandu tersimpan Anda tetap ada saat Anda masuk lagi. Anggota lain tidak bisa melihatnya.',
  erasing:
    '“Hapus data Tiga” di Pengaturan menghapus semua yang tercantum di bawah; batas terhapus setelah 24 jam, jeda setelah berakhir.',
  platformSees:
    'Tiga mengirim data yang Anda isi, sesi, dan bahasa Anda ke platform. Gambar, video, dan chat bantuan berasal dari server pilihan platform, yang bisa melihat alamat IP Anda. Tiga tidak memakai analitik maupun iklan.',
  faultsReported: 'Jika ada bagian Tiga yang rusak, Tiga melaporkan galatnya kepada pengelola, tanpa data Anda.',
} satisfies typeof en

export default legal
