import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Masuk atau daftar',
  loginHint: 'Masuk untuk melihat dompet dan riwayat Anda.',
  levelPoints: 'Level {{level}} · {{points}} poin',
  walletBalance: 'Saldo dompet',
  refreshBalance: 'Perbarui saldo',
  refreshed: 'Saldo diperbarui',
  welcome: {
    title: 'Selamat datang di Tiga',
    demo: 'Anda memiliki saldo demo {{amount}}.',
    balance: 'Saldo Anda {{amount}}.',
    fundPassword: 'Buat PIN penarikan Anda',
    odds: 'Lihat peluang dulu',
    tour: 'Ikuti tur',
  },
  tour: {
    title: 'Tur singkat',
    next: 'Lanjut',
    skip: 'Lewati',
    again: 'Ulangi',
    step: '{{step}} dari {{steps}}',
    balance: {
      title: 'Saldo Anda',
      text: 'Saldo ada di halaman Saya, bersama Isi saldo dan Tarik dana. Isi saldo baru dihitung setelah disetujui platform.',
    },
    odds: {
      title: 'Lihat peluang sebelum bertaruh',
      text: 'Jika platform mengumumkan bayarannya, setiap pilihan menampilkan peluang dan jumlah yang diterima. Aturan menjelaskan berapa yang rata-rata diambil permainan.',
    },
    limits: {
      title: 'Pertaruhkan hanya uang yang Anda rela kehilangan',
      text: 'Nominal selalu Anda yang menentukan, dan tidak ada yang dikirim sebelum Anda mengonfirmasi.',
    },
    records: {
      title: 'Setiap pesanan tercatat',
      text: 'Riwayat tugas dan riwayat transaksi memuat taruhan, penerimaan, serta untung/rugi setiap pesanan.',
    },
    service: {
      title: 'Jika ada masalah',
      text: 'Bantuan online di halaman Saya menuju layanan pelanggan platform. Jangan pernah membayar supaya dibayar.',
    },
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
