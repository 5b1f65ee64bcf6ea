import type en from '../en_us/report'

const report = {
  figures: 'Total',
  profitHint: 'Kemenangan dikurangi taruhan',
  toppedUp: 'Isi saldo',
  withdrawn: 'Penarikan',
  netPaidIn: 'Setoran bersih',
  netPaidInHint: 'Isi saldo dikurangi penarikan',
  nothingYet: 'Sejauh ini belum ada taruhan, pengisian saldo, atau penarikan.',
  asCounted: 'Menurut hitungan platform.',
  openStakes: 'Taruhan mencakup {{amount}} dari pesanan yang belum selesai.',

  trend: 'Untung/rugi dari waktu ke waktu',
  ranges: 'Rentang',
  range7: '7 hari',
  range30: '30 hari',
  span: '{{from}} sampai {{to}}',
  plotName:
    'Untung/rugi per hari, {{from}} sampai {{to}}: berakhir di {{net}}, terendah {{lowest}}, tertinggi {{highest}}',
  showTable: 'Tampilkan sebagai tabel',
  hideTable: 'Sembunyikan tabel',
  day: 'Hari',
  sum: 'Total',
  noSettled: 'Tidak ada pesanan selesai dalam rentang ini',
  noSettledText: 'Untung/rugi dihitung dari pesanan yang sudah selesai.',
  undated: 'Pesanan selesai yang tanggalnya tidak terbaca (tidak dihitung): {{number}}.',

  serverDates: 'Tanggal dan waktu menurut server.',
  madeOf: 'Berdasarkan pesanan yang tercatat di platform: {{number}}.',
  ordersAgree: 'Jumlahnya sama dengan total di atas.',
  ordersDiffer:
    'Jika dijumlahkan: taruhan {{staked}}, kemenangan {{won}}. Total platform di atas berbeda; layanan pelanggan dapat menjelaskan sebabnya.',
  withdrawalsListed: 'Penarikan yang tercatat di platform: {{number}}.',
  withdrawalsDiffer:
    'Jika dijumlahkan: {{total}}. Total platform di atas tidak cocok; layanan pelanggan dapat menjelaskan sebabnya.',
  reportFailed: 'Total tidak dapat dimuat.',
  ordersFailed: 'Pesanan tidak dapat dimuat.',
  withdrawalsFailed: 'Penarikan tidak dapat dimuat.',

  orders: 'Pesanan',
  pending: 'Menunggu',
  settled: 'Selesai',
  withdrawals: 'Penarikan',
  ordersTotals: 'Pesanan: {{number}} · taruhan {{staked}} · diterima {{returned}} · untung/rugi {{net}}',
  withdrawalTotals: 'Penarikan: {{number}} · {{states}}',
  ordersMissing: 'Belum termasuk pesanan: tidak dapat dimuat.',
  withdrawalsMissing: 'Belum termasuk penarikan: tidak dapat dimuat.',
  emptyText: 'Pesanan dan penarikan Anda akan tampil di sini.',
  noneOfKind: 'Tidak ada data jenis ini',
  noDate: 'Tanpa tanggal',
  withdrawal: 'Penarikan',
  stakedAmount: 'taruhan {{amount}}',
  shown: '{{shown}} dari {{all}}',
  showMore: 'Lihat lainnya',

  game: 'Permainan',
  numbers: 'Hasil',
  reason: 'Keterangan',
  csv: {
    time: 'waktu (server)',
    kind: 'jenis',
    order: 'pesanan',
    withdrawal: 'penarikan',
    status: 'status',
    staked: 'taruhan',
    returned: 'diterima',
    net: 'untung/rugi',
    withdrawn: 'ditarik',
    note: 'keterangan',
  },
} satisfies typeof en

export default report
