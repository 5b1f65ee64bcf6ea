import type en from '../en_us/reservation'

const reservation = {
  hallTitle: 'Cabutan',
  hallCondition: 'baki minimum {{amount}}',
  hallEmptyText: 'Pilih kelas lain, atau lihat semula nanti.',
  classes: 'Kelas',
  refreshed: 'Dimuat semula',

  gameNotFound: 'Permainan tidak ditemui',
  gameNotFoundText: 'Alamat ini tidak merujuk kepada mana-mana permainan. Pilih satu di halaman cabutan.',
  toHall: 'Ke halaman cabutan',
  period: 'Tempoh',
  closesIn: 'tutup dalam',
  lastResult: 'Keputusan terakhir',
  noResult: 'tidak tersedia',
  choose: 'Pilih',
  seeOdds: 'Lihat peluang',

  phase: { open: 'Buka', closing: 'Hampir tutup', closed: 'Tutup', waiting: 'Sedang dicabut', blocked: 'Disekat' },
  waiting: 'Menunggu keputusan',
  waitingText: 'Keputusan tempoh {{period}} belum diumumkan.',
  checkAgain: 'Semak lagi',
  landed: 'Keputusan tempoh {{period}}: {{numbers}}, jumlah {{sum}}',

  option: { big: 'Besar', small: 'Kecil', odd: 'Ganjil', even: 'Genap' },
  optionFull: { big: 'Besar', small: 'Kecil', odd: 'Ganjil (tunggal)', even: 'Genap (pasangan)' },
  optionHint: { big: 'jumlah 11 hingga 18', small: 'jumlah 3 hingga 10', odd: 'jumlah ganjil', even: 'jumlah genap' },
  paysShort: 'dibayar {{payout}}',
  payoutUnknown: 'bayaran tidak diumumkan',
  rulesUnknown: 'peraturan tidak diumumkan',

  amount: 'Amaun setiap tiket',
  clear: 'Kosongkan',
  notesTotal: 'Tiket: {{notes}} · jumlah',
  balance: 'Baki',
  submit: 'Hantar',
  history: 'Sejarah',
  rules: 'Peraturan',
  taskList: 'Senarai tugasan',
  keeps: 'Secara purata, permainan ini mengambil {{amount}} daripada setiap {{per}} yang dipertaruhkan.',
  keepsNoRules: 'Cara pilihan permainan ini menang tidak diumumkan, jadi purata yang diambilnya tidak diketahui.',
  keepsUnknown: 'Tidak diketahui berapa yang diambil oleh permainan ini secara purata: bayarannya tidak diumumkan.',

  refusal: {
    wrongAmount: 'Amaun salah. Amaun mesti lebih daripada sifar.',
    chooseNumber: 'Buat pilihan nombor dahulu.',
    enterAmount: 'Masukkan amaun.',
    insufficient: 'Baki tidak mencukupi. Hubungi khidmat pelanggan untuk tambah nilai.',
    insufficientDetail: 'Pesanan ini memerlukan {{needed}}; baki anda {{balance}}.',
    contactAdmin: 'Sila hubungi pentadbir untuk tugasan ini.',
    condition: 'Permainan ini mensyaratkan baki {{needed}}; baki anda {{balance}}.',
    blocked: 'Platform tidak menerima pesanan daripada akaun ini. Hubungi khidmat pelanggan.',
    closed: 'Tempoh ini telah ditutup. Semak tempoh yang baharu sebelum anda mengesahkan.',
    noPeriod: 'Platform tidak menyatakan tempoh yang dibuka sekarang, jadi pesanan belum boleh dibuat.',
    offline: 'Anda di luar talian. Tiada apa-apa yang dihantar.',
    unknownPending:
      'Jawapan bagi pesanan terakhir anda masih belum ada. Jangan ulangi pesanan itu sebelum hasilnya diketahui.',
  },

  confirm: {
    title: 'Sahkan pesanan anda',
    lead: '{{amount}} bagi setiap satu: {{options}}',
    period: 'Tempoh',
    notes: 'Tiket',
    perNote: 'Setiap tiket',
    total: 'Jumlah',
    balanceAfter: 'Baki selepas ini',
    returned: 'Pulangan jika {{hits}} kena',
    optionReturns: 'Pulangan jika {{option}} kena',
    returnedNote: 'Pulangan termasuk taruhan.',
    periodCloses: 'Tempoh tutup dalam {{time}}.',
    platformFinal: 'Jawapan platform adalah muktamad.',
    confirm: 'Sahkan {{amount}}',
    sending: 'Menghantar',
    notTaken: 'Pesanan tidak diterima.',
    newPeriod: 'Guna tempoh {{period}}',
    doneTitle: 'Pesanan diterima',
    done: 'Pesanan anda untuk tempoh {{period}} telah diterima.',
    doneStaked: 'Taruhan',
    doneBalance: 'Baki sekarang',
    doneContinue: 'Selesai',
    balanceDiffers:
      'Baki anda berubah sebanyak {{changed}}, tetapi pesanan ini {{total}}. Lihat rekod tugasan anda sebelum membuat pesanan lagi.',
    unknownTitle: 'Tiada jawapan',
    unknown: 'Tiada jawapan yang sampai: jangan ulangi pesanan ini. Pesanan mungkin telah diterima.',
    unknownFound: 'Ditemui: pesanan untuk tempoh {{period}} ada dalam rekod anda.',
    unknownMissing:
      'Setakat ini pesanan untuk tempoh {{period}} tiada dalam rekod anda. Pesanan itu mungkin masih akan masuk; semak lagi sebelum mengulanginya.',
    unknownUnclear:
      'Rekod anda mengandungi beberapa pesanan seperti ini, jadi kami tidak dapat memastikannya. Bandingkan baki anda dengan rekod tugasan.',
    unknownChecking: 'Menyemak rekod anda',
    unknownFailed: 'Rekod anda tidak dapat disemak buat masa ini.',
    unknownDismiss: 'Saya sudah menyemaknya sendiri',
    seeRecord: 'Lihat rekod tugasan',
  },
  orderSuccessful: 'Pesanan berjaya: {{period}}',

  historyTitle: 'Cabutan lepas',
  historyEmpty: 'Belum ada data',
  historyEmptyText: 'Keputusan permainan ini akan dipaparkan di sini.',
  sum: 'Jumlah',
  ledgerAlarm:
    'Bagi tempoh {{period}}, platform kini memaparkan nombor yang berbeza daripada yang dipaparkan pada peranti ini sebelum ini. Ambil tangkapan skrin dan tanya khidmat pelanggan.',

  rulesTitle: 'Peluang dan peraturan',
  rulesOfPlatform: 'Keterangan daripada platform',
  rulesNoText: 'Platform tidak menerbitkan teks untuk permainan ini.',
  rulesDraw:
    'Tiga nombor dari 1 hingga 6 dicabut. Jumlahnya yang menentukan: 11 hingga 18 ialah besar, 3 hingga 10 ialah kecil; jumlah yang boleh dibahagi dua ialah genap (pasangan), selainnya ganjil (tunggal). Tiga nombor yang sama bukan pengecualian.',
  rulesNotPublished: 'Platform tidak mengumumkan cara pilihan dalam permainan ini menang. Peluang tidak dapat dikira.',
  rulesOddsTitle: 'Peluang setiap pilihan',
  rulesChance: '{{hits}} daripada {{outcomes}}',
  rulesOption: 'Pilihan',
  rulesChanceHead: 'Peluang',
  rulesPayoutHead: 'Dibayar',
  rulesJointTitle: 'Gabungan pilihan anda',
  rulesJointPick: 'Buat dua pilihan atau lebih untuk melihat bagaimana semuanya kena bersama.',
  rulesJointText:
    'Semua pilihan dalam satu cabutan kena bersama atau tidak mengikut jumlah yang sama, jadi peluangnya tidak bebas antara satu sama lain.',
  rulesHits: 'Kena',
  rulesReturn: 'Pulangan',
  rulesPayoutTitle: 'Maksud bayaran',
  rulesPayoutGross:
    'Bayaran {{payout}} dibaca sebagai kasar: taruhan termasuk di dalamnya. Tiket bernilai {{stake}} yang kena memulangkan {{gross}}, termasuk keuntungan {{net}}.',
  rulesBreakEven:
    'Untuk pulang modal, sesuatu tiket perlu kena dalam {{needed}} cabutan; peluangnya {{chance}}. Secara purata, permainan mengambil {{kept}} daripada setiap {{per}} yang dipertaruhkan.',
  rulesPayoutUnknown:
    'Platform tidak mengumumkan berapa yang dipulangkan jika kena. Tanya khidmat pelanggan sebelum anda bertaruh.',
  rulesTimingTitle: 'Penutupan dan penyelesaian',
  rulesTiming:
    'Sesuatu tempoh menerima pesanan sehingga kira detiknya tamat; platform menolak yang sampai selepas itu. Selepas cabutan, platform menyelesaikan setiap tiket secara berasingan. Apa yang direkodkan platform adalah muktamad; anda boleh menyemak setiap baris dalam rekod tugasan anda.',

  taskTitle: 'Senarai tugasan',
  taskEmpty: 'Belum ada pesanan dalam permainan ini',
  taskEmptyText: 'Pesanan yang anda buat di sini akan dipaparkan dalam senarai ini.',
} satisfies typeof en

export default reservation
