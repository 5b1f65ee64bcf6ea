import type en from '../en_us/my'

const my = {
  title: 'Saya',
  loginOrRegister: 'Masuk atau daftar',
  loginHint: 'Dompet dan catatan Anda terbuka setelah Anda masuk.',
  levelPoints: 'Level {{level}} · {{points}} poin',
  walletBalance: 'Saldo dompet',
  refreshBalance: 'Perbarui saldo',
  refreshed: 'Saldo diperbarui',
  settings: 'Pengaturan',
  menu: 'Menu',
  taskRecord: 'Catatan tugas',
  inviteHint:
    'Kode undangan tersedia pada level keanggotaan yang lebih tinggi. Kenaikan level diurus layanan pelanggan.',
  contactService: 'Hubungi layanan pelanggan',
} satisfies typeof en

export default my
