import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Belum ada akaun bank',
  noneText: 'Wang pengeluaran dimasukkan ke satu akaun bank atas nama anda sendiri.',
  rules: 'Bank komersial utama sahaja. Untuk menukar akaun, hubungi khidmat pelanggan.',
  withdrawNow: 'Keluarkan sekarang',
  showNumber: 'Papar nombor',
  hideNumber: 'Sembunyikan nombor',
  bank: 'Bank',
  number: 'Nombor akaun',
  name: 'Nama pemegang akaun',
  mobile: 'No. telefon bimbit',
  chooseBank: 'Pilih bank',
  noBanks: 'Tiada bank tersedia buat masa ini. Cuba lagi nanti.',
  realNumber: 'Sila masukkan nombor akaun yang betul.',
  otherName: 'Nama mesti sama dengan nama sebenar anda: {{name}}.',
  digitsOnly: 'Sila masukkan digit sahaja.',
  nameHint: 'Seperti dalam rekod bank. Huruf besar dan kecil tidak dibezakan.',
  reviewTitle: 'Semak butiran bank',
  reviewText: 'Semak setiap digit. Hanya satu akaun boleh dipautkan.',
  confirm: 'Pautkan akaun ini',
  change: 'Ubah butiran',
  bound: 'Akaun bank telah dipautkan.',
  closedTitle: 'Akaun bank sudah dipautkan',
  closedText: 'Untuk menukarnya, hubungi khidmat pelanggan.',
  seeCard: 'Lihat akaun bank',
  unknown: 'Akaun anda mungkin telah dipautkan. Semak di “Akaun bank” sebelum menghantar semula.',
  notBoundYet: 'Belum ada akaun yang dipautkan. Anda boleh cuba lagi.',
} satisfies typeof en

export default bank
