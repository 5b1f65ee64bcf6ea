import type en from '../en_us/record'

const record = {
  emptyText: 'Pesanan anda akan dipaparkan di sini, setiap satu dengan keputusannya.',
  emptyFilter: 'Tiada pesanan jenis ini',
  filters: 'Tapis',
  pending: 'Menunggu',
  settled: 'Selesai',
  waiting: 'Menunggu semakan',
  won: 'Menang',
  lost: 'Kalah',
  totals: 'Taruhan {{staked}} · pulangan {{returned}} · untung/rugi {{net}}',
  totalsPending: 'Menunggu {{amount}}',
  totalsPartial:
    'Sebahagian pulangan dipaparkan seperti yang direkodkan; tidak diketahui sama ada taruhan termasuk di dalamnya.',
  hiddenNumbers: 'Belum dicabut',
  rechecked: 'Setiap baris yang selesai telah dipadankan dengan keputusan cabutannya.',
  recheckedSome:
    'Baris selesai yang disemak semula dengan cabutannya: {{checked}} daripada {{settled}}. Bagi yang lain, peraturannya tidak diumumkan.',
  mismatch: 'Tidak sepadan dengan cabutannya',
  mismatchText: 'Mengikut nombor yang dipaparkan, baris ini sepatutnya: {{expected}}. Tanya khidmat pelanggan.',
  recordedOnly: 'seperti yang direkodkan',
  gross: 'termasuk taruhan',
  netOnly: 'tanpa taruhan',
  exportCsv: 'Eksport',
  exported: 'Fail telah disimpan.',
  detail: 'Pesanan pusingan {{period}}',
  placed: 'Dibuat',
  updated: 'Perubahan terakhir',
  statusText: 'Status',
  seeOrder: 'Butiran pusingan {{period}}',
  line: {
    staked: 'Taruhan {{staked}}',
    returned: 'Taruhan {{staked}} · pulangan {{returned}}',
    recorded: 'Taruhan {{staked}} · direkodkan {{returned}}',
  },
  netUnknown: 'Tidak diketahui',
  csv: {
    period: 'pusingan',
    game: 'permainan',
    option: 'pilihan',
    stake: 'taruhan',
    outcome: 'keputusan',
    recorded: 'pulangan direkodkan',
    placed: 'dibuat (waktu pelayan)',
  },
} satisfies typeof en

export default record
