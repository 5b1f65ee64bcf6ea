import type en from '../en_us/auth'

const auth = {
  loginTitle: 'Masuk',
  registerTitle: 'Daftar',
  welcome: 'Selamat datang kembali',
  welcomeText: 'Masuk untuk ikut undian dan mengelola dompet Anda.',
  registerWelcome: 'Buka akun Anda',
  registerText: 'Tiga hanya untuk anggota undangan. Anda memerlukan kode undangan.',
  username: 'Nama pengguna',
  password: 'Kata sandi',
  inviteCode: 'Kode undangan',
  logIn: 'Masuk',
  register: 'Daftar',
  lookAround: 'Lihat-lihat dulu',
  forgot: 'Lupa kata sandi?',
  forgotText: 'Tiga tidak dapat mengatur ulang kata sandi sendiri. Layanan pelanggan dapat membantu Anda.',
  haveAccount: 'Sudah menjadi anggota?',
  language: 'Bahasa',
  inviteHint:
    'Kode undangan tersedia pada level keanggotaan yang lebih tinggi. Kenaikan level diurus layanan pelanggan.',
  agree: 'Saya menyetujui perjanjian pembukaan akun',
  readAgreement: 'Baca perjanjian',
  enterUsername: 'Silakan isi nama pengguna Anda.',
  enterPassword: 'Silakan isi kata sandi Anda.',
  enterInviteCode: 'Silakan isi kode undangan.',
  tickAgreement: 'Silakan centang perjanjian pembukaan akun.',
  loggedIn: 'Anda sudah masuk.',
  loginUnused: 'Sementara itu akun lain sudah masuk dan tetap masuk. Untuk memakai akun ini, keluar dulu.',
  loginNoAnswer:
    'Tidak ada koneksi: tidak ada yang terkirim, atau tidak ada jawaban yang datang. Anda belum masuk. Coba lagi.',
  registered: 'Akun Anda sudah dibuka, dan Anda sudah masuk.',
  registerUnused:
    'Akun baru Anda sudah dibuka. Sementara itu akun lain sudah masuk dan tetap masuk: keluar dulu untuk memakai akun baru.',
  registerNoAnswer:
    'Tidak ada koneksi: tidak ada yang terkirim, atau tidak ada jawaban yang datang. Akun Anda mungkin sudah dibuka. Coba masuk sebelum mendaftar lagi.',
  registerRefused: 'Silakan hubungi layanan pelanggan.',
  demoTitle: 'Akun masuk demo',
  demoText: 'Versi ini terhubung ke platform tiruan di perangkat ini. Tidak ada uang sungguhan di sini.',
  demoMembers: 'Anggota',
  demoCodes: 'Kode undangan',
  demoUse: 'Pakai {{name}}',
  demoKind: { regular: 'anggota biasa', fullView: 'hak tonton penuh', ordersBlocked: 'pesanan diblokir' },
} satisfies typeof en

export default auth
