import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Log masuk atau daftar',
  loginHint: 'Log masuk untuk melihat dompet dan rekod anda.',
  level: 'Tahap {{level}}',
  points: '{{points}} mata',
  refreshBalance: 'Muat semula baki',
  refreshed: 'Baki dikemas kini',
  seeOdds: 'Lihat peluang dahulu',
  menu: 'Menu',
  totals: 'Ringkasan taruhan anda',
  profile: 'Profil saya',
  serviceOff:
    'Sila hubungi khidmat pelanggan. Buat masa ini platform tidak memberikan pautan yang boleh dibuka oleh Tiga.',
  noticesUnread: 'Pengumuman, {{number}} belum dibaca',
} satisfies WithoutOne<typeof en>

export default my
