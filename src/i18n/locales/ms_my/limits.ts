import type en from '../en_us/limits'

const limits = {
  intro: 'Had anda sendiri hanya berkuat kuasa pada peranti ini, juga selepas anda log keluar.',
  rule: 'Had yang lebih rendah berkuat kuasa serta-merta; yang lebih tinggi, atau tanpa had, selepas 24 jam.',
  breaks: 'Rehat',
  breakTake: 'Ambil rehat',
  breakUntil: 'Rehat anda berlangsung sehingga {{time}}.',
  breakText: 'Sehingga itu anda tidak boleh membuat pesanan di sini.',
  breakOpen: 'Pesanan yang belum selesai tetap diselesaikan; rekod, pengeluaran dan khidmat pelanggan kekal terbuka.',
  noTime:
    'Masa platform tidak tersedia buat ketika ini. Selagi begitu, tiada rehat yang tamat dan tiada had lebih tinggi yang berkuat kuasa.',
  breakLonger: 'Panjangkan rehat',
  breakDay: '24 jam',
  breakWeeks6: '6 minggu',
  breakHolds: 'Sehingga {{time}} anda tidak boleh membuat pesanan di sini.',
  breakUntold:
    'Mulai sekarang anda tidak boleh membuat pesanan di sini. Rehat dikira dari saat masa platform tersedia.',
  breakRule: 'Rehat tidak boleh dipendekkan atau ditarik balik.',
  breakStart: 'Mula rehat',
  notStored:
    'Pelayar tidak dapat menyimpannya: ini hanya berkuat kuasa dalam tab ini sehingga anda menutup atau memuatkannya semula.',
  source: {
    staked: 'Daripada rekod tugasan anda, mengikut tarikh platform.',
    lost: 'Taruhan ditolak pulangan, daripada rekod tugasan anda. Pesanan yang belum selesai dikira sebagai rugi.',
    toppedUp: 'Dikira daripada tambah nilai yang dihantar dari peranti ini dalam 24 jam, 7 hari dan 30 hari lepas.',
    play: 'Berapa lama cabutan berada di skrin ini hari ini, mengikut GMT.',
  },
  kind: {
    perOrder: 'Maksimum setiap pesanan',
    stakedDay: 'Taruhan sehari',
    staked7: 'Taruhan dalam masa 7 hari',
    staked30: 'Taruhan dalam masa 30 hari',
    lossDay: 'Rugi bersih sehari',
    loss7: 'Rugi bersih dalam masa 7 hari',
    loss30: 'Rugi bersih dalam masa 30 hari',
    topUpDay: 'Tambah nilai sehari',
    topUp7: 'Tambah nilai dalam masa 7 hari',
    topUp30: 'Tambah nilai dalam masa 30 hari',
    playDay: 'Masa bermain sehari',
  },
  timeCheck: 'Peringatan masa',
  timeCheckText: 'Jeda di skrin cabutan yang memaparkan masa, taruhan dan keputusan anda.',
  timeCheckEvery: 'Setiap {{minutes}} minit',
  timeCheckNever: 'Tidak sekali-kali',
  none: 'Tanpa had',
  more: 'Had lain',
  soFarIs: '{{used}} setakat ini',
  soFarUnknown: 'setakat ini tidak diketahui',
  waits: '{{most}} mulai {{time}}',
  waitsNone: 'tanpa had mulai {{time}}',
  waitsUntold: 'menunggu: {{most}}',
  holds: 'Berkuat kuasa sekarang',
  soFar: 'Setakat ini',
  waiting: 'Menunggu',
  newLimit: 'Had baharu',
  newMinutes: 'Had baharu dalam minit',
  set: 'Tetapkan had',
  remove: 'Buang had',
  takeBack: 'Batalkan perubahan',
  error: {
    zero: 'Masukkan amaun lebih daripada sifar. Untuk tidak membuat sebarang pesanan, ambil rehat.',
    minutes: 'Masukkan minit bulat, dari 1 hingga 1440.',
  },
  done: {
    now: '{{limit}}: {{most}} berkuat kuasa sekarang.',
    later: '{{limit}}: {{most}} berkuat kuasa mulai {{time}}.',
    none: '{{limit}}: tanpa had mulai {{time}}.',
    untold: '{{limit}}: {{most}}, 24 jam selepas masa platform tersedia.',
  },
  refusal: {
    onBreak: 'Anda sedang berehat, jadi anda tidak boleh membuat pesanan.',
    perOrder: 'Had anda sendiri ialah {{most}} setiap pesanan. Pesanan ini {{adds}}.',
    overLimit:
      'Had anda sendiri “{{limit}}” ialah {{most}}: {{used}} setakat ini, baki {{left}}. Ini akan menambah {{adds}}.',
    played: 'Had masa bermain anda sendiri ialah {{most}} minit sehari. Hari ini sudah {{used}} minit.',
    notCounted:
      'Had anda sendiri “{{limit}}” tidak dapat dikira: sebahagian rekod anda atau masa platform tiada. Tiada apa-apa yang dihantar. Ini mungkin berlanjutan sehingga hari-hari itu tamat.',
  },
  ask: {
    title: 'Tetapkan had tambah nilai?',
    decline: 'Tidak, terima kasih',
  },
} satisfies typeof en

export default limits
