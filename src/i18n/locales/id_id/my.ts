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
  topUp: 'Isi saldo',
  withdraw: 'Tarik dana',
  totals: 'Total undian Anda',
  staked: 'Taruhan',
  returned: 'Kembali',
  net: 'Neto',
  report: 'Laporan pribadi',
  statement: 'Rincian akun',
  profile: 'Pusat pribadi',
  notices: 'Pengumuman',
  messages: 'Pesan',
  messagesUnread: 'Belum dibaca: {{number}}',
  service: 'Layanan online',
  completeTasksFirst: 'Selesaikan daftar tugas terlebih dahulu.',
  serviceOff: 'Silakan hubungi layanan pelanggan. Jam layanan menurut platform: 24 jam, 7 hari seminggu.',
} satisfies typeof en

export default my
