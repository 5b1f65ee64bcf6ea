import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  usualSoFar: 'Setakat ini tiada yang luar biasa',
  seen: '{{verdict}} dalam {{number}} cabutan',
  chance:
    'Ini bukan bukti: cabutan yang adil kelihatan luar biasa kepada paling banyak 1 daripada 100 ahli, walau sekerap mana pun mereka menyemak.',
  tooFew: 'Data belum cukup',
  usual: 'Tiada yang luar biasa',
  unusual: 'Luar biasa, bukan bukti',
  hardlyChance: 'Hampir mustahil kebetulan',
  hardlyChanceText:
    'Dengan cabutan yang adil, paling banyak 1 daripada {{number}} ahli akan melihat ini, walau sekerap mana pun mereka menyemak.',
  evidence: 'Kekuatan petunjuk',
  evidenceText:
    'Luar biasa mulai {{unusual}}, hampir mustahil kebetulan mulai {{hardlyChance}}. Cabutan adil membawa paling banyak 1 daripada sebanyak itu ahli sampai ke situ, walau sekerap mana pun mereka melihat.',
  ifFair: 'Jika adil: {{share}} setiap satu',
  hitsOf: '{{hits}} daripada {{number}} ({{share}})',
  leftOut: 'Tidak dikira kerana peraturan atau bayarannya tidak diumumkan: {{number}} tiket selesai.',
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
    settled: 'Adakah pesanan anda diselesaikan dengan betul?',
  },
  draws: {
    tooFew: 'Data belum cukup: {{number}} daripada sekurang-kurangnya {{least}} cabutan.',
    tooFewText:
      'Tiga menyimpan keputusan yang dilihatnya pada peranti ini. Mulai {{least}} cabutan, keputusan itu boleh dibandingkan dengan cabutan yang adil.',
    usual: 'Tiada yang luar biasa dalam {{number}} cabutan, tetapi itu tidak membuktikan cabutan adil.',
    usualText: 'Pincang yang kecil tidak kelihatan dalam cabutan sesedikit ini.',
    unusual: 'Luar biasa dalam {{number}} cabutan, bukan bukti',
    unusualText: 'Eksport rekod di “Keputusan lepas”, dan tanya khidmat pelanggan jika terus begini.',
    noRules: 'Peraturan permainan ini tidak diumumkan, jadi cabutannya tidak dapat diuji.',
    noRulesText: 'Tiga tetap menyimpan keputusan yang dilihatnya, dan memberitahu jika ada yang berubah.',
    impossible: 'Ada nombor yang mustahil mengikut peraturan, pada pusingan {{rounds}}.',
    impossibleShort: 'Nombor mustahil',
    faces: 'Nombor satu demi satu',
    picks: 'Besar atau kecil, ganjil atau genap',
  },
  ledger: {
    same: 'Tiada perubahan dilihat',
    changed: '{{number}} berubah',
    none: 'Belum ada rekod',
    lost: 'Rekod lama hilang',
    text: 'Tiga membandingkan setiap keputusan dengan yang dilihatnya sebelum ini. Sama ada keputusan itu betul dari mula, Tiga tidak tahu.',
    forgot:
      'Pelayar ini telah kehilangan rekod yang bermula {{began}} ({{number}} baris). Keputusan dari masa itu tidak dapat dibandingkan lagi.',
    notLasting: 'Pelayar ini menyimpan rekod hanya sehingga tab ditutup.',
    details: 'Kandungan rekod',
    rounds: 'Pusingan dalam rekod',
    began: 'Bermula',
    oldest: 'Pusingan pertama',
    newest: 'Pusingan terkini',
    gaps: 'Jurang',
    gapsNone: 'tiada',
    gapsOf: '{{places}}, pusingan yang tiada: {{missing}}',
    gapsUnclear: '{{places}}, panjangnya tidak diketahui',
  },
  own: {
    tooFew: 'Data belum cukup: {{number}} daripada sekurang-kurangnya {{least}} cabutan yang selesai.',
    usual: 'Tiada yang luar biasa dalam {{number}} cabutan anda, tetapi itu tidak membuktikan cabutan adil.',
    text: 'Ini mengira menang dan kalah yang direkodkan platform dalam semua permainan anda; hanya kalah terlalu banyak dianggap luar biasa. Ini tidak menyatakan apa-apa tentang pesanan anda yang seterusnya.',
    hits: 'Menang pada peluang separuh',
    large: 'Pada taruhan lebih besar daripada biasa',
    share: '{{amount}} ({{share}})',
    expected: 'Menurut bayaran yang diumumkan',
  },
  settled: {
    none: 'Belum ada yang selesai',
    agreed: '{{agreed}} daripada {{settled}} sepadan',
    agreedSome: '{{agreed}} sepadan, {{unknown}} tidak pasti',
    differ: '{{differing}} daripada {{settled}} berbeza',
    text: 'Tiga mengira semula setiap pesanan, daripada nombor cabutan, tiket dan taruhan anda, serta bayaran yang dipaparkan kepada anda.',
    agreedName: 'Sepadan',
    ownNumbers: 'antaranya, mengikut nombor pada pesanan itu sendiri sahaja',
    differName: 'Berbeza',
    unknownName: 'Tidak dapat dipastikan',
    unknownText: '“Tidak dapat dipastikan”: peranti ini tidak mengetahui nombor, peraturan atau bayaran anda.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
