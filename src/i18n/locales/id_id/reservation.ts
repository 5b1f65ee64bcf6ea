import type en from '../en_us/reservation'

const reservation = {
  hallTitle: 'Undian',
  hallCondition: 'saldo minimal {{amount}}',
  hallEmptyText: 'Pilih kelas lain, atau lihat lagi nanti.',
  classes: 'Kelas',
  refreshed: 'Diperbarui',

  gameNotFound: 'Permainan tidak ditemukan',
  gameNotFoundText: 'Alamat ini tidak menunjuk permainan apa pun. Pilih satu di halaman undian.',
  toHall: 'Ke halaman undian',
  period: 'Periode',
  closesIn: 'tutup dalam',
  lastResult: 'Hasil terakhir',
  noResult: 'tidak tersedia',
  choose: 'Pilih',
  seeOdds: 'Lihat peluang',

  phase: { open: 'Buka', closing: 'Segera tutup', closed: 'Tutup', waiting: 'Sedang diundi', blocked: 'Diblokir' },
  waiting: 'Menunggu hasil',
  waitingText: 'Hasil periode {{period}} belum diumumkan.',
  checkAgain: 'Periksa lagi',
  landed: 'Hasil periode {{period}}: {{numbers}}, jumlah {{sum}}',

  option: { big: 'Besar', small: 'Kecil', odd: 'Ganjil', even: 'Genap' },
  optionFull: { big: 'Besar', small: 'Kecil', odd: 'Ganjil (tunggal)', even: 'Genap (pasangan)' },
  optionHint: { big: 'jumlah 11 sampai 18', small: 'jumlah 3 sampai 10', odd: 'jumlah ganjil', even: 'jumlah genap' },
  paysShort: 'dibayar {{payout}}',
  payoutUnknown: 'pembayaran tidak diumumkan',
  rulesUnknown: 'aturan tidak diumumkan',

  amount: 'Nominal per tiket',
  clear: 'Hapus',
  notesTotal: 'Tiket: {{notes}} · total',
  balance: 'Saldo',
  submit: 'Kirim',
  history: 'Riwayat',
  rules: 'Aturan',
  taskList: 'Daftar tugas',
  keeps: 'Rata-rata, permainan ini mengambil {{amount}} dari setiap {{per}} yang dipertaruhkan.',
  keepsNoRules: 'Cara pilihan permainan ini menang tidak diumumkan, jadi rata-rata yang diambilnya tidak diketahui.',
  keepsUnknown: 'Tidak diketahui berapa rata-rata yang diambil permainan ini: pembayarannya tidak diumumkan.',

  refusal: {
    wrongAmount: 'Nominal salah. Nominal harus lebih dari nol.',
    chooseNumber: 'Tentukan pilihan angka terlebih dahulu.',
    enterAmount: 'Isi nominalnya.',
    insufficient: 'Saldo tidak cukup. Hubungi layanan pelanggan untuk mengisi saldo.',
    insufficientDetail: 'Pesanan ini memerlukan {{needed}}; saldo Anda {{balance}}.',
    contactAdmin: 'Silakan hubungi administrator untuk tugas ini.',
    condition: 'Permainan ini mensyaratkan saldo {{needed}}; saldo Anda {{balance}}.',
    blocked: 'Platform tidak menerima pesanan dari akun ini. Hubungi layanan pelanggan.',
    closed: 'Periode ini sudah ditutup. Periksa periode yang baru sebelum Anda mengonfirmasi.',
    noPeriod: 'Platform saat ini tidak menyebutkan periode yang buka, jadi pesanan belum bisa dibuat.',
    offline: 'Anda sedang offline. Tidak ada yang terkirim.',
    unknownPending:
      'Jawaban untuk pesanan terakhir Anda belum ada. Jangan ulangi pesanan itu sebelum hasilnya diketahui.',
  },

  confirm: {
    title: 'Konfirmasi pesanan Anda',
    lead: '{{amount}} untuk masing-masing: {{options}}',
    period: 'Periode',
    notes: 'Tiket',
    perNote: 'Per tiket',
    total: 'Total',
    balanceAfter: 'Saldo setelahnya',
    returned: 'Pengembalian jika {{hits}} kena',
    optionReturns: 'Diterima jika {{option}} kena',
    returnedNote: 'Pengembalian sudah termasuk taruhan.',
    periodCloses: 'Periode tutup dalam {{time}}.',
    platformFinal: 'Jawaban platform bersifat final.',
    confirm: 'Konfirmasi {{amount}}',
    sending: 'Mengirim',
    notTaken: 'Pesanan tidak diterima.',
    newPeriod: 'Pakai periode {{period}}',
    doneTitle: 'Pesanan diterima',
    done: 'Pesanan Anda untuk periode {{period}} telah diterima.',
    doneStaked: 'Taruhan',
    doneBalance: 'Saldo sekarang',
    doneContinue: 'Selesai',
    balanceDiffers:
      'Saldo Anda berubah sebesar {{changed}}, padahal pesanan ini {{total}}. Lihat catatan tugas Anda sebelum memesan lagi.',
    unknownTitle: 'Tidak ada jawaban',
    unknown: 'Tidak ada jawaban yang datang: jangan ulangi pesanan ini. Pesanan mungkin sudah diterima.',
    unknownFound: 'Ditemukan: pesanan untuk periode {{period}} ada di catatan Anda.',
    unknownMissing:
      'Pesanan untuk periode {{period}} sejauh ini tidak ada di catatan Anda. Pesanan itu mungkin masih akan masuk; periksa lagi sebelum mengulanginya.',
    unknownUnclear:
      'Catatan Anda memuat beberapa pesanan seperti ini, jadi kami tidak dapat memastikannya. Bandingkan saldo Anda dengan catatan tugas.',
    unknownChecking: 'Memeriksa catatan Anda',
    unknownFailed: 'Catatan Anda baru saja tidak dapat diperiksa.',
    unknownDismiss: 'Saya sudah memeriksanya sendiri',
    seeRecord: 'Lihat catatan tugas',
  },
  orderSuccessful: 'Pesanan berhasil: {{period}}',

  historyTitle: 'Undian sebelumnya',
  historyEmpty: 'Belum ada data',
  historyEmptyText: 'Hasil permainan ini akan tampil di sini.',
  sum: 'Jumlah',
  ledgerAlarm:
    'Untuk periode {{period}}, platform kini menampilkan angka yang berbeda dari yang sebelumnya ditampilkan di perangkat ini. Ambil tangkapan layar dan tanyakan kepada layanan pelanggan.',

  rulesTitle: 'Peluang dan aturan',
  rulesOfPlatform: 'Keterangan dari platform',
  rulesNoText: 'Platform tidak menerbitkan teks untuk permainan ini.',
  rulesDraw:
    'Tiga angka dari 1 sampai 6 diundi. Jumlahnya yang menentukan: 11 sampai 18 adalah besar, 3 sampai 10 adalah kecil; jumlah yang habis dibagi dua adalah genap (pasangan), selain itu ganjil (tunggal). Tiga angka yang sama bukan pengecualian.',
  rulesNotPublished:
    'Platform tidak mengumumkan bagaimana pilihan dalam permainan ini menang. Peluang tidak dapat dihitung.',
  rulesOddsTitle: 'Peluang setiap pilihan',
  rulesChance: '{{hits}} dari {{outcomes}}',
  rulesOption: 'Pilihan',
  rulesChanceHead: 'Peluang',
  rulesPayoutHead: 'Dibayar',
  rulesJointTitle: 'Gabungan pilihan Anda',
  rulesJointPick: 'Pilih dua pilihan atau lebih untuk melihat bagaimana semuanya kena bersama.',
  rulesJointText:
    'Semua pilihan dalam satu undian kena bersama atau tidak menurut jumlah yang sama, jadi peluangnya tidak saling bebas.',
  rulesHits: 'Kena',
  rulesReturn: 'Pengembalian',
  rulesPayoutTitle: 'Arti pembayaran',
  rulesPayoutGross:
    'Pembayaran {{payout}} dibaca sebagai bruto: taruhan termasuk di dalamnya. Tiket senilai {{stake}} yang kena mengembalikan {{gross}}, termasuk keuntungan {{net}}.',
  rulesBreakEven:
    'Agar impas, sebuah tiket harus kena dalam {{needed}} undian; peluangnya {{chance}}. Rata-rata, permainan mengambil {{kept}} dari setiap {{per}} yang dipertaruhkan.',
  rulesPayoutUnknown:
    'Platform tidak mengumumkan berapa yang dikembalikan jika kena. Tanyakan kepada layanan pelanggan sebelum Anda bertaruh.',
  rulesTimingTitle: 'Penutupan dan penyelesaian',
  rulesTiming:
    'Sebuah periode menerima pesanan sampai hitung mundurnya berakhir; platform menolak yang datang setelah itu. Sesudah undian, platform menyelesaikan setiap tiket secara terpisah. Yang dicatat platform bersifat final; Anda dapat memeriksa setiap baris di catatan tugas Anda.',

  taskTitle: 'Daftar tugas',
  taskEmpty: 'Belum ada pesanan di permainan ini',
  taskEmptyText: 'Pesanan yang Anda buat di sini akan tampil di daftar ini.',
} satisfies typeof en

export default reservation
