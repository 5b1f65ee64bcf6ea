import type en from '../en_us/withdraw'

const withdraw = {
  title: 'Tarik dana',
  records: 'Riwayat',
  amount: 'Nominal',
  all: 'Semua',
  balance: 'Saldo',
  limits: 'Batas',
  range: '{{minimum}} sampai {{maximum}}',
  perDay: '{{times}} kali sehari',
  limitMinimum: 'Minimal sekali tarik',
  limitMaximum: 'Maksimal sekali tarik',
  limitPerDay: 'Penarikan per hari',
  limitAll: '“Semua” mengisi',
  limitNote: 'Ini batas dari platform. Platform memeriksa setiap penarikan sekali lagi terhadap batas ini.',
  withdraw: 'Tarik',
  bound: 'terikat',
  noCard: 'Belum ada kartu bank yang terikat. Penarikan hanya dikirim ke kartu yang terikat.',
  bindCard: 'Kartu bank',
  noFundPassword: 'Kata sandi dana belum diatur. Penarikan dikonfirmasi dengan kata sandi itu.',
  setFundPassword: 'Atur kata sandi dana',

  platformTime: 'Platform menyatakan dana tiba dalam sekitar 5 menit, paling cepat 2 menit.',
  ownMedian: 'Median Anda sendiri sampai platform melaporkannya selesai: {{time}} (penarikan: {{number}}).',
  ownMedianNone: 'Penarikan Anda sendiri belum cukup untuk dibandingkan.',
  underOneMinute: 'kurang dari 1 mnt',
  minutes: '{{minutes}} mnt',
  hours: '{{hours}} jam {{minutes}} mnt',

  refusal: {
    wrongAmount: 'Isi nominal yang benar.',
    belowMinimum: 'Minimal {{limit}}.',
    aboveMaximum: 'Nominal penarikan tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Nominal ini melebihi saldo Anda sebesar {{limit}}.',
    wrongPassword: 'Masukkan kata sandi penarikan yang benar: 4 angka lengkap.',
    offline: 'Anda sedang offline. Tidak ada yang terkirim.',
    unknownPending:
      'Jawaban untuk penarikan terakhir Anda belum ada. Jangan ulangi penarikan itu; periksa riwayat Anda dahulu.',
  },

  card: 'Kartu bank',
  holder: 'Pemilik',
  balanceAfter: 'Saldo setelahnya',
  fundPassword: 'Kata sandi dana',
  keys: 'Tombol angka',
  entered: '{{entered}} dari {{length}} angka',
  forgot: 'Lupa?',
  forgotText:
    'Hubungi layanan pelanggan mengenai kata sandi dana Anda. Kata sandi ini tidak dapat diatur ulang di sini.',
  remove: 'Hapus',
  confirm: 'Konfirmasi',
  sending: 'Mengirim. Tunggu jawabannya.',
  wait: 'Harus ada jeda 5 detik di antara dua percobaan.',
  notTaken: 'Penarikan tidak diterima.',
  submitted: 'Terkirim: {{amount}}. Selanjutnya platform memeriksanya.',

  unknown: {
    title: 'Tidak ada jawaban',
    text: 'Tidak ada jawaban yang datang: jangan ulangi penarikan ini. Penarikan mungkin sudah diterima.',
    checking: 'Memeriksa riwayat Anda',
    found: 'Ditemukan: penarikan itu ada di riwayat Anda.',
    missing:
      'Sejauh ini penarikan itu tidak ada di riwayat Anda. Penarikan mungkin masih akan masuk; periksa lagi sebelum mengulanginya.',
    unclear:
      'Riwayat Anda memuat beberapa penarikan dengan nominal ini, jadi kami tidak dapat memastikannya. Bandingkan saldo Anda dengan riwayat.',
    failed: 'Riwayat Anda baru saja tidak dapat diperiksa.',
    checkAgain: 'Periksa lagi',
    dismiss: 'Saya sudah memeriksanya sendiri',
    seeRecord: 'Lihat riwayat',
    done: 'Selesai',
  },

  record: {
    title: 'Riwayat penarikan',
    refreshed: 'Berhasil diperbarui',
    emptyText: 'Penarikan Anda akan tampil di sini, masing-masing dengan tindakan platform.',
    sent: 'Dikirim',
    reviewed: 'Diperiksa',
    notReviewed: 'belum',
    see: 'Penarikan {{amount}}, {{time}}',
    detail: 'Penarikan {{amount}}',
    platformSays: 'Keterangan platform',
    notArrived:
      'Dibayarkan oleh platform belum berarti tiba di bank Anda. Hanya rekening bank Anda yang menunjukkan bahwa dana sudah masuk.',
  },
} satisfies typeof en

export default withdraw
