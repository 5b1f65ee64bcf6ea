import type en from '../en_us/legal'

const legal = {
  title: 'Perjanjian, terma dan privasi',
  agreementTitle: 'Perjanjian pembukaan akaun',
  agreement1:
    'Untuk membuka akaun dan meletakkan taruhan, anda mesti cukup umur di sisi undang-undang di tempat tinggal anda, dan berumur sekurang-kurangnya 18 tahun.',
  agreement2:
    'Satu akaun untuk satu orang. Jangan kongsi kata laluan anda dengan sesiapa. Tiga ialah aplikasi yang anda gunakan untuk mengakses platform.',
  operatorNamed: 'Platform ini dikendalikan oleh {{name}}.',
  operatorNone: 'Pihak yang mengendalikan platform ini tidak diumumkan.',
  agreement3:
    'Wang yang anda pertaruhkan boleh hilang. Setiap permainan menunjukkan purata yang diambilnya, jika peraturan dan bayarannya diumumkan. Jangan sekali-kali mempertaruhkan wang yang anda perlukan.',
  termsTitle: 'Terma',
  terms1:
    'Platform yang memutuskan pesanan, tambah nilai dan pengeluaran. Tiga memaparkan respons platform, dan memaklumkan apabila tiada respons.',
  terms2:
    'Tiga tidak boleh membatalkan pesanan yang telah dihantar. Pusingan yang telah ditutup tidak menerima pesanan lagi.',
  privacyTitle: 'Privasi',
  privacy1:
    'Tiga menyimpan pada peranti ini: sesi, bahasa, tema, format nombor dan penjimat data anda, cabutan terakhir yang dilihat, kedudukan terakhir dalam video, pengumuman yang sudah dibaca, hos yang disimpan, resit tambah nilai, bayaran yang dipaparkan semasa anda memesan, pesanan, pengeluaran dan tambah nilai yang keputusannya belum diketahui, pusingan yang anda tunggu, 50 mesej terakhir anda, serta salinan luar talian rekod anda jika anda menghidupkannya. Apabila anda log keluar, data milik anda dipadamkan. Yang kekal: bahasa, tema, format nombor, penjimat data, keputusan cabutan yang pernah dipaparkan pada peranti ini, berapa lama skrin cabutan dibuka setiap hari, berapa kerap anda ditanya tentangnya, had dan rehat anda sendiri serta tambah nilai yang dikira di dalamnya, dan catatan bahawa pernah ada log masuk di sini. Jika sesi tamat dengan sendirinya, permintaan, pusingan, hos dan mesej itu, serta keputusan dalam pesanan anda, disimpan sehingga anda log masuk semula, dan ahli lain tidak dapat melihatnya. “Padamkan peranti ini” dalam Tetapan memadamkan semua ini; had dan rehat anda sendiri dipadamkan apabila tamat.',
  privacy2:
    'Tiga menghantar kepada platform maklumat yang anda isi, bersama sesi dan bahasa anda. Gambar, video dan sembang khidmat pelanggan datang daripada pelayan yang ditetapkan oleh platform; pelayan itu melihat alamat rangkaian anda. Tiada analitik dan tiada iklan.',
} satisfies typeof en

export default legal
