import type en from '../en_us/my'

const my = {
  title: 'Saya',
  loginOrRegister: 'Log masuk atau daftar',
  loginHint: 'Dompet dan rekod anda dibuka selepas anda log masuk.',
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
} satisfies typeof en

export default my
