import type en from '../en_us/withdraw'

const withdraw = {
  records: 'Riwayat',
  all: 'Semua',
  limits: 'Batas',
  range: '{{minimum}} sampai {{maximum}}',
  perDay: '{{times}} kali sehari',
  limitMinimum: 'Minimal per penarikan',
  limitMaximum: 'Maksimal per penarikan',
  limitPerDay: 'Penarikan per hari',
  limitAll: '“Semua” akan mengisi',
  limitNote: 'Ini batas dari platform. Platform memeriksa ulang setiap penarikan dengan batas ini.',
  bound: 'tertaut',
  noCard: 'Belum ada rekening bank yang tertaut. Penarikan hanya dikirim ke rekening yang tertaut.',
  noFundPassword: 'PIN penarikan belum dibuat. Setiap penarikan dikonfirmasi dengan PIN ini.',
  setFundPassword: 'Buat PIN penarikan',

  platformTime: 'Menurut platform, dana tiba dalam sekitar 5 menit, paling cepat 2 menit.',
  ownMedian: 'Median waktu penarikan Anda sampai platform melaporkannya selesai: {{time}} (penarikan: {{number}}).',
  ownMedianNone: 'Penarikan Anda belum cukup untuk dibandingkan.',
  underOneMinute: 'kurang dari 1 mnt',
  minutes: '{{minutes}} mnt',
  hours: '{{hours}} jam {{minutes}} mnt',

  refusal: {
    wrongAmount: 'Masukkan nominal yang benar.',
    belowMinimum: 'Minimal {{limit}}.',
    aboveMaximum: 'Nominal penarikan tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Nominal ini melebihi saldo Anda sebesar {{limit}}.',
    wrongPassword: 'Masukkan PIN penarikan yang benar: 4 angka lengkap.',
    offline: 'Anda sedang offline. Tidak ada yang terkirim.',
    underWay: 'Penarikan Anda yang lain sedang berlangsung. Tunggu responsnya.',
    unknownPending:
      'Penarikan terakhir Anda belum mendapat respons. Jangan ulangi penarikan itu; periksa riwayat Anda dahulu.',
  },

  holder: 'Pemilik rekening',
  balanceAfter: 'Saldo setelah penarikan',
  keys: 'Tombol angka',
  entered: '{{entered}} dari {{length}} angka',
  forgot: 'Lupa?',
  forgotText: 'Hubungi layanan pelanggan mengenai PIN penarikan Anda. PIN ini tidak dapat diatur ulang di sini.',
  remove: 'Hapus',
  confirm: 'Konfirmasi',
  sending: 'Mengirim. Mohon tunggu respons.',
  wait: 'Tunggu 5 detik sebelum mencoba lagi.',
  notTaken: 'Penarikan ditolak.',
  submitted: 'Diajukan: {{amount}}. Selanjutnya platform akan memeriksanya.',

  unknown: {
    text: 'Tidak ada respons: jangan ulangi penarikan ini. Penarikan mungkin sudah diterima.',
    checking: 'Memeriksa riwayat penarikan Anda',
    found: 'Ditemukan: penarikan itu ada di riwayat Anda.',
    missing: 'Penarikan itu belum ada di riwayat Anda. Mungkin masih akan muncul; periksa lagi sebelum mengulanginya.',
    unclear:
      'Riwayat Anda memuat beberapa penarikan dengan nominal ini, jadi kami tidak dapat memastikannya. Bandingkan saldo Anda dengan riwayat.',
    failed: 'Riwayat penarikan Anda tidak dapat diperiksa saat ini.',
  },

  record: {
    refreshed: 'Berhasil diperbarui',
    emptyText: 'Penarikan Anda beserta statusnya akan tampil di sini.',
    notReviewed: 'belum',
    see: 'Penarikan {{amount}}, {{time}}',
    detail: 'Penarikan {{amount}}',
    platformSays: 'Keterangan platform',
    notArrived: '“Dibayar” belum berarti dana sudah masuk. Cek rekening bank Anda untuk memastikannya.',
  },
} satisfies typeof en

export default withdraw
