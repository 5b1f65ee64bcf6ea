import type { WithoutOne } from '../../sections'
import type en from '../en_us/report'

const report = {
  figures: 'Total',
  profitHint: 'Diterima dikurangi taruhan',
  toppedUp: 'Isi saldo',
  withdrawn: 'Penarikan',
  netPaidIn: 'Isi saldo bersih',
  netPaidInHint: 'Isi saldo dikurangi penarikan',
  nothingYet: 'Sejauh ini belum ada taruhan, pengisian saldo, atau penarikan.',
  asCounted: 'Total dan tanggal berasal dari platform.',

  trend: 'Untung/rugi dari waktu ke waktu',
  plotName:
    'Untung/rugi per hari, {{from}} sampai {{to}}: berakhir di {{net}}, terendah {{lowest}}, tertinggi {{highest}}',
  tableName: 'Untung/rugi per hari, {{from}} sampai {{to}}',
  showTable: 'Tampilkan sebagai tabel',
  hideTable: 'Sembunyikan tabel',
  day: 'Hari',
  sum: 'Total',
  noSettled: 'Tidak ada pesanan selesai dalam rentang waktu ini',
  noSettledText: 'Untung/rugi dihitung dari pesanan yang sudah selesai.',
  settledNetIs: 'Untung/rugi pesanan selesai {{amount}}',
  undated: 'Pesanan selesai yang tanggalnya tidak terbaca (tidak dihitung): {{number}}.',

  ordersAgree: 'Pesanan yang dicatatnya berjumlah sama.',
  ordersDiffer:
    'Pesanan yang dicatatnya berjumlah lain: taruhan {{staked}}, diterima {{returned}}; tanyakan sebabnya kepada layanan pelanggan.',
  withdrawalsDiffer:
    'Penarikan yang dilaporkannya selesai berjumlah lain: {{total}}; tanyakan sebabnya kepada layanan pelanggan.',

  orders: 'Pesanan',
  withdrawals: 'Penarikan',
  ordersMissing: 'Belum termasuk pesanan: tidak dapat dimuat.',
  withdrawalsMissing: 'Belum termasuk penarikan: tidak dapat dimuat.',
  noDate: 'Tanpa tanggal',
  sentTopUps: {
    title: 'Isi saldo yang dikirim dari perangkat ini',
    text: 'Yang dikirim perangkat ini, menurut jamnya. Platform tidak mencatat daftar isi saldo; total di sini tidak menyertakannya.',
  },
  month: {
    title: 'Bulan saya',
    choose: 'Bulan',
    rounds: 'Periode',
    longest: 'Periode terbanyak dalam sehari',
    longestIs: '{{number}} pada {{day}}',
    average: 'Rata-rata untuk {{staked}}',
    yours: 'Hasil Anda untuk {{staked}}',
  },
  withdrawal: 'Penarikan',
  shown: '{{shown}} dari {{all}}',
  find: 'Cari di daftar ini',
  found: '{{number}} ditemukan',
  csv: {
    time: 'waktu (server)',
    kind: 'jenis',
    order: 'pesanan',
    withdrawal: 'penarikan',
    status: 'status',
    staked: 'taruhan',
    returned: 'diterima',
    net: 'untung/rugi',
    withdrawn: 'jumlah penarikan',
    note: 'keterangan',
  },
} satisfies WithoutOne<typeof en>

export default report
