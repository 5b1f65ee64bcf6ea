import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'baki minimum {{amount}}',
  hallFrom: 'dari {{amount}}',
  hallOwn: 'Pesanan anda',

  gameNotFound: 'Permainan tidak ditemui',
  gameNotFoundText: 'Tiada permainan di pautan ini.',
  toHall: 'Ke Cabutan',
  period: 'Pusingan',
  noResult: 'tidak tersedia',
  choose: 'Pilih',
  seeOdds: 'Lihat peluang',
  chanceEach: 'Peluang {{chance}}',
  oddsUnknown: 'Peluang tidak dinyatakan',

  phase: { closing: 'Hampir tutup', closed: 'Ditutup', waiting: 'Cabutan berjalan' },
  waiting: 'Menunggu keputusan',
  waitingText: 'Keputusan pusingan {{period}} belum diumumkan.',
  landed: 'Keputusan pusingan {{period}}: {{numbers}}, jumlah {{sum}}',

  option: { big: 'Besar', small: 'Kecil', odd: 'Ganjil', even: 'Genap' },
  optionHint: { big: 'jumlah 11–18', small: 'jumlah 3–10', odd: 'tunggal', even: 'pasangan' },
  paysShort: 'bayaran {{payout}}×',
  payoutUnknown: 'bayaran tidak dinyatakan',
  rulesUnknown: 'peraturan tidak dinyatakan',

  amount: 'Amaun per pilihan',
  clear: 'Padam',
  missingOption: 'Buat pilihan',
  missingAmount: 'Masukkan amaun',
  short: 'kurang {{amount}}',
  submit: 'Hantar',
  history: 'Sejarah',
  rules: 'Peraturan',
  taskList: 'Senarai tugasan',

  opposites: {
    cost: 'Memilih {{options}} serentak pasti rugi {{lost}}.',
    costBetween: 'Memilih {{options}} serentak pasti rugi {{least}} hingga {{most}}.',
    unknown:
      'Antara {{options}}, hanya satu menang dalam setiap cabutan. Bayarannya tidak dinyatakan, jadi untung/rugi memilih kedua-duanya tidak diketahui.',
  },

  refusal: {
    timeCheck: 'Pilih dahulu: “Teruskan” atau “Berhenti”.',
    wrongAmount: 'Amaun salah: mesti lebih daripada sifar.',
    chooseNumber: 'Buat sekurang-kurangnya satu pilihan',
    enterAmount: 'Sila masukkan amaun.',
    insufficient: 'Baki tidak mencukupi. Hubungi khidmat pelanggan untuk tambah nilai.',
    short: 'Kurang {{amount}}.',
    contactAdmin: 'Sila hubungi pentadbir untuk tugasan ini.',
    condition: 'Permainan ini memerlukan baki minimum {{needed}}; baki anda {{balance}}.',
    blocked: 'Platform tidak menerima pesanan daripada akaun ini.',
    closed: 'Pusingan ini telah ditutup. Semak pusingan baharu sebelum anda mengesahkan.',
    noBalance: 'Baki anda tidak dapat dibaca, jadi pesanan tidak dapat dihantar.',
    noPeriod: 'Buat masa ini, platform tidak memaparkan pusingan yang dibuka.',
  },

  confirm: {
    title: 'Sahkan pesanan anda',
    balanceAfter: 'Baki selepas ini',
    optionReturns: 'Pulangan jika {{option}} menang',
    returnedNote: 'Pulangan termasuk taruhan.',
    platformDecides: 'Platform yang memutuskan sama ada pesanan diterima.',
    confirm: 'Sahkan {{amount}}',
    sending: 'Menghantar',
    stillSending: 'Masih tiada respons. Jangan hantar lagi.',
    newPeriod: 'Guna pusingan {{period}}',
    closesIn: 'Tutup dalam',
    balanceDiffers:
      'Baki anda berubah sebanyak {{changed}}, tetapi nilai pesanan ini {{total}}. Semak rekod tugasan anda sebelum membuat pesanan lagi.',
  },
  longRun: {
    title: 'Semua kemungkinan keputusan',
    dots: '{{outcomes}} keputusan yang mungkin.',
    average: 'Secara purata, anda menerima {{returned}} daripada {{total}}',
    back: 'terima {{amount}}',
    nothing: 'hilang semuanya',
  },
  check: {
    title: 'Sudah {{time}} di skrin cabutan',
    net: 'Untung/rugi kini',
    noneSettled: 'belum ada',
    today: 'Hari ini di peranti ini',
    goOn: 'Teruskan',
    leave: 'Berhenti',
  },
  orderSuccessful: 'Pesanan berjaya: {{period}}',

  historyTitle: 'Cabutan lepas',
  sum: 'Jumlah',
  pastDraws: 'Cabutan lepas bukan petunjuk untuk cabutan seterusnya.',

  rulesTitle: 'Peluang dan peraturan',
  rulesOfPlatform: 'Penerangan daripada platform',
  rulesMissing: 'Tidak dinyatakan: {{what}}. Tanya khidmat pelanggan sebelum anda bertaruh.',
  rulesMissingOf: {
    text: 'penerangan permainan',
    wins: 'cara pilihan menang',
    payout: 'pulangan jika menang',
  },
  rulesAsRead: 'Tafsiran Tiga',
  rulesDraw:
    'Tiga nombor dari 1 hingga 6 dicabut. Besar menang jika jumlahnya 11 hingga 18, Kecil jika 3 hingga 10, Genap (pasangan) jika jumlahnya genap, Ganjil (tunggal) jika ganjil. Tiga nombor yang sama dikira seperti biasa.',
  rulesOddsTitle: 'Peluang setiap pilihan',
  rulesAssumption: 'Pengiraan ini mengandaikan setiap nombor sama peluangnya. Tiga tidak dapat mengesahkannya.',
  rulesChance: '{{hits}}\u00a0daripada\u00a0{{outcomes}} ({{share}})',
  rulesOption: 'Pilihan',
  rulesChanceHead: 'Peluang',
  rulesPayoutHead: 'Bayaran',
  rulesBreakEven:
    'Untuk pulang modal, peluang menang perlu {{needed}}. Secara purata, permainan mengambil {{kept}} daripada setiap {{per}}.',
  rulesTimingTitle: 'Penutupan dan penyelesaian',
  rulesTiming:
    'Tiga tidak menghantar pesanan selepas kira detik tamat. Rekod tugasan memaparkan apa yang direkodkan oleh platform.',

  taskEmpty: 'Belum ada pesanan dalam permainan ini',
  roundOf: 'Pusingan {{period}}',
  roundClosesIn: 'Pusingan {{period}} tutup dalam',
  lastRound: 'Terakhir · {{period}}',
  nextIn: 'Seterusnya',
  notOut: 'belum keluar',
  noOrder: 'Belum ada pesanan',
  forOptions: '{{options}}: {{text}}',
  returnIfAny: 'Pulangan jika menang',
} satisfies WithoutSingularKeys<typeof en>

export default reservation
