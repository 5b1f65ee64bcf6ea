import type en from '../en_us/recharge'

const recharge = {
  payTo: 'Bayar kepada',
  askService: 'Tanya khidmat pelanggan',
  askText: 'Khidmat pelanggan akan memaklumkan akaun penerima. Tiga tidak mengetahuinya.',
  method: 'Kaedah bayaran',
  methodAgreed: 'Seperti yang dipersetujui dengan khidmat pelanggan',
  methodNote: 'Disimpan pada peranti ini sahaja, tidak dihantar kepada platform.',
  voucher: 'Bukti pindahan',
  voucherChoose: 'Pilih gambar',
  voucherPreview: 'Pratonton bukti pindahan anda',
  voucherPreparing: 'Menyediakan gambar',
  voucherUploading: 'Memuat naik',
  voucherUploaded: 'Lokasi dan masa dibuang',
  voucherFailed: 'Muat naik gagal.',
  removeVoucher: 'Buang',
  voucherProblem: {
    gone: 'Peranti anda tidak memberikan fail ini. Pilih sekali lagi.',
    notAnImage: 'Tiga tidak dapat menggunakan jenis fail ini. Pilih JPEG, PNG atau WebP.',
    tooLarge: 'Fail ini terlalu besar. Hadnya {{megabytes}} MB.',
    cut: 'Sebahagian gambar ini hilang. Pilih sekali lagi atau pilih gambar lain.',
    heic: 'Gambar ini HEIC dan tidak dapat dibaca oleh pelayar ini. Ambil tangkapan skrin dan pilih itu.',
    unreadable: 'Pelayar ini tidak dapat membaca gambar ini. Pilih gambar lain.',
    tooManyPixels: 'Gambar ini terlalu besar. Hadnya {{megapixels}} megapiksel.',
    tooLong: 'Terlalu panjang untuk dibaca dalam satu gambar. Hantar mengikut bahagian.',
    wrongFormat: 'Pelayar ini tidak dapat menghantar jenis gambar ini. Pilih JPEG, PNG atau WebP.',
  },
  error: {
    method: 'Sila pilih kaedah bayaran.',
    voucher: 'Sila lampirkan bukti pindahan.',
    voucherWaiting: 'Bukti pindahan masih dimuat naik.',
  },
  onBreak: 'Jika anda sudah memindahkan wang, hantar bukti pindahan kepada khidmat pelanggan.',
  send: 'Hantar permohonan: {{amount}}',
  sendForReview: 'Hantar permohonan',
  notAccepted: 'Platform menolak permohonan tambah nilai ini. Semua yang anda isi masih ada.',
  memberUnknown: 'Maklumat akaun belum dimuatkan. Permohonan tidak dihantar. Cuba lagi.',
  againConfirm: 'Hantar satu lagi',
  receipts: 'Permohonan dari peranti ini',
  compare: {
    unknown: 'Tiada jumlah untuk dibandingkan.',
    total: 'Jumlah tambah nilai',
    same: 'Tidak berubah',
    changed: '{{before}} → {{now}}',
  },
  claimedBalance: 'Baki {{amount}} · belum disahkan',
  risen:
    'Jumlah tambah nilai anda naik sebanyak {{amount}}. Jika anda menghantarnya sekali sahaja, hubungi khidmat pelanggan.',
} satisfies typeof en

export default recharge
