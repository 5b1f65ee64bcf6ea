import type en from '../en_us/shared'

const shared = {
  report: 'Laporan peribadi',
  statement: 'Penyata akaun',
  notices: 'Pengumuman',
  service: 'Bantuan dalam talian',
  settings: 'Tetapan',
  withdraw: 'Keluarkan wang',
  bankAccount: 'Akaun bank',
  fundPassword: 'PIN pengeluaran',
  inviteHint:
    'Kod jemputan disertakan dengan tahap keahlian yang lebih tinggi. Khidmat pelanggan menguruskan naik taraf.',
  tasksFirst: 'Lengkapkan senarai tugasan dahulu.',
  unread: 'Belum dibaca: {{number}}',
  complete: 'Sila lengkapkan ruangan ini.',
  submit: 'Hantar',
  amount: 'Amaun',
  balance: 'Baki',
  total: 'Jumlah',
  staked: 'Taruhan',
  won: 'Kemenangan',
  returned: 'Pulangan',
  net: 'Untung/rugi',
  submitted: 'Dihantar',
  reviewed: 'Disemak',
  noResponse: 'Tiada respons',
  checkedMyself: 'Saya sudah menyemaknya sendiri',
  checkAgain: 'Semak lagi',
  done: 'Selesai',
  netResult: 'Untung/rugi',
  language: 'Bahasa',
  username: 'Nama pengguna',
} satisfies typeof en

export default shared
