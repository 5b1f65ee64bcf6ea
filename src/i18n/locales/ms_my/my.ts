import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Log masuk atau daftar',
  loginHint: 'Log masuk untuk melihat dompet dan rekod anda.',
  levelPoints: 'Tahap {{level}} · {{points}} mata',
  walletBalance: 'Baki dompet',
  refreshBalance: 'Muat semula baki',
  refreshed: 'Baki dimuat semula',
  menu: 'Menu',
  totals: 'Ringkasan taruhan anda',
  profile: 'Profil saya',
  serviceOff: 'Sila hubungi khidmat pelanggan. Waktu khidmat menurut platform: 24 jam, 7 hari seminggu.',
} satisfies WithoutOne<typeof en>

export default my
