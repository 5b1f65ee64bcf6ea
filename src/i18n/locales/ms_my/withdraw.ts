import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/withdraw'

const withdraw = {
  balanceIs: 'Baki {{amount}}',
  records: 'Rekod',
  all: 'Semua',
  limits: 'Had',
  range: '{{minimum}}–{{maximum}}',
  limitMinimum: 'Minimum setiap pengeluaran',
  limitMaximum: 'Maksimum setiap pengeluaran',
  limitPerDay: 'Bilangan pengeluaran sehari',
  noCard: 'Tiada akaun bank dipautkan',
  noCardText: 'Wang hanya dimasukkan ke akaun yang dipautkan.',
  noFundPassword: 'Tetapkan PIN pengeluaran dahulu untuk mengesahkan pengeluaran.',
  setFundPassword: 'Tetapkan PIN pengeluaran',

  statedTime: 'Menurut platform, wang masuk dalam masa kira-kira {{time}}.',
  statedTimeFastest: 'Menurut platform, wang masuk dalam masa kira-kira {{time}}, paling cepat {{fastest}}.',
  ownMedian: 'Biasanya disemak dalam masa {{time}}.',
  ownTime: 'Pengeluaran terakhir disemak dalam masa {{time}}.',

  refusal: {
    belowMinimum: 'Amaun minimum ialah {{limit}}.',
    aboveMaximum: 'Amaun pengeluaran tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Amaun ini melebihi baki anda, iaitu {{limit}}.',
    wrongPassword: 'Sila masukkan PIN 4 digit anda.',
  },

  withdrawAmount: 'Keluarkan {{amount}}',
  balanceAfter: 'Baki selepas pengeluaran',
  keys: 'Pad nombor',
  entered: '{{entered}} daripada {{length}} digit',
  forgot: 'Lupa?',
  forgotText: 'Tidak boleh ditetapkan semula di sini. Hubungi khidmat pelanggan.',
  remove: 'Padam',
  confirm: 'Sahkan',
  sending: 'Permohonan sedang dihantar. Sila tunggu.',
  wait: 'Sila tunggu 5 saat sebelum mencuba lagi.',

  record: {
    detail: 'Pengeluaran {{amount}}',
    platformSays: 'Menurut platform.',
    checkBank: 'Semak akaun bank anda.',
  },
  submitted: 'Dimohon',
  reviewed: 'Disemak',
  inBank: 'Masuk akaun bank anda, jika diluluskan',
} satisfies WithoutSingularKeys<typeof en>

export default withdraw
