import type en from '../en_us/record'

const record = {
  emptyText: 'Pesanan anda dan keputusannya akan dipaparkan di sini.',
  emptyFilter: 'Tiada pesanan jenis ini',
  showAll: 'Papar semua',
  filters: 'Tapis',
  pending: 'Menunggu',
  settled: 'Selesai',
  waiting: 'Belum selesai',
  won: 'Menang',
  lost: 'Kalah',
  totalsPartial:
    'Sebahagian pulangan dipaparkan seperti yang direkodkan platform; kami tidak tahu sama ada taruhan termasuk di dalamnya.',
  hiddenNumbers: 'Belum dicabut',
  rechecked:
    'Menang atau kalah bagi setiap baris yang selesai sepadan dengan nombor yang dipaparkan bersamanya. Amaunnya tidak disemak.',
  recheckedSome:
    'Baris selesai yang menang atau kalahnya sepadan dengan nombor yang dipaparkan: {{checked}} daripada {{settled}}. Amaunnya tidak disemak; bagi yang lain, peraturan atau nombornya tidak diumumkan.',
  netUnknown: 'Untung/rugi tidak diketahui',
  mismatch: 'Tidak sepadan dengan keputusan cabutan',
  mismatchText: 'Mengikut nombor yang dipaparkan, baris ini sepatutnya: {{expected}}. Hubungi khidmat pelanggan.',
  recordedOnly: 'seperti yang direkodkan',
  gross: 'termasuk taruhan',
  netOnly: 'tidak termasuk taruhan',
  receipt: {
    share: 'Kongsi resit',
    print: 'Cetak resit',
    save: 'Simpan fail',
    copied: 'Resit disalin.',
    notShared: 'Pelayar anda tidak membenarkan Tiga berkongsi atau menyalin resit.',
    noChecksum:
      'Fail telah diserahkan kepada pelayar anda tanpa kod semakan, yang tidak dapat dibuat di sini. Jika tidak muncul, buka Tiga dalam pelayar lain.',
    note: 'Daripada rekod platform seperti yang dibaca peranti ini, dalam waktu pelayan. Ini bukan dokumen platform.',
  },
  exportCsv: 'Eksport',
  exported: 'Fail telah diserahkan kepada pelayar anda. Jika tidak muncul, buka Tiga dalam pelayar lain.',
  detail: 'Pesanan pusingan {{period}}',
  placed: 'Dibuat',
  updated: 'Kemas kini terakhir',
  statusText: 'Status',
  seeOrder: 'Butiran pusingan {{period}}',
  trail: {
    see: '{{figure}}: pecahannya',
    title: 'Pecahan “{{figure}}”',
    platform: 'Berdasarkan jumlah daripada platform.',
    record: 'Daripada rekod tugasan anda, seperti yang disenaraikan platform.',
    withdrawals: 'Daripada rekod pengeluaran anda, seperti yang disenaraikan platform.',
    average:
      'Purata untung/rugi taruhan setiap pesanan dalam amat banyak pusingan, jika peraturan dan bayarannya diumumkan.',
    known: 'Pesanan bulan itu yang peraturan, bayaran dan pulangannya diketahui.',
    agrees: 'Jumlah entri di bawah sama dengannya.',
    differs: 'Jumlah entri di bawah ialah {{own}}; Tiga tidak tahu sebab perbezaannya.',
    differsOut: 'Jumlah entri di bawah ialah {{own}}; Tiga tidak tahu yang mana dikira oleh platform.',
    filtered: 'Hanya entri yang sepadan dengan tapisan anda.',
    topUps: 'Platform tidak menyenaraikan tambah nilai, jadi Tiga tidak dapat memecahkannya lagi.',
    none: 'Tiada entri disenaraikan untuk angka ini.',
    rest: 'Selebihnya',
  },
  line: {
    staked: 'Taruhan {{staked}}',
  },
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
