import type en from '../en_us/limits'

const limits = {
  intro:
    'Anda menetapkannya untuk diri sendiri. Peranti ini menyimpannya untuk akaun anda, juga selepas anda log keluar. Platform tidak menyimpannya, dan peranti lain tidak mengetahuinya.',
  rule: 'Had yang lebih rendah berkuat kuasa serta-merta. Had yang lebih tinggi, atau tanpa had, berkuat kuasa selepas 24 jam; sebelum itu anda boleh menariknya balik. Jika ada beberapa had, yang terendah digunakan.',
  breaks: 'Rehat',
  breakUntil: 'Rehat anda berlangsung sehingga {{time}}.',
  breakText: 'Sehingga itu anda tidak boleh membuat pesanan di sini.',
  breakOpen: 'Pesanan yang belum selesai tetap diselesaikan; rekod, pengeluaran dan khidmat pelanggan kekal terbuka.',
  noTime:
    'Masa platform tidak tersedia buat ketika ini. Selagi begitu, tiada rehat yang tamat dan tiada had lebih tinggi yang berkuat kuasa.',
  breakOffer: 'Rehat menutup cabutan untuk anda pada peranti ini. Rehat tidak boleh dipendekkan.',
  breakLonger: 'Anda boleh memanjangkannya, tetapi tidak memendekkannya.',
  breakDay: '24 jam',
  breakWeeks6: '6 minggu',
  breakEnds: 'sehingga {{time}}',
  breakTitle: 'Ambil rehat: {{length}}?',
  breakHolds: 'Sehingga {{time}} anda tidak boleh membuat pesanan daripada akaun anda pada peranti ini.',
  breakUntold:
    'Mulai sekarang anda tidak boleh membuat pesanan daripada akaun anda pada peranti ini. Masa platform tidak tersedia buat ketika ini; rehat ({{length}}) dikira dari saat masa itu tersedia.',
  breakRule: 'Rehat tidak boleh dipendekkan atau ditarik balik.',
  breakStart: 'Mula rehat',
  notStored:
    'Pelayar tidak dapat menyimpannya: ini hanya berkuat kuasa dalam tab ini sehingga anda menutup atau memuatkannya semula.',
  group: {
    order: 'Setiap pesanan',
    lost: 'Rugi bersih',
    toppedUp: 'Penambahan nilai',
    play: 'Masa bermain',
  },
  source: {
    staked: 'Dikira daripada rekod tugasan anda mengikut tarikh platform: hari ini, 7 hari lepas, 30 hari lepas.',
    lost: 'Taruhan ditolak pulangan, daripada rekod tugasan anda. Pesanan yang belum selesai dikira sebagai rugi sehingga diselesaikan.',
    toppedUp: 'Dikira daripada tambah nilai yang dihantar dari peranti ini dalam 24 jam, 7 hari dan 30 hari lepas.',
    play: 'Berapa lama cabutan berada di skrin ini hari ini, dikira pada peranti ini. Hari bermula pada tengah malam GMT.',
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
  none: 'Tanpa had',
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
  takeBack: 'Tarik balik',
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
      'Had anda sendiri “{{limit}}” tidak dapat dikira kerana sebahagian rekod anda atau masa platform tiada. Tiada apa-apa yang dihantar. Ini mungkin segera berlalu, atau berlanjutan sehingga hari-hari yang dikira tamat.',
  },
  ask: {
    title: 'Had sebelum tambah nilai pertama?',
    text: 'Anda boleh menetapkan had tambah nilai sendiri sekarang, atau pada bila-bila masa nanti.',
    set: 'Tetapkan had',
    decline: 'Tidak, terima kasih',
  },
} satisfies typeof en

export default limits
