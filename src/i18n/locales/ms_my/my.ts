import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Log masuk atau daftar',
  loginHint: 'Log masuk untuk melihat dompet dan rekod.',
  level: 'Tahap {{level}}',
  points: '{{points}} mata',
  refreshBalance: 'Muat semula baki',
  refreshed: 'Baki dimuat semula',
  seeOdds: 'Lihat cabutan',
  menu: 'Menu',
  profile: 'Profil saya',
  numberFormatSet: 'Amaun kini ditulis seperti {{sample}}. Boleh diubah dalam Tetapan.',
  serviceOff: 'Hubungi khidmat pelanggan dengan cara lain: tiada pautan yang berfungsi dalam Tiga.',
  noEntries: 'Anda belum mempunyai pesanan atau pengeluaran.',
  onItsWay: { title: 'Dalam proses', since: 'sejak {{time}}', topUp: 'Tambah nilai' },
} satisfies WithoutSingularKeys<typeof en>

export default my
