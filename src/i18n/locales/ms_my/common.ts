import type en from '../en_us/common'

const common = {
  back: 'Kembali',
  close: 'Tutup',
  cancel: 'Batal',
  retry: 'Cuba lagi',
  clearSearch: 'Kosongkan carian',
  loading: 'Memuatkan',
  demoCredits: 'Kredit demo',
  serverTime: 'waktu pelayan',
  empty: 'Belum ada data',
  all: 'Semua',
  showPassword: 'Tunjukkan kata laluan',
  hidePassword: 'Sembunyikan kata laluan',
  refresh: 'Muat semula',
  pull: { pull: 'Tarik untuk muat semula', release: 'Lepaskan untuk muat semula', refreshing: 'Memuat semula' },
  refreshed: 'Dimuat semula',
  refreshFailed: 'Tidak dapat memuat semula. Yang anda lihat ialah salinan terakhir.',
  stale: 'Setakat {{time}} · gagal dimuat semula',
  accountInactive: 'Akaun di luar talian. Sila log masuk semula atau hubungi khidmat pelanggan.',
  offline: 'Tiada sambungan. Yang anda lihat mungkin sudah lapuk.',
  notFound: {
    title: 'Halaman tidak ditemui',
    text: 'Tiada halaman di alamat ini.',
    home: 'Ke laman utama',
  },
  crash: {
    title: 'Berlaku masalah',
    text: 'Skrin ini berhenti berfungsi. Anda boleh mencubanya lagi atau pergi ke laman utama.',
    home: 'Ke laman utama',
    openRequest:
      'Satu pesanan, pengeluaran atau tambah nilai mungkin telah diterima. Lihat rekod sebelum mencuba lagi.',
    orders: 'Rekod tugasan',
    withdrawals: 'Rekod pengeluaran',
    topUps: 'Tambah nilai',
  },
  part: {
    missing: 'Bahagian ini tidak dimuatkan. Semak sambungan anda dan cuba lagi.',
    stillMissing:
      'Bahagian ini masih tidak dimuatkan. Memuat semula halaman mungkin membantu; apa yang anda taip di sini akan hilang.',
    reload: 'Muat semula halaman',
  },
  newer: {
    text: 'Versi Tiga yang lebih baharu sudah sedia. Memuatkannya memadamkan apa yang anda taip di sini.',
    load: 'Muatkan',
  },
  boot: {
    title: 'Tiga tidak dapat dimulakan',
    bar: 'Platform tidak menjawab. Sesetengah perkara mungkin tiada.',
  },
  operator: 'Pengendali: {{name}}',
  licence: 'Lesen: {{name}}',
  nonePublished: 'tidak diumumkan',
  errors: {
    network: 'Tiada sambungan, atau tiada jawapan yang sampai. Semak sambungan anda dan cuba lagi.',
    timeout: 'Tiada jawapan dalam 20 saat. Cuba lagi.',
    http: 'Platform menghadapi gangguan (HTTP {{status}}). Cuba lagi nanti.',
    decode: 'Jawapan platform tidak dapat dibaca. Cuba lagi nanti.',
    schema: 'Jawapan platform tidak lengkap. Cuba lagi nanti.',
    refused: 'Platform menolak tanpa memberi sebab (kod {{code}}).',
    sessionOver: 'Sesi anda telah tamat. Sila log masuk semula.',
  },
  contact: {
    title: 'Khidmat pelanggan',
    defaultText: 'Sila hubungi khidmat pelanggan untuk menaik taraf keahlian anda dan menonton video.',
    open: 'Hubungi khidmat pelanggan',
    unavailable: 'Platform belum mengumumkan alamat khidmat pelanggan.',
    leaving: 'Ini membuka {{host}} di luar Tiga.',
    continue: 'Buka {{host}}',
  },
} satisfies typeof en

export default common
