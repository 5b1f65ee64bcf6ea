import type en from '../en_us/record'

const record = {
  emptyText: 'Pesanan Anda akan tampil di sini, masing-masing dengan hasilnya.',
  emptyFilter: 'Tidak ada pesanan jenis ini',
  filters: 'Filter',
  pending: 'Menunggu',
  settled: 'Selesai',
  waiting: 'Tunggu auditnya',
  won: 'Menang',
  lost: 'Kalah',
  totals: 'Taruhan {{staked}} · diterima {{returned}} · untung/rugi {{net}}',
  totalsPending: 'Menunggu {{amount}}',
  totalsPartial:
    'Sebagian jumlah ditampilkan sesuai catatan platform; tidak diketahui apakah taruhan termasuk di dalamnya.',
  hiddenNumbers: 'Belum diundi',
  rechecked: 'Semua baris yang selesai sudah dicocokkan dengan hasil undiannya.',
  recheckedSome:
    'Baris selesai yang sudah dicocokkan dengan hasil undian: {{checked}} dari {{settled}}. Untuk yang lain, aturannya tidak diumumkan.',
  mismatch: 'Tidak sesuai dengan hasil undian',
  mismatchText:
    'Menurut angka yang ditampilkan, baris ini seharusnya: {{expected}}. Tanyakan kepada layanan pelanggan.',
  recordedOnly: 'sesuai catatan platform',
  gross: 'termasuk taruhan',
  netOnly: 'tanpa taruhan',
  exportCsv: 'Ekspor',
  exported: 'Berkas telah disimpan.',
  detail: 'Pesanan periode {{period}}',
  placed: 'Dibuat',
  updated: 'Perubahan terakhir',
  statusText: 'Status',
  seeOrder: 'Rincian periode {{period}}',
  line: {
    staked: 'Taruhan {{staked}}',
    returned: 'Taruhan {{staked}} · diterima {{returned}}',
    recorded: 'Taruhan {{staked}} · tercatat {{returned}}',
  },
  netUnknown: 'Tidak diketahui',
  csv: {
    period: 'periode',
    game: 'permainan',
    option: 'pilihan',
    stake: 'taruhan',
    outcome: 'hasil',
    recorded: 'jumlah tercatat',
    placed: 'dibuat (waktu server)',
  },
} satisfies typeof en

export default record
