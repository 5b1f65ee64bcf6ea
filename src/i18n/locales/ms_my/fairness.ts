import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  usualSoFar: 'Setakat ini kelihatan normal',
  seen: '{{verdict}} dalam {{number}} cabutan',
  chance:
    'Ini bukan bukti: cabutan yang adil pun kelihatan di luar kebiasaan kepada paling banyak 1 daripada 100 ahli, walau sekerap mana pun disemak.',
  tooFew: 'Data belum cukup',
  usual: 'Kelihatan normal',
  unusual: 'Di luar kebiasaan, tetapi bukan bukti',
  hardlyChance: 'Sukar dianggap kebetulan',
  hardlyChanceText:
    'Jika cabutan adil, keputusan begini dilihat oleh paling banyak 1 daripada {{number}} ahli, walau sekerap mana pun disemak.',
  evidence: 'Kekuatan petunjuk',
  evidenceText:
    'Di luar kebiasaan mulai {{unusual}}, sukar dianggap kebetulan mulai {{hardlyChance}}. Jika cabutan adil, {{unusual}} dicapai oleh paling banyak 1 daripada {{unusual}} ahli, dan seterusnya.',
  ifFair: 'Jika adil: {{share}} setiap satu',
  hitsOf: '{{hits}} daripada {{number}} ({{share}})',
  leftOut: '{{number}} tiket selesai tidak dikira kerana peraturan atau bayarannya tidak dinyatakan.',
  row: {
    draws: 'Cabutan',
    past: 'Keputusan lepas',
    own: 'Keputusan anda',
    settled: 'Pesanan selesai',
  },
  asks: {
    draws: 'Adakah cabutan kelihatan adil?',
    past: 'Adakah keputusan lepas yang berubah?',
    own: 'Adakah keputusan anda seperti dijangka?',
    settled: 'Adakah keputusan pesanan anda dikira dengan betul?',
  },
  draws: {
    tooFew: 'Data belum cukup: baru {{number}} daripada sekurang-kurangnya {{least}} cabutan.',
    tooFewText:
      'Keputusan yang dipaparkan pada peranti ini disimpan. Selepas {{least}} cabutan, keputusan itu dibandingkan dengan cabutan yang adil.',
    usual: 'Kelihatan normal dalam {{number}} cabutan. Itu bukan bukti bahawa cabutan adil.',
    usualText: 'Kepincangan kecil tidak ketara dalam cabutan sesedikit ini.',
    unusual: 'Di luar kebiasaan dalam {{number}} cabutan, tetapi bukan bukti',
    unusualText: 'Eksport rekodnya di “Keputusan lepas”. Jika terus begini, tanya khidmat pelanggan.',
    noRules: 'Peraturan permainan ini tidak dinyatakan, jadi cabutannya tidak dapat diuji.',
    noRulesText: 'Keputusan yang dipaparkan tetap disimpan, dan anda dimaklumkan jika ada yang berubah.',
    impossible: 'Pusingan {{rounds}}: ada nombor yang mustahil mengikut peraturan.',
    impossibleShort: 'Nombor mustahil',
    faces: 'Setiap nombor',
    picks: 'Besar atau kecil, ganjil atau genap',
  },
  ledger: {
    same: 'Tiada perubahan dilihat',
    changed: '{{number}} berubah',
    none: 'Belum ada rekod',
    lost: 'Rekod lama hilang',
    text: 'Tiga membandingkan setiap keputusan dengan rekod sebelumnya, tetapi tidak dapat memastikan keputusan itu betul dari mula.',
    forgot:
      'Pelayar ini kehilangan rekod yang bermula {{began}} ({{number}} entri). Keputusan dari masa itu tidak dapat dibandingkan lagi.',
    notLasting: 'Pelayar ini menyimpan rekod hanya sehingga tab ditutup.',
    details: 'Kandungan rekod',
    rounds: 'Pusingan dalam rekod',
    began: 'Bermula',
    oldest: 'Pusingan pertama',
    newest: 'Pusingan terkini',
    gaps: 'Pusingan tertinggal',
    gapsNone: 'tiada',
    gapsOf: '{{missing}} pusingan, di {{places}} bahagian',
    gapsUnclear: '{{places}} bahagian, bilangannya tidak diketahui',
  },
  own: {
    tooFew: 'Data belum cukup: baru {{number}} daripada sekurang-kurangnya {{least}} cabutan selesai.',
    usual: 'Kelihatan normal dalam {{number}} cabutan anda. Itu bukan bukti bahawa cabutan adil.',
    text: 'Dikira daripada menang dan kalah mengikut rekod platform dalam semua permainan anda; hanya kalah terlalu kerap dianggap di luar kebiasaan. Ini bukan ramalan untuk pesanan seterusnya.',
    hits: 'Kemenangan pada peluang 50%',
    large: 'Pada taruhan lebih besar daripada biasa',
    share: '{{amount}} ({{share}})',
    expected: 'Jangkaan mengikut bayaran',
  },
  settled: {
    none: 'Belum ada yang selesai',
    agreed: '{{agreed}} daripada {{settled}} sepadan',
    agreedSome: '{{agreed}} sepadan, {{unknown}} tidak pasti',
    differ: '{{differing}} daripada {{settled}} berbeza',
    text: 'Tiga mengira semula setiap pesanan daripada nombor cabutan, tiket dan taruhan anda, serta bayaran yang dipaparkan ketika itu.',
    agreedName: 'Sepadan',
    ownNumbers: 'antaranya hanya mengikut nombor dalam pesanan itu',
    differName: 'Berbeza',
    unknownName: 'Tidak dapat dipastikan',
    unknownText: '“Tidak dapat dipastikan”: nombor, peraturan atau bayarannya tiada pada peranti ini.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
