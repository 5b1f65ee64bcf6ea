import type en from '../en_us/setting'

const setting = {
  title: 'Pengaturan',
  language: 'Bahasa',
  languageTitle: 'Bahasa',
  languageFailed: 'Bahasa ini tidak dapat dimuat. Periksa koneksi Anda dan coba lagi.',
  theme: 'Tema',
  themeSystem: 'Sistem',
  themeLight: 'Terang',
  themeDark: 'Gelap',
  version: 'Versi {{version}}',
  legal: 'Ketentuan dan privasi',
  logOut: 'Keluar',
  logOutTitle: 'Keluar dari akun?',
  logOutText: 'Perangkat ini akan melupakan sesi dan data keanggotaan Anda. Bahasa dan tema tetap tersimpan.',
  logOutConfirm: 'Keluar',
} satisfies typeof en

export default setting
