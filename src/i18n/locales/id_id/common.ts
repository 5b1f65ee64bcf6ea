import type en from '../en_us/common'

const common = {
  back: 'Kembali',
  close: 'Tutup',
  cancel: 'Batal',
  retry: 'Coba lagi',
  clearSearch: 'Hapus pencarian',
  loading: 'Memuat',
  demoCredits: 'Kredit demo',
  serverTime: 'waktu server',
  empty: 'Belum ada data',
  all: 'Semua',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  refresh: 'Perbarui',
  pull: { pull: 'Tarik untuk memperbarui', release: 'Lepas untuk memperbarui', refreshing: 'Memperbarui' },
  refreshed: 'Diperbarui',
  refreshFailed: 'Tidak dapat memperbarui. Yang Anda lihat adalah salinan terakhir.',
  stale: 'Data pukul {{time}} · gagal memperbarui',
  accountInactive: 'Akun offline. Silakan masuk lagi atau hubungi layanan pelanggan.',
  offline: 'Tidak ada koneksi. Yang Anda lihat mungkin sudah tidak terkini.',
  notFound: {
    title: 'Halaman tidak ditemukan',
    text: 'Tidak ada halaman di alamat ini.',
    home: 'Ke Beranda',
  },
  crash: {
    title: 'Terjadi kesalahan',
    text: 'Layar ini berhenti bekerja. Anda dapat mencobanya lagi atau pergi ke Beranda.',
    home: 'Ke Beranda',
    openRequest:
      'Sebuah pesanan, penarikan, atau isi saldo mungkin sudah diterima. Lihat catatannya sebelum mencoba lagi.',
    orders: 'Catatan tugas',
    withdrawals: 'Riwayat penarikan',
    topUps: 'Isi saldo',
  },
  part: {
    missing: 'Bagian ini tidak termuat. Periksa koneksi Anda dan coba lagi.',
    stillMissing:
      'Bagian ini masih tidak termuat. Memuat ulang halaman mungkin membantu; yang Anda ketik di sini akan terhapus.',
    reload: 'Muat ulang halaman',
  },
  newer: { text: 'Versi Tiga yang lebih baru sudah siap. Memuatnya menghapus yang Anda ketik di sini.', load: 'Muat' },
  boot: {
    title: 'Tiga tidak dapat dimulai',
    bar: 'Platform tidak menjawab. Beberapa hal mungkin tidak tampil.',
  },
  operator: 'Operator: {{name}}',
  licence: 'Lisensi: {{name}}',
  nonePublished: 'tidak diumumkan',
  errors: {
    network: 'Tidak ada koneksi, atau tidak ada jawaban yang datang. Periksa koneksi Anda dan coba lagi.',
    timeout: 'Tidak ada jawaban dalam 20 detik. Coba lagi.',
    http: 'Platform mengalami gangguan (HTTP {{status}}). Coba lagi nanti.',
    decode: 'Jawaban platform tidak dapat dibaca. Coba lagi nanti.',
    schema: 'Jawaban platform tidak lengkap. Coba lagi nanti.',
    refused: 'Platform menolak tanpa menyebut alasan (kode {{code}}).',
    sessionOver: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
  },
  contact: {
    title: 'Layanan pelanggan',
    defaultText: 'Silakan hubungi layanan pelanggan untuk menaikkan keanggotaan Anda dan menonton video.',
    open: 'Hubungi layanan pelanggan',
    unavailable: 'Platform belum mengumumkan alamat layanan pelanggan.',
    leaving: 'Ini membuka {{host}} di luar Tiga.',
    continue: 'Buka {{host}}',
  },
} satisfies typeof en

export default common
