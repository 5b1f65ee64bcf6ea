import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Nombor bulat sahaja, tanpa perpuluhan.',
    notDigits: 'Gunakan digit sahaja, contohnya 50000.',
    tooLong: 'Terlalu banyak digit.',
  },
  emptyText: 'Keputusan permohonan anda akan dipaparkan di sini.',
  wrongAmount: 'Sila masukkan amaun yang betul.',
  unreadable: {
    title: 'Permohonan terdahulu tidak dapat dibaca.',
    text: 'Permohonan itu mungkin telah diterima. Semak rekod anda atau hubungi khidmat pelanggan sebelum menghantar yang baharu.',
  },
  balanceNow: 'Baki sekarang',
  neverPay: 'Jangan sekali-kali membayar untuk mendapatkan wang anda.',
  neverPayFirst: 'Jika diminta menambah nilai dahulu, jangan hantar wang.',
  kept: '50 keputusan terakhir disimpan pada peranti ini sehingga anda log keluar.',
  openAtLogOut: {
    lead: 'Status belum diketahui:',
    order: 'Pesanan {{what}}, dihantar {{time}}',
    withdrawal: 'Pengeluaran {{what}}, dimohon {{time}}',
    topUp: 'Tambah nilai {{what}}, dimohon {{time}}',
    text: 'Selepas anda log keluar, Tiga tidak dapat lagi memaklumkan statusnya. Rekod platform kekal.',
  },
  beforeEnd: 'Sebelum sesi anda tamat:',
  underWay: {
    title: 'Menunggu respons',
    text: 'Dihantar pada pukul {{time}}. Permohonan baharu hanya boleh dihantar selepas ada respons.',
    other: 'Permohonan lain masih menunggu respons. Tunggu dahulu.',
  },
  unkept: 'Pelayar anda tidak dapat menyimpan catatan permohonan ini. Kekal di halaman ini sehingga ada respons.',
  again: {
    order: 'Jangan hantar pesanan ini sekali lagi.',
    withdrawal: 'Jangan mohon pengeluaran ini sekali lagi.',
    topUp: 'Jangan mohon tambah nilai ini sekali lagi.',
  },
  record: { order: 'rekod tugasan', withdrawal: 'rekod pengeluaran', topUp: 'jumlah tambah nilai' },
  unknown: {
    may: 'Permohonan ini ({{what}}) mungkin telah diterima oleh platform.',
    mayAfterAll:
      'Kata platform: “{{words}}”. Walaupun begitu, permohonan ini ({{what}}) mungkin telah diterima. Semak dahulu sebelum mencuba lagi.',
    last: 'Permohonan terakhir anda mungkin telah diterima oleh platform.',
    checking: 'Menyemak {{record}} anda',
    missing: 'Belum ada dalam {{record}} anda.',
    copies:
      'Ada {{number}} entri baharu yang serupa dalam {{record}} anda. Jika anda menghantar satu sahaja, hubungi khidmat pelanggan.',
    unclear: 'Ada sekurang-kurangnya satu entri serupa dalam {{record}} anda. Semak juga baki anda.',
    partial: 'Sebahagian {{record}} anda tidak dapat dibaca. Semak juga baki anda.',
    failed: 'Buat masa ini {{record}} anda tidak dapat disemak.',
    match: { order: 'Ada dalam rekod tugasan anda', withdrawal: 'Ada dalam rekod pengeluaran anda' },
    onWay: 'Responsnya hilang dalam perjalanan.',
    found: 'Direkodkan: {{what}}.',
    checked: 'Disemak pada {{time}}.',
    drawn: 'Pusingan ini telah dicabut, dan tiada pesanan begini dalam {{record}} anda.',
  },
  dismiss: {
    title: 'Sudah menyemak rekod anda?',
    text: 'Permohonan ini tidak dipantau lagi, dan anda boleh menghantar yang baharu. Jika yang ini sebenarnya diterima, kedua-duanya dikira.',
    confirm: 'Ya, henti pantau',
    keep: 'Tidak, terus pantau',
  },
  toMe: 'Ke halaman Saya',
  allRecords: 'Semua rekod',
  see: { order: 'Lihat rekod tugasan', withdrawal: 'Lihat rekod pengeluaran' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Pesanan diterima' },
    refused: { title: 'Pesanan ditolak' },
  },
  withdrawal: {
    accepted: { title: 'Permohonan pengeluaran dihantar', next: '{{amount}}. Seterusnya platform akan menyemaknya.' },
    refused: { title: 'Permohonan pengeluaran ditolak' },
    ended: { title: 'Pengeluaran: {{state}}', text: 'Pengeluaran {{amount}}: {{state}}' },
  },
  topUp: {
    accepted: {
      title: 'Permohonan tambah nilai dihantar',
      next: '{{amount}} hanya akan ditambah pada baki anda jika diluluskan.',
    },
    refused: { title: 'Permohonan tambah nilai ditolak' },
    ended: { title: 'Ditambah pada baki anda', text: '{{amount}} telah ditambah pada baki anda.' },
    sent: 'Dimohon',
    unconfirmed: 'Belum disahkan',
    inBalance: 'Masuk baki anda, jika diluluskan',
  },
  rounds: {
    own: 'Pusingan anda',
    returned: 'pulangan {{amount}}',
    nothing: 'tiada pulangan',
    label: 'Pusingan anda',
    more: 'Papar {{number}} lagi',
    fewer: 'Ringkaskan',
  },
  changed: {
    title: 'Keputusan lepas telah berubah',
    values: '{{game}} {{period}}: mula-mula {{first}}, kemudian {{later}}.',
    seen: {
      draw: '{{numbers}} (skrin cabutan, {{time}})',
      history: '{{numbers}} (cabutan lepas, {{time}})',
    },
    first: 'Mula-mula',
    later: 'Kemudian',
    text: 'Tiga tidak dapat memastikan yang mana betul.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  aboutMore: '{{about}}. {{more}}',
  settled: {
    title: 'Pusingan selesai',
    text: '{{game}} {{period}}: taruhan\u00a0{{staked}}, pulangan\u00a0{{returned}}, untung/rugi {{net}}.',
    partial:
      '{{game}} {{period}}: taruhan\u00a0{{staked}}, pulangan\u00a0{{returned}} mengikut rekod platform; belum tentu termasuk taruhan.',
  },
  checkedMyself: 'Saya sudah semak sendiri',
  duplicated: 'Direkod lebih daripada sekali',
  outcomeUnknown: 'Status belum diketahui',
  check: 'Semak',
} satisfies typeof en

export default messages
