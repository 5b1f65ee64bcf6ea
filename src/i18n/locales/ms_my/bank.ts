import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Belum ada akaun bank',
  noneText: 'Wang yang dikeluarkan dimasukkan ke dalam satu akaun bank atas nama anda sendiri.',
  add: 'Tambah akaun bank',
  rules: 'Bank komersial besar sahaja. Untuk menukar akaun, hubungi khidmat pelanggan.',
  linkStep: 'Langkah {{step}} daripada {{steps}}',
  withdrawNow: 'Keluarkan sekarang',
  showNumber: 'Tunjukkan nombor',
  hideNumber: 'Sembunyikan nombor',
  bank: 'Bank',
  number: 'Nombor akaun',
  name: 'Nama pemegang akaun',
  mobile: 'No. telefon bimbit',
  chooseBank: 'Pilih bank',
  searchBank: 'Cari bank',
  banksFound: 'Bank ditemui: {{number}}',
  noBank: 'Tiada bank yang sepadan dengan “{{query}}”',
  noBanks: 'Tiada bank tersedia buat masa ini. Cuba lagi nanti atau hubungi khidmat pelanggan.',
  useBank: 'Guna bank ini',
  realNumber: 'Sila masukkan nombor akaun yang betul.',
  otherName: 'Nama mesti sama dengan nama sebenar anda: {{name}}.',
  digitsOnly: 'Sila masukkan digit sahaja.',
  nameHint: 'Nama pemegang seperti dalam rekod bank. Huruf besar dan tanda aksen tidak diambil kira.',
  reviewTitle: 'Semak akaun anda',
  reviewText:
    'Semak setiap digit. Hanya satu akaun boleh dipautkan; selepas itu, hubungi khidmat pelanggan untuk menukarnya.',
  confirm: 'Pautkan akaun ini',
  change: 'Ubah butiran',
  bound: 'Akaun bank telah dipautkan.',
  closedTitle: 'Akaun bank sudah dipautkan',
  closedText: 'Hanya satu akaun boleh dipautkan. Untuk menukarnya, hubungi khidmat pelanggan.',
  seeCard: 'Lihat akaun bank',
  unknown: 'Akaun anda mungkin telah dipautkan. Semak akaun bank anda sebelum menghantarnya lagi.',
  notBoundYet: 'Setakat ini platform belum memaparkan akaun yang dipautkan. Anda boleh cuba lagi.',
} satisfies typeof en

export default bank
