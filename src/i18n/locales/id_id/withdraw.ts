import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/withdraw'

const withdraw = {
  balanceIs: 'Saldo {{amount}}',
  records: 'Riwayat',
  all: 'Semua',
  limits: 'Batas',
  range: '{{minimum}}–{{maximum}}',
  limitMinimum: 'Minimal per penarikan',
  limitMaximum: 'Maksimal per penarikan',
  limitPerDay: 'Penarikan per hari',
  noCard: 'Rekening bank belum tertaut',
  noCardText: 'Dana hanya dikirim ke rekening yang tertaut.',
  noFundPassword: 'Buat PIN penarikan dulu untuk mengonfirmasi penarikan.',
  setFundPassword: 'Buat PIN penarikan',

  statedTime: 'Menurut platform, dana masuk dalam waktu sekitar {{time}}.',
  statedTimeFastest: 'Menurut platform, dana masuk dalam waktu sekitar {{time}}, paling cepat {{fastest}}.',
  ownMedian: 'Biasanya diperiksa dalam {{time}}.',
  ownTime: 'Penarikan terakhir diperiksa dalam {{time}}.',

  refusal: {
    belowMinimum: 'Minimal {{limit}}.',
    aboveMaximum: 'Nominal penarikan tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Nominal ini melebihi saldo Anda ({{limit}}).',
    wrongPassword: 'Masukkan keempat angka PIN.',
  },

  withdrawAmount: 'Tarik {{amount}}',
  balanceAfter: 'Saldo setelah penarikan',
  keys: 'Papan angka',
  entered: '{{entered}} dari {{length}} angka',
  forgot: 'Lupa?',
  forgotText: 'Tidak bisa diatur ulang di sini. Hubungi layanan pelanggan.',
  remove: 'Hapus',
  confirm: 'Konfirmasi',
  sending: 'Sedang diajukan. Mohon tunggu.',
  wait: 'Tunggu 5 detik sebelum mencoba lagi.',

  record: {
    detail: 'Penarikan {{amount}}',
    platformSays: 'Menurut platform.',
    checkBank: 'Pastikan di rekening bank Anda.',
  },
  submitted: 'Diajukan',
  reviewed: 'Diperiksa',
  inBank: 'Masuk rekening bank Anda, jika disetujui',
} satisfies WithoutSingularKeys<typeof en>

export default withdraw
