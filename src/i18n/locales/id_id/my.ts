import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Masuk atau daftar',
  loginHint: 'Masuk untuk melihat dompet dan riwayat Anda.',
  levelPoints: 'Level {{level}} · {{points}} poin',
  walletBalance: 'Saldo dompet',
  refreshBalance: 'Perbarui saldo',
  refreshed: 'Saldo diperbarui',
  menu: 'Menu',
  totals: 'Ringkasan taruhan Anda',
  profile: 'Profil saya',
  serviceOff: 'Silakan hubungi layanan pelanggan. Jam layanan menurut platform: 24 jam, 7 hari seminggu.',
} satisfies WithoutOne<typeof en>

export default my
