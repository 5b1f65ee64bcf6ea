import type en from '../en_us/limits'

const limits = {
  rule: 'Hanya di perangkat ini. Batas yang lebih rendah langsung berlaku, yang lebih tinggi setelah 24 jam.',
  breaks: 'Jeda',
  breakTake: 'Mulai jeda',
  breakUntil: 'Jeda sampai {{time}}',
  breakOpen: 'Pesanan yang belum selesai tetap diproses. Riwayat, penarikan, dan layanan pelanggan tetap tersedia.',
  noTime:
    'Waktu platform sedang tidak tersedia. Selama itu, jeda tidak berakhir dan batas yang lebih tinggi belum berlaku.',
  breakLonger: 'Perpanjang jeda',
  breakDay: '24 jam',
  breakWeeks6: '6 minggu',
  breakMonths6: '6 bulan',
  breakYear: '1 tahun',
  selfExclusion:
    'Jeda selama 6 bulan atau lebih adalah pengecualian diri, hanya di perangkat ini. Platform tidak mengetahuinya.',
  breakHolds: 'Anda tidak bisa membuat pesanan atau mengisi saldo di sini sampai {{time}}.',
  breakUntold:
    'Mulai sekarang Anda tidak bisa membuat pesanan atau mengisi saldo di sini. Jeda dihitung sejak waktu platform tersedia lagi.',
  breakRule: 'Jeda tidak bisa dipersingkat atau dibatalkan.',
  breakStart: 'Mulai sekarang',
  mayBeDropped: 'Browser mungkin menghapus batas dan jeda ini.',
  notStored: 'Browser tidak bisa menyimpannya: hanya berlaku di tab ini sampai ditutup atau dimuat ulang.',
  source: {
    lost: 'Pesanan yang belum selesai dihitung rugi.',
    toppedUp: 'Isi saldo yang diajukan dari perangkat ini dalam 24 jam, 7 hari, atau 30 hari terakhir.',
    play: 'Lama layar undian dibuka di perangkat ini hari ini, menurut GMT.',
  },
  kind: {
    perOrder: 'Maksimal per pesanan',
    stakedDay: 'Taruhan per hari',
    staked7: 'Taruhan 7 hari',
    staked30: 'Taruhan 30 hari',
    lossDay: 'Rugi bersih per hari',
    loss7: 'Rugi bersih 7 hari',
    loss30: 'Rugi bersih 30 hari',
    topUpDay: 'Isi saldo per hari',
    topUp7: 'Isi saldo 7 hari',
    topUp30: 'Isi saldo 30 hari',
    playDay: 'Waktu bermain per hari',
  },
  timeCheck: 'Pengingat waktu',
  timeCheckText: 'Menghentikan layar undian sejenak untuk menampilkan waktu, taruhan, dan untung/rugi Anda.',
  timeCheckEvery: 'Setiap {{minutes}} menit',
  timeCheckNever: 'Tidak pernah',
  none: 'Tanpa batas',
  more: 'Batas lainnya',
  usedOf: '{{used}} dari {{most}}',
  used: 'Jumlah yang sudah terpakai',
  waits: 'Mulai {{time}}',
  waitsUntold: 'Nanti',
  holds: 'Berlaku sekarang',
  soFar: 'Terpakai',
  newLimit: 'Batas baru',
  newMinutes: 'Batas baru dalam menit',
  set: 'Tetapkan batas',
  remove: 'Hapus batas',
  takeBack: 'Batalkan perubahan',
  error: {
    zero: 'Masukkan nominal lebih dari nol. Untuk berhenti membuat pesanan, mulai jeda.',
    minutes: 'Masukkan 1 sampai 1440 menit, tanpa desimal.',
  },
  done: {
    now: '{{limit}}: {{most}} berlaku sekarang.',
    later: '{{limit}}: {{most}} berlaku mulai {{time}}.',
    none: '{{limit}}: tanpa batas mulai {{time}}.',
    untold: '{{limit}}: berubah 24 jam setelah waktu platform tersedia lagi.',
  },
  refusal: {
    onBreak: 'Anda sedang dalam masa jeda, jadi tidak bisa membuat pesanan atau mengisi saldo.',
    perOrder: 'Anda menetapkan batas {{most}} per pesanan. Pesanan ini {{adds}}.',
    overLimit:
      'Anda menetapkan batas “{{limit}}” sebesar {{most}}: terpakai {{used}}, sisa {{left}}. Permintaan ini menambah {{adds}}.',
    played: 'Anda menetapkan batas waktu bermain {{most}} menit per hari. Hari ini sudah {{used}} menit.',
    notCounted: {
      time: 'Tidak terkirim: batas “{{limit}}” yang Anda tetapkan tidak bisa diperiksa, karena waktu platform tidak tersedia.',
      answer:
        'Tidak terkirim: batas “{{limit}}” yang Anda tetapkan tidak bisa diperiksa, karena riwayat Anda tidak terbaca. Coba lagi.',
      record:
        'Tidak terkirim: batas “{{limit}}” yang Anda tetapkan tidak bisa diperiksa, karena sebagian riwayat tidak tersedia. Ini bisa berlangsung selama jangka waktu batas itu.',
      device:
        'Tidak terkirim: batas “{{limit}}” yang Anda tetapkan tidak bisa diperiksa, karena hitungan di perangkat ini tidak terbaca. Ini bisa berlangsung selama jangka waktu batas itu.',
    },
  },
  ask: {
    title: 'Tetapkan batas isi saldo?',
    decline: 'Tidak, terima kasih',
  },
} satisfies typeof en

export default limits
