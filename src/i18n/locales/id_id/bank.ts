import type en from '../en_us/bank'

const bank = {
  bindTitle: 'Tautkan rekening bank',
  noneTitle: 'Belum ada rekening bank',
  noneText: 'Dana penarikan dikirim ke satu rekening bank atas nama Anda sendiri.',
  noneNeeds: 'Isi nama asli dan buat PIN penarikan terlebih dahulu.',
  add: 'Tambah rekening bank',
  rules: 'Hanya bank umum besar. Untuk mengubah rekening, hubungi layanan pelanggan.',
  nameFirst: 'Isi nama asli sebelum menautkan rekening.',
  fundPasswordFirst: 'Buat PIN penarikan sebelum menautkan rekening.',
  showNumber: 'Tampilkan nomor',
  hideNumber: 'Sembunyikan nomor',
  bank: 'Bank',
  number: 'Nomor rekening',
  name: 'Nama pemilik rekening',
  mobile: 'Nomor ponsel',
  chooseBank: 'Pilih bank',
  searchBank: 'Cari bank',
  banksFound: 'Bank ditemukan: {{number}}',
  noBank: 'Tidak ada bank bernama “{{query}}”',
  noBanks: 'Belum ada bank yang tersedia saat ini. Coba lagi nanti atau hubungi layanan pelanggan.',
  useBank: 'Pakai bank ini',
  realNumber: 'Masukkan nomor rekening yang benar.',
  otherName: 'Harus sama dengan nama asli Anda: {{name}}.',
  digitsOnly: 'Hanya boleh diisi angka.',
  nameHint: 'Nama pemilik sesuai data bank. Huruf besar dan tanda aksen tidak berpengaruh.',
  reviewTitle: 'Periksa rekening Anda',
  reviewText:
    'Cocokkan setiap angka. Hanya satu rekening yang dapat ditautkan; setelah itu perubahan hanya lewat layanan pelanggan.',
  confirm: 'Tautkan rekening ini',
  change: 'Ubah data',
  bound: 'Rekening bank berhasil ditautkan.',
  closedTitle: 'Rekening bank sudah ditautkan',
  closedText: 'Hanya satu rekening yang dapat ditautkan. Untuk mengubahnya, hubungi layanan pelanggan.',
  seeCard: 'Lihat rekening bank',
  unknown:
    'Tidak ada respons. Rekening Anda mungkin sudah ditautkan. Periksa rekening bank Anda sebelum mengirim lagi.',
  notBoundYet: 'Tidak ada respons, dan platform belum mencatat rekening Anda. Anda dapat mencoba lagi.',
} satisfies typeof en

export default bank
