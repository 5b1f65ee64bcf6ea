import type en from '../en_us/withdraw'

const withdraw = {
  records: 'Rekod',
  all: 'Semua',
  limits: 'Had',
  range: '{{minimum}} hingga {{maximum}}',
  perDay: '{{times}} kali sehari',
  limitMinimum: 'Minimum setiap pengeluaran',
  limitMaximum: 'Maksimum setiap pengeluaran',
  limitPerDay: 'Pengeluaran sehari',
  limitAll: '“Semua” akan mengisi',
  limitNote: 'Ini had platform. Platform menyemak setiap pengeluaran sekali lagi terhadap had ini.',
  bound: 'dipautkan',
  noCard: 'Tiada akaun bank dipautkan. Pengeluaran hanya dihantar ke akaun yang dipautkan.',
  noFundPassword: 'PIN pengeluaran belum ditetapkan. Setiap pengeluaran disahkan dengan PIN ini.',
  setFundPassword: 'Tetapkan PIN pengeluaran',

  platformTime: 'Menurut platform, wang tiba dalam kira-kira 5 minit, paling cepat 2 minit.',
  ownMedian:
    'Median masa pengeluaran anda sehingga platform melaporkannya selesai: {{time}} (pengeluaran: {{number}}).',
  ownMedianNone: 'Pengeluaran anda belum mencukupi untuk dibandingkan.',
  underOneMinute: 'kurang daripada 1 min',
  minutes: '{{minutes}} min',
  hours: '{{hours}} jam {{minutes}} min',

  refusal: {
    wrongAmount: 'Sila masukkan amaun yang betul.',
    belowMinimum: 'Minimum ialah {{limit}}.',
    aboveMaximum: 'Amaun pengeluaran tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Ini melebihi baki anda sebanyak {{limit}}.',
    wrongPassword: 'Masukkan PIN pengeluaran yang betul: kesemua 4 digit.',
    offline: 'Anda di luar talian. Tiada apa-apa yang dihantar.',
    underWay: 'Pengeluaran anda yang lain sedang berjalan. Tunggu responsnya.',
    unknownPending:
      'Pengeluaran terakhir anda belum mendapat respons. Jangan ulangi pengeluaran itu; semak rekod anda dahulu.',
  },

  holder: 'Pemegang akaun',
  balanceAfter: 'Baki selepas pengeluaran',
  keys: 'Kekunci nombor',
  entered: '{{entered}} daripada {{length}} digit',
  forgot: 'Lupa?',
  forgotText:
    'Sila hubungi khidmat pelanggan tentang PIN pengeluaran anda. PIN ini tidak boleh ditetapkan semula di sini.',
  remove: 'Padam',
  confirm: 'Sahkan',
  sending: 'Menghantar. Sila tunggu respons.',
  wait: 'Tunggu 5 saat sebelum mencuba lagi.',
  notTaken: 'Pengeluaran ditolak.',
  submitted: 'Dihantar: {{amount}}. Seterusnya platform akan menyemaknya.',

  unknown: {
    text: 'Tiada respons: jangan ulangi pengeluaran ini. Pengeluaran mungkin telah diterima.',
    checking: 'Menyemak rekod pengeluaran anda',
    found: 'Ditemui: pengeluaran itu ada dalam rekod anda.',
    missing: 'Setakat ini ia tiada dalam rekod anda. Ia mungkin muncul kemudian; semak lagi sebelum mengulanginya.',
    unclear:
      'Rekod anda mengandungi beberapa pengeluaran dengan amaun ini, jadi kami tidak dapat memastikannya. Bandingkan baki anda dengan rekod.',
    failed: 'Rekod pengeluaran anda tidak dapat disemak buat masa ini.',
  },

  record: {
    refreshed: 'Berjaya dimuat semula',
    emptyText: 'Pengeluaran anda dan statusnya akan dipaparkan di sini.',
    notReviewed: 'belum',
    see: 'Pengeluaran {{amount}}, {{time}}',
    detail: 'Pengeluaran {{amount}}',
    platformSays: 'Kenyataan platform',
    notArrived: '“Dibayar” tidak bermakna wang sudah masuk. Hanya akaun bank anda yang menunjukkan wang itu ada.',
  },
} satisfies typeof en

export default withdraw
