import type en from '../en_us/recharge'

const recharge = {
  payTo: 'Bayar ke',
  askService: 'Tanya layanan pelanggan',
  askText: 'Tanyakan kepada layanan pelanggan ke mana harus transfer. Tiga tidak mengetahui rekeningnya.',
  method: 'Metode pembayaran',
  methodAgreed: 'Sesuai kesepakatan dengan layanan pelanggan',
  methodNote: 'Hanya disimpan di perangkat ini, tidak dikirim ke platform.',
  voucher: 'Bukti transfer',
  voucherChoose: 'Pilih gambar',
  voucherPreview: 'Pratinjau bukti transfer Anda',
  voucherPreparing: 'Menyesuaikan ukuran gambar',
  voucherUploading: 'Mengunggah',
  voucherUploaded: 'Lokasi dan waktu dihapus',
  voucherFailed: 'Unggahan gagal.',
  removeVoucher: 'Hapus',
  voucherProblem: {
    notAnImage: 'Bukan gambar. Pilih JPEG, PNG, atau WebP.',
    tooLarge: 'File ini terlalu besar. Batasnya {{megabytes}} MB.',
    tooManyPixels: 'Gambar ini terlalu besar. Batasnya {{megapixels}} megapiksel.',
    unreadable: 'Gambar ini tidak bisa dibaca. Filenya mungkin rusak atau formatnya tidak dikenal. Pilih gambar lain.',
  },
  error: {
    method: 'Pilih metode pembayaran.',
    voucher: 'Tambahkan bukti transfer.',
    voucherWaiting: 'Bukti transfer masih diunggah.',
  },
  send: 'Ajukan isi saldo {{amount}}',
  sendForReview: 'Ajukan isi saldo',
  memberUnknown: 'Tidak terkirim: data akun belum dimuat. Coba lagi.',
  againConfirm: 'Ajukan satu lagi',
  toMine: 'Ke halaman Saya',
  receipts: 'Diajukan dari perangkat ini',
  compare: {
    unknown: 'Tidak ada total untuk dibandingkan.',
    total: 'Total isi saldo',
    same: 'Tidak berubah',
    changed: '{{before}} → {{now}}',
  },
  sentUnconfirmed: 'Diajukan, belum dikonfirmasi',
  claimedBalance: 'Saldo {{amount}} · belum dikonfirmasi',
  inTotal: 'Total isi saldo naik sebesar ini',
} satisfies typeof en

export default recharge
