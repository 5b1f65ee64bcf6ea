import type { WithoutOne } from '../../sections'
import type en from '../en_us/report'

const report = {
  figures: 'Jumlah',
  profitHint: 'Pulangan tolak taruhan',
  toppedUp: 'Tambah nilai',
  withdrawn: 'Pengeluaran',
  netPaidIn: 'Tambah nilai bersih',
  netPaidInHint: 'Tambah nilai tolak pengeluaran',
  nothingYet: 'Setakat ini belum ada taruhan, tambah nilai atau pengeluaran.',
  asCounted: 'Jumlah dan tarikh datang daripada platform.',

  trend: 'Untung/rugi mengikut masa',
  plotName:
    'Untung/rugi mengikut hari, {{from}} hingga {{to}}: berakhir pada {{net}}, terendah {{lowest}}, tertinggi {{highest}}',
  tableName: 'Untung/rugi mengikut hari, {{from}} hingga {{to}}',
  showTable: 'Tunjukkan sebagai jadual',
  hideTable: 'Sembunyikan jadual',
  day: 'Hari',
  sum: 'Jumlah keseluruhan',
  noSettled: 'Tiada pesanan selesai dalam julat masa ini',
  noSettledText: 'Untung/rugi dikira daripada pesanan yang sudah selesai.',
  settledNetIs: 'Untung/rugi pesanan selesai {{amount}}',
  undated: 'Pesanan selesai yang tarikhnya tidak dapat dibaca (tidak dikira): {{number}}.',

  ordersAgree: 'Pesanan yang disenaraikannya memberi jumlah yang sama.',
  ordersDiffer:
    'Pesanan yang disenaraikannya memberi jumlah lain: taruhan {{staked}}, pulangan {{returned}}; tanya sebabnya kepada khidmat pelanggan.',
  withdrawalsDiffer:
    'Pengeluaran yang dilaporkannya selesai memberi jumlah lain: {{total}}; tanya sebabnya kepada khidmat pelanggan.',

  orders: 'Pesanan',
  withdrawals: 'Pengeluaran',
  ordersMissing: 'Belum termasuk pesanan: tidak dapat dimuatkan.',
  withdrawalsMissing: 'Belum termasuk pengeluaran: tidak dapat dimuatkan.',
  noDate: 'Tanpa tarikh',
  sentTopUps: {
    title: 'Tambah nilai yang dihantar dari peranti ini',
    text: 'Yang dihantar peranti ini, mengikut jamnya. Platform tidak menyenaraikan tambah nilai; jumlah di sini tidak menyertakannya.',
  },
  month: {
    title: 'Bulan saya',
    choose: 'Bulan',
    rounds: 'Pusingan',
    longest: 'Pusingan terbanyak dalam sehari',
    longestIs: '{{number}} pada {{day}}',
    average: 'Purata bagi {{staked}}',
    yours: 'Keputusan anda bagi {{staked}}',
  },
  withdrawal: 'Pengeluaran',
  shown: '{{shown}} daripada {{all}}',
  find: 'Cari dalam senarai ini',
  found: '{{number}} ditemui',
  csv: {
    time: 'waktu (pelayan)',
    kind: 'jenis',
    order: 'pesanan',
    withdrawal: 'pengeluaran',
    status: 'status',
    staked: 'taruhan',
    returned: 'pulangan',
    net: 'untung/rugi',
    withdrawn: 'jumlah pengeluaran',
    note: 'catatan',
  },
} satisfies WithoutOne<typeof en>

export default report
