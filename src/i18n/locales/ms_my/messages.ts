import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Hanya amaun bulat, tanpa perpuluhan.',
    notDigits: 'Gunakan digit sahaja, contohnya 50000.',
    tooLong: 'Amaun ini mempunyai terlalu banyak digit.',
  },
  title: 'Mesej',
  emptyText: 'Hasil pesanan, pengeluaran dan tambah nilai anda akan dipaparkan di sini.',
  kept: '50 mesej terakhir disimpan pada peranti ini. Log keluar akan memadamkannya.',
  new: 'Baharu',
  openAtLogOut:
    'Belum diketahui hasilnya: {{list}}. Jika anda log keluar, peranti ini melupakannya dan tidak dapat lagi memberitahu hasilnya.',
  underWay: {
    title: 'Menunggu jawapan',
    text: 'Dihantar pada {{time}}. Jawapannya mungkin masih sampai. Sehingga itu, permintaan sejenis tidak dihantar.',
  },
  dismiss: {
    title: 'Sudahkah anda menyemak rekod?',
    text: 'Jika diteruskan, Tiga melupakan permintaan ini dan anda boleh menghantar yang lain. Jika permintaan ini sebenarnya diterima, kedua-duanya akan berkuat kuasa.',
    confirm: 'Ya, lupakan',
    keep: 'Tidak, simpan',
  },
  see: { order: 'Lihat rekod tugasan', withdrawal: 'Lihat rekod', topUp: 'Lihat tambah nilai' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Pesanan diterima', text: 'Pesanan anda telah diterima: {{what}}.' },
    refused: { title: 'Pesanan tidak diterima', text: 'Pesanan anda tidak diterima: {{what}}.' },
    unknown: {
      title: 'Pesanan tanpa jawapan',
      text: 'Tiada jawapan bagi pesanan anda: {{what}}. Pesanan mungkin telah diterima. Lihat rekod tugasan sebelum mengulanginya.',
    },
    found: { title: 'Pesanan ditemui', text: 'Pesanan ada dalam rekod anda: {{what}}.' },
  },
  withdrawal: {
    accepted: { title: 'Pengeluaran dihantar', text: 'Dihantar: {{what}}. Seterusnya platform menyemaknya.' },
    refused: { title: 'Pengeluaran tidak diterima', text: 'Pengeluaran anda tidak diterima: {{what}}.' },
    unknown: {
      title: 'Pengeluaran tanpa jawapan',
      text: 'Tiada jawapan bagi pengeluaran anda: {{what}}. Pengeluaran mungkin telah diterima. Lihat rekod sebelum mengulanginya.',
    },
    found: { title: 'Pengeluaran ditemui', text: 'Pengeluaran ada dalam rekod anda: {{what}}.' },
  },
  topUp: {
    accepted: {
      title: 'Tambah nilai dihantar',
      text: 'Platform telah menerima permohonan tambah nilai anda sebanyak {{what}}. Amaun ini masuk ke baki hanya jika diluluskan dalam semakan platform.',
    },
    refused: { title: 'Tambah nilai tidak diterima', text: 'Tambah nilai anda tidak diterima: {{what}}.' },
    unknown: {
      title: 'Tambah nilai tanpa jawapan',
      text: 'Tiada jawapan bagi tambah nilai anda: {{what}}. Permohonan mungkin sudah sampai. Bandingkan jumlah atau tanya khidmat pelanggan sebelum menghantar lagi.',
    },
    found: { title: 'Tambah nilai ditemui', text: 'Permohonan tambah nilai anda ada di platform: {{what}}.' },
  },
  settled: {
    title: 'Tempoh selesai',
    text: '{{game}} {{period}}: taruhan {{staked}}, pulangan {{returned}}, bersih {{net}}.',
    partial:
      '{{game}} {{period}}: taruhan {{staked}}, pulangan yang direkodkan {{returned}}, bersih {{net}}. Platform tidak menyatakan sama ada pulangan termasuk taruhan.',
  },
} satisfies typeof en

export default messages
