import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  lead: 'Semua di sini dikira pada peranti ini, daripada apa yang telah dipaparkan oleh platform.',
  unusual: 'Luar biasa, bukan bukti',
  tooFew: 'Data belum cukup',
  usual: 'Biasa sahaja',
  chance:
    'Keputusan yang luar biasa masih boleh berlaku secara kebetulan: cabutan yang adil menimbulkannya dalam paling banyak 1 daripada 100 semakan. Jika anda menyemak lagi selepas setiap cabutan, anda akan lebih kerap melihatnya.',
  beyond: 'Hampir mustahil kebetulan.',
  beyondText:
    'Dengan cabutan yang adil, paling banyak 1 daripada {{number}} ahli akan melihat ini, walau sekerap mana pun mereka menyemak.',
  leftOut: 'Tidak dikira kerana peraturan atau bayarannya tidak diumumkan: {{number}} tiket selesai.',

  audit: {
    title: 'Adakah cabutan kelihatan adil?',
    tooFew: 'Data belum cukup: {{number}} daripada sekurang-kurangnya {{least}} cabutan.',
    tooFewText:
      'Tiga menyimpan keputusan yang dilihatnya pada peranti ini. Mulai {{least}} cabutan, keputusan itu boleh dibandingkan dengan cabutan yang adil.',
    usual: 'Tiada yang luar biasa dalam {{number}} cabutan, tetapi itu tidak membuktikan cabutan adil.',
    usualText: 'Pincang yang kecil tidak kelihatan dalam cabutan sesedikit ini.',
    unusual: 'Luar biasa, bukan bukti: {{tests}}.',
    unusualText: 'Simpan rekod di bawah, dan tanya khidmat pelanggan jika terus begini.',
    noRules: 'Peraturan permainan ini tidak diumumkan, jadi cabutannya tidak dapat diuji.',
    noRulesText: 'Tiga tetap menyimpan keputusan yang dilihatnya, dan memberitahu jika ada yang berubah.',
    impossible: 'Ada nombor yang mustahil mengikut peraturan, pada pusingan {{rounds}}.',
    details: 'Lima ujian itu',
    sample: 'Cabutan: {{number}}',
    pairs: 'Pasangan pusingan berturutan: {{number}}',
    frequency:
      'Daripada {{of}} sampel cabutan adil, kira-kira {{times}} akan menyimpang sekurang-kurangnya sejauh ini (p = {{p}}; {{adjusted}} selepas pembetulan).',
    rare: 'Daripada {{of}} sampel cabutan adil, kurang daripada 1 akan menyimpang sejauh ini (p = {{p}}; {{adjusted}} selepas pembetulan).',
    holm: 'Lima ujian serentak lebih mudah menemui sesuatu secara kebetulan. Angka pembetulan mengambil kiranya (kaedah Holm); di bawah {{level}} dianggap luar biasa.',
  },
  test: {
    faces: { name: 'Nombor satu demi satu', asks: 'Adakah setiap nombor keluar sama kerap?' },
    sums: { name: 'Jumlah', asks: 'Adakah setiap jumlah keluar sekerap dengan dadu yang adil?' },
    picks: {
      name: 'Besar atau kecil, ganjil atau genap',
      asks: 'Adakah setiap gabungan keluar sekerap yang sepatutnya?',
    },
    repeats: {
      name: 'Ulangan',
      asks: 'Adakah cabutan mengulangi cabutan sebelumnya terlalu kerap, atau terlalu jarang?',
    },
    runs: { name: 'Rentetan', asks: 'Adakah besar dan kecil berderet terlalu panjang, atau terlalu pendek?' },
  },
  notices: {
    faces: 'Akan dikesan dalam kira-kira 8 daripada 10 kes: satu nombor yang keluar {{share}}, bukan {{fair}}.',
    sums: 'Akan dikesan dalam kira-kira 8 daripada 10 kes: satu jumlah di tengah yang keluar {{share}}, bukan {{fair}}.',
    picks: 'Akan dikesan dalam kira-kira 8 daripada 10 kes: besar bersama ganjil keluar {{share}}, bukan {{fair}}.',
    repeats:
      'Akan dikesan dalam kira-kira 8 daripada 10 kes: tiga nombor yang sama berulang {{share}}, bukan {{fair}}.',
    runs: 'Akan dikesan dalam kira-kira 8 daripada 10 kes: besar selepas besar atau kecil selepas kecil {{share}}, bukan {{fair}}.',
    hits: 'Akan dikesan dalam kira-kira 8 daripada 10 kes: peluang menang hanya {{share}}, bukan {{fair}}.',
  },

  ledger: {
    title: 'Adakah keputusan lepas yang berubah?',
    same: 'Tiada yang dilihat pada peranti ini. Pusingan dalam rekod: {{number}}.',
    changed: 'Ada. Keputusan yang berubah: {{number}}.',
    none: 'Peranti ini belum merekodkan keputusan permainan ini.',
    text: 'Tiga membandingkan setiap keputusan dengan yang dilihatnya sebelum ini. Sama ada keputusan itu betul dari mula, Tiga tidak tahu.',
    forgot:
      'Pelayar ini telah kehilangan rekod yang bermula {{began}} ({{number}} baris). Keputusan dari masa itu tidak dapat dibandingkan lagi.',
    notLasting: 'Pelayar ini menyimpan rekod hanya sehingga tab ditutup.',
    details: 'Kandungan rekod',
    began: 'Bermula',
    oldest: 'Pusingan pertama',
    newest: 'Pusingan terkini',
    gaps: 'Jurang',
    gapsNone: 'tiada',
    gapsOf: '{{places}}, pusingan yang tiada: {{missing}}',
    gapsUnclear: '{{places}}, panjangnya tidak diketahui',
  },

  own: {
    title: 'Adakah keputusan anda seperti dijangka?',
    tooFew: 'Data belum cukup: {{number}} daripada sekurang-kurangnya {{least}} cabutan yang selesai.',
    usual: 'Tiada yang luar biasa dalam {{number}} cabutan anda, tetapi itu tidak membuktikan cabutan adil.',
    unusual: 'Luar biasa, bukan bukti: {{what}}.',
    text: 'Ini mengira apa yang direkodkan platform sebagai menang dan kalah, dalam semua permainan anda. Ini tidak menyatakan apa-apa tentang pesanan anda yang seterusnya.',
    details: 'Angka-angkanya',
    hits: 'Menang pada peluang separuh',
    hitsOf: '{{hits}} daripada {{number}} ({{share}})',
    interval:
      'Peluang sebenar kemungkinan besar antara {{low}} dan {{high}}; jika adil, {{fair}}. Satu cabutan dikira sekali, mengikut tiket pertamanya.',
    returns: 'Yang dipulangkan',
    share: '{{amount}} ({{share}})',
    expected: 'Menurut bayaran yang diumumkan',
    usualReturn:
      'Dengan taruhan sebegini, 99 daripada 100 ahli dalam cabutan adil menerima kembali antara {{low}} dan {{high}}.',
    partial:
      'Sesetengah pulangan direkodkan dengan cara yang tidak dijelaskan oleh bayaran, jadi ini tidak dapat dinilai.',
    small: 'Taruhan hingga {{border}}',
    large: 'Taruhan melebihi {{border}}',
    stakes: 'Taruhan kecil dan besar',
    splitText: 'Adakah taruhan besar dilayan secara berbeza? Cabutan yang adil tidak tahu berapa taruhannya.',
  },

  settled: {
    title: 'Adakah pesanan anda diselesaikan dengan betul?',
    none: 'Anda belum mempunyai pesanan yang selesai.',
    agreed: 'Pesanan yang sepadan: {{agreed}} daripada {{settled}}.',
    differ: 'Pesanan yang berbeza: {{differing}} daripada {{settled}}.',
    text: 'Tiga mengira semula setiap pesanan, daripada nombor cabutan, tiket dan taruhan anda, serta bayaran yang dipaparkan kepada anda.',
    agreedName: 'Sepadan',
    ownNumbers: 'antaranya, mengikut nombor pada pesanan itu sendiri sahaja',
    differName: 'Berbeza',
    unknownName: 'Tidak dapat dipastikan',
    unknownText:
      '“Tidak dapat dipastikan” bermaksud peranti ini tidak mengetahui nombornya, peraturannya, atau bayaran yang dipaparkan kepada anda.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
