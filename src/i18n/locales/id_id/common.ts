import type { WithoutOne } from '../../sections'
import type en from '../en_us/common'

const common = {
  back: 'Kembali',
  help: 'Bantuan dan layanan pelanggan',
  close: 'Tutup',
  cancel: 'Batal',
  retry: 'Coba lagi',
  clearSearch: 'Hapus pencarian',
  loading: 'Memuat',
  demoCredits: 'Saldo demo',
  closesIn: 'tutup dalam {{time}}',
  drawing: 'sedang diundi',
  closingUnknown: 'waktu tutup tidak diketahui',
  serverTime: 'Waktu menurut server.',
  empty: 'Belum ada data',
  notLoaded: '“{{what}}” tidak dapat dimuat.',
  all: 'Semua',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  refresh: 'Perbarui',
  pull: { pull: 'Tarik untuk memperbarui', release: 'Lepaskan untuk memperbarui', refreshing: 'Memperbarui' },
  refreshed: 'Diperbarui',
  refreshFailed: 'Gagal memperbarui. Yang tampil adalah data terakhir yang dimuat.',
  stale: 'Data pukul {{time}} · gagal memperbarui',
  accountInactive: 'Akun Anda offline. Masuk lagi atau hubungi layanan pelanggan.',
  offline: 'Tidak ada yang dapat dikirim sampai tersambung lagi.',
  notSent: 'Anda sedang offline. Tidak ada yang terkirim.',
  offlineBar: 'Anda sedang offline. Data yang tampil mungkin bukan yang terbaru.',
  notFound: {
    title: 'Halaman tidak ditemukan',
    text: 'Tidak ada halaman di alamat ini.',
  },
  crash: {
    title: 'Terjadi kesalahan',
    text: 'Halaman ini mengalami gangguan. Coba lagi atau kembali ke Beranda.',
    openRequest:
      'Pesanan, penarikan, atau pengisian saldo mungkin sudah diterima. Periksa riwayat Anda sebelum mencoba lagi.',
  },
  part: {
    missing: 'Bagian ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
    stillMissing:
      'Bagian ini masih gagal dimuat. Memuat ulang halaman mungkin membantu, tetapi yang sudah Anda ketik di sini akan hilang.',
    reload: 'Muat ulang halaman',
  },
  newer: {
    text: 'Versi baru Tiga sudah tersedia.',
    typed: 'Versi baru Tiga sudah tersedia. Jika diperbarui, apa pun yang sudah Anda ketik di sini akan hilang.',
    load: 'Perbarui',
  },
  boot: {
    title: 'Tiga tidak dapat dibuka',
    bar: 'Platform tidak merespons. Sebagian konten mungkin tidak tampil.',
  },
  errors: {
    network: 'Tidak ada koneksi atau server tidak merespons. Periksa koneksi Anda, lalu coba lagi.',
    timeout: 'Tidak ada respons dalam 20 detik. Coba lagi.',
    http: 'Platform mengalami gangguan (HTTP {{status}}). Coba lagi nanti.',
    decode: 'Respons platform tidak dapat dibaca. Coba lagi nanti.',
    schema: 'Respons platform tidak lengkap. Coba lagi nanti.',
    refused: 'Platform menolak tanpa menyebut alasan (kode {{code}}).',
    sessionOver: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
  },
  contact: {
    title: 'Layanan pelanggan',
    defaultText: 'Hubungi layanan pelanggan untuk menaikkan level keanggotaan Anda dan menonton video.',
    open: 'Hubungi layanan pelanggan',
    unavailable: 'Platform belum mengumumkan kontak layanan pelanggan.',
    leaving: '{{host}} akan dibuka di luar Tiga.',
    continue: 'Buka {{host}}',
  },
  goHome: 'Ke Beranda',
  taskRecord: 'Riwayat tugas',
  withdrawals: 'Riwayat penarikan',
  topUp: 'Isi saldo',
  messages: 'Pesan',
  localHosts: 'Pemandu lokal',
  allCities: 'Semua kota',
  allVideos: 'Semua video',
  plays: '{{plays}} kali ditonton',
} satisfies WithoutOne<typeof en>

export default common
