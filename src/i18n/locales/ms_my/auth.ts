import type en from '../en_us/auth'

const auth = {
  welcome: 'Selamat kembali',
  welcomeText: 'Log masuk untuk menyertai cabutan dan mengurus dompet anda.',
  registerWelcome: 'Buka akaun anda',
  registerText: 'Tiga hanya untuk ahli jemputan. Anda memerlukan kod jemputan.',
  password: 'Kata laluan',
  inviteCode: 'Kod jemputan',
  logIn: 'Log masuk',
  register: 'Daftar',
  lookAround: 'Lihat-lihat dahulu',
  forgot: 'Lupa kata laluan?',
  forgotText: 'Tiga tidak dapat menetapkan semula kata laluan anda. Khidmat pelanggan boleh membantu.',
  haveAccount: 'Sudah menjadi ahli?',
  agree: 'Saya bersetuju dengan perjanjian pembukaan akaun',
  readAgreement: 'Baca perjanjian',
  enterUsername: 'Sila masukkan nama pengguna anda.',
  enterPassword: 'Sila masukkan kata laluan anda.',
  enterInviteCode: 'Sila masukkan kod jemputan.',
  tickAgreement: 'Sila tandakan kotak untuk bersetuju dengan perjanjian pembukaan akaun.',
  loggedIn: 'Anda telah log masuk.',
  loginUnused:
    'Sementara itu akaun lain telah log masuk dan kekal aktif. Untuk menggunakan akaun ini, log keluar dahulu.',
  loginNoAnswer:
    'Tiada sambungan: permintaan tidak dihantar atau pelayan tidak memberi respons. Anda belum log masuk. Cuba lagi.',
  registered: 'Akaun anda telah dibuka dan anda telah log masuk.',
  registerUnused:
    'Akaun baharu anda telah dibuka. Sementara itu akaun lain telah log masuk dan kekal aktif: log keluar untuk menggunakan akaun baharu.',
  registerNoAnswer:
    'Tiada sambungan: permintaan tidak dihantar atau pelayan tidak memberi respons. Akaun anda mungkin telah didaftarkan. Cuba log masuk sebelum mendaftar lagi.',
  registerRefused: 'Sila hubungi khidmat pelanggan.',
  demoTitle: 'Akaun demo',
  demoText: 'Versi ini disambungkan ke platform simulasi pada peranti ini. Tiada wang sebenar di sini.',
  demoMembers: 'Ahli',
  demoCodes: 'Kod jemputan',
  demoUse: 'Guna {{name}}',
  demoKind: { regular: 'ahli biasa', fullView: 'akses video penuh', ordersBlocked: 'pesanan disekat' },
} satisfies typeof en

export default auth
