import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  checkDraws: 'Periksa undian',
  seen: '{{verdict}} dalam {{number}} undian',
  chance: 'Ini bukan bukti adil atau tidaknya undian.',
  tooFew: 'Baru {{number}} dari {{least}}',
  usual: 'Tidak ada yang mencolok',
  unusual: 'Mencolok, tetapi bukan bukti',
  hardlyChance: 'Sulit dianggap kebetulan',
  unlikelyDraws: 'Undian ini sulit dianggap kebetulan',
  hardlyChanceText: 'Jika undian adil, paling banyak 1 dari {{number}} anggota yang pernah melihat hasil seperti ini.',
  evidence: 'Kekuatan indikasi',
  evidenceText:
    'Mulai {{unusual}}: mencolok. Mulai {{hardlyChance}}: sulit dianggap kebetulan. Jika undian adil, paling banyak 1 dari {{unusual}} anggota yang pernah mencapai {{unusual}}.',
  ifFair: 'Persentase dari {{number}}. Jika adil: sekitar {{share}}.',
  hitsOf: '{{hits}} dari {{number}} ({{share}})',
  leftOut: '{{number}} pilihan selesai tidak dihitung karena aturan atau bayarannya tidak dicantumkan.',
  row: {
    draws: 'Undian',
    past: 'Hasil lama',
    own: 'Hasil Anda',
    settled: 'Pesanan selesai',
  },
  asks: {
    draws: 'Apakah undian tampak adil?',
    past: 'Apakah ada hasil lama yang berubah?',
    own: 'Apakah hasil Anda sesuai perkiraan?',
    settled: 'Apakah hasil pesanan Anda dihitung dengan benar?',
  },
  draws: {
    tooFew: 'Data belum cukup: {{number}}\u00a0dari\u00a0{{least}} undian.',
    tooFewText:
      'Hasil undian yang tampil di perangkat ini disimpan. Setelah {{least}} undian, hasilnya dibandingkan dengan undian yang adil.',
    usual: 'Tidak ada yang mencolok dalam {{number}} undian. Itu bukan bukti bahwa undian adil.',
    unusual: 'Mencolok dalam {{number}} undian, tetapi bukan bukti',
    unusualText: 'Tanyakan hasil ini kepada layanan pelanggan.',
    noRules: 'Aturan permainan ini tidak dicantumkan, jadi undiannya tidak bisa diperiksa.',
    noRulesText: 'Hasil yang tampil tetap disimpan, dan Anda diberi tahu jika ada yang berubah.',
    impossible: 'Periode {{rounds}}: ada angka yang mustahil menurut aturan.',
    more: '{{number}} lainnya',
    faces: 'Tiap angka',
    picks: 'Besar atau kecil, ganjil atau genap',
  },
  ledger: {
    same: 'Tidak terlihat perubahan',
    changed: '{{number}} berubah',
    none: 'Belum ada yang disimpan',
    text: 'Tiga membandingkan setiap hasil dengan yang pertama kali tampil di sini. Benar tidaknya hasil pertama itu tidak bisa dipastikan.',
    rounds: 'Periode tersimpan',
    began: 'Disimpan sejak',
  },
  own: {
    tooFew: 'Data belum cukup: {{number}}\u00a0dari\u00a0{{least}} undian selesai.',
    usual: 'Tidak ada yang mencolok dalam {{number}} undian Anda. Itu bukan bukti bahwa undian adil.',
    hits: 'Menang di peluang 50%',
    large: 'Menang dengan taruhan di atas rata-rata',
    share: '{{amount}} ({{share}})',
    expected: 'Perkiraan rata-rata',
  },
  settled: {
    none: 'Belum ada yang selesai',
    agreed: '{{agreed}} dari {{settled}} cocok',
    agreedSome: '{{agreed}} cocok · {{unknown}} tidak diperiksa',
    differ: '{{differing}} dari {{settled}} tidak cocok',
    text: 'Tiga menghitung ulang setiap pesanan dari angka undian, pilihan dan taruhan Anda, serta bayaran yang tampil saat itu.',
    agreedName: 'Cocok',
    differName: 'Tidak cocok',
    unknownName: 'Tidak diperiksa',
    unknownText: '“Tidak diperiksa”: angka, aturan, atau bayarannya tidak ada di perangkat ini.',
  },
} satisfies WithoutSingularKeys<typeof en>

export default fairness
