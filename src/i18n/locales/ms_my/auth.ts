import type en from '../en_us/auth'

const auth = {
  firstText: 'Untuk ahli: cabutan, video dan hos tempatan.',
  registerText: 'Anda memerlukan kod jemputan dan mesti berumur 18 tahun ke atas.',
  password: 'Kata laluan',
  inviteCode: 'Kod jemputan',
  logIn: 'Log masuk',
  register: 'Daftar',
  lookAround: 'Lihat-lihat dahulu',
  forgot: 'Lupa kata laluan?',
  forgotText: 'Tiga tidak boleh menetapkan semula kata laluan.',
  agree: 'Saya bersetuju dengan {{agreement}}',
  agreement: 'perjanjian pembukaan akaun',
  strength: {
    common: 'Mudah diteka: perkataan lazim.',
    sequence: 'Mudah diteka: urutan seperti 1234.',
    short: 'Mudah diteka: terlalu pendek.',
    repeated: 'Mudah diteka: aksara berulang.',
    fair: 'Sederhana. Tambah beberapa aksara supaya lebih selamat.',
    strong: 'Panjang dan aksaranya pelbagai.',
  },
  enterUsername: 'Sila masukkan nama pengguna.',
  enterPassword: 'Sila masukkan kata laluan.',
  enterInviteCode: 'Sila masukkan kod jemputan.',
  tickAgreement: 'Sila terima perjanjian pembukaan akaun.',
  loggedIn: 'Anda telah log masuk.',
  loginUnused: 'Akaun lain sudah log masuk di sini. Log keluar dahulu untuk menggunakan akaun anda.',
  notLoggedIn: 'Anda belum log masuk. Cuba lagi.',
  registered: 'Akaun anda telah dibuka dan anda telah log masuk.',
  registerUnused:
    'Akaun baharu anda telah dibuka, tetapi akaun lain sudah log masuk di sini. Log keluar dahulu untuk menggunakan akaun anda.',
  registerUnsure: 'Akaun anda mungkin telah didaftarkan: cuba log masuk dahulu.',
  registerRefused: 'Hubungi khidmat pelanggan.',
  registerYours: 'Akaun itu milik anda? Log masuk.',
} satisfies typeof en

export default auth
