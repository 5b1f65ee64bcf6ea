import type { WithoutOne } from '../../sections'
import type en from '../en_us/withdraw'

const withdraw = {
  records: 'Riwayat',
  all: 'Semua',
  limits: 'Batas',
  range: '{{minimum}} sampai {{maximum}}',
  perDay: 'maksimal {{times}} kali sehari',
  limitMinimum: 'Minimal per penarikan',
  limitMaximum: 'Maksimal per penarikan',
  limitPerDay: 'Penarikan per hari',
  sentOn: 'Dikirim pada {{day}}',
  sentOf: '{{sent}} dari {{perDay}}, sisa {{left}} pada hari itu',
  sentNote:
    '{{day}} adalah tanggal terbaru dalam riwayat penarikan Anda menurut platform. Platform tidak menyebutkan apakah penarikan yang ditolak ikut dihitung.',
  limitAll: '“Semua” akan mengisi',
  limitNote: 'Ini batas dari platform. Platform memeriksa ulang setiap penarikan dengan batas ini.',
  bound: 'tertaut',
  noCard: 'Belum ada rekening bank yang tertaut',
  noCardText: 'Penarikan hanya dikirim ke rekening yang tertaut.',
  noFundPassword: 'PIN penarikan belum dibuat. Setiap penarikan dikonfirmasi dengan PIN ini.',
  setFundPassword: 'Buat PIN penarikan',

  statedTime: 'Menurut platform, dana tiba dalam sekitar {{time}}.',
  statedTimeFastest: 'Menurut platform, dana tiba dalam sekitar {{time}}, paling cepat {{fastest}}.',
  ownMedian: 'Pemeriksaan platform memakan waktu {{time}} (median dari {{number}} penarikan yang dilaporkan selesai).',
  ownTime: 'Pemeriksaan platform memakan waktu {{time}} (satu penarikan yang dilaporkan selesai).',
  ownMedianNone: 'Catatan Anda belum menunjukkan berapa lama penarikan berlangsung.',

  refusal: {
    belowMinimum: 'Minimal {{limit}}.',
    aboveMaximum: 'Nominal penarikan tidak boleh melebihi {{limit}}.',
    aboveBalance: 'Nominal ini melebihi saldo Anda, yaitu {{limit}}.',
    wrongPassword: 'Masukkan PIN penarikan Anda: 4 angka lengkap.',
  },

  sentTo: '{{amount}} ke {{account}}',
  paid: 'Dibayar',
  holder: 'Pemilik rekening',
  balanceAfter: 'Saldo setelah penarikan',
  keys: 'Papan angka',
  entered: '{{entered}} dari {{length}} angka',
  forgot: 'Lupa?',
  forgotText: 'Hubungi layanan pelanggan mengenai PIN penarikan Anda. PIN ini tidak dapat diatur ulang di sini.',
  remove: 'Hapus',
  confirm: 'Konfirmasi',
  sending: 'Mengirim. Mohon tunggu respons.',
  wait: 'Tunggu 5 detik sebelum mencoba lagi.',
  notTaken: 'Penarikan ditolak.',

  record: {
    refreshed: 'Berhasil diperbarui',
    emptyText: 'Penarikan Anda beserta statusnya akan tampil di sini.',
    see: 'Penarikan {{amount}}, {{time}}',
    detail: 'Penarikan {{amount}}',
    platformSays: 'Keterangan platform',
    notArrived: 'Status ini belum berarti dana sudah masuk. Hanya rekening bank Anda yang dapat menunjukkannya.',
  },
} satisfies WithoutOne<typeof en>

export default withdraw
