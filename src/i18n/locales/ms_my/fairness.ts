import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  checkDraws: 'Semak cabutan',
  seen: '{{verdict}} dalam {{number}} cabutan',
  chance: 'Ini tidak membuktikan apa-apa.',
  tooFew: 'Baru {{number}} daripada {{least}}',
  usual: 'Kelihatan normal',
  unusual: 'Di luar kebiasaan, tetapi bukan bukti',
  hardlyChance: 'Sukar dianggap kebetulan',
  unlikelyDraws: 'Cabutan ini sukar dianggap kebetulan',
  hardlyChanceText: 'Jika cabutan adil, paling banyak 1 daripada {{number}} ahli akan melihat keputusan begini.',
  evidence: 'Kekuatan petunjuk',
  evidenceText:
    '{{unusual}} ke atas: di luar kebiasaan. {{hardlyChance}} ke atas: sukar dianggap kebetulan. Jika cabutan adil, paling banyak 1 daripada {{unusual}} ahli akan mencapai {{unusual}}.',
  ifFair: 'Peratusan daripada {{number}}. Jika adil, kira-kira {{share}} setiap satu.',
  hitsOf: '{{hits}} daripada {{number}} ({{share}})',
  leftOut: '{{number}} pilihan selesai tidak dikira kerana peraturan atau bayarannya tidak dinyatakan.',
  row: {
    draws: 'Cabutan',
    past: 'Keputusan lepas',
    own: 'Keputusan anda',
    settled: 'Pesanan selesai',
  },
  asks: {
    draws: 'Adakah cabutan kelihatan adil?',
    past: 'Pernahkah keputusan lepas berubah?',
    own: 'Adakah keputusan anda seperti dijangka?',
    settled: 'Adakah keputusan pesanan anda dikira dengan betul?',
  },
  draws: {
    tooFew: 'Cabutan belum cukup: {{number}}\u00a0daripada\u00a0{{least}}.',
    tooFewText:
      'Tiga menyimpan keputusan yang dipaparkan di sini, dan menyemak sama ada semuanya kelihatan adil apabila cukup {{least}}.',
    usual: 'Kelihatan normal dalam {{number}} cabutan. Itu bukan bukti bahawa cabutan adil.',
    unusual: 'Di luar kebiasaan dalam {{number}} cabutan, tetapi bukan bukti',
    unusualText: 'Tanya khidmat pelanggan tentang keputusan ini.',
    noRules: 'Peraturan permainan ini tidak dinyatakan, jadi cabutannya tidak dapat disemak.',
    noRulesText: 'Keputusan yang dipaparkan tetap disimpan, dan anda dimaklumkan jika ada yang berubah.',
    impossible: 'Pusingan {{rounds}}: ada nombor yang mustahil mengikut peraturan.',
    more: '{{number}} lagi',
    faces: 'Setiap nombor',
    picks: 'Besar atau kecil, ganjil atau genap',
  },
  ledger: {
    same: 'Tiada perubahan dikesan',
    changed: '{{number}} berubah',
    none: 'Belum ada yang disimpan',
    text: 'Tiga membandingkan setiap keputusan dengan yang mula-mula dipaparkan di sini. Tidak dapat dipastikan sama ada yang pertama itu betul.',
    rounds: 'Pusingan disimpan',
    began: 'Disimpan sejak',
  },
  own: {
    tooFew: 'Cabutan selesai belum cukup: {{number}}\u00a0daripada\u00a0{{least}}.',
    usual: 'Kelihatan normal dalam {{number}} cabutan anda. Itu bukan bukti bahawa cabutan adil.',
    hits: 'Kemenangan pada peluang 50%',
    large: 'Kemenangan dengan taruhan melebihi purata',
    share: '{{amount}} ({{share}})',
    expected: 'Jangkaan purata',
  },
  settled: {
    none: 'Belum ada yang selesai',
    agreed: '{{agreed}} daripada {{settled}} sepadan',
    agreedSome: '{{agreed}} sepadan · {{unknown}} tidak disemak',
    differ: '{{differing}} daripada {{settled}} tidak sepadan',
    text: 'Tiga mengira semula setiap pesanan daripada nombor cabutan, pilihan dan taruhan anda, serta bayaran yang dipaparkan ketika itu.',
    agreedName: 'Sepadan',
    differName: 'Tidak sepadan',
    unknownName: 'Tidak disemak',
    unknownText: '“Tidak disemak”: nombor, peraturan atau bayarannya tiada pada peranti ini.',
  },
} satisfies WithoutSingularKeys<typeof en>

export default fairness
