import type en from '../en_us/recharge'

const recharge = {
  step: {
    ask: 'Tanya khidmat pelanggan tentang akaun penerima',
    askText: 'Khidmat pelanggan memberitahu akaun untuk pindahan anda. Tiga tidak mengetahui akaun itu.',
    transfer: 'Buat pindahan dan ambil gambar',
    transferText: 'Pindahkan wang, kemudian simpan resitnya sebagai gambar.',
    send: 'Hantar di sini',
  },
  method: 'Kaedah bayaran',
  methodAgreed: 'Seperti yang dipersetujui dengan khidmat pelanggan',
  methodNote: 'Hanya disimpan pada resit anda dalam peranti ini. Tidak dihantar kepada platform.',
  voucher: 'Bukti pindahan',
  voucherNote:
    'Tambah satu gambar bukti pindahan anda. Sebelum dihantar dari peranti ini, saiz gambar dilaraskan serta data tempat dan masanya dipadamkan.',
  voucherChoose: 'Pilih gambar',
  voucherOther: 'Pilih yang lain',
  voucherPreview: 'Pratonton bukti pindahan anda',
  voucherPreparing: 'Melaraskan saiz gambar',
  voucherUploading: 'Memuat naik',
  voucherUploaded: 'Telah dimuat naik',
  voucherCancelled: 'Muat naik dibatalkan.',
  voucherFailed: 'Muat naik gagal.',
  cancelUpload: 'Batalkan muat naik',
  removeVoucher: 'Buang',
  voucherProblem: {
    notAnImage: 'Fail ini bukan gambar. Pilih JPEG, PNG atau WebP.',
    tooLarge: 'Fail ini terlalu besar. Hadnya {{megabytes}} MB.',
    tooManyPixels: 'Gambar ini terlalu besar. Hadnya {{megapixels}} megapiksel.',
    unreadable:
      'Gambar ini tidak dapat dibaca. Mungkin pelayar ini tidak menyokong formatnya, atau failnya rosak. Pilih gambar lain.',
  },
  error: {
    method: 'Sila pilih kaedah bayaran.',
    voucher: 'Sila tambah bukti pindahan.',
    voucherWaiting: 'Bukti pindahan masih dimuat naik. Tunggu sehingga selesai.',
  },
  send: 'Hantar {{amount}} untuk semakan',
  sendForReview: 'Hantar untuk semakan',
  underWay: 'Tambah nilai anda yang lain sedang berjalan. Tunggu responsnya.',
  memberUnknown: 'Akaun anda belum dimuatkan. Tiada apa-apa yang dihantar. Cuba semula sebentar lagi.',
  notTaken: 'Tambah nilai ditolak.',
  sentTitle: 'Dihantar, menunggu semakan',
  sent: 'Dihantar',
  reviewed: 'Disemak',
  credited: 'Masuk ke baki anda',
  sentText:
    'Platform telah menerima permohonan tambah nilai anda sebanyak {{amount}}. Amaun ini masuk ke baki hanya jika diluluskan oleh platform.',
  unknownText:
    'Jangan ulangi tambah nilai ini: {{amount}} mungkin sudah sampai. Bandingkan dahulu jumlah di bawah atau hubungi khidmat pelanggan.',
  againText:
    'Status tambah nilai sebanyak {{amount}} yang dihantar pada {{time}} belum diketahui. Tambah nilai itu mungkin sudah sampai. Hantar satu lagi?',
  againConfirm: 'Hantar satu lagi',
  toForm: 'Kembali ke borang',
  toMine: 'Ke halaman Saya',
  receipts: 'Dihantar dari peranti ini',
  receiptsNote: 'Masa mengikut peranti ini. Senarai ini dipadamkan apabila anda log keluar.',

  compare: {
    checking: 'Menyemak jumlah di platform',
    unknown: 'Jumlah sebelum atau selepasnya tidak diketahui, jadi tidak dapat dibandingkan.',
    same: 'Jumlah tambah nilai anda di platform masih {{total}}. Semakan boleh mengambil masa.',
    grown:
      'Jumlah tambah nilai anda di platform berubah daripada {{before}} kepada {{now}}, naik {{change}}. Platform tidak menyatakan sama ada tambah nilai ini termasuk di dalamnya.',
    fallen:
      'Jumlah tambah nilai anda di platform berubah daripada {{before}} kepada {{now}}, turun {{change}}. Tanya sebabnya kepada khidmat pelanggan.',
  },
} satisfies typeof en

export default recharge
