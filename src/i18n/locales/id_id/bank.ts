import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Belum ada rekening bank',
  noneText: 'Dana penarikan dikirim ke satu rekening bank atas nama Anda sendiri.',
  add: 'Tambah rekening bank',
  rules: 'Hanya bank umum besar. Untuk mengubah rekening, hubungi layanan pelanggan.',
  linkStep: 'Langkah {{step}} dari {{steps}}',
  withdrawNow: 'Tarik dana sekarang',
  showNumber: 'Tampilkan nomor',
  hideNumber: 'Sembunyikan nomor',
  bank: 'Bank',
  number: 'Nomor rekening',
  name: 'Nama pemilik rekening',
  mobile: 'Nomor ponsel',
  chooseBank: 'Pilih bank',
  searchBank: 'Cari bank',
  banksFound: 'Bank ditemukan: {{number}}',
  noBank: 'Tidak ada bank yang cocok dengan “{{query}}”',
  noBanks: 'Belum ada bank yang tersedia saat ini. Coba lagi nanti atau hubungi layanan pelanggan.',
  useBank: 'Pakai bank ini',
  realNumber: 'Masukkan nomor rekening yang benar.',
  otherName: 'Nama harus sama dengan nama asli Anda: {{name}}.',
  digitsOnly: 'Masukkan angka saja.',
  nameHint: 'Nama pemilik sesuai data bank. Huruf besar dan tanda aksen tidak berpengaruh.',
  reviewTitle: 'Periksa rekening Anda',
  reviewText:
    'Cocokkan setiap angka. Hanya satu rekening yang dapat ditautkan; setelah itu, hubungi layanan pelanggan untuk mengubahnya.',
  confirm: 'Tautkan rekening ini',
  change: 'Ubah data',
  bound: 'Rekening bank berhasil ditautkan.',
  closedTitle: 'Rekening bank sudah ditautkan',
  closedText: 'Hanya satu rekening yang dapat ditautkan. Untuk mengubahnya, hubungi layanan pelanggan.',
  seeCard: 'Lihat rekening bank',
  unknown: 'Rekening Anda mungkin sudah ditautkan. Periksa rekening bank Anda sebelum mengirim lagi.',
  notBoundYet: 'Platform belum menampilkan rekening yang tertaut. Anda dapat mencoba lagi.',
} satisfies typeof en

export default bank
