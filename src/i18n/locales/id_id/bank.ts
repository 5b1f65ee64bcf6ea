import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Belum ada rekening bank',
  noneText: 'Dana penarikan dikirim ke satu rekening bank atas nama Anda.',
  rules: 'Hanya bank umum besar. Untuk mengubah rekening, hubungi layanan pelanggan.',
  withdrawNow: 'Tarik dana sekarang',
  showNumber: 'Tampilkan nomor',
  hideNumber: 'Sembunyikan nomor',
  bank: 'Bank',
  number: 'Nomor rekening',
  name: 'Nama pemilik rekening',
  mobile: 'Nomor ponsel',
  chooseBank: 'Pilih bank',
  noBanks: 'Belum ada bank yang tersedia saat ini. Coba lagi nanti.',
  realNumber: 'Masukkan nomor rekening yang benar.',
  otherName: 'Nama harus sama dengan nama asli Anda: {{name}}.',
  digitsOnly: 'Masukkan angka saja.',
  nameHint: 'Sesuai data bank. Huruf besar dan kecil tidak dibedakan.',
  reviewTitle: 'Periksa data rekening',
  reviewText: 'Periksa setiap angka. Hanya satu rekening yang bisa ditautkan.',
  confirm: 'Tautkan rekening ini',
  change: 'Ubah data',
  bound: 'Rekening bank berhasil ditautkan.',
  closedTitle: 'Rekening bank sudah ditautkan',
  closedText: 'Untuk mengubahnya, hubungi layanan pelanggan.',
  seeCard: 'Lihat rekening bank',
  unknown: 'Rekening Anda mungkin sudah tertaut. Periksa di “Rekening bank” sebelum mengirim ulang.',
  notBoundYet: 'Belum ada rekening yang tertaut. Silakan coba lagi.',
} satisfies typeof en

export default bank
