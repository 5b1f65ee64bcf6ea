import type en from '../en_us/my'

const my = {
  title: 'Saya',
  loginOrRegister: 'Log masuk atau daftar',
  loginHint: 'Log masuk untuk melihat dompet dan rekod anda.',
  levelPoints: 'Tahap {{level}} · {{points}} mata',
  walletBalance: 'Baki dompet',
  refreshBalance: 'Muat semula baki',
  refreshed: 'Baki dimuat semula',
  settings: 'Tetapan',
  menu: 'Menu',
  taskRecord: 'Rekod tugasan',
  inviteHint:
    'Kod jemputan disertakan dengan tahap keahlian yang lebih tinggi. Khidmat pelanggan menguruskan naik taraf.',
  contactService: 'Hubungi khidmat pelanggan',
  topUp: 'Tambah nilai',
  withdraw: 'Keluarkan wang',
  totals: 'Ringkasan taruhan anda',
  staked: 'Taruhan',
  returned: 'Kemenangan',
  net: 'Untung/rugi',
  report: 'Laporan peribadi',
  statement: 'Penyata akaun',
  profile: 'Profil saya',
  notices: 'Pengumuman',
  messages: 'Mesej',
  messagesUnread: 'Belum dibaca: {{number}}',
  service: 'Bantuan dalam talian',
  completeTasksFirst: 'Lengkapkan senarai tugasan dahulu.',
  serviceOff: 'Sila hubungi khidmat pelanggan. Waktu khidmat menurut platform: 24 jam, 7 hari seminggu.',
} satisfies typeof en

export default my
