import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  usualSoFar: 'Sejauh ini tampak wajar',
  seen: '{{verdict}} dalam {{number}} undian',
  chance:
    'Ini bukan bukti: undian yang adil pun tampak tidak biasa bagi paling banyak 1 dari 100 anggota, sesering apa pun diperiksa.',
  tooFew: 'Belum cukup data',
  usual: 'Tampak wajar',
  unusual: 'Tidak biasa, tetapi bukan bukti',
  hardlyChance: 'Sulit dianggap kebetulan',
  hardlyChanceText:
    'Jika undian adil, hasil seperti ini dilihat paling banyak 1 dari {{number}} anggota, sesering apa pun diperiksa.',
  evidence: 'Kekuatan petunjuk',
  evidenceText:
    'Tidak biasa mulai {{unusual}}, sulit dianggap kebetulan mulai {{hardlyChance}}. Jika undian adil, {{unusual}} dicapai paling banyak 1 dari {{unusual}} anggota, dan seterusnya.',
  ifFair: 'Jika adil: masing-masing {{share}}',
  hitsOf: '{{hits}} dari {{number}} ({{share}})',
  leftOut: '{{number}} tiket selesai tidak dihitung karena aturan atau bayarannya tidak dicantumkan.',
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
    tooFew: 'Belum cukup data: baru {{number}} dari minimal {{least}} undian.',
    tooFewText:
      'Hasil undian yang tampil di perangkat ini disimpan. Setelah {{least}} undian, hasilnya dibandingkan dengan undian yang adil.',
    usual: 'Tampak wajar dalam {{number}} undian. Itu bukan bukti bahwa undian adil.',
    usualText: 'Penyimpangan kecil tidak terlihat dari undian sesedikit ini.',
    unusual: 'Tidak biasa dalam {{number}} undian, tetapi bukan bukti',
    unusualText: 'Ekspor catatannya di “Hasil lama”. Jika tetap begini, tanyakan kepada layanan pelanggan.',
    noRules: 'Aturan permainan ini tidak dicantumkan, jadi undiannya tidak dapat diuji.',
    noRulesText: 'Hasil yang tampil tetap disimpan, dan Anda diberi tahu jika ada yang berubah.',
    impossible: 'Periode {{rounds}}: ada angka yang mustahil menurut aturan.',
    impossibleShort: 'Angka mustahil',
    faces: 'Tiap angka',
    picks: 'Besar atau kecil, ganjil atau genap',
  },
  ledger: {
    same: 'Tidak terlihat perubahan',
    changed: '{{number}} berubah',
    none: 'Belum ada catatan',
    lost: 'Catatan lama hilang',
    text: 'Tiga membandingkan setiap hasil dengan catatan sebelumnya, tetapi tidak dapat memastikan hasil itu benar sejak awal.',
    forgot:
      'Browser ini kehilangan catatan yang dimulai {{began}} ({{number}} entri). Hasil dari masa itu tidak dapat dibandingkan lagi.',
    notLasting: 'Browser ini menyimpan catatan hanya sampai tab ditutup.',
    details: 'Isi catatan',
    rounds: 'Periode yang tercatat',
    began: 'Dimulai',
    oldest: 'Periode pertama',
    newest: 'Periode terbaru',
    gaps: 'Periode terlewat',
    gapsNone: 'tidak ada',
    gapsOf: '{{missing}} periode, di {{places}} bagian',
    gapsUnclear: '{{places}} bagian, jumlahnya tidak diketahui',
  },
  own: {
    tooFew: 'Belum cukup data: baru {{number}} dari minimal {{least}} undian selesai.',
    usual: 'Tampak wajar dalam {{number}} undian Anda. Itu bukan bukti bahwa undian adil.',
    text: 'Dihitung dari menang dan kalah menurut catatan platform di semua permainan Anda; hanya kalah terlalu sering yang dianggap tidak biasa. Ini bukan ramalan untuk pesanan berikutnya.',
    hits: 'Kemenangan pada peluang 50%',
    large: 'Pada taruhan lebih besar dari biasanya',
    share: '{{amount}} ({{share}})',
    expected: 'Perkiraan menurut bayaran',
  },
  settled: {
    none: 'Belum ada yang selesai',
    agreed: '{{agreed}} dari {{settled}} cocok',
    agreedSome: '{{agreed}} cocok, {{unknown}} tidak pasti',
    differ: '{{differing}} dari {{settled}} berbeda',
    text: 'Tiga menghitung ulang setiap pesanan dari angka undian, tiket dan taruhan Anda, serta bayaran yang tampil saat itu.',
    agreedName: 'Cocok',
    ownNumbers: 'di antaranya hanya dari angka di pesanan itu',
    differName: 'Berbeda',
    unknownName: 'Tidak dapat dipastikan',
    unknownText: '“Tidak dapat dipastikan”: angka, aturan, atau bayarannya tidak ada di perangkat ini.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
