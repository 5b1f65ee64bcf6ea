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
  numberFormatSet: 'Jumlah kini ditulis seperti {{sample}}. Bisa diubah di Pengaturan.',
  serviceOff: 'Hubungi layanan pelanggan dengan cara lain: platform tidak memberi tautan yang bisa dibuka Tiga.',
  noEntries: 'Anda belum memiliki pesanan atau penarikan.',
  onItsWay: { title: 'Dalam proses', since: 'sejak {{time}}', topUp: 'Isi saldo' },
} satisfies WithoutSingularKeys<typeof en>

export default my
