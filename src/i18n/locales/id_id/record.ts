import type en from '../en_us/record'

const record = {
  emptyText: 'Pesanan Anda beserta hasilnya akan tampil di sini.',
  emptyFilter: 'Tidak ada pesanan jenis ini',
  showAll: 'Lihat semua',
  filters: 'Filter',
  pending: 'Menunggu',
  settled: 'Selesai',
  waiting: 'Tunggu auditnya',
  won: 'Menang',
  lost: 'Kalah',
  totalsPartial:
    'Sebagian jumlah yang diterima ditampilkan sesuai catatan platform; kami tidak tahu apakah taruhan termasuk di dalamnya.',
  hiddenNumbers: 'Belum diundi',
  rechecked:
    'Menang atau kalahnya setiap baris yang selesai cocok dengan angka yang ditampilkan bersamanya. Nominalnya tidak diperiksa.',
  recheckedSome:
    'Baris selesai yang menang atau kalahnya cocok dengan angka yang ditampilkan: {{checked}} dari {{settled}}. Nominalnya tidak diperiksa; untuk yang lain, aturan atau angkanya tidak diumumkan.',
  netUnknown: 'Untung/rugi tidak diketahui',
  mismatch: 'Tidak sesuai dengan hasil undian',
  mismatchText: 'Menurut angka yang ditampilkan, baris ini seharusnya: {{expected}}. Hubungi layanan pelanggan.',
  recordedOnly: 'sesuai catatan platform',
  gross: 'termasuk taruhan',
  netOnly: 'tidak termasuk taruhan',
  receipt: {
    share: 'Bagikan tanda terima',
    print: 'Cetak tanda terima',
    save: 'Simpan berkas',
    copied: 'Tanda terima disalin.',
    notShared: 'Browser Anda tidak mengizinkan Tiga membagikan atau menyalin tanda terima.',
    noChecksum:
      'Berkas diserahkan ke browser Anda tanpa kode pemeriksa, yang tidak dapat dibuat di sini. Jika tidak muncul, buka Tiga di browser lain.',
    note: 'Dari riwayat platform sebagaimana dibaca perangkat ini, dalam waktu server. Bukan dokumen dari platform.',
  },
  exportCsv: 'Ekspor',
  exported: 'Berkas diserahkan ke browser Anda. Jika tidak muncul, buka Tiga di browser lain.',
  detail: 'Pesanan periode {{period}}',
  placed: 'Dibuat',
  updated: 'Terakhir diperbarui',
  statusText: 'Status',
  seeOrder: 'Rincian periode {{period}}',
  trail: {
    see: '{{figure}}: rinciannya',
    title: 'Rincian “{{figure}}”',
    platform: 'Berdasarkan total dari platform.',
    record: 'Dari riwayat tugas Anda, sesuai daftar platform.',
    withdrawals: 'Dari riwayat penarikan Anda, sesuai daftar platform.',
    average:
      'Untung/rugi rata-rata taruhan tiap pesanan dalam sangat banyak periode, sejauh aturan dan pembayarannya diumumkan.',
    known: 'Pesanan bulan itu yang aturan, pembayaran, dan penerimaannya diketahui.',
    agrees: 'Entri di bawah ini berjumlah sama.',
    differs: 'Entri di bawah ini berjumlah {{own}}; Tiga tidak tahu mengapa berbeda.',
    differsOut: 'Entri di bawah ini berjumlah {{own}}; Tiga tidak tahu yang mana yang dihitung platform.',
    filtered: 'Hanya entri yang sesuai dengan filter Anda.',
    topUps: 'Platform tidak mencatat daftar isi saldo, jadi Tiga tidak dapat merincinya lebih lanjut.',
    none: 'Tidak ada entri yang tercantum untuk angka ini.',
    rest: 'Selebihnya',
  },
  line: {
    staked: 'Taruhan {{staked}}',
  },
  csv: {
    period: 'periode',
    game: 'permainan',
    option: 'pilihan',
    stake: 'taruhan',
    outcome: 'hasil',
    recorded: 'tercatat diterima',
    placed: 'dibuat (waktu server)',
  },
} satisfies typeof en

export default record
