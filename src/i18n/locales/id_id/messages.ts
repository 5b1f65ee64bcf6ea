import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Hanya nominal bulat, tanpa desimal.',
    notDigits: 'Masukkan angka saja, misalnya 50000.',
    tooLong: 'Nominal terlalu panjang.',
  },
  emptyText: 'Hasil permintaan Anda akan tampil di sini.',
  wrongAmount: 'Masukkan nominal yang benar.',
  unreadable: {
    title: 'Permintaan sebelumnya tidak bisa dibaca.',
    text: 'Permintaan itu mungkin sudah diterima. Periksa riwayat Anda atau hubungi layanan pelanggan sebelum mengirim yang baru.',
  },
  balanceNow: 'Saldo sekarang',
  neverPay: 'Jangan pernah membayar agar bisa menarik dana.',
  neverPayFirst: 'Jika diminta mengisi saldo dulu, jangan kirim uang.',
  kept: '50 hasil terakhir disimpan di perangkat ini sampai Anda keluar.',
  openAtLogOut: {
    lead: 'Statusnya belum diketahui:',
    order: 'Pesanan {{what}}, dikirim {{time}}',
    withdrawal: 'Penarikan {{what}}, diajukan {{time}}',
    topUp: 'Isi saldo {{what}}, diajukan {{time}}',
    text: 'Setelah Anda keluar, Tiga tidak bisa lagi memberitahukan hasilnya. Riwayat di platform tetap ada.',
  },
  beforeEnd: 'Sebelum sesi Anda berakhir:',
  underWay: {
    title: 'Menunggu respons',
    text: 'Dikirim pukul {{time}}. Permintaan sejenis bisa dikirim lagi setelah ada respons.',
    other: 'Masih ada permintaan lain. Tunggu responsnya dulu.',
  },
  unkept: 'Browser Anda tidak bisa menyimpan catatan permintaan ini. Tetap di halaman ini sampai ada respons.',
  again: {
    order: 'Jangan ulangi pesanan ini.',
    withdrawal: 'Jangan ulangi penarikan ini.',
    topUp: 'Jangan ulangi isi saldo ini.',
  },
  record: { order: 'riwayat tugas', withdrawal: 'riwayat penarikan', topUp: 'total isi saldo' },
  unknown: {
    may: 'Platform mungkin sudah menerimanya: {{what}}.',
    mayAfterAll:
      'Kata platform: “{{words}}”. Meski begitu, permintaan ini ({{what}}) mungkin tetap diterima. Periksa dulu sebelum mencoba lagi.',
    last: 'Platform mungkin sudah menerima permintaan terakhir Anda.',
    checking: 'Memeriksa {{record}} Anda',
    missing: 'Belum ada di {{record}} Anda.',
    copies:
      'Di {{record}} Anda ada {{number}} entri baru yang serupa. Jika Anda hanya mengirim satu, hubungi layanan pelanggan.',
    unclear: 'Di {{record}} Anda ada setidaknya satu yang serupa. Periksa juga saldo Anda.',
    partial: 'Sebagian {{record}} Anda tidak bisa dibaca. Periksa juga saldo Anda.',
    failed: 'Saat ini {{record}} Anda tidak bisa diperiksa.',
    match: { order: 'Ada di riwayat tugas Anda', withdrawal: 'Ada di riwayat penarikan Anda' },
    onWay: 'Responsnya hilang di jalan.',
    found: 'Yang tercatat: {{what}}.',
    checked: 'Diperiksa pukul {{time}}.',
    drawn: 'Periode ini sudah diundi, dan di {{record}} Anda tidak ada pesanan seperti ini.',
  },
  dismiss: {
    title: 'Sudah memeriksa riwayat Anda?',
    text: 'Permintaan ini tidak akan dipantau lagi, dan Anda bisa mengirim yang baru. Jika yang ini ternyata diterima, keduanya berlaku.',
    confirm: 'Ya, berhenti memantau',
    keep: 'Tetap pantau',
  },
  toMe: 'Ke halaman Saya',
  allRecords: 'Semua riwayat',
  see: { order: 'Lihat riwayat tugas', withdrawal: 'Lihat riwayat penarikan' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Pesanan diterima' },
    refused: { title: 'Pesanan ditolak' },
  },
  withdrawal: {
    accepted: { title: 'Penarikan diajukan', next: '{{amount}}. Selanjutnya platform akan memeriksanya.' },
    refused: { title: 'Penarikan ditolak' },
    ended: { title: 'Penarikan: {{state}}', text: 'Penarikan {{amount}}: {{state}}' },
  },
  topUp: {
    accepted: { title: 'Isi saldo diajukan', next: 'Saldo Anda bertambah {{amount}} hanya jika disetujui.' },
    refused: { title: 'Isi saldo ditolak' },
    ended: { title: 'Masuk ke saldo Anda', text: '{{amount}} sudah masuk ke saldo Anda.' },
    sent: 'Diajukan',
    unconfirmed: 'Belum dikonfirmasi',
    inBalance: 'Masuk saldo Anda, jika disetujui',
  },
  rounds: {
    own: 'Periode Anda',
    returned: 'diterima {{amount}}',
    nothing: 'tidak ada yang kembali',
    label: 'Periode Anda',
    more: 'Tampilkan {{number}} lagi',
    fewer: 'Ringkas',
  },
  changed: {
    title: 'Ada hasil lama yang berubah',
    values: '{{game}} {{period}}: awalnya {{first}}, kemudian {{later}}.',
    seen: {
      draw: '{{numbers}} (layar undian, {{time}})',
      history: '{{numbers}} (undian sebelumnya, {{time}})',
    },
    first: 'Awalnya',
    later: 'Kemudian',
    text: 'Tiga tidak bisa memastikan mana yang benar.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  aboutMore: '{{about}}. {{more}}',
  settled: {
    title: 'Periode selesai',
    text: '{{game}} {{period}}: taruhan\u00a0{{staked}}, diterima\u00a0{{returned}}, untung/rugi {{net}}.',
    partial:
      '{{game}} {{period}}: taruhan\u00a0{{staked}}, diterima\u00a0{{returned}} menurut catatan platform; belum tentu termasuk taruhan.',
  },
  checkedMyself: 'Sudah saya periksa sendiri',
  duplicated: 'Tercatat lebih dari sekali',
  outcomeUnknown: 'Status belum diketahui',
  check: 'Periksa',
} satisfies typeof en

export default messages
