import type en from '../en_us/recharge'

const recharge = {
  method: 'Kaedah bayaran',
  methodAgreed: 'Seperti yang dipersetujui dengan khidmat pelanggan',
  methodNote: 'Disimpan pada resit anda dalam peranti ini. Tidak dihantar kepada platform.',
  voucher: 'Bukti pindahan',
  voucherNote:
    'Satu gambar bukti pindahan. Sebelum dihantar, gambar dikecilkan serta data tempat dan masanya dipadamkan.',
  voucherChoose: 'Pilih gambar',
  voucherOther: 'Pilih yang lain',
  voucherPreview: 'Bukti pindahan seperti yang dihantar',
  voucherPreparing: 'Mengecilkan gambar',
  voucherUploading: 'Memuat naik',
  voucherUploaded: 'Telah dimuat naik',
  voucherCancelled: 'Muat naik dibatalkan.',
  voucherFailed: 'Muat naik gagal.',
  cancelUpload: 'Batalkan muat naik',
  removeVoucher: 'Buang',
  voucherProblem: {
    notAnImage: 'Fail ini bukan gambar. Pilih JPEG, PNG atau WebP.',
    tooLarge: 'Fail ini terlalu besar. Gambar paling besar {{megabytes}} MB.',
    tooManyPixels: 'Gambar ini terlalu besar. Paling banyak {{megapixels}} megapiksel.',
    unreadable: 'Gambar ini tidak dapat dibaca. Mungkin rosak. Pilih gambar lain.',
  },
  error: {
    amount: 'Sila masukkan amaun yang betul.',
    method: 'Sila pilih kaedah bayaran.',
    voucher: 'Sila tambah bukti pindahan.',
    voucherWaiting: 'Bukti pindahan masih dimuat naik. Tunggu sehingga selesai.',
  },
  offline: 'Anda di luar talian. Tiada apa-apa yang dihantar.',
  underWay: 'Tambah nilai anda yang lain masih berjalan. Tunggu responsnya.',
  memberUnknown: 'Akaun anda belum dimuatkan. Tiada apa-apa yang dihantar. Cuba lagi sebentar lagi.',
  notTaken: 'Tambah nilai ditolak.',
  warning:
    'Jangan sekali-kali membayar supaya dibayar. Jika sesiapa meminta anda menambah nilai sebelum membayar anda, jangan hantar wang.',
  sentTitle: 'Dihantar, menunggu kelulusan',
  sentText:
    'Platform telah menerima permohonan tambah nilai anda sebanyak {{amount}}. Amaun ini masuk ke baki hanya jika diluluskan oleh platform.',
  unknownText:
    'Tiada respons: jangan hantar lagi. Tambah nilai anda sebanyak {{amount}} mungkin sudah sampai. Bandingkan dahulu jumlah di bawah atau tanya khidmat pelanggan.',
  againText:
    'Tambah nilai sebanyak {{amount}} yang dihantar pada {{time}} belum mendapat respons dan mungkin sudah sampai. Hantar satu lagi?',
  againConfirm: 'Hantar satu lagi',
  toForm: 'Kembali ke borang',
  toMine: 'Ke halaman Saya',
  receipts: 'Dihantar dari peranti ini',
  receiptsNote: 'Masa mengikut peranti ini. Senarai ini dibuang apabila anda log keluar.',

  compare: {
    checking: 'Menyemak jumlah di platform',
    unknown: 'Jumlah sebelum atau selepasnya tidak diketahui, jadi tidak dapat dibandingkan.',
    same: 'Jumlah tambah nilai anda di platform masih {{total}}. Semakan boleh mengambil masa.',
    grown:
      'Jumlah tambah nilai anda di platform berubah daripada {{before}} kepada {{now}}, naik {{change}}. Tidak dinyatakan sama ada tambah nilai ini termasuk di dalamnya.',
    fallen:
      'Jumlah tambah nilai anda di platform berubah daripada {{before}} kepada {{now}}, turun {{change}}. Tanya khidmat pelanggan tentangnya.',
  },
  receiptSent: 'Dihantar, belum disahkan',
} satisfies typeof en

export default recharge
