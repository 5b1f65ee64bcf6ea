import type en from '../en_us/recharge'

const recharge = {
  step: {
    ask: 'Tanyakan rekening tujuan ke layanan pelanggan',
    askText: 'Layanan pelanggan memberi tahu ke mana uang ditransfer. Tiga tidak mengetahui rekeningnya.',
    transfer: 'Transfer dan ambil gambar buktinya',
    transferText: 'Transfer dananya, lalu simpan buktinya sebagai gambar.',
    send: 'Kirim di sini',
  },
  method: 'Metode pembayaran',
  methodAgreed: 'Sesuai kesepakatan dengan layanan pelanggan',
  methodNote: 'Hanya disimpan pada tanda terima Anda di perangkat ini. Tidak dikirim ke platform.',
  voucher: 'Bukti transfer',
  voucherNote:
    'Tambahkan satu gambar bukti transfer Anda. Sebelum dikirim dari perangkat ini, ukuran gambar disesuaikan serta data tempat dan waktunya dihapus.',
  voucherChoose: 'Pilih gambar',
  voucherOther: 'Pilih yang lain',
  voucherPreview: 'Pratinjau bukti transfer Anda',
  voucherPreparing: 'Menyesuaikan ukuran gambar',
  voucherUploading: 'Mengunggah',
  voucherUploaded: 'Berhasil diunggah',
  voucherCancelled: 'Unggahan dibatalkan.',
  voucherFailed: 'Unggahan gagal.',
  cancelUpload: 'Batalkan unggahan',
  removeVoucher: 'Hapus',
  voucherProblem: {
    notAnImage: 'Berkas ini bukan gambar. Pilih JPEG, PNG, atau WebP.',
    tooLarge: 'Berkas ini terlalu besar. Batasnya {{megabytes}} MB.',
    tooManyPixels: 'Gambar ini terlalu besar. Batasnya {{megapixels}} megapiksel.',
    unreadable:
      'Gambar ini tidak dapat dibaca. Mungkin browser ini tidak mendukung formatnya, atau berkasnya rusak. Pilih gambar lain.',
  },
  error: {
    method: 'Pilih metode pembayaran.',
    voucher: 'Tambahkan bukti transfer.',
    voucherWaiting: 'Bukti transfer masih diunggah. Tunggu sampai selesai.',
  },
  send: 'Kirim {{amount}} untuk ditinjau',
  sendForReview: 'Kirim untuk diperiksa',
  underWay: 'Isi saldo Anda yang lain sedang berlangsung. Tunggu responsnya.',
  memberUnknown: 'Akun Anda belum dimuat. Tidak ada yang terkirim. Coba lagi dalam beberapa saat.',
  notTaken: 'Isi saldo ditolak.',
  sentTitle: 'Terkirim, menunggu pemeriksaan',
  sent: 'Terkirim',
  reviewed: 'Diperiksa',
  credited: 'Masuk ke saldo Anda',
  sentText:
    'Platform telah menerima pengajuan isi saldo Anda sebesar {{amount}}. Dana masuk ke saldo hanya jika disetujui platform.',
  unknownText:
    'Jangan ulangi isi saldo ini: {{amount}} mungkin sudah sampai. Bandingkan dulu total di bawah atau hubungi layanan pelanggan.',
  againText:
    'Status isi saldo sebesar {{amount}} yang dikirim {{time}} belum diketahui. Isi saldo itu mungkin sudah sampai. Kirim satu lagi?',
  againConfirm: 'Kirim satu lagi',
  toForm: 'Kembali ke formulir',
  toMine: 'Ke halaman Saya',
  receipts: 'Dikirim dari perangkat ini',
  receiptsNote: 'Waktu menurut perangkat ini. Daftar ini terhapus saat Anda keluar dari akun.',

  compare: {
    checking: 'Memeriksa total di platform',
    unknown: 'Total sebelum atau sesudahnya tidak diketahui, jadi tidak dapat dibandingkan.',
    same: 'Total isi saldo Anda di platform masih {{total}}. Pemeriksaan bisa memerlukan waktu.',
    grown:
      'Total isi saldo Anda di platform berubah dari {{before}} menjadi {{now}}, naik {{change}}. Platform tidak menyebutkan apakah isi saldo ini termasuk di dalamnya.',
    fallen:
      'Total isi saldo Anda di platform berubah dari {{before}} menjadi {{now}}, turun {{change}}. Tanyakan sebabnya kepada layanan pelanggan.',
  },
} satisfies typeof en

export default recharge
