import type en from '../en_us/limits'

const limits = {
  rule: 'Hanya pada peranti ini. Had lebih rendah berkuat kuasa serta-merta, had lebih tinggi selepas 24 jam.',
  breaks: 'Rehat',
  breakTake: 'Mula berehat',
  breakUntil: 'Rehat sehingga {{time}}',
  breakOpen:
    'Pesanan yang belum selesai tetap diselesaikan; rekod, pengeluaran dan khidmat pelanggan masih boleh digunakan.',
  noTime: 'Waktu platform tidak tersedia. Selagi tiada, rehat tidak tamat dan had tidak naik.',
  breakLonger: 'Panjangkan rehat',
  breakDay: '24 jam',
  breakWeeks6: '6 minggu',
  breakMonths6: '6 bulan',
  breakYear: '1 tahun',
  selfExclusion:
    'Rehat selama 6 bulan atau lebih ialah pengecualian diri, pada peranti ini sahaja. Platform tidak mengetahuinya.',
  breakHolds: 'Anda tidak boleh membuat pesanan atau tambah nilai di sini sehingga {{time}}.',
  breakUntold:
    'Mulai sekarang anda tidak boleh membuat pesanan atau tambah nilai di sini. Rehat mula dikira apabila waktu platform tersedia.',
  breakRule: 'Rehat tidak boleh dipendekkan atau dibatalkan.',
  breakStart: 'Mula sekarang',
  mayBeDropped: 'Pelayar mungkin memadamkan had dan rehat ini.',
  notStored: 'Pelayar tidak dapat menyimpannya, jadi ia hanya berkuat kuasa sehingga tab ditutup atau dimuat semula.',
  source: {
    lost: 'Pesanan yang belum selesai dikira sebagai rugi.',
    toppedUp: 'Tambah nilai yang dimohon dari peranti ini dalam 24 jam, 7 hari atau 30 hari lepas.',
    play: 'Berapa lama skrin cabutan dibuka pada peranti ini hari ini, mengikut GMT.',
  },
  kind: {
    perOrder: 'Maksimum per pesanan',
    stakedDay: 'Taruhan sehari',
    staked7: 'Taruhan dalam 7 hari',
    staked30: 'Taruhan dalam 30 hari',
    lossDay: 'Rugi bersih sehari',
    loss7: 'Rugi bersih dalam 7 hari',
    loss30: 'Rugi bersih dalam 30 hari',
    topUpDay: 'Tambah nilai sehari',
    topUp7: 'Tambah nilai dalam 7 hari',
    topUp30: 'Tambah nilai dalam 30 hari',
    playDay: 'Masa bermain sehari',
  },
  timeCheck: 'Peringatan masa',
  timeCheckText: 'Skrin cabutan dijeda untuk memaparkan masa, taruhan dan untung/rugi anda.',
  timeCheckEvery: 'Setiap {{minutes}} minit',
  timeCheckNever: 'Tidak pernah',
  none: 'Tanpa had',
  more: 'Had lain',
  usedOf: '{{used}} daripada {{most}}',
  used: 'Jumlah yang sudah digunakan',
  waits: 'Mulai {{time}}',
  waitsUntold: 'Kemudian',
  holds: 'Had semasa',
  soFar: 'Setakat ini',
  newLimit: 'Had baharu',
  newMinutes: 'Had baharu dalam minit',
  set: 'Tetapkan had',
  remove: 'Buang had',
  takeBack: 'Batalkan perubahan',
  error: {
    zero: 'Sila masukkan lebih daripada sifar. Untuk berhenti membuat pesanan, pilih “Mula berehat”.',
    minutes: 'Sila masukkan minit dalam nombor bulat, 1 hingga 1440.',
  },
  done: {
    now: '{{limit}}: {{most}} mulai sekarang.',
    later: '{{limit}}: {{most}} mulai {{time}}.',
    none: '{{limit}}: tanpa had mulai {{time}}.',
    untold: '{{limit}}: berubah 24 jam selepas waktu platform tersedia.',
  },
  refusal: {
    onBreak: 'Anda sedang dalam masa rehat, jadi pesanan dan tambah nilai tidak boleh dibuat.',
    perOrder: 'Had yang anda tetapkan ialah {{most}} setiap pesanan; pesanan ini {{adds}}.',
    overLimit:
      'Had “{{limit}}” yang anda tetapkan ialah {{most}}: setakat ini {{used}}, tinggal {{left}}. Amaun kali ini {{adds}}.',
    played: 'Had masa bermain yang anda tetapkan ialah {{most}} minit sehari. Hari ini sudah {{used}} minit.',
    notCounted: {
      time: 'Permohonan tidak dihantar. Had “{{limit}}” yang anda tetapkan tidak dapat disemak: waktu platform tiada.',
      answer:
        'Permohonan tidak dihantar. Had “{{limit}}” yang anda tetapkan tidak dapat disemak: rekod anda tidak dapat dibaca. Cuba lagi.',
      record:
        'Permohonan tidak dihantar. Had “{{limit}}” yang anda tetapkan tidak dapat disemak: sebahagian rekod tiada. Keadaan ini boleh berlarutan sepanjang jangka masa had itu.',
      device:
        'Permohonan tidak dihantar. Had “{{limit}}” yang anda tetapkan tidak dapat disemak: kiraan pada peranti ini tidak dapat dibaca. Keadaan ini boleh berlarutan sepanjang jangka masa had itu.',
    },
  },
  ask: {
    title: 'Hadkan tambah nilai?',
    decline: 'Tidak, terima kasih',
  },
} satisfies typeof en

export default limits
