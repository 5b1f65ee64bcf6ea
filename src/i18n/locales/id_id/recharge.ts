import type en from '../en_us/recharge'

const recharge = {
  title: 'Isi saldo',
  amount: 'Nominal',
  balance: 'Saldo',
  method: 'Metode pembayaran',
  methodAgreed: 'Sesuai kesepakatan dengan layanan pelanggan',
  methodNote: 'Disimpan pada tanda terima Anda di perangkat ini. Tidak dikirim ke platform.',
  voucher: 'Bukti transfer',
  voucherNote:
    'Satu gambar bukti transfer. Sebelum meninggalkan perangkat ini, gambar diperkecil, dan data tempat serta waktu pengambilannya dihapus.',
  voucherChoose: 'Pilih gambar',
  voucherOther: 'Pilih yang lain',
  voucherPreview: 'Bukti transfer seperti yang dikirim',
  voucherPreparing: 'Memperkecil gambar',
  voucherUploading: 'Mengunggah',
  voucherUploaded: 'Terunggah',
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
    amount: 'Harap isi nominal yang benar.',
    method: 'Harap lengkapi: pilih metode pembayaran.',
    voucher: 'Harap tambahkan bukti transfer.',
    voucherWaiting: 'Bukti transfer masih dikirim. Tunggu sampai terunggah.',
  },
  offline: 'Anda sedang offline. Tidak ada yang terkirim.',
  underWay: 'Isi saldo Anda yang lain sedang berlangsung. Tunggu jawabannya.',
  memberUnknown: 'Akun Anda belum dimuat. Tidak ada yang terkirim. Coba lagi sebentar.',
  notTaken: 'Isi saldo tidak diterima.',
  warning:
    'Jangan pernah membayar agar dibayar. Jika ada yang meminta isi saldo sebelum mencairkan uang Anda, jangan kirim.',
  contactService: 'Hubungi layanan pelanggan',
  submit: 'Kirim',
  sentTitle: 'Terkirim, menunggu platform',
  sentText:
    'Platform telah menerima pengajuan isi saldo Anda sebesar {{amount}}. Jumlah ini masuk ke saldo hanya jika disetujui dalam pemeriksaan platform.',
  unknownTitle: 'Tidak ada jawaban',
  unknownText:
    'Tidak ada jawaban yang datang: jangan kirim lagi. Isi saldo Anda sebesar {{amount}} mungkin sudah sampai. Bandingkan dulu totalnya di bawah atau tanyakan ke layanan pelanggan.',
  againText:
    'Isi saldo sebesar {{amount}}, dikirim {{time}}, belum ada jawabannya dan mungkin sudah sampai. Kirim satu lagi?',
  againConfirm: 'Kirim satu lagi',
  checkedMyself: 'Saya sudah memeriksanya sendiri',
  toForm: 'Kembali ke formulir',
  toMine: 'Kembali ke Saya',
  receipts: 'Dikirim dari perangkat ini',
  receiptsNote: 'Waktu menurut perangkat ini. Daftar ini terhapus saat Anda keluar.',
  receiptState: {
    sent: 'Terkirim, tidak dikonfirmasi oleh kami',
    unknown: 'Tidak ada jawaban',
  },
  compare: {
    checking: 'Menanyakan total kepada platform',
    unknown: 'Salah satu total di platform, sebelum atau sesudahnya, tidak diketahui, jadi tidak dapat dibandingkan.',
    same: 'Total isi saldo Anda di platform masih {{total}}. Pemeriksaan bisa memerlukan waktu.',
    grown:
      'Total isi saldo Anda di platform berubah dari {{before}} menjadi {{now}}, naik {{change}}. Tidak disebutkan apakah isi saldo ini termasuk di dalamnya.',
    fallen:
      'Total isi saldo Anda di platform berubah dari {{before}} menjadi {{now}}, turun {{change}}. Tanyakan hal ini ke layanan pelanggan.',
  },
  checkAgain: 'Periksa lagi',
} satisfies typeof en

export default recharge
