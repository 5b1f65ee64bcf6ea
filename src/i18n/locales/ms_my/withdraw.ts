import type en from '../en_us/withdraw'

const withdraw = {
  title: 'Pengeluaran',
  records: 'Rekod',
  amount: 'Amaun',
  all: 'Semua',
  balance: 'Baki',
  limits: 'Had',
  range: '{{minimum}} hingga {{maximum}}',
  perDay: '{{times}} kali sehari',
  limitMinimum: 'Minimum sekali keluar',
  limitMaximum: 'Maksimum sekali keluar',
  limitPerDay: 'Pengeluaran sehari',
  limitAll: '“Semua” mengisi',
  limitNote: 'Ini had platform. Platform menyemak setiap pengeluaran sekali lagi terhadap had ini.',
  withdraw: 'Keluarkan',
  bound: 'dipautkan',
  noCard: 'Tiada kad bank dipautkan. Pengeluaran hanya dihantar ke kad yang dipautkan.',
  bindCard: 'Kad bank',
  noFundPassword: 'Kata laluan dana belum ditetapkan. Pengeluaran disahkan dengannya.',
  setFundPassword: 'Tetapkan kata laluan dana',

  platformTime: 'Platform menyatakan wang tiba dalam kira-kira 5 minit, paling cepat 2 minit.',
  ownMedian: 'Median anda sendiri sehingga platform melaporkannya selesai: {{time}} (pengeluaran: {{number}}).',
  ownMedianNone: 'Pengeluaran anda sendiri belum mencukupi untuk dibandingkan.',
  underOneMinute: 'kurang daripada 1 min',
  minutes: '{{minutes}} min',
  hours: '{{hours}} jam {{minutes}} min',

  refusal: {
    wrongAmount: 'Sila isi amaun yang betul.',
    belowMinimum: 'Minimum ialah {{limit}}.',
    aboveMaximum: 'Amaun pengeluaran tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Ini melebihi baki anda sebanyak {{limit}}.',
    wrongPassword: 'Masukkan kata laluan pengeluaran yang betul: kesemua 4 digit.',
    offline: 'Anda di luar talian. Tiada apa-apa yang dihantar.',
    unknownPending:
      'Jawapan bagi pengeluaran terakhir anda masih belum ada. Jangan ulangi pengeluaran itu; semak rekod anda dahulu.',
  },

  card: 'Kad bank',
  holder: 'Pemegang',
  balanceAfter: 'Baki selepas ini',
  fundPassword: 'Kata laluan dana',
  keys: 'Kekunci nombor',
  entered: '{{entered}} daripada {{length}} digit',
  forgot: 'Lupa?',
  forgotText: 'Sila hubungi khidmat pelanggan tentang kata laluan dana anda. Ia tidak boleh ditetapkan semula di sini.',
  remove: 'Padam',
  confirm: 'Sahkan',
  sending: 'Menghantar. Sila tunggu jawapan.',
  wait: 'Mesti ada 5 saat antara dua percubaan.',
  notTaken: 'Pengeluaran tidak diterima.',
  submitted: 'Dihantar: {{amount}}. Seterusnya platform menyemaknya.',

  unknown: {
    title: 'Tiada jawapan',
    text: 'Tiada jawapan yang sampai: jangan ulangi pengeluaran ini. Pengeluaran mungkin telah diterima.',
    checking: 'Menyemak rekod anda',
    found: 'Ditemui: pengeluaran itu ada dalam rekod anda.',
    missing: 'Setakat ini ia tiada dalam rekod anda. Ia mungkin masih akan masuk; semak lagi sebelum mengulanginya.',
    unclear:
      'Rekod anda mengandungi beberapa pengeluaran dengan amaun ini, jadi kami tidak dapat memastikannya. Bandingkan baki anda dengan rekod.',
    failed: 'Rekod anda tidak dapat disemak buat masa ini.',
    checkAgain: 'Semak lagi',
    dismiss: 'Saya sudah menyemaknya sendiri',
    seeRecord: 'Lihat rekod',
    done: 'Selesai',
  },

  record: {
    title: 'Rekod pengeluaran',
    refreshed: 'Berjaya dimuat semula',
    emptyText: 'Pengeluaran anda akan dipaparkan di sini, setiap satu dengan tindakan platform.',
    sent: 'Dihantar',
    reviewed: 'Disemak',
    notReviewed: 'belum',
    see: 'Pengeluaran {{amount}}, {{time}}',
    detail: 'Pengeluaran {{amount}}',
    platformSays: 'Kenyataan platform',
    notArrived:
      'Dibayar oleh platform tidak bermakna sudah tiba di bank anda. Hanya akaun bank anda yang menunjukkan wang itu ada.',
  },
} satisfies typeof en

export default withdraw
