import type en from '../en_us/recharge'

const recharge = {
  method: 'Metode pembayaran',
  methodAgreed: 'Sesuai kesepakatan dengan layanan pelanggan',
  methodNote: 'Disimpan pada tanda terima Anda di perangkat ini. Tidak dikirim ke platform.',
  voucher: 'Bukti transfer',
  voucherNote: 'Satu gambar bukti transfer. Sebelum dikirim, gambar diperkecil serta data tempat dan waktunya dihapus.',
  voucherChoose: 'Pilih gambar',
  voucherOther: 'Pilih yang lain',
  voucherPreview: 'Bukti transfer yang akan dikirim',
  voucherPreparing: 'Memperkecil gambar',
  voucherUploading: 'Mengunggah',
  voucherUploaded: 'Berhasil diunggah',
  voucherCancelled: 'Unggahan dibatalkan.',
  voucherFailed: 'Unggahan gagal.',
  cancelUpload: 'Batalkan unggahan',
  removeVoucher: 'Hapus',
  voucherProblem: {
    notAnImage: 'Berkas ini bukan gambar. Pilih JPEG, PNG, atau WebP.',
    tooLarge: 'Berkas ini terlalu besar. Gambar paling besar {{megabytes}} MB.',
    tooManyPixels: 'Gambar ini terlalu besar. Paling banyak {{megapixels}} megapiksel.',
    unreadable: 'Gambar ini tidak dapat dibaca. Mungkin rusak. Pilih gambar lain.',
  },
  error: {
    amount: 'Masukkan nominal yang benar.',
    method: 'Pilih metode pembayaran.',
    voucher: 'Tambahkan bukti transfer.',
    voucherWaiting: 'Bukti transfer masih diunggah. Tunggu sampai selesai.',
  },
  offline: 'Anda sedang offline. Tidak ada yang terkirim.',
  underWay: 'Isi saldo Anda yang lain masih berjalan. Tunggu responsnya.',
  memberUnknown: 'Akun Anda belum dimuat. Tidak ada yang terkirim. Coba lagi sebentar lagi.',
  notTaken: 'Isi saldo ditolak.',
  warning:
    'Jangan pernah membayar supaya dibayar. Jika ada yang meminta Anda mengisi saldo sebelum mencairkan uang Anda, jangan kirim uang.',
  sentTitle: 'Terkirim, menunggu persetujuan',
  sentText:
    'Platform telah menerima pengajuan isi saldo Anda sebesar {{amount}}. Dana masuk ke saldo hanya jika disetujui platform.',
  unknownText:
    'Tidak ada respons: jangan kirim lagi. Isi saldo Anda sebesar {{amount}} mungkin sudah sampai. Bandingkan dulu total di bawah atau tanyakan ke layanan pelanggan.',
  againText:
    'Isi saldo sebesar {{amount}} yang dikirim {{time}} belum mendapat respons dan mungkin sudah sampai. Kirim satu lagi?',
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
      'Total isi saldo Anda di platform berubah dari {{before}} menjadi {{now}}, naik {{change}}. Tidak disebutkan apakah isi saldo ini termasuk di dalamnya.',
    fallen:
      'Total isi saldo Anda di platform berubah dari {{before}} menjadi {{now}}, turun {{change}}. Tanyakan hal ini ke layanan pelanggan.',
  },
  receiptSent: 'Terkirim, belum dikonfirmasi',
} satisfies typeof en

export default recharge
