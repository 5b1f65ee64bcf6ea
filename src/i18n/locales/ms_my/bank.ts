import type en from '../en_us/bank'

const bank = {
  title: 'Kad bank',
  bindTitle: 'Pautkan kad bank',
  noneTitle: 'Belum ada kad bank',
  noneText:
    'Pengeluaran masuk ke satu kad bank atas nama anda sendiri. Nama sebenar dan kata laluan dana diperlukan dahulu.',
  add: 'Tambah kad bank',
  rules: 'Bank komersial besar sahaja; perubahan melalui khidmat pelanggan.',
  nameFirst: 'Tetapkan nama sebenar sebelum memautkan kad.',
  fundPasswordFirst: 'Tetapkan kata laluan dana sebelum memautkan kad.',
  showNumber: 'Tunjukkan nombor',
  hideNumber: 'Sembunyikan nombor',
  bank: 'Bank',
  number: 'Nombor akaun',
  name: 'Nama',
  mobile: 'Nombor telefon bimbit',
  chooseBank: 'Pilih bank',
  searchBank: 'Cari bank',
  banksFound: 'Bank ditemui: {{number}}',
  noBank: 'Tiada bank bernama “{{query}}”',
  noBanks: 'Platform tidak menyenaraikan bank buat masa ini. Cuba lagi nanti atau tanya khidmat pelanggan.',
  useBank: 'Guna bank ini',
  complete: 'Sila lengkapkan ruangan ini.',
  realNumber: 'Sila masukkan nombor kad yang sebenar.',
  otherName: 'Mesti sama dengan nama sebenar anda: {{name}}.',
  digitsOnly: 'Sila masukkan digit sahaja.',
  nameHint: 'Nama pemegang seperti dalam rekod bank. Huruf besar dan tanda aksen tidak penting.',
  submit: 'Hantar',
  reviewTitle: 'Semak kad anda',
  reviewText:
    'Bandingkan setiap digit. Hanya satu kad boleh dipautkan; selepas itu perubahan melalui khidmat pelanggan.',
  confirm: 'Pautkan kad ini',
  change: 'Ubah butiran',
  bound: 'Kad bank telah dipautkan.',
  closedTitle: 'Kad bank telah dipautkan',
  closedText: 'Hanya satu kad boleh dipautkan. Perubahan melalui khidmat pelanggan.',
  seeCard: 'Lihat kad bank',
  unknown:
    'Tiada jawapan yang sampai. Kad anda mungkin telah dipautkan. Lihat kad bank anda sebelum menghantarnya lagi.',
  notBoundYet: 'Tiada jawapan yang sampai, dan setakat ini platform belum memaparkan kad. Anda boleh cuba lagi.',
} satisfies typeof en

export default bank
