import type en from '../en_us/bank'

const bank = {
  bindTitle: 'Pautkan akaun bank',
  noneTitle: 'Belum ada akaun bank',
  noneText: 'Pengeluaran dimasukkan ke satu akaun bank atas nama anda sendiri.',
  noneNeeds: 'Isi nama sebenar dan tetapkan PIN pengeluaran dahulu.',
  add: 'Tambah akaun bank',
  rules: 'Bank komersial besar sahaja. Untuk menukar akaun, hubungi khidmat pelanggan.',
  nameFirst: 'Isi nama sebenar sebelum memautkan akaun.',
  fundPasswordFirst: 'Tetapkan PIN pengeluaran sebelum memautkan akaun.',
  showNumber: 'Tunjukkan nombor',
  hideNumber: 'Sembunyikan nombor',
  bank: 'Bank',
  number: 'Nombor akaun',
  name: 'Nama pemegang akaun',
  mobile: 'No. telefon bimbit',
  chooseBank: 'Pilih bank',
  searchBank: 'Cari bank',
  banksFound: 'Bank ditemui: {{number}}',
  noBank: 'Tiada bank bernama “{{query}}”',
  noBanks: 'Tiada bank buat masa ini. Cuba lagi nanti atau hubungi khidmat pelanggan.',
  useBank: 'Guna bank ini',
  realNumber: 'Sila masukkan nombor akaun yang betul.',
  otherName: 'Mesti sama dengan nama sebenar anda: {{name}}.',
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
  unknown:
    'Tiada respons diterima. Akaun anda mungkin telah dipautkan. Semak akaun bank anda sebelum menghantarnya lagi.',
  notBoundYet:
    'Tiada respons diterima, dan setakat ini platform belum memaparkan akaun yang dipautkan. Anda boleh cuba lagi.',
} satisfies typeof en

export default bank
