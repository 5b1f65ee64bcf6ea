import type en from '../en_us/my'

const my = {
  title: 'Saya',
  loginOrRegister: 'Masuk atau daftar',
  loginHint: 'Masuk untuk melihat dompet dan riwayat Anda.',
  levelPoints: 'Level {{level}} · {{points}} poin',
  walletBalance: 'Saldo dompet',
  refreshBalance: 'Perbarui saldo',
  refreshed: 'Saldo diperbarui',
  settings: 'Pengaturan',
  menu: 'Menu',
  taskRecord: 'Riwayat tugas',
  inviteHint:
    'Kode undangan tersedia pada level keanggotaan yang lebih tinggi. Kenaikan level diurus layanan pelanggan.',
  contactService: 'Hubungi layanan pelanggan',
  topUp: 'Isi saldo',
  withdraw: 'Tarik dana',
  totals: 'Ringkasan taruhan Anda',
  staked: 'Taruhan',
  returned: 'Kemenangan',
  net: 'Untung/rugi',
  report: 'Laporan pribadi',
  statement: 'Riwayat transaksi',
  profile: 'Profil saya',
  notices: 'Pengumuman',
  messages: 'Pesan',
  messagesUnread: 'Belum dibaca: {{number}}',
  service: 'Bantuan online',
  completeTasksFirst: 'Selesaikan daftar tugas terlebih dahulu.',
  serviceOff: 'Silakan hubungi layanan pelanggan. Jam layanan menurut platform: 24 jam, 7 hari seminggu.',
} satisfies typeof en

export default my
