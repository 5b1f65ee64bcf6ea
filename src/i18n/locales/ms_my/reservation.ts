import type { WithoutOne } from '../../sections'
import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'baki minimum {{amount}}',
  hallEmptyText: 'Pilih kategori lain, atau semak semula nanti.',
  classes: 'Kategori',

  gameNotFound: 'Permainan tidak ditemui',
  gameNotFoundText: 'Pautan ini tidak menuju ke permainan.',
  gameFailed: 'Permainan ini tidak dapat dimuatkan.',
  toHall: 'Ke Cabutan',
  period: 'Pusingan',
  lastResult: 'Terakhir',
  noResult: 'tidak tersedia',
  choose: 'Pilih',
  seeOdds: 'Lihat peluang',
  chanceEach: 'setiap {{chance}}',
  oddsUnknown: 'peluang tidak diumumkan',

  phase: { closing: 'Hampir tutup', closed: 'Ditutup', waiting: 'Sedang dicabut' },
  waiting: 'Menunggu keputusan',
  waitingText: 'Keputusan pusingan {{period}} belum diumumkan.',
  landed: 'Keputusan pusingan {{period}}: {{numbers}}, jumlah {{sum}}',

  option: { big: 'Besar', small: 'Kecil', odd: 'Ganjil', even: 'Genap' },
  optionHint: { big: 'jumlah 11–18', small: 'jumlah 3–10', odd: 'jumlah ganjil', even: 'jumlah genap' },
  paysShort: 'bayaran {{payout}}×',
  payoutUnknown: 'bayaran tidak diumumkan',
  rulesUnknown: 'peraturan tidak diumumkan',

  amount: 'Amaun setiap tiket',
  clear: 'Kosongkan',
  missingOption: 'Buat pilihan',
  missingAmount: 'Masukkan amaun',
  short: 'kurang {{amount}}',
  submit: 'Hantar',
  history: 'Sejarah',
  rules: 'Peraturan',
  taskList: 'Senarai tugasan',

  opposites: {
    sure: '{{options}} bersama-sama pasti rugi: dalam setiap cabutan tepat satu yang menang.',
    cost: 'Daripada {{staked}} untuk kedua-duanya, {{returned}} dipulangkan. {{lost}} hilang.',
    costBetween: 'Daripada {{staked}} untuk kedua-duanya, {{least}} hingga {{most}} dipulangkan.',
    unknown:
      'Antara {{options}}, tepat satu menang dalam setiap cabutan. Bayarannya tidak diumumkan, jadi ruginya tidak diketahui.',
  },

  refusal: {
    timeCheck: 'Pilih dahulu: teruskan atau keluar.',
    wrongAmount: 'Amaun salah. Amaun mesti lebih daripada sifar.',
    chooseNumber: 'Buat sekurang-kurangnya satu pilihan dahulu.',
    enterAmount: 'Masukkan amaun.',
    insufficient: 'Baki tidak mencukupi. Hubungi khidmat pelanggan untuk tambah nilai.',
    insufficientDetail: 'Pesanan ini memerlukan {{needed}}; baki anda {{balance}}.',
    contactAdmin: 'Sila hubungi pentadbir untuk tugasan ini.',
    condition: 'Permainan ini mensyaratkan baki {{needed}}; baki anda {{balance}}.',
    blocked: 'Platform tidak menerima pesanan daripada akaun ini. Hubungi khidmat pelanggan.',
    closed: 'Pusingan ini telah ditutup. Semak pusingan baharu sebelum anda mengesahkan.',
    noBalance: 'Platform tidak menghantar baki yang dapat dibaca, jadi pesanan tidak dapat dihantar.',
    noPeriod: 'Platform tidak memaparkan pusingan yang dibuka sekarang.',
  },

  confirm: {
    title: 'Sahkan pesanan anda',
    balanceAfter: 'Baki selepas ini',
    optionReturns: 'Pulangan jika {{option}} menang',
    returnedNote: 'Pulangan termasuk taruhan.',
    platformDecides: 'Platform yang memutuskan sama ada pesanan diterima.',
    confirm: 'Sahkan {{amount}}',
    sending: 'Menghantar',
    notTaken: 'Pesanan ditolak.',
    newPeriod: 'Guna pusingan {{period}}',
    closesIn: 'Tutup dalam',
    balanceDiffers:
      'Baki anda berubah sebanyak {{changed}}, tetapi nilai pesanan ini {{total}}. Semak rekod tugasan anda sebelum membuat pesanan lagi.',
  },
  longRun: {
    title: 'Semua keputusan yang mungkin',
    draw: 'Keputusan yang mungkin',
    hint: '{{outcomes}} keputusan yang peluangnya sama. Sentuh satu titik untuk melihatnya.',
    outcome: '{{numbers}}, jumlah {{sum}}: pulangan {{amount}}',
    average: 'Secara purata, {{total}} memulangkan {{returned}}',
    back: 'pulang {{amount}}',
    nothing: 'tiada pulangan',
  },
  visit: {
    staked: 'Lawatan ini: {{time}} · taruhan\u00a0{{staked}}',
    net: 'Lawatan ini: {{time}} · taruhan\u00a0{{staked}} · untung/rugi setakat ini\u00a0{{net}}',
    netUnknown: 'Lawatan ini: {{time}} · taruhan\u00a0{{staked}} · untung/rugi tidak diketahui',
  },
  check: {
    title: 'Sudah {{time}} di skrin cabutan',
    net: 'Untung/rugi setakat ini',
    noneSettled: 'belum selesai',
    today: 'Hari ini, pada peranti ini',
    goOn: 'Teruskan',
    leave: 'Keluar',
  },
  orderSuccessful: 'Pesanan berjaya: {{period}}',

  historyTitle: 'Cabutan lepas',
  sum: 'Jumlah',
  pastDraws: 'Cabutan lepas tidak menyatakan apa-apa tentang cabutan seterusnya.',

  rulesTitle: 'Peluang dan peraturan',
  rulesOfPlatform: 'Penerangan daripada platform',
  rulesMissing: 'Tidak diumumkan: {{what}}. Tanya khidmat pelanggan sebelum anda bertaruh.',
  rulesMissingOf: {
    text: 'penerangan permainan',
    wins: 'cara pilihan menang',
    payout: 'berapa yang diterima jika menang',
  },
  rulesAsRead: 'Cara kami memahami peraturannya',
  rulesDraw:
    'Tiga nombor dari 1 hingga 6 dicabut. Jumlah 11 hingga 18 dikira besar, 3 hingga 10 kecil; habis dibahagi dua dikira genap (pasangan), selainnya ganjil (tunggal). Tiga nombor yang sama tidak dikecualikan.',
  rulesOddsTitle: 'Peluang setiap pilihan',
  rulesAssumption:
    'Peluang ini benar jika setiap nombor mempunyai peluang yang sama. Belum ada yang mengesahkannya untuk platform ini.',
  rulesChance: '{{hits}}\u00a0daripada\u00a0{{outcomes}} ({{share}})',
  rulesOption: 'Pilihan',
  rulesChanceHead: 'Peluang',
  rulesPayoutHead: 'Bayaran',
  rulesJointTitle: 'Gabungan pilihan anda',
  rulesJointText: 'Semua pilihan ditentukan oleh jumlah yang sama.',
  rulesHits: 'Tiket menang',
  rulesPayoutGross:
    'Bayaran {{payout}} kami tafsirkan termasuk taruhan: tiket {{stake}} yang menang memulangkan {{gross}}.',
  rulesBreakEven:
    'Untuk pulang modal, tiket perlu menang dalam {{needed}} cabutan; peluangnya {{chance}}. Secara purata, permainan mengambil {{kept}} daripada setiap {{per}}.',
  rulesTimingTitle: 'Penutupan dan penyelesaian',
  rulesTiming:
    'Tiga tidak menghantar pesanan selepas kira detik. Rekod tugasan anda memaparkan catatan platform. Jika anda tidak bersetuju, hubungi khidmat pelanggan.',

  taskEmpty: 'Belum ada pesanan dalam permainan ini',
  roundOf: 'Pusingan {{period}}',
  closingUnknown: 'Platform tidak memaklumkan waktu pusingan ini ditutup.',
  forOptions: '{{options}}: {{text}}',
  returnIf: 'Pulangan jika {{count}} tiket menang',
  returnIfAny: 'Pulangan jika tiket menang',
} satisfies WithoutOne<typeof en>

export default reservation
