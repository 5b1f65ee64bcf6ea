import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Hanya nominal bulat, tanpa desimal.',
    notDigits: 'Masukkan angka saja, misalnya 50000.',
    tooLong: 'Nominal ini memuat terlalu banyak angka.',
  },
  emptyText: 'Hasil pesanan, penarikan, dan isi saldo Anda akan tampil di sini.',
  wrongAmount: 'Masukkan nominal yang benar.',
  unreadable: {
    title: 'Catatan permintaan sebelumnya tidak dapat dibaca',
    text: 'Permintaan itu mungkin telah diterima. Periksa riwayat Anda atau hubungi layanan pelanggan sebelum mengirim yang lain.',
  },
  sent: 'Terkirim',
  reviewed: 'Diperiksa',
  balanceNow: 'Saldo sekarang',
  neverPay:
    'Jangan pernah membayar supaya dibayar. Jika ada yang meminta Anda mengisi saldo sebelum mencairkan uang Anda, jangan kirim uang.',
  kept: '50 terakhir disimpan di perangkat ini. Keluar dari akun akan menghapusnya.',
  new: 'Baru',
  openAtLogOut: {
    lead: 'Hasilnya belum diketahui:',
    order: 'Pesanan: {{what}}, dikirim {{time}}',
    withdrawal: 'Penarikan: {{what}}, dikirim {{time}}',
    topUp: 'Isi saldo: {{what}}, dikirim {{time}}',
    text: 'Setelah Anda keluar dari akun, data ini dihapus dari perangkat, sehingga hasilnya tidak dapat diberitahukan kepada Anda. Riwayat Anda di platform tetap ada.',
  },
  underWay: {
    title: 'Menunggu respons',
    text: 'Dikirim pukul {{time}}. Respons masih mungkin datang. Sampai saat itu, permintaan sejenis tidak dapat dikirim.',
  },
  dismiss: {
    title: 'Sudahkah Anda memeriksa riwayat?',
    text: 'Jika dilanjutkan, Tiga melupakan permintaan ini dan Anda dapat mengirim yang lain. Jika ternyata permintaan ini diterima, keduanya akan berlaku.',
    confirm: 'Ya, lupakan',
    keep: 'Tidak, simpan',
  },
  see: { order: 'Lihat riwayat tugas', withdrawal: 'Lihat riwayat penarikan', topUp: 'Lihat pengisian saldo' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Pesanan diterima', text: 'Pesanan Anda telah diterima: {{what}}.' },
    refused: { title: 'Pesanan ditolak', text: 'Pesanan Anda ditolak: {{what}}.' },
    unknown: {
      title: 'Pesanan: status belum diketahui',
      text: 'Belum diketahui apakah pesanan Anda diterima: {{what}}. Periksa riwayat tugas sebelum mengulanginya.',
    },
    found: {
      title: 'Pesanan serupa ditemukan',
      text: 'Pesanan seperti yang Anda kirim ada di riwayat tugas Anda: {{what}}.',
    },
  },
  withdrawal: {
    accepted: { title: 'Penarikan diajukan', text: 'Diajukan: {{what}}. Selanjutnya platform akan memeriksanya.' },
    refused: { title: 'Penarikan ditolak', text: 'Penarikan Anda ditolak: {{what}}.' },
    unknown: {
      title: 'Penarikan: status belum diketahui',
      text: 'Belum diketahui apakah penarikan Anda diterima: {{what}}. Periksa riwayat penarikan sebelum mengulanginya.',
    },
    found: {
      title: 'Penarikan serupa ditemukan',
      text: 'Penarikan seperti yang Anda ajukan ada di riwayat penarikan Anda: {{what}}.',
    },
  },
  topUp: {
    accepted: {
      title: 'Isi saldo terkirim',
      text: 'Platform telah menerima pengajuan isi saldo Anda sebesar {{what}}. Dana masuk ke saldo hanya jika disetujui platform.',
    },
    refused: { title: 'Isi saldo ditolak', text: 'Isi saldo Anda ditolak: {{what}}.' },
    unknown: {
      title: 'Isi saldo: status belum diketahui',
      text: 'Belum diketahui apakah isi saldo Anda sampai: {{what}}. Bandingkan totalnya atau hubungi layanan pelanggan sebelum mengulanginya.',
    },
    found: {
      title: 'Isi saldo serupa ditemukan',
      text: 'Pengajuan isi saldo seperti yang Anda kirim ada di platform: {{what}}.',
    },
  },
  slip: {
    label: 'Periode Anda',
    more: 'Tampilkan {{number}} lagi',
    fewer: 'Ringkas',
  },
  changed: {
    title: 'Hasil lama telah berubah',
    values: '{{game}} {{period}}: pertama {{first}}, kemudian {{later}}.',
    seen: {
      draw: '{{numbers}} (layar permainan, {{time}})',
      history: '{{numbers}} (undian sebelumnya, {{time}})',
      order: '{{numbers}} (pesanan Anda, {{time}})',
    },
    text: 'Hasil yang sudah diundi tidak boleh berubah. Tiga tidak tahu mana yang benar.',
    more: 'Hasil yang berubah: {{number}} lagi',
  },
  settled: {
    title: 'Periode selesai',
    text: '{{game}} {{period}}: taruhan\u00a0{{staked}}, diterima\u00a0{{returned}}, untung/rugi\u00a0{{net}}.',
    partial:
      '{{game}} {{period}}: taruhan\u00a0{{staked}}, diterima\u00a0{{returned}} sesuai catatan platform. Platform tidak menyebutkan apakah jumlah itu termasuk taruhan.',
  },
} satisfies typeof en

export default messages
