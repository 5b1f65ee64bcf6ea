import type en from '../en_us/auth'

const auth = {
  welcome: 'Selamat datang kembali',
  welcomeText: 'Masuk untuk ikut undian dan mengelola dompet Anda.',
  firstWelcome: 'Baru di Tiga?',
  firstText: 'Tiga adalah aplikasi anggota untuk undian tiga angka, video, dan pemandu lokal.',
  haveCode: 'Saya punya kode undangan',
  registerWelcome: 'Buka akun Anda',
  registerText:
    'Tiga hanya untuk anggota undangan. Untuk mendaftar, Anda memerlukan kode undangan dan harus berusia minimal 18 tahun.',
  password: 'Kata sandi',
  inviteCode: 'Kode undangan',
  logIn: 'Masuk',
  register: 'Daftar',
  lookAround: 'Lihat-lihat dulu',
  forgot: 'Lupa kata sandi?',
  forgotText: 'Tiga tidak dapat mengatur ulang kata sandi Anda. Layanan pelanggan dapat membantu.',
  haveAccount: 'Sudah menjadi anggota? Masuk',
  agree: 'Saya menyetujui perjanjian pembukaan akun',
  readAgreement: 'Baca perjanjian',
  strength: {
    common: 'Mudah ditebak: memakai kata yang umum.',
    sequence: 'Mudah ditebak: memakai urutan seperti 1234.',
    short: 'Mudah ditebak: terlalu pendek.',
    repeated: 'Mudah ditebak: karakternya berulang.',
    fair: 'Cukup baik. Beberapa karakter lagi membuatnya lebih aman.',
    strong: 'Panjang, dengan banyak karakter berbeda.',
  },
  enterUsername: 'Masukkan nama pengguna Anda.',
  enterPassword: 'Masukkan kata sandi Anda.',
  enterInviteCode: 'Masukkan kode undangan.',
  tickAgreement: 'Centang kotak untuk menyetujui perjanjian pembukaan akun.',
  loggedIn: 'Anda sudah masuk.',
  loginUnused:
    'Sementara itu, akun lain sudah masuk dan masih aktif. Keluar dari akun itu dulu untuk memakai akun ini.',
  loginNoAnswer: 'Server tidak dapat dihubungi atau tidak merespons. Anda belum masuk. Coba lagi.',
  registered: 'Akun Anda telah dibuka, dan Anda sudah masuk.',
  registerUnused:
    'Akun baru Anda telah dibuka. Sementara itu, akun lain sudah masuk dan masih aktif: keluar dari akun itu dulu untuk memakai akun baru.',
  registerNoAnswer:
    'Server tidak dapat dihubungi atau tidak merespons. Akun Anda mungkin sudah terdaftar. Coba masuk sebelum mendaftar lagi.',
  registerUnsure: 'Akun Anda mungkin sudah terdaftar. Coba masuk sebelum mendaftar lagi.',
  registerRefused: 'Silakan hubungi layanan pelanggan.',
  demoTitle: 'Akun demo',
  demoText: 'Versi ini terhubung ke platform simulasi di perangkat ini. Tidak ada uang sungguhan di sini.',
  demoMembers: 'Anggota',
  demoCodes: 'Kode undangan',
  demoUse: 'Pakai {{name}}',
  demoKind: { regular: 'anggota biasa', fullView: 'akses video penuh', ordersBlocked: 'pesanan diblokir' },
} satisfies typeof en

export default auth
