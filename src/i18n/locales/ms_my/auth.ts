import type en from '../en_us/auth'

const auth = {
  welcome: 'Selamat kembali',
  welcomeText: 'Log masuk untuk menyertai cabutan dan mengurus dompet anda.',
  firstWelcome: 'Baharu di Tiga?',
  firstText: 'Tiga ialah aplikasi ahli untuk cabutan tiga nombor, video dan hos tempatan.',
  haveCode: 'Saya ada kod jemputan',
  registerWelcome: 'Buka akaun anda',
  registerText:
    'Tiga hanya untuk ahli jemputan. Untuk mendaftar, anda memerlukan kod jemputan dan mesti berumur sekurang-kurangnya 18 tahun.',
  password: 'Kata laluan',
  inviteCode: 'Kod jemputan',
  logIn: 'Log masuk',
  register: 'Daftar',
  lookAround: 'Lihat-lihat dahulu',
  forgot: 'Lupa kata laluan?',
  forgotText: 'Tiga tidak dapat menetapkan semula kata laluan anda. Khidmat pelanggan boleh membantu.',
  haveAccount: 'Sudah menjadi ahli? Log masuk',
  agree: 'Saya bersetuju dengan perjanjian pembukaan akaun',
  readAgreement: 'Baca perjanjian',
  strength: {
    common: 'Mudah diteka: menggunakan perkataan lazim.',
    sequence: 'Mudah diteka: menggunakan urutan seperti 1234.',
    short: 'Mudah diteka: terlalu pendek.',
    repeated: 'Mudah diteka: aksaranya berulang.',
    fair: 'Sederhana. Beberapa aksara lagi menjadikannya lebih selamat.',
    strong: 'Panjang, dengan banyak aksara berbeza.',
  },
  enterUsername: 'Sila masukkan nama pengguna anda.',
  enterPassword: 'Sila masukkan kata laluan anda.',
  enterInviteCode: 'Sila masukkan kod jemputan.',
  tickAgreement: 'Sila tandakan kotak untuk bersetuju dengan perjanjian pembukaan akaun.',
  loggedIn: 'Anda telah log masuk.',
  loginUnused:
    'Sementara itu, akaun lain telah log masuk dan masih aktif. Untuk menggunakan akaun ini, log keluar dahulu.',
  loginNoAnswer: 'Pelayan tidak dapat dihubungi atau tidak memberi respons. Anda belum log masuk. Cuba lagi.',
  registered: 'Akaun anda telah dibuka dan anda telah log masuk.',
  registerUnused:
    'Akaun baharu anda telah dibuka. Sementara itu, akaun lain telah log masuk dan masih aktif: log keluar untuk menggunakan akaun baharu.',
  registerNoAnswer:
    'Pelayan tidak dapat dihubungi atau tidak memberi respons. Akaun anda mungkin telah didaftarkan. Cuba log masuk sebelum mendaftar lagi.',
  registerUnsure: 'Akaun anda mungkin telah didaftarkan. Cuba log masuk sebelum mendaftar lagi.',
  registerRefused: 'Sila hubungi khidmat pelanggan.',
  demoTitle: 'Akaun demo',
  demoText: 'Versi ini disambungkan ke platform simulasi pada peranti ini. Tiada wang sebenar di sini.',
  demoMembers: 'Ahli',
  demoCodes: 'Kod jemputan',
  demoUse: 'Guna {{name}}',
  demoKind: { regular: 'ahli biasa', fullView: 'akses video penuh', ordersBlocked: 'pesanan disekat' },
} satisfies typeof en

export default auth
