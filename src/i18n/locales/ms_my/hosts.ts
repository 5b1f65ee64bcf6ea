import type { WithoutOne } from '../../sections'
import type en from '../en_us/hosts'

const hosts = {
  search: 'Cari bandar',
  emptyText: 'Bandar yang ada hos tempatan akan dipaparkan di sini.',
  noMatch: 'Tiada bandar yang sepadan dengan “{{query}}”',
  noMatchText: 'Semak ejaan, atau kosongkan carian.',
  found: '{{number}} bandar ditemui',
  tabs: 'Direktori',
  tabPrices: 'Harga',
  save: 'Simpan {{name}}',
  savedText: '{{name}} disimpan di tab Bandar pada peranti ini sehingga anda log keluar.',
  unsavedText: '{{name}} tidak lagi disimpan.',
  savedHosts: 'Hos yang disimpan',
  prices: {
    title: 'Harga tidak dinyatakan',
    text: 'Tiga tidak mengenakan caj untuk direktori ini dan tidak menerima bayaran tempahan.',
    walk: 'Bersiar-siar di bandar',
    walkText: 'Berapa lama, berapa orang boleh ikut dan siapa yang membayar tiket masuk.',
    food: 'Jelajah makanan',
    foodText: 'Hidangan yang disertakan. Beritahu hos apa yang tidak anda makan.',
    craft: 'Bengkel kraf',
    craftText: 'Sama ada bahan disertakan, dan bila karya anda boleh dibawa pulang.',
    language: 'Sesi bahasa',
    languageText: 'Secara individu atau dalam kumpulan kecil, dan tempat bertemu.',
    ask: 'Tanya sebelum bersetuju',
  },
  hostTitle: 'Hos tempatan',
  hostsEmptyText: 'Hos di bandar ini akan dipaparkan di sini. Cuba bandar lain.',
  safetyTitle: 'Sebelum bertemu',
  safetyText:
    'Tiga tidak menyemak hos ini. Bertemu di tempat awam, beritahu seseorang ke mana anda pergi dan jangan bayar terlebih dahulu.',
  report: 'Laporkan hos ini',
  reported: 'Hos {{name}} (nombor\u00a0{{id}})',
  pictures: 'Gambar',
  pictureOf: '{{name}}, gambar {{number}} daripada {{total}}',
  noPictures: 'Belum ada gambar',
  pictureFailed: 'Gambar ini tidak dapat dimuatkan',
  position: '{{number}} daripada {{total}}',
  previous: 'Gambar sebelumnya',
  next: 'Gambar seterusnya',
  bookingLine: 'Tempahan diuruskan oleh penyambut tetamu.',
  subscribe: 'Langgan',
  subscribeText: 'Untuk menempah, hubungi perunding atau penyambut tetamu.',
} satisfies WithoutOne<typeof en>

export default hosts
