import type en from '../en_us/limits'

const limits = {
  intro:
    'Anda menetapkannya untuk diri sendiri. Perangkat ini menyimpannya untuk akun Anda, juga setelah Anda keluar dari akun. Platform tidak menyimpannya, dan perangkat lain tidak mengetahuinya.',
  rule: 'Batas yang lebih rendah langsung berlaku. Batas yang lebih tinggi, atau tanpa batas, berlaku setelah 24 jam; sebelum itu Anda bisa membatalkannya. Jika ada beberapa, yang terendah yang dipakai.',
  breaks: 'Jeda',
  breakUntil: 'Jeda Anda berlaku sampai {{time}}.',
  breakText: 'Sampai saat itu Anda tidak bisa memesan di sini.',
  breakOpen: 'Pesanan yang belum selesai tetap diselesaikan; riwayat, penarikan, dan layanan pelanggan tetap terbuka.',
  noTime:
    'Saat ini waktu platform tidak tersedia. Selama itu, jeda tidak berakhir dan batas yang lebih tinggi belum berlaku.',
  breakOffer: 'Jeda menutup undian bagi Anda di perangkat ini. Jeda tidak bisa dipersingkat.',
  breakLonger: 'Anda bisa memperpanjangnya, tetapi tidak mempersingkatnya.',
  breakDay: '24 jam',
  breakWeeks6: '6 minggu',
  breakEnds: 'sampai {{time}}',
  breakTitle: 'Ambil jeda: {{length}}?',
  breakHolds: 'Sampai {{time}} Anda tidak bisa memesan dari akun Anda di perangkat ini.',
  breakUntold:
    'Mulai sekarang Anda tidak bisa memesan dari akun Anda di perangkat ini. Saat ini waktu platform tidak tersedia; jeda ({{length}}) dihitung sejak waktu itu tersedia.',
  breakRule: 'Jeda tidak bisa dipersingkat atau dibatalkan.',
  breakStart: 'Mulai jeda',
  notStored: 'Browser tidak bisa menyimpannya: ini hanya berlaku di tab ini sampai Anda menutup atau memuat ulangnya.',
  group: {
    order: 'Setiap pesanan',
    lost: 'Rugi bersih',
    toppedUp: 'Pengisian saldo',
    play: 'Waktu bermain',
  },
  source: {
    staked: 'Dihitung dari riwayat tugas Anda menurut tanggal platform: hari ini, 7 hari terakhir, 30 hari terakhir.',
    lost: 'Taruhan dikurangi yang diterima, dari riwayat tugas Anda. Pesanan yang belum selesai dihitung sebagai rugi sampai diselesaikan.',
    toppedUp: 'Dihitung dari isi saldo yang dikirim dari perangkat ini dalam 24 jam, 7 hari, dan 30 hari terakhir.',
    play: 'Lama undian tampil di layar ini hari ini, dihitung di perangkat ini. Hari dimulai pukul 00.00 GMT.',
  },
  kind: {
    perOrder: 'Maksimal per pesanan',
    stakedDay: 'Taruhan per hari',
    staked7: 'Taruhan dalam 7 hari',
    staked30: 'Taruhan dalam 30 hari',
    lossDay: 'Rugi bersih per hari',
    loss7: 'Rugi bersih dalam 7 hari',
    loss30: 'Rugi bersih dalam 30 hari',
    topUpDay: 'Isi saldo per hari',
    topUp7: 'Isi saldo dalam 7 hari',
    topUp30: 'Isi saldo dalam 30 hari',
    playDay: 'Waktu bermain per hari',
  },
  none: 'Tanpa batas',
  soFarIs: '{{used}} sejauh ini',
  soFarUnknown: 'sejauh ini tidak diketahui',
  waits: '{{most}} mulai {{time}}',
  waitsNone: 'tanpa batas mulai {{time}}',
  waitsUntold: 'menunggu: {{most}}',
  holds: 'Berlaku sekarang',
  soFar: 'Sejauh ini',
  waiting: 'Menunggu',
  newLimit: 'Batas baru',
  newMinutes: 'Batas baru dalam menit',
  set: 'Tetapkan batas',
  remove: 'Hapus batas',
  takeBack: 'Batalkan',
  error: {
    zero: 'Masukkan nominal lebih dari nol. Agar tidak memesan sama sekali, ambil jeda.',
    minutes: 'Masukkan menit bulat, dari 1 sampai 1440.',
  },
  done: {
    now: '{{limit}}: {{most}} berlaku sekarang.',
    later: '{{limit}}: {{most}} berlaku mulai {{time}}.',
    none: '{{limit}}: tanpa batas mulai {{time}}.',
    untold: '{{limit}}: {{most}}, 24 jam setelah waktu platform tersedia.',
  },
  refusal: {
    onBreak: 'Anda sedang jeda, jadi tidak bisa memesan.',
    perOrder: 'Batas Anda sendiri {{most}} per pesanan. Pesanan ini {{adds}}.',
    overLimit:
      'Batas Anda sendiri “{{limit}}” adalah {{most}}: {{used}} sejauh ini, tersisa {{left}}. Ini akan menambah {{adds}}.',
    played: 'Batas waktu bermain Anda sendiri {{most}} menit per hari. Hari ini sudah {{used}} menit.',
    notCounted:
      'Batas Anda sendiri “{{limit}}” tidak bisa dihitung karena sebagian riwayat Anda atau waktu platform tidak tersedia. Tidak ada yang terkirim. Ini bisa segera berlalu, atau berlangsung sampai hari-hari yang dihitung lewat.',
  },
  ask: {
    title: 'Batas sebelum isi saldo pertama?',
    text: 'Anda bisa menetapkan batas isi saldo sendiri sekarang, atau kapan saja nanti.',
    set: 'Tetapkan batas',
    decline: 'Tidak, terima kasih',
  },
} satisfies typeof en

export default limits
