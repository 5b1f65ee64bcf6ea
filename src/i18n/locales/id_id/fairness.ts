import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  lead: 'Semua di sini dihitung di perangkat ini, dari apa yang sudah ditampilkan platform.',
  unusual: 'Tidak biasa, bukan bukti',
  tooFew: 'Belum cukup data',
  usual: 'Wajar',
  chance:
    'Hasil yang tidak biasa tetap bisa kebetulan: undian yang adil menimbulkannya dalam paling banyak 1 dari 100 pemeriksaan. Jika Anda memeriksa lagi setelah setiap undian, Anda akan lebih sering melihatnya.',
  beyond: 'Hampir tidak mungkin kebetulan.',
  beyondText:
    'Dengan undian yang adil, paling banyak 1 dari {{number}} anggota akan melihat ini, sesering apa pun mereka memeriksa.',
  leftOut: 'Tidak dihitung karena aturan atau bayarannya tidak diumumkan: {{number}} tiket selesai.',

  audit: {
    title: 'Apakah undian tampak adil?',
    tooFew: 'Belum cukup data: {{number}} dari sedikitnya {{least}} undian.',
    tooFewText:
      'Tiga menyimpan hasil yang dilihatnya di perangkat ini. Mulai {{least}} undian, hasil itu dapat dibandingkan dengan undian yang adil.',
    usual: 'Tidak ada yang aneh dalam {{number}} undian, tetapi itu bukan bukti bahwa undian adil.',
    usualText: 'Penyimpangan kecil tidak terlihat dalam jumlah undian sesedikit ini.',
    unusual: 'Tidak biasa, bukan bukti: {{tests}}.',
    unusualText: 'Simpan catatan di bawah, dan tanyakan kepada layanan pelanggan jika tetap begini.',
    noRules: 'Aturan permainan ini tidak diumumkan, jadi undiannya tidak dapat diuji.',
    noRulesText: 'Tiga tetap menyimpan hasil yang dilihatnya, dan memberi tahu jika ada yang berubah.',
    impossible: 'Ada angka yang tidak mungkin menurut aturan, pada periode {{rounds}}.',
    details: 'Kelima pengujian',
    sample: 'Undian: {{number}}',
    pairs: 'Pasangan periode berurutan: {{number}}',
    frequency:
      'Dari {{of}} sampel undian adil, sekitar {{times}} akan menyimpang setidaknya sejauh ini (p = {{p}}; {{adjusted}} setelah koreksi).',
    rare: 'Dari {{of}} sampel undian adil, kurang dari 1 akan menyimpang sejauh ini (p = {{p}}; {{adjusted}} setelah koreksi).',
    holm: 'Lima pengujian sekaligus lebih mudah menemukan sesuatu secara kebetulan. Angka koreksi memperhitungkannya (metode Holm); di bawah {{level}} dianggap tidak biasa.',
  },
  test: {
    faces: { name: 'Angka satu per satu', asks: 'Apakah setiap angka sama seringnya keluar?' },
    sums: { name: 'Jumlah', asks: 'Apakah setiap jumlah keluar sesering dengan dadu yang adil?' },
    picks: { name: 'Besar atau kecil, ganjil atau genap', asks: 'Apakah setiap kombinasi keluar sesering seharusnya?' },
    repeats: {
      name: 'Pengulangan',
      asks: 'Apakah undian mengulang undian sebelumnya terlalu sering, atau terlalu jarang?',
    },
    runs: { name: 'Deretan', asks: 'Apakah besar dan kecil berderet terlalu panjang, atau terlalu pendek?' },
  },
  notices: {
    faces: 'Akan ketahuan dalam sekitar 8 dari 10 kasus: satu angka yang keluar {{share}}, bukan {{fair}}.',
    sums: 'Akan ketahuan dalam sekitar 8 dari 10 kasus: satu jumlah di tengah yang keluar {{share}}, bukan {{fair}}.',
    picks: 'Akan ketahuan dalam sekitar 8 dari 10 kasus: besar bersama ganjil keluar {{share}}, bukan {{fair}}.',
    repeats: 'Akan ketahuan dalam sekitar 8 dari 10 kasus: tiga angka yang sama terulang {{share}}, bukan {{fair}}.',
    runs: 'Akan ketahuan dalam sekitar 8 dari 10 kasus: besar setelah besar atau kecil setelah kecil {{share}}, bukan {{fair}}.',
    hits: 'Akan ketahuan dalam sekitar 8 dari 10 kasus: peluang menang hanya {{share}}, bukan {{fair}}.',
  },

  ledger: {
    title: 'Adakah hasil lama yang berubah?',
    same: 'Tidak ada yang terlihat di perangkat ini. Periode yang tercatat: {{number}}.',
    changed: 'Ada. Hasil yang berubah: {{number}}.',
    none: 'Perangkat ini belum mencatat hasil permainan ini.',
    text: 'Tiga membandingkan setiap hasil dengan yang dilihatnya sebelumnya. Apakah hasil itu benar sejak awal, Tiga tidak tahu.',
    forgot:
      'Browser ini kehilangan catatan yang dimulai {{began}} ({{number}} baris). Hasil dari masa itu tidak dapat dibandingkan lagi.',
    notLasting: 'Browser ini menyimpan catatan hanya sampai tab ditutup.',
    details: 'Isi catatan',
    began: 'Dimulai',
    oldest: 'Periode pertama',
    newest: 'Periode terbaru',
    gaps: 'Celah',
    gapsNone: 'tidak ada',
    gapsOf: '{{places}}, periode yang hilang: {{missing}}',
    gapsUnclear: '{{places}}, panjangnya tidak diketahui',
  },

  own: {
    title: 'Apakah hasil Anda sesuai perkiraan?',
    tooFew: 'Belum cukup data: {{number}} dari sedikitnya {{least}} undian yang selesai.',
    usual: 'Tidak ada yang aneh dalam {{number}} undian Anda, tetapi itu bukan bukti bahwa undian adil.',
    unusual: 'Tidak biasa, bukan bukti: {{what}}.',
    text: 'Ini menghitung yang dicatat platform sebagai menang dan kalah, di semua permainan Anda. Ini tidak mengatakan apa pun tentang pesanan Anda berikutnya.',
    details: 'Angka-angkanya',
    hits: 'Menang pada peluang setengah',
    hitsOf: '{{hits}} dari {{number}} ({{share}})',
    interval:
      'Peluang yang sebenarnya kemungkinan besar antara {{low}} dan {{high}}; jika adil, {{fair}}. Satu undian dihitung sekali, menurut tiket pertamanya.',
    returns: 'Yang diterima kembali',
    share: '{{amount}} ({{share}})',
    expected: 'Menurut bayaran yang diumumkan',
    usualReturn:
      'Dengan taruhan seperti ini, 99 dari 100 anggota dalam undian adil menerima kembali antara {{low}} dan {{high}}.',
    partial:
      'Sebagian penerimaan dicatat dengan cara yang tidak dijelaskan oleh bayaran, jadi ini tidak dapat dinilai.',
    small: 'Taruhan sampai {{border}}',
    large: 'Taruhan di atas {{border}}',
    stakes: 'Taruhan kecil dan besar',
    splitText: 'Apakah taruhan besar diperlakukan berbeda? Undian yang adil tidak tahu berapa taruhannya.',
  },

  settled: {
    title: 'Apakah pesanan Anda diselesaikan dengan benar?',
    none: 'Anda belum punya pesanan yang selesai.',
    agreed: 'Pesanan yang cocok: {{agreed}} dari {{settled}}.',
    differ: 'Pesanan yang berbeda: {{differing}} dari {{settled}}.',
    text: 'Tiga menghitung ulang setiap pesanan, dari angka undian, tiket dan taruhan Anda, serta bayaran yang ditampilkan kepada Anda.',
    agreedName: 'Cocok',
    ownNumbers: 'di antaranya, hanya menurut angka pada pesanan itu sendiri',
    differName: 'Berbeda',
    unknownName: 'Tidak dapat dipastikan',
    unknownText:
      '“Tidak dapat dipastikan” berarti perangkat ini tidak mengetahui angkanya, aturannya, atau bayaran yang ditampilkan kepada Anda.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
