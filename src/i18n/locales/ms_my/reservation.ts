import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'baki minimum {{amount}}',
  hallEmptyText: 'Pilih kategori lain, atau semak semula nanti.',
  classes: 'Kategori',

  gameNotFound: 'Permainan tidak ditemui',
  gameNotFoundText: 'Pautan ini tidak merujuk kepada mana-mana permainan. Pilih satu di halaman Cabutan.',
  toHall: 'Ke Cabutan',
  period: 'Pusingan',
  lastResult: 'Keputusan terakhir',
  noResult: 'tidak tersedia',
  choose: 'Pilih',
  seeOdds: 'Lihat peluang',

  phase: { open: 'Dibuka', closing: 'Hampir tutup', closed: 'Ditutup', waiting: 'Sedang dicabut', blocked: 'Disekat' },
  waiting: 'Menunggu keputusan',
  waitingText: 'Keputusan pusingan {{period}} belum diumumkan.',
  landed: 'Keputusan pusingan {{period}}: {{numbers}}, jumlah {{sum}}',

  option: { big: 'Besar', small: 'Kecil', odd: 'Ganjil', even: 'Genap' },
  optionFull: { big: 'Besar', small: 'Kecil', odd: 'Ganjil (tunggal)', even: 'Genap (pasangan)' },
  optionHint: { big: 'jumlah 11 hingga 18', small: 'jumlah 3 hingga 10', odd: 'jumlah ganjil', even: 'jumlah genap' },
  paysShort: 'bayaran {{payout}}×',
  payoutUnknown: 'bayaran tidak diumumkan',
  rulesUnknown: 'peraturan tidak diumumkan',

  amount: 'Amaun setiap tiket',
  clear: 'Kosongkan',
  notesTotal: 'Tiket: {{notes}} · jumlah',
  submit: 'Hantar',
  history: 'Sejarah',
  rules: 'Peraturan',
  taskList: 'Senarai tugasan',
  keeps: 'Secara purata, permainan ini mengambil {{amount}} daripada setiap {{per}} yang dipertaruhkan.',
  keepsNoRules: 'Peraturan menang permainan ini tidak diumumkan, jadi purata yang diambilnya tidak diketahui.',
  keepsUnknown: 'Tidak diketahui berapa yang diambil oleh permainan ini secara purata: bayarannya tidak diumumkan.',

  refusal: {
    wrongAmount: 'Amaun salah. Amaun mesti lebih daripada sifar.',
    chooseNumber: 'Buat sekurang-kurangnya satu pilihan dahulu.',
    enterAmount: 'Masukkan amaun.',
    insufficient: 'Baki tidak mencukupi. Hubungi khidmat pelanggan untuk tambah nilai.',
    insufficientDetail: 'Pesanan ini memerlukan {{needed}}; baki anda {{balance}}.',
    contactAdmin: 'Sila hubungi pentadbir untuk tugasan ini.',
    condition: 'Permainan ini mensyaratkan baki {{needed}}; baki anda {{balance}}.',
    blocked: 'Platform tidak menerima pesanan daripada akaun ini. Hubungi khidmat pelanggan.',
    closed: 'Pusingan ini telah ditutup. Semak pusingan baharu sebelum anda mengesahkan.',
    noPeriod: 'Platform tidak memaparkan pusingan yang dibuka sekarang, jadi pesanan belum boleh dibuat.',
    offline: 'Anda di luar talian. Tiada apa-apa yang dihantar.',
    underWay: 'Pesanan anda yang lain sedang berjalan. Tunggu responsnya.',
    unknownPending:
      'Pesanan terakhir anda belum mendapat respons. Jangan ulangi pesanan itu sebelum keputusannya diketahui.',
  },

  confirm: {
    title: 'Sahkan pesanan anda',
    lead: '{{amount}} bagi setiap satu: {{options}}',
    notes: 'Tiket',
    perNote: 'Setiap tiket',
    balanceAfter: 'Baki selepas pesanan',
    returned: 'Pulangan jika {{hits}} tiket menang',
    optionReturns: 'Pulangan jika {{option}} menang',
    returnedNote: 'Pulangan termasuk taruhan.',
    periodCloses: 'Pusingan tutup dalam {{time}}.',
    platformFinal: 'Keputusan platform adalah muktamad.',
    confirm: 'Sahkan {{amount}}',
    sending: 'Menghantar',
    notTaken: 'Pesanan ditolak.',
    newPeriod: 'Guna pusingan {{period}}',
    done: 'Pesanan anda untuk pusingan {{period}} telah diterima.',
    doneBalance: 'Baki sekarang',
    balanceDiffers:
      'Baki anda berubah sebanyak {{changed}}, tetapi pesanan ini {{total}}. Lihat rekod tugasan anda sebelum membuat pesanan lagi.',
    unknown: 'Tiada respons: jangan ulangi pesanan ini. Pesanan mungkin telah diterima.',
    unknownFound: 'Ditemui: pesanan untuk pusingan {{period}} ada dalam rekod anda.',
    unknownMissing:
      'Setakat ini pesanan untuk pusingan {{period}} tiada dalam rekod anda. Pesanan itu mungkin muncul kemudian; semak lagi sebelum mengulanginya.',
    unknownUnclear:
      'Rekod anda mengandungi beberapa pesanan seperti ini, jadi kami tidak dapat memastikannya. Bandingkan baki anda dengan rekod tugasan.',
    unknownChecking: 'Menyemak rekod tugasan anda',
    unknownFailed: 'Rekod tugasan anda tidak dapat disemak buat masa ini.',
  },
  orderSuccessful: 'Pesanan berjaya: {{period}}',

  historyTitle: 'Cabutan lepas',
  historyEmptyText: 'Keputusan permainan ini akan dipaparkan di sini.',
  sum: 'Jumlah',
  ledgerAlarm:
    'Bagi pusingan {{period}}, platform kini memaparkan nombor yang berbeza daripada yang dipaparkan pada peranti ini sebelum ini. Ambil tangkapan skrin dan hubungi khidmat pelanggan.',

  rulesTitle: 'Peluang dan peraturan',
  rulesOfPlatform: 'Keterangan daripada platform',
  rulesNoText: 'Platform tidak memberikan keterangan untuk permainan ini.',
  rulesDraw:
    'Tiga nombor dari 1 hingga 6 dicabut. Jumlahnya yang menentukan: 11 hingga 18 ialah besar, 3 hingga 10 ialah kecil; jumlah yang boleh dibahagi dua ialah genap (pasangan), selainnya ganjil (tunggal). Tiga nombor yang sama tetap mengikut peraturan ini.',
  rulesNotPublished: 'Platform tidak mengumumkan cara pilihan dalam permainan ini menang. Peluang tidak dapat dikira.',
  rulesOddsTitle: 'Peluang setiap pilihan',
  rulesAssumption:
    'Peluang ini benar jika setiap nombor sama kemungkinannya. Belum ada yang mengesahkannya untuk platform ini.',
  rulesChance: '{{hits}} daripada {{outcomes}} ({{share}})',
  rulesOption: 'Pilihan',
  rulesChanceHead: 'Peluang',
  rulesPayoutHead: 'Bayaran',
  rulesJointTitle: 'Gabungan pilihan anda',
  rulesJointPick: 'Buat dua pilihan atau lebih untuk melihat peluang menang bersama.',
  rulesJointText:
    'Semua pilihan dalam satu cabutan ditentukan oleh jumlah yang sama, jadi peluangnya tidak bebas antara satu sama lain.',
  rulesHits: 'Tiket menang',
  rulesPayoutTitle: 'Maksud angka bayaran',
  rulesPayoutGross:
    'Bayaran {{payout}} kami baca sebagai nilai kasar: taruhan sudah termasuk. Tiket {{stake}} yang menang menerima {{gross}}, dengan keuntungan {{net}}.',
  rulesBreakEven:
    'Untuk pulang modal, sesuatu tiket perlu menang dalam {{needed}} cabutan; peluangnya {{chance}}. Secara purata, permainan mengambil {{kept}} daripada setiap {{per}} yang dipertaruhkan.',
  rulesPayoutUnknown:
    'Platform tidak mengumumkan berapa yang diterima jika menang. Tanya khidmat pelanggan sebelum anda bertaruh.',
  rulesTimingTitle: 'Penutupan dan penyelesaian',
  rulesTiming:
    'Sesuatu pusingan menerima pesanan sehingga kira detiknya tamat; platform menolak yang sampai selepas itu. Selepas cabutan, platform menyelesaikan setiap tiket secara berasingan. Rekod platform adalah muktamad; anda boleh menyemak setiap baris dalam rekod tugasan anda.',

  taskEmpty: 'Belum ada pesanan dalam permainan ini',
  taskEmptyText: 'Pesanan yang anda buat di sini akan dipaparkan dalam senarai ini.',
  roundClosesIn: 'Pusingan {{period}} tutup dalam',
  roundOf: 'Pusingan {{period}}',
  forOptions: '{{options}}: {{text}}',
} satisfies typeof en

export default reservation
