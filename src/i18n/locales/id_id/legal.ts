import type en from '../en_us/legal'

const legal = {
  title: 'Perjanjian, ketentuan, dan privasi',
  agreementTitle: 'Perjanjian pembukaan akun',
  agreement1:
    'Untuk membuka akun dan memasang taruhan, Anda harus sudah dewasa menurut hukum di tempat tinggal Anda, dan berusia sekurang-kurangnya 18 tahun.',
  agreement2:
    'Satu akun untuk satu orang. Jangan bagikan kata sandi Anda kepada siapa pun. Operator yang disebut di aplikasi ini menjalankan platform; Tiga adalah aplikasi yang Anda pakai untuk mengaksesnya.',
  agreement3:
    'Taruhan bisa hilang. Setelah banyak undian, anggota kehilangan lebih banyak daripada yang diterima kembali. Jangan pernah mempertaruhkan uang yang Anda butuhkan.',
  termsTitle: 'Ketentuan',
  terms1:
    'Platform yang memutuskan pesanan, isi saldo, dan penarikan. Tiga menampilkan respons platform, dan memberi tahu jika tidak ada respons.',
  terms2:
    'Pesanan yang sudah diterima tidak dapat ditarik kembali. Periode yang sudah ditutup tidak menerima pesanan lagi.',
  privacyTitle: 'Privasi',
  privacy1:
    'Tiga menyimpan di perangkat ini: sesi, bahasa, dan tema Anda, undian terakhir yang terlihat, posisi terakhir dalam video, pengumuman yang sudah dibaca, tanda terima isi saldo, pesanan, penarikan, dan isi saldo yang hasilnya belum diketahui, serta 50 pesan terakhir Anda. Saat Anda keluar dari akun, data milik Anda dihapus. Jika sesi berakhir dengan sendirinya, permintaan dan pesan itu disimpan sampai Anda masuk lagi, dan anggota lain tidak dapat melihatnya.',
  privacy2: 'Tiga hanya mengirim ke platform data yang diminta di layar. Tidak ada analitik maupun iklan.',
} satisfies typeof en

export default legal
