import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Log masuk atau daftar',
  loginHint: 'Log masuk untuk melihat dompet dan rekod anda.',
  level: 'Tahap {{level}}',
  points: '{{points}} mata',
  walletBalance: 'Baki dompet',
  refreshBalance: 'Muat semula baki',
  refreshed: 'Baki dimuat semula',
  welcome: {
    title: 'Selamat datang ke Tiga',
    odds: 'Lihat peluang dahulu',
  },
  trail: {
    see: '{{amount}}: pecahannya',
    title: 'Pecahan baki anda',
    restText:
      '“Selebihnya” tidak dapat dilihat oleh Tiga: baki permulaan akaun anda, serta yang dikira platform di tempat lain atau belum dikira.',
  },
  menu: 'Menu',
  totals: 'Ringkasan taruhan anda',
  profile: 'Profil saya',
  serviceOff:
    'Sila hubungi khidmat pelanggan. Buat masa ini platform tidak memberikan pautan yang boleh dibuka oleh Tiga.',
  messagesUnread: 'Mesej, {{number}} belum dibaca',
  noticesUnread: 'Pengumuman, {{number}} belum dibaca',
  roundsOpen: '{{count}} pusingan dibuka',
} satisfies WithoutOne<typeof en>

export default my
