import type en from '../en_us/setting'

const setting = {
  title: 'Tetapan',
  language: 'Bahasa',
  languageTitle: 'Bahasa',
  languageFailed: 'Bahasa ini tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi.',
  theme: 'Tema',
  themeSystem: 'Sistem',
  themeLight: 'Cerah',
  themeDark: 'Gelap',
  version: 'Versi {{version}}',
  legal: 'Terma dan privasi',
  logOut: 'Log keluar',
  logOutTitle: 'Log keluar?',
  logOutText: 'Peranti ini akan melupakan sesi dan data keahlian anda. Bahasa dan tema kekal.',
  logOutConfirm: 'Log keluar',
} satisfies typeof en

export default setting
