import type en from '../en_us/report'

const report = {
  figures: 'Jumlah',
  profitHint: 'Kemenangan tolak taruhan',
  toppedUp: 'Tambah nilai',
  withdrawn: 'Pengeluaran',
  netPaidIn: 'Deposit bersih',
  netPaidInHint: 'Tambah nilai tolak pengeluaran',
  nothingYet: 'Setakat ini belum ada taruhan, tambah nilai atau pengeluaran.',
  asCounted: 'Mengikut kiraan platform.',
  openStakes: 'Taruhan termasuk {{amount}} daripada pesanan yang belum selesai.',

  trend: 'Untung/rugi mengikut masa',
  ranges: 'Julat masa',
  range7: '7 hari',
  range30: '30 hari',
  span: '{{from}} hingga {{to}}',
  plotName:
    'Untung/rugi mengikut hari, {{from}} hingga {{to}}: berakhir pada {{net}}, terendah {{lowest}}, tertinggi {{highest}}',
  showTable: 'Tunjukkan sebagai jadual',
  hideTable: 'Sembunyikan jadual',
  day: 'Hari',
  sum: 'Jumlah keseluruhan',
  noSettled: 'Tiada pesanan selesai dalam julat ini',
  noSettledText: 'Untung/rugi dikira daripada pesanan yang sudah selesai.',
  undated: 'Pesanan selesai yang tarikhnya tidak dapat dibaca (tidak dikira): {{number}}.',

  serverDates: 'Tarikh dan waktu mengikut pelayan.',
  madeOf: 'Berdasarkan pesanan yang disenaraikan platform: {{number}}.',
  ordersAgree: 'Jumlahnya sama dengan jumlah di atas.',
  ordersDiffer:
    'Jika dijumlahkan: taruhan {{staked}}, kemenangan {{won}}. Jumlah platform di atas berbeza; khidmat pelanggan boleh menerangkan sebabnya.',
  withdrawalsListed: 'Pengeluaran yang disenaraikan platform: {{number}}.',
  withdrawalsDiffer:
    'Jika dijumlahkan: {{total}}. Jumlah platform di atas tidak sepadan; khidmat pelanggan boleh menerangkan sebabnya.',
  reportFailed: 'Jumlah tidak dapat dimuatkan.',
  ordersFailed: 'Pesanan tidak dapat dimuatkan.',
  withdrawalsFailed: 'Pengeluaran tidak dapat dimuatkan.',

  orders: 'Pesanan',
  pending: 'Menunggu',
  settled: 'Selesai',
  withdrawals: 'Pengeluaran',
  ordersTotals: 'Pesanan: {{number}} · taruhan {{staked}} · pulangan {{returned}} · untung/rugi {{net}}',
  withdrawalTotals: 'Pengeluaran: {{number}} · {{states}}',
  ordersMissing: 'Belum termasuk pesanan: tidak dapat dimuatkan.',
  withdrawalsMissing: 'Belum termasuk pengeluaran: tidak dapat dimuatkan.',
  emptyText: 'Pesanan dan pengeluaran anda akan dipaparkan di sini.',
  noneOfKind: 'Tiada rekod jenis ini',
  noDate: 'Tanpa tarikh',
  withdrawal: 'Pengeluaran',
  stakedAmount: 'taruhan {{amount}}',
  shown: '{{shown}} daripada {{all}}',
  showMore: 'Lebih banyak',

  game: 'Permainan',
  numbers: 'Keputusan',
  reason: 'Catatan',
  csv: {
    time: 'waktu (pelayan)',
    kind: 'jenis',
    order: 'pesanan',
    withdrawal: 'pengeluaran',
    status: 'status',
    staked: 'taruhan',
    returned: 'pulangan',
    net: 'untung/rugi',
    withdrawn: 'dikeluarkan',
    note: 'catatan',
  },
} satisfies typeof en

export default report
