import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'saldo minimal {{amount}}',
  hallEmptyText: 'Pilih kategori lain, atau periksa lagi nanti.',
  classes: 'Kategori',

  gameNotFound: 'Permainan tidak ditemukan',
  gameNotFoundText: 'Tautan ini tidak mengarah ke permainan mana pun. Pilih satu di halaman Undian.',
  toHall: 'Ke halaman undian',
  period: 'Periode',
  lastResult: 'Hasil terakhir',
  noResult: 'tidak tersedia',
  choose: 'Pilih',
  seeOdds: 'Lihat peluang',

  phase: { open: 'Dibuka', closing: 'Segera tutup', closed: 'Ditutup', waiting: 'Sedang diundi', blocked: 'Diblokir' },
  waiting: 'Menunggu hasil',
  waitingText: 'Hasil periode {{period}} belum diumumkan.',
  landed: 'Hasil periode {{period}}: {{numbers}}, jumlah {{sum}}',

  option: { big: 'Besar', small: 'Kecil', odd: 'Ganjil', even: 'Genap' },
  optionFull: { big: 'Besar', small: 'Kecil', odd: 'Ganjil (tunggal)', even: 'Genap (pasangan)' },
  optionHint: { big: 'jumlah 11 sampai 18', small: 'jumlah 3 sampai 10', odd: 'jumlah ganjil', even: 'jumlah genap' },
  paysShort: 'bayaran {{payout}}×',
  payoutUnknown: 'bayaran tidak diumumkan',
  rulesUnknown: 'aturan tidak diumumkan',

  amount: 'Nominal per tiket',
  clear: 'Hapus',
  notesTotal: 'Tiket: {{notes}} · total',
  submit: 'Kirim',
  history: 'Riwayat',
  rules: 'Aturan',
  taskList: 'Daftar tugas',
  keeps: 'Rata-rata, permainan ini mengambil {{amount}} dari setiap {{per}} yang dipertaruhkan.',
  keepsNoRules: 'Aturan menang permainan ini tidak diumumkan, jadi rata-rata yang diambilnya tidak diketahui.',
  keepsUnknown: 'Bayaran permainan ini tidak diumumkan, jadi rata-rata yang diambilnya tidak diketahui.',

  refusal: {
    wrongAmount: 'Nominal salah. Nominal harus lebih dari nol.',
    chooseNumber: 'Pilih minimal satu opsi terlebih dahulu.',
    enterAmount: 'Masukkan nominal.',
    insufficient: 'Saldo tidak cukup. Hubungi layanan pelanggan untuk mengisi saldo.',
    insufficientDetail: 'Pesanan ini memerlukan {{needed}}; saldo Anda {{balance}}.',
    contactAdmin: 'Silakan hubungi administrator untuk tugas ini.',
    condition: 'Permainan ini mensyaratkan saldo {{needed}}; saldo Anda {{balance}}.',
    blocked: 'Platform tidak menerima pesanan dari akun ini. Hubungi layanan pelanggan.',
    closed: 'Periode ini sudah ditutup. Periksa periode yang baru sebelum Anda mengonfirmasi.',
    noPeriod: 'Saat ini platform tidak menampilkan periode yang dibuka, jadi pesanan belum bisa dibuat.',
    offline: 'Anda sedang offline. Tidak ada yang terkirim.',
    underWay: 'Pesanan Anda yang lain sedang berlangsung. Tunggu responsnya.',
    unknownPending:
      'Pesanan terakhir Anda belum mendapat respons. Jangan ulangi pesanan itu sebelum hasilnya diketahui.',
  },

  confirm: {
    title: 'Konfirmasi pesanan Anda',
    lead: '{{amount}} untuk masing-masing: {{options}}',
    notes: 'Tiket',
    perNote: 'Per tiket',
    balanceAfter: 'Saldo setelah pesanan',
    returned: 'Diterima jika {{hits}} tiket menang',
    optionReturns: 'Diterima jika {{option}} menang',
    returnedNote: 'Jumlah yang diterima sudah termasuk taruhan.',
    periodCloses: 'Periode tutup dalam {{time}}.',
    platformFinal: 'Keputusan platform bersifat final.',
    confirm: 'Konfirmasi {{amount}}',
    sending: 'Mengirim',
    notTaken: 'Pesanan ditolak.',
    newPeriod: 'Pakai periode {{period}}',
    done: 'Pesanan Anda untuk periode {{period}} telah diterima.',
    doneBalance: 'Saldo sekarang',
    balanceDiffers:
      'Saldo Anda berubah sebesar {{changed}}, padahal pesanan ini {{total}}. Periksa riwayat tugas Anda sebelum memesan lagi.',
    unknown: 'Tidak ada respons: jangan ulangi pesanan ini. Pesanan mungkin sudah diterima.',
    unknownFound: 'Ditemukan: pesanan untuk periode {{period}} ada di riwayat Anda.',
    unknownMissing:
      'Pesanan untuk periode {{period}} belum ada di riwayat Anda. Pesanan itu mungkin masih akan muncul; periksa lagi sebelum mengulanginya.',
    unknownUnclear:
      'Riwayat Anda memuat beberapa pesanan seperti ini, jadi kami tidak dapat memastikannya. Bandingkan saldo Anda dengan riwayat tugas.',
    unknownChecking: 'Memeriksa riwayat tugas Anda',
    unknownFailed: 'Riwayat tugas Anda tidak dapat diperiksa saat ini.',
  },
  orderSuccessful: 'Pesanan berhasil: {{period}}',

  historyTitle: 'Undian sebelumnya',
  historyEmptyText: 'Hasil permainan ini akan tampil di sini.',
  sum: 'Jumlah',
  ledgerAlarm:
    'Untuk periode {{period}}, platform kini menampilkan angka yang berbeda dari yang sebelumnya ditampilkan di perangkat ini. Ambil tangkapan layar dan tanyakan kepada layanan pelanggan.',

  rulesTitle: 'Peluang dan aturan',
  rulesOfPlatform: 'Keterangan dari platform',
  rulesNoText: 'Platform tidak memberikan keterangan untuk permainan ini.',
  rulesDraw:
    'Tiga angka dari 1 sampai 6 diundi. Jumlahnya yang menentukan: 11 sampai 18 adalah besar, 3 sampai 10 adalah kecil; jumlah yang habis dibagi dua adalah genap (pasangan), selain itu ganjil (tunggal). Tiga angka kembar tetap mengikuti aturan ini.',
  rulesNotPublished:
    'Platform tidak mengumumkan bagaimana pilihan dalam permainan ini menang. Peluang tidak dapat dihitung.',
  rulesOddsTitle: 'Peluang setiap pilihan',
  rulesAssumption:
    'Peluang ini berlaku jika setiap angka sama mungkinnya. Belum ada yang memverifikasi hal itu untuk platform ini.',
  rulesChance: '{{hits}} dari {{outcomes}} ({{share}})',
  rulesOption: 'Pilihan',
  rulesChanceHead: 'Peluang',
  rulesPayoutHead: 'Bayaran',
  rulesJointTitle: 'Gabungan pilihan Anda',
  rulesJointPick: 'Pilih dua opsi atau lebih untuk melihat peluangnya menang bersama.',
  rulesJointText:
    'Semua pilihan dalam satu undian ditentukan oleh jumlah yang sama, jadi peluangnya tidak saling bebas.',
  rulesHits: 'Tiket menang',
  rulesPayoutTitle: 'Arti angka bayaran',
  rulesPayoutGross:
    'Bayaran {{payout}} kami baca sebagai nilai bruto: taruhan sudah termasuk. Tiket {{stake}} yang menang menerima {{gross}}, dengan keuntungan {{net}}.',
  rulesBreakEven:
    'Agar impas, sebuah tiket harus menang dalam {{needed}} undian; peluangnya {{chance}}. Rata-rata, permainan mengambil {{kept}} dari setiap {{per}} yang dipertaruhkan.',
  rulesPayoutUnknown:
    'Platform tidak mengumumkan berapa yang diterima jika menang. Tanyakan kepada layanan pelanggan sebelum Anda bertaruh.',
  rulesTimingTitle: 'Penutupan dan penyelesaian',
  rulesTiming:
    'Sebuah periode menerima pesanan sampai hitung mundurnya berakhir; platform menolak yang masuk setelah itu. Sesudah undian, platform menyelesaikan setiap tiket secara terpisah. Catatan platform bersifat final; Anda dapat memeriksa setiap baris di riwayat tugas Anda.',

  taskEmpty: 'Belum ada pesanan di permainan ini',
  taskEmptyText: 'Pesanan yang Anda buat di sini akan tampil di daftar ini.',
  roundClosesIn: 'Periode {{period}} tutup dalam',
  roundOf: 'Periode {{period}}',
  forOptions: '{{options}}: {{text}}',
} satisfies typeof en

export default reservation
