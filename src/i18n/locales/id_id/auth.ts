import type en from '../en_us/auth'

const auth = {
  firstText: 'Khusus anggota: undian, video, dan pemandu lokal.',
  registerText: 'Perlu kode undangan. Minimal 18\u00a0tahun.',
  password: 'Kata sandi',
  inviteCode: 'Kode undangan',
  logIn: 'Masuk',
  register: 'Daftar',
  lookAround: 'Lihat-lihat dulu',
  forgot: 'Lupa kata sandi?',
  forgotText: 'Tiga tidak bisa mengatur ulang kata sandi.',
  agree: 'Saya menyetujui {{agreement}}',
  agreement: 'perjanjian pembukaan akun',
  strength: {
    common: 'Mudah ditebak: kata umum.',
    sequence: 'Mudah ditebak: urutan seperti 1234.',
    short: 'Mudah ditebak: terlalu pendek.',
    repeated: 'Mudah ditebak: karakter berulang.',
    fair: 'Cukup baik. Tambah beberapa karakter agar lebih aman.',
    strong: 'Panjang dan karakternya beragam.',
  },
  enterUsername: 'Masukkan nama pengguna Anda.',
  enterPassword: 'Masukkan kata sandi Anda.',
  enterInviteCode: 'Masukkan kode undangan.',
  tickAgreement: 'Setujui perjanjian pembukaan akun.',
  loggedIn: 'Anda berhasil masuk.',
  loginUnused: 'Akun lain sudah masuk di sini. Keluar dulu untuk memakai akun Anda.',
  notLoggedIn: 'Anda belum masuk. Coba lagi.',
  registered: 'Akun berhasil dibuat dan Anda sudah masuk.',
  registerUnused:
    'Akun baru Anda berhasil dibuat, tetapi akun lain sudah masuk di sini. Keluar dulu untuk memakai akun baru.',
  registerUnsure: 'Akun Anda mungkin sudah terdaftar: coba masuk dulu.',
  registerRefused: 'Silakan hubungi layanan pelanggan.',
  registerYours: 'Akun itu sudah milik Anda? Masuk saja.',
} satisfies typeof en

export default auth
