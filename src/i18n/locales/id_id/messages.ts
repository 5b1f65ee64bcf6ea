import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Hanya nominal bulat, tanpa desimal.',
    notDigits: 'Isi dengan angka saja, misalnya 50000.',
    tooLong: 'Nominal ini memiliki terlalu banyak digit.',
  },
  title: 'Pesan',
  emptyText: 'Hasil pesanan, penarikan, dan isi saldo Anda akan tampil di sini.',
  kept: '50 pesan terakhir disimpan di perangkat ini. Keluar dari akun akan menghapusnya.',
  new: 'Baru',
  openAtLogOut:
    'Belum diketahui hasilnya: {{list}}. Jika Anda keluar, perangkat ini melupakannya dan tidak dapat lagi memberi tahu hasilnya.',
  underWay: {
    title: 'Menunggu jawaban',
    text: 'Dikirim pukul {{time}}. Jawabannya mungkin masih datang. Sampai saat itu, permintaan sejenis tidak dikirim.',
  },
  dismiss: {
    title: 'Sudahkah Anda memeriksa riwayat?',
    text: 'Jika dilanjutkan, Tiga melupakan permintaan ini dan Anda dapat mengirim yang lain. Jika ternyata permintaan ini diterima, keduanya akan berlaku.',
    confirm: 'Ya, lupakan',
    keep: 'Tidak, simpan',
  },
  see: { order: 'Lihat catatan tugas', withdrawal: 'Lihat riwayat', topUp: 'Lihat isi saldo' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Pesanan diterima', text: 'Pesanan Anda telah diterima: {{what}}.' },
    refused: { title: 'Pesanan tidak diterima', text: 'Pesanan Anda tidak diterima: {{what}}.' },
    unknown: {
      title: 'Pesanan tanpa jawaban',
      text: 'Tidak ada jawaban untuk pesanan Anda: {{what}}. Pesanan mungkin sudah diterima. Lihat catatan tugas sebelum mengulanginya.',
    },
    found: { title: 'Pesanan ditemukan', text: 'Pesanan ada di catatan Anda: {{what}}.' },
  },
  withdrawal: {
    accepted: { title: 'Penarikan terkirim', text: 'Terkirim: {{what}}. Selanjutnya platform memeriksanya.' },
    refused: { title: 'Penarikan tidak diterima', text: 'Penarikan Anda tidak diterima: {{what}}.' },
    unknown: {
      title: 'Penarikan tanpa jawaban',
      text: 'Tidak ada jawaban untuk penarikan Anda: {{what}}. Penarikan mungkin sudah diterima. Lihat riwayat sebelum mengulanginya.',
    },
    found: { title: 'Penarikan ditemukan', text: 'Penarikan ada di riwayat Anda: {{what}}.' },
  },
  topUp: {
    accepted: {
      title: 'Isi saldo terkirim',
      text: 'Platform telah menerima pengajuan isi saldo Anda sebesar {{what}}. Jumlah ini masuk ke saldo hanya jika disetujui dalam pemeriksaan platform.',
    },
    refused: { title: 'Isi saldo tidak diterima', text: 'Isi saldo Anda tidak diterima: {{what}}.' },
    unknown: {
      title: 'Isi saldo tanpa jawaban',
      text: 'Tidak ada jawaban untuk isi saldo Anda: {{what}}. Pengajuan mungkin sudah sampai. Bandingkan totalnya atau tanyakan ke layanan pelanggan sebelum mengirim lagi.',
    },
    found: { title: 'Isi saldo ditemukan', text: 'Pengajuan isi saldo Anda ada di platform: {{what}}.' },
  },
  settled: {
    title: 'Periode selesai',
    text: '{{game}} {{period}}: taruhan {{staked}}, pengembalian {{returned}}, neto {{net}}.',
    partial:
      '{{game}} {{period}}: taruhan {{staked}}, pengembalian yang tercatat {{returned}}, neto {{net}}. Platform tidak menyebutkan apakah pengembalian termasuk taruhan.',
  },
} satisfies typeof en

export default messages
