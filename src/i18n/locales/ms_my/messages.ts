import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Hanya amaun bulat, tanpa perpuluhan.',
    notDigits: 'Gunakan digit sahaja, contohnya 50000.',
    tooLong: 'Amaun ini mempunyai terlalu banyak digit.',
  },
  emptyText: 'Keputusan permintaan anda akan dipaparkan di sini.',
  wrongAmount: 'Sila masukkan amaun yang betul.',
  unreadable: {
    title: 'Nota bagi permintaan terdahulu tidak dapat dibaca',
    text: 'Mungkin telah diterima. Semak rekod anda atau hubungi khidmat pelanggan sebelum menghantar yang lain.',
  },
  sent: 'Dihantar',
  reviewed: 'Disemak',
  balanceNow: 'Baki sekarang',
  neverPay: 'Jangan sekali-kali membayar supaya dibayar.',
  neverPayFirst: 'Jika sesiapa meminta anda menambah nilai dahulu, jangan hantar wang.',
  kept: '50 terakhir disimpan pada peranti ini. Log keluar akan memadamkannya.',
  openAtLogOut: {
    lead: 'Keputusannya belum diketahui:',
    order: 'Pesanan: {{what}}, dihantar {{time}}',
    withdrawal: 'Pengeluaran: {{what}}, dihantar {{time}}',
    topUp: 'Tambah nilai: {{what}}, dihantar {{time}}',
    text: 'Selepas log keluar, maklumat ini dipadamkan di sini, jadi keputusannya tidak dapat diberitahu. Rekod di platform kekal.',
  },
  underWay: {
    title: 'Menunggu respons',
    text: 'Dihantar pada pukul {{time}}. Sehingga ada respons, permintaan sejenis tidak boleh dihantar.',
    other: 'Permintaan lain sedang berjalan. Tunggu responsnya.',
  },
  again: {
    order: 'Jangan ulangi pesanan ini.',
    withdrawal: 'Jangan ulangi pengeluaran ini.',
    topUp: 'Jangan ulangi tambah nilai ini.',
  },
  record: { order: 'rekod tugasan', withdrawal: 'rekod pengeluaran', topUp: 'jumlah tambah nilai' },
  unknown: {
    may: '{{what}} mungkin telah diterima.',
    last: 'Yang terakhir mungkin telah diterima.',
    checking: 'Menyemak {{record}} anda',
    missing: 'Belum ada dalam {{record}} anda. Mungkin muncul kemudian.',
    unclear: 'Dalam {{record}} anda ada beberapa yang serupa. Bandingkan dengan baki anda.',
    partial: 'Sebahagian {{record}} anda tidak dapat dibaca. Bandingkan dengan baki anda.',
    failed: 'Buat masa ini {{record}} anda tidak dapat disemak.',
    match: 'Yang serupa ditemui',
    found: 'Dalam {{record}} anda ada yang serupa: {{what}}.',
  },
  dismiss: {
    title: 'Sudahkah anda menyemak rekod?',
    text: 'Tiga melupakan permintaan ini dan anda boleh menghantar yang lain. Jika yang ini sebenarnya diterima, kedua-duanya berkuat kuasa.',
    confirm: 'Ya, lupakan',
    keep: 'Tidak, simpan',
  },
  see: { order: 'Lihat rekod tugasan', withdrawal: 'Lihat rekod pengeluaran' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Pesanan diterima' },
    refused: { title: 'Pesanan ditolak' },
  },
  withdrawal: {
    accepted: { title: 'Pengeluaran dihantar', next: 'Seterusnya platform akan menyemaknya.' },
    refused: { title: 'Pengeluaran ditolak' },
  },
  topUp: {
    accepted: { title: 'Tambah nilai dihantar', next: 'Amaun masuk ke baki hanya jika diluluskan.' },
    refused: { title: 'Tambah nilai ditolak' },
  },
  rounds: {
    label: 'Pusingan anda',
    more: 'Tunjukkan {{number}} lagi',
    fewer: 'Tunjukkan kurang',
  },
  changed: {
    title: 'Keputusan lepas telah berubah',
    short: '{{game}} {{period}} · {{first}} → {{later}}',
    values: '{{game}} {{period}}: mula-mula {{first}}, kemudian {{later}}.',
    seen: {
      draw: '{{numbers}} (skrin permainan, {{time}})',
      history: '{{numbers}} (cabutan lepas, {{time}})',
      order: '{{numbers}} (pesanan anda, {{time}})',
    },
    text: 'Keputusan yang telah dicabut tidak boleh berubah. Tiga tidak tahu yang mana betul.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  settled: {
    text: '{{game}} {{period}}: taruhan\u00a0{{staked}}, pulangan\u00a0{{returned}}, untung/rugi {{net}}.',
    partial:
      '{{game}} {{period}}: taruhan\u00a0{{staked}}, pulangan\u00a0{{returned}} seperti yang direkodkan. Platform tidak menyatakan sama ada pulangan termasuk taruhan.',
  },
} satisfies typeof en

export default messages
