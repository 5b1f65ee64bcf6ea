import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Masuk atau daftar',
  loginHint: 'Masuk untuk melihat dompet dan riwayat Anda.',
  level: 'Level {{level}}',
  points: '{{points}} poin',
  refreshBalance: 'Perbarui saldo',
  refreshed: 'Saldo diperbarui',
  seeOdds: 'Lihat undian',
  menu: 'Menu',
  profile: 'Profil saya',
  serviceOff: 'Hubungi layanan pelanggan dengan cara lain: platform tidak memberi tautan yang bisa dibuka Tiga.',
  noEntries: 'Anda belum memiliki pesanan atau penarikan.',
} satisfies WithoutSingularKeys<typeof en>

export default my
