import type { WithoutOne } from '../../sections'
import type en from '../en_us/hosts'

const hosts = {
  search: 'Cari kota',
  emptyText: 'Kota dengan pemandu akan tampil di sini.',
  noMatch: 'Tidak ada kota yang cocok dengan “{{query}}”',
  noMatchText: 'Periksa ejaannya, atau hapus pencarian.',
  found: '{{number}} kota ditemukan',
  tabs: 'Direktori',
  tabPrices: 'Harga',
  save: 'Simpan {{name}}',
  savedText: '{{name}} disimpan di tab Kota pada perangkat ini sampai Anda keluar dari akun.',
  unsavedText: '{{name}} tidak lagi tersimpan.',
  savedHosts: 'Pemandu tersimpan',
  prices: {
    title: 'Harga tidak dicantumkan',
    text: 'Tiga tidak memungut biaya untuk direktori ini dan tidak menerima pembayaran reservasi.',
    walk: 'Tur jalan kaki',
    walkText: 'Berapa lama, berapa orang yang bisa ikut, dan siapa yang membayar tiket masuk.',
    food: 'Tur kuliner',
    foodText: 'Hidangan apa saja yang termasuk. Sebutkan makanan yang tidak Anda makan.',
    craft: 'Workshop kerajinan',
    craftText: 'Apakah bahan sudah termasuk, dan kapan hasilnya bisa dibawa pulang.',
    language: 'Latihan bahasa',
    languageText: 'Privat atau kelompok kecil, dan di mana bertemu.',
    ask: 'Tanyakan sebelum setuju',
  },
  hostTitle: 'Pemandu lokal',
  hostsEmptyText: 'Pemandu di kota ini akan tampil di sini. Coba kota lain.',
  safetyTitle: 'Sebelum bertemu',
  safetyText:
    'Tiga tidak memverifikasi pemandu ini. Bertemulah di tempat umum, beri tahu orang terdekat ke mana Anda pergi, dan jangan membayar di muka.',
  report: 'Laporkan pemandu ini',
  reported: 'Pemandu {{name}} (nomor\u00a0{{id}})',
  pictures: 'Gambar',
  pictureOf: '{{name}}, gambar {{number}} dari {{total}}',
  noPictures: 'Belum ada gambar',
  pictureFailed: 'Gambar gagal dimuat',
  position: '{{number}} dari {{total}}',
  previous: 'Gambar sebelumnya',
  next: 'Gambar berikutnya',
  bookingLine: 'Reservasi diatur oleh resepsionis.',
  subscribe: 'Berlangganan',
  subscribeText: 'Untuk reservasi, hubungi konsultan atau resepsionis.',
} satisfies WithoutOne<typeof en>

export default hosts
