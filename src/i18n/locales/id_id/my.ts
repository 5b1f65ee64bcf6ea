import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Masuk atau daftar',
  loginHint: 'Masuk untuk melihat dompet dan riwayat Anda.',
  level: 'Level {{level}}',
  points: '{{points}} poin',
  walletBalance: 'Saldo dompet',
  refreshBalance: 'Perbarui saldo',
  refreshed: 'Saldo diperbarui',
  welcome: {
    title: 'Selamat datang di Tiga',
    odds: 'Lihat peluang dulu',
  },
  trail: {
    see: '{{amount}}: rinciannya',
    title: 'Rincian saldo Anda',
    restText:
      '“Selebihnya” tidak terlihat oleh Tiga: saldo awal akun Anda, serta yang dihitung platform di tempat lain atau belum dihitung.',
  },
  menu: 'Menu',
  totals: 'Ringkasan taruhan Anda',
  profile: 'Profil saya',
  serviceOff: 'Silakan hubungi layanan pelanggan. Saat ini platform tidak memberikan tautan yang bisa dibuka Tiga.',
  messagesUnread: 'Pesan, {{number}} belum dibaca',
  noticesUnread: 'Pengumuman, {{number}} belum dibaca',
  roundsOpen: '{{count}} periode terbuka',
} satisfies WithoutOne<typeof en>

export default my
