import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  usualSoFar: 'Sejauh ini tidak terlihat kejanggalan',
  seen: '{{verdict}} dalam {{number}} undian',
  chance:
    'Ini bukan bukti: undian yang adil tampak tidak biasa bagi paling banyak 1 dari 100 anggota, sesering apa pun mereka memeriksa.',
  tooFew: 'Belum cukup data',
  usual: 'Tidak terlihat kejanggalan',
  unusual: 'Tidak biasa, bukan bukti',
  hardlyChance: 'Hampir tidak mungkin kebetulan',
  hardlyChanceText:
    'Dengan undian yang adil, paling banyak 1 dari {{number}} anggota akan melihat ini, sesering apa pun mereka memeriksa.',
  evidence: 'Kekuatan petunjuk',
  evidenceText:
    'Tidak biasa mulai {{unusual}}, hampir tidak mungkin kebetulan mulai {{hardlyChance}}. Undian adil membawa paling banyak 1 dari sebanyak itu anggota sampai ke sana, sesering apa pun mereka melihat.',
  ifFair: 'Jika adil: masing-masing {{share}}',
  hitsOf: '{{hits}} dari {{number}} ({{share}})',
  leftOut: 'Tidak dihitung karena aturan atau bayarannya tidak diumumkan: {{number}} tiket selesai.',
  row: {
    draws: 'Undian',
    past: 'Hasil lama',
    own: 'Hasil Anda',
    settled: 'Pesanan selesai',
  },
  asks: {
    draws: 'Apakah undian tampak adil?',
    past: 'Adakah hasil lama yang berubah?',
    own: 'Apakah hasil Anda sesuai perkiraan?',
    settled: 'Apakah pesanan Anda diselesaikan dengan benar?',
  },
  draws: {
    tooFew: 'Belum cukup data: {{number}} dari sedikitnya {{least}} undian.',
    tooFewText:
      'Tiga menyimpan hasil yang dilihatnya di perangkat ini. Mulai {{least}} undian, hasil itu dapat dibandingkan dengan undian yang adil.',
    usual: 'Tidak terlihat kejanggalan dalam {{number}} undian, tetapi itu bukan bukti bahwa undian adil.',
    usualText: 'Penyimpangan kecil tidak terlihat dalam jumlah undian sesedikit ini.',
    unusual: 'Tidak biasa dalam {{number}} undian, bukan bukti',
    unusualText: 'Ekspor catatan di “Hasil lama”, dan tanyakan kepada layanan pelanggan jika tetap begini.',
    noRules: 'Aturan permainan ini tidak diumumkan, jadi undiannya tidak dapat diuji.',
    noRulesText: 'Tiga tetap menyimpan hasil yang dilihatnya, dan memberi tahu jika ada yang berubah.',
    impossible: 'Ada angka yang tidak mungkin menurut aturan, pada periode {{rounds}}.',
    impossibleShort: 'Angka tidak mungkin',
    faces: 'Angka satu per satu',
    picks: 'Besar atau kecil, ganjil atau genap',
  },
  ledger: {
    same: 'Tidak terlihat perubahan',
    changed: '{{number}} berubah',
    none: 'Belum ada catatan',
    lost: 'Catatan lama hilang',
    text: 'Tiga membandingkan setiap hasil dengan yang dilihatnya sebelumnya. Apakah hasil itu benar sejak awal, Tiga tidak tahu.',
    forgot:
      'Browser ini kehilangan catatan yang dimulai {{began}} ({{number}} baris). Hasil dari masa itu tidak dapat dibandingkan lagi.',
    notLasting: 'Browser ini menyimpan catatan hanya sampai tab ditutup.',
    details: 'Isi catatan',
    rounds: 'Periode yang tercatat',
    began: 'Dimulai',
    oldest: 'Periode pertama',
    newest: 'Periode terbaru',
    gaps: 'Celah',
    gapsNone: 'tidak ada',
    gapsOf: '{{places}}, periode yang hilang: {{missing}}',
    gapsUnclear: '{{places}}, panjangnya tidak diketahui',
  },
  own: {
    tooFew: 'Belum cukup data: {{number}} dari sedikitnya {{least}} undian yang selesai.',
    usual: 'Tidak terlihat kejanggalan dalam {{number}} undian Anda, tetapi itu bukan bukti bahwa undian adil.',
    text: 'Ini menghitung menang dan kalah yang dicatat platform di semua permainan Anda; hanya kalah terlalu banyak yang dianggap tidak biasa. Ini tidak mengatakan apa pun tentang pesanan Anda berikutnya.',
    hits: 'Menang pada peluang setengah',
    large: 'Pada taruhan lebih besar dari biasanya',
    share: '{{amount}} ({{share}})',
    expected: 'Menurut bayaran yang diumumkan',
  },
  settled: {
    none: 'Belum ada yang selesai',
    agreed: '{{agreed}} dari {{settled}} cocok',
    agreedSome: '{{agreed}} cocok, {{unknown}} tidak pasti',
    differ: '{{differing}} dari {{settled}} berbeda',
    text: 'Tiga menghitung ulang setiap pesanan, dari angka undian, tiket dan taruhan Anda, serta bayaran yang ditampilkan kepada Anda.',
    agreedName: 'Cocok',
    ownNumbers: 'di antaranya, hanya menurut angka pada pesanan itu sendiri',
    differName: 'Berbeda',
    unknownName: 'Tidak dapat dipastikan',
    unknownText: '“Tidak dapat dipastikan”: perangkat ini tidak mengetahui angka, aturan, atau bayaran Anda.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
