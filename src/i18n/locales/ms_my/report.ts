import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/report'

const report = {
  figures: 'Jumlah',
  stakesPending: 'Taruhan {{amount}} masih menunggu keputusan',
  toppedUp: 'Tambah nilai',
  withdrawn: 'Pengeluaran',
  netPaidIn: 'Tambah nilai bersih',

  trend: 'Untung/rugi mengikut masa',
  plotName:
    'Untung/rugi mengikut masa, {{from}} hingga {{to}}: berakhir pada {{net}}, terendah {{lowest}}, tertinggi {{highest}}',
  daysName: 'Untung/rugi mengikut hari, {{from}} hingga {{to}}',
  showDays: 'Lihat mengikut hari',
  hideDays: 'Sembunyikan',
  noSettled: 'Tiada pesanan selesai dalam julat masa ini',
  noSettledText: 'Untung/rugi dikira daripada pesanan yang sudah selesai.',
  undated: '{{number}} pesanan selesai tidak dikira kerana tarikhnya tidak dapat dibaca.',
  untold: '{{number}} pesanan selesai tidak dikira kerana pulangannya tiada atau tidak dapat dibaca.',

  ordersDiffer:
    'Jumlah dalam senarai pesanan berbeza: taruhan {{staked}}, pulangan {{returned}}. Tanya khidmat pelanggan sebabnya.',
  withdrawalsDiffer: 'Jumlah pengeluaran yang dilaporkan selesai berbeza: {{total}}. Tanya khidmat pelanggan sebabnya.',

  orders: 'Pesanan',
  withdrawals: 'Pengeluaran',
  noDate: 'Tanpa tarikh',
  withdrawal: 'Pengeluaran',
  withdrawalsIn: 'Pengeluaran · {{state}}',
  netResult: 'Untung/rugi',
} satisfies WithoutSingularKeys<typeof en>

export default report
