import type { WithoutOne } from '../../sections'
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
  sentOn: 'Dihantar pada {{day}}',
  sentOf: '{{sent}} daripada {{perDay}}, baki {{left}} pada hari itu',
  sentNote: 'Itu tarikh terkini dalam rekod anda. Platform tidak menyatakan sama ada yang ditolak dikira.',
  limitAll: '“Semua” akan mengisi',
  limitNote: 'Had platform; setiap pengeluaran disemak semula.',
  noCard: 'Tiada akaun bank dipautkan',
  noCardText: 'Pengeluaran hanya dihantar ke akaun yang dipautkan.',
  noFundPassword: 'PIN pengeluaran belum ditetapkan. Setiap pengeluaran disahkan dengan PIN ini.',
  setFundPassword: 'Tetapkan PIN pengeluaran',

  statedTime: 'Menurut platform, wang masuk dalam kira-kira {{time}}.',
  statedTimeFastest: 'Menurut platform, wang masuk dalam kira-kira {{time}}, paling cepat {{fastest}}.',
  ownMedian: 'Biasanya disemak dalam {{time}}.',
  ownTime: 'Yang terakhir disemak dalam {{time}}.',
  reviewsTook: 'Masa semakan',
  medianOf: '{{time}}, median bagi {{number}}',

  refusal: {
    belowMinimum: 'Minimum ialah {{limit}}.',
    aboveMaximum: 'Amaun pengeluaran tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Amaun ini melebihi baki anda, iaitu {{limit}}.',
    wrongPassword: 'Masukkan PIN pengeluaran anda: kesemua 4 digit.',
  },

  withdrawAmount: 'Keluarkan {{amount}}',
  paid: 'Dibayar',
  balanceAfter: 'Baki selepas pengeluaran',
  keys: 'Pad nombor',
  entered: '{{entered}} daripada {{length}} digit',
  forgot: 'Lupa?',
  forgotText: 'Tidak boleh ditetapkan semula di sini. Sila hubungi khidmat pelanggan.',
  remove: 'Padam',
  confirm: 'Sahkan',
  sending: 'Menghantar. Sila tunggu respons.',
  wait: 'Sila tunggu 5 saat sebelum mencuba lagi.',
  notTaken: 'Pengeluaran ditolak.',

  record: {
    detail: 'Pengeluaran {{amount}}',
    platformSays: 'Kenyataan platform',
    notArrived: 'Status ini tidak bermakna wang sudah masuk. Hanya akaun bank anda yang dapat menunjukkannya.',
  },
} satisfies WithoutOne<typeof en>

export default withdraw
