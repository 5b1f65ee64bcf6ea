import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Hanya nominal bulat, tanpa desimal.',
    notDigits: 'Masukkan angka saja, misalnya 50000.',
    tooLong: 'Nominal ini memuat terlalu banyak angka.',
  },
  emptyText: 'Hasil permintaan Anda akan tampil di sini.',
  wrongAmount: 'Masukkan nominal yang benar.',
  unreadable: {
    title: 'Catatan permintaan sebelumnya tidak dapat dibaca',
    text: 'Mungkin telah diterima. Periksa riwayat Anda atau hubungi layanan pelanggan sebelum mengirim yang lain.',
  },
  sent: 'Terkirim',
  reviewed: 'Diperiksa',
  balanceNow: 'Saldo sekarang',
  neverPay: 'Jangan pernah membayar supaya dibayar.',
  neverPayFirst: 'Jika ada yang meminta Anda mengisi saldo dulu, jangan kirim uang.',
  kept: '50 terakhir disimpan di perangkat ini. Keluar dari akun akan menghapusnya.',
  openAtLogOut: {
    lead: 'Hasilnya belum diketahui:',
    order: 'Pesanan: {{what}}, dikirim {{time}}',
    withdrawal: 'Penarikan: {{what}}, dikirim {{time}}',
    topUp: 'Isi saldo: {{what}}, dikirim {{time}}',
    text: 'Setelah keluar, data ini dihapus dari perangkat, jadi hasilnya tidak dapat diberitahukan. Riwayat di platform tetap ada.',
  },
  underWay: {
    title: 'Menunggu respons',
    text: 'Dikirim pukul {{time}}. Sampai ada respons, permintaan sejenis tidak dapat dikirim.',
    other: 'Permintaan lain sedang berlangsung. Tunggu responsnya.',
  },
  again: {
    order: 'Jangan ulangi pesanan ini.',
    withdrawal: 'Jangan ulangi penarikan ini.',
    topUp: 'Jangan ulangi isi saldo ini.',
  },
  record: { order: 'riwayat tugas', withdrawal: 'riwayat penarikan', topUp: 'total isi saldo' },
  unknown: {
    may: '{{what}} mungkin sudah diterima.',
    last: 'Yang terakhir mungkin sudah diterima.',
    checking: 'Memeriksa {{record}} Anda',
    missing: 'Belum ada di {{record}} Anda. Mungkin masih akan muncul.',
    unclear: 'Di {{record}} Anda ada beberapa yang serupa. Bandingkan dengan saldo Anda.',
    partial: 'Sebagian {{record}} Anda tidak dapat dibaca. Bandingkan dengan saldo Anda.',
    failed: 'Saat ini {{record}} Anda tidak dapat diperiksa.',
    match: 'Ditemukan yang serupa',
    found: 'Di {{record}} Anda ada yang serupa: {{what}}.',
  },
  dismiss: {
    title: 'Sudahkah Anda memeriksa riwayat?',
    text: 'Tiga melupakan permintaan ini dan Anda dapat mengirim yang lain. Jika yang ini ternyata diterima, keduanya berlaku.',
    confirm: 'Ya, lupakan',
    keep: 'Tidak, simpan',
  },
  see: { order: 'Lihat riwayat tugas', withdrawal: 'Lihat riwayat penarikan' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Pesanan diterima' },
    refused: { title: 'Pesanan ditolak' },
  },
  withdrawal: {
    accepted: { title: 'Penarikan diajukan', next: 'Selanjutnya platform akan memeriksanya.' },
    refused: { title: 'Penarikan ditolak' },
  },
  topUp: {
    accepted: { title: 'Isi saldo terkirim', next: 'Dana masuk ke saldo hanya jika disetujui.' },
    refused: { title: 'Isi saldo ditolak' },
  },
  rounds: {
    label: 'Periode Anda',
    more: 'Tampilkan {{number}} lagi',
    fewer: 'Ringkas',
  },
  changed: {
    title: 'Hasil lama telah berubah',
    short: '{{game}} {{period}} · {{first}} → {{later}}',
    values: '{{game}} {{period}}: pertama {{first}}, kemudian {{later}}.',
    seen: {
      draw: '{{numbers}} (layar permainan, {{time}})',
      history: '{{numbers}} (undian sebelumnya, {{time}})',
      order: '{{numbers}} (pesanan Anda, {{time}})',
    },
    text: 'Hasil yang sudah diundi tidak boleh berubah. Tiga tidak tahu mana yang benar.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  settled: {
    text: '{{game}} {{period}}: taruhan\u00a0{{staked}}, diterima\u00a0{{returned}}, untung/rugi {{net}}.',
    partial:
      '{{game}} {{period}}: taruhan\u00a0{{staked}}, diterima\u00a0{{returned}} sesuai catatan platform. Platform tidak menyebutkan apakah jumlah itu termasuk taruhan.',
  },
} satisfies typeof en

export default messages
