import type en from '../en_us/legal'

const legal = {
  title: 'Perjanjian, ketentuan, dan privasi',
  agreementTitle: 'Perjanjian pembukaan akun',
  agreement1:
    'Untuk membuka akun dan memasang taruhan, Anda harus sudah dewasa menurut hukum di tempat tinggal Anda, dan berusia sekurang-kurangnya 18 tahun.',
  agreement2:
    'Satu akun untuk satu orang. Jangan bagikan kata sandi Anda kepada siapa pun. Tiga adalah aplikasi yang Anda pakai untuk mengakses platform.',
  operatorNamed: 'Platform ini dijalankan oleh {{name}}.',
  operatorNone: 'Pihak yang menjalankan platform ini tidak diumumkan.',
  agreement3:
    'Uang yang Anda pertaruhkan bisa hilang. Setiap permainan menunjukkan berapa rata-rata yang diambilnya, sejauh aturan dan bayarannya diumumkan. Jangan pernah mempertaruhkan uang yang Anda butuhkan.',
  termsTitle: 'Ketentuan',
  terms1:
    'Platform yang memutuskan pesanan, isi saldo, dan penarikan. Tiga menampilkan respons platform, dan memberi tahu jika tidak ada respons.',
  terms2:
    'Tiga tidak dapat membatalkan pesanan yang sudah dikirim. Periode yang sudah ditutup tidak menerima pesanan lagi.',
  privacyTitle: 'Privasi',
  privacy1:
    'Tiga menyimpan di perangkat ini: sesi, bahasa, tema, format angka, dan penghemat data Anda, undian terakhir yang terlihat, posisi terakhir dalam video, pengumuman yang sudah dibaca, pemandu yang disimpan, tanda terima isi saldo, bayaran yang ditampilkan saat Anda memesan, pesanan, penarikan, dan isi saldo yang hasilnya belum diketahui, periode yang Anda tunggu, 50 pesan terakhir Anda, serta salinan offline catatan Anda jika Anda mengaktifkannya. Saat Anda keluar dari akun, data milik Anda dihapus. Yang tetap tersimpan: bahasa, tema, format angka, penghemat data, hasil undian yang pernah ditampilkan di perangkat ini, lama layar undian dibuka setiap hari, seberapa sering Anda diingatkan tentangnya, batas dan jeda Anda sendiri beserta isi saldo yang dihitungnya, dan catatan bahwa pernah ada yang masuk di sini. Jika sesi berakhir dengan sendirinya, permintaan, periode, pemandu, dan pesan itu, serta hasil dalam pesanan Anda, disimpan sampai Anda masuk lagi, dan anggota lain tidak dapat melihatnya. “Hapus data perangkat” di Pengaturan menghapus semua ini; batas dan jeda Anda sendiri terhapus setelah berakhir.',
  privacy2:
    'Tiga mengirim ke platform data yang Anda isi, beserta sesi dan bahasa Anda. Gambar, video, dan chat layanan berasal dari server yang ditentukan platform; server itu melihat alamat jaringan Anda. Tidak ada analitik maupun iklan.',
} satisfies typeof en

export default legal
