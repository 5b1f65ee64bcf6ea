import type en from '../en_us/bank'

const bank = {
  title: 'Kartu bank',
  bindTitle: 'Ikat kartu bank',
  noneTitle: 'Belum ada kartu bank',
  noneText: 'Penarikan masuk ke satu kartu bank atas nama Anda sendiri.',
  noneNeeds: 'Nama asli dan kata sandi dana harus sudah ada.',
  add: 'Tambah kartu bank',
  rules: 'Hanya bank komersial besar; perubahan melalui layanan pelanggan.',
  nameFirst: 'Isi nama asli sebelum mengikat kartu.',
  fundPasswordFirst: 'Atur kata sandi dana sebelum mengikat kartu.',
  showNumber: 'Tampilkan nomor',
  hideNumber: 'Sembunyikan nomor',
  bank: 'Bank',
  number: 'Nomor rekening',
  name: 'Nama',
  mobile: 'Nomor ponsel',
  chooseBank: 'Pilih bank',
  searchBank: 'Cari bank',
  banksFound: 'Bank ditemukan: {{number}}',
  noBank: 'Tidak ada bank bernama “{{query}}”',
  noBanks: 'Platform belum mencantumkan bank saat ini. Coba lagi nanti atau tanyakan kepada layanan pelanggan.',
  useBank: 'Pakai bank ini',
  complete: 'Silakan lengkapi kolom ini.',
  realNumber: 'Silakan isi nomor kartu yang benar.',
  otherName: 'Harus sama dengan nama asli Anda: {{name}}.',
  digitsOnly: 'Silakan isi angka saja.',
  nameHint: 'Nama pemilik seperti tercatat di bank. Huruf besar dan tanda aksen tidak berpengaruh.',
  submit: 'Kirim',
  reviewTitle: 'Periksa kartu Anda',
  reviewText:
    'Bandingkan setiap angka. Hanya satu kartu dapat diikat; setelah itu perubahan melalui layanan pelanggan.',
  confirm: 'Ikat kartu ini',
  change: 'Ubah isian',
  bound: 'Kartu bank sudah terikat.',
  closedTitle: 'Kartu bank sudah terikat',
  closedText: 'Hanya satu kartu dapat diikat. Perubahan melalui layanan pelanggan.',
  seeCard: 'Lihat kartu bank',
  unknown:
    'Tidak ada jawaban yang datang. Kartu Anda mungkin sudah terikat. Lihat kartu bank Anda sebelum mengirimnya lagi.',
  notBoundYet:
    'Tidak ada jawaban yang datang, dan sejauh ini platform belum menampilkan kartu. Anda dapat mencoba lagi.',
} satisfies typeof en

export default bank
