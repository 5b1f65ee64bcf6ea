import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/report'

const report = {
  figures: 'Total',
  stakesPending: 'Taruhan {{amount}} masih menunggu hasil',
  toppedUp: 'Isi saldo',
  withdrawn: 'Penarikan',
  netPaidIn: 'Isi saldo bersih',

  trend: 'Untung/rugi dari waktu ke waktu',
  plotName:
    'Untung/rugi dari waktu ke waktu, {{from}} sampai {{to}}: berakhir di {{net}}, terendah {{lowest}}, tertinggi {{highest}}',
  daysName: 'Untung/rugi per hari, {{from}} sampai {{to}}',
  showDays: 'Lihat per hari',
  hideDays: 'Sembunyikan',
  noSettled: 'Tidak ada pesanan selesai dalam rentang waktu ini',
  noSettledText: 'Untung/rugi dihitung dari pesanan yang sudah selesai.',
  undated: '{{number}} pesanan selesai tidak dihitung karena tanggalnya tidak terbaca.',
  untold: '{{number}} pesanan selesai tidak dihitung karena jumlah yang diterima tidak ada atau tidak terbaca.',

  ordersDiffer:
    'Total di daftar pesanan berbeda: taruhan {{staked}}, diterima {{returned}}. Tanyakan penyebabnya kepada layanan pelanggan.',
  withdrawalsDiffer:
    'Total penarikan berstatus selesai berbeda: {{total}}. Tanyakan penyebabnya kepada layanan pelanggan.',

  orders: 'Pesanan',
  withdrawals: 'Penarikan',
  noDate: 'Tanpa tanggal',
  withdrawal: 'Penarikan',
  withdrawalsIn: 'Penarikan · {{state}}',
  netResult: 'Untung/rugi',
} satisfies WithoutSingularKeys<typeof en>

export default report
