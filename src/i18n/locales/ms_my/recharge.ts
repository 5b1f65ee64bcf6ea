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
  voucherPreparing: 'Mengecilkan gambar',
  voucherUploading: 'Memuat naik',
  voucherUploaded: 'Lokasi dan masa dibuang',
  voucherFailed: 'Muat naik gagal.',
  removeVoucher: 'Buang',
  voucherProblem: {
    notAnImage: 'Fail ini bukan gambar. Pilih JPEG, PNG atau WebP.',
    tooLarge: 'Fail ini terlalu besar. Hadnya {{megabytes}} MB.',
    tooManyPixels: 'Gambar ini terlalu besar. Hadnya {{megapixels}} megapiksel.',
    unreadable:
      'Gambar ini tidak dapat dibaca. Failnya mungkin rosak atau formatnya tidak dikenali. Pilih gambar lain.',
  },
  error: {
    method: 'Sila pilih kaedah bayaran.',
    voucher: 'Sila lampirkan bukti pindahan.',
    voucherWaiting: 'Bukti pindahan masih dimuat naik.',
  },
  send: 'Hantar permohonan: {{amount}}',
  sendForReview: 'Hantar permohonan',
  memberUnknown: 'Maklumat akaun belum dimuatkan. Permohonan tidak dihantar. Cuba lagi.',
  againConfirm: 'Hantar satu lagi',
  toMine: 'Ke halaman Saya',
  receipts: 'Permohonan dari peranti ini',
  compare: {
    unknown: 'Tiada jumlah untuk dibandingkan.',
    total: 'Jumlah tambah nilai',
    same: 'Tidak berubah',
    changed: '{{before}} → {{now}}',
  },
  sentUnconfirmed: 'Dimohon, belum disahkan',
  claimedBalance: 'Baki {{amount}} · belum disahkan',
  inTotal: 'Jumlah tambah nilai naik sebanyak ini',
} satisfies typeof en

export default recharge
