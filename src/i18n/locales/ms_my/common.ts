import type { WithoutOne } from '../../sections'
import type en from '../en_us/common'

const common = {
  back: 'Kembali',
  help: 'Bantuan dan khidmat pelanggan',
  close: 'Tutup',
  cancel: 'Batal',
  retry: 'Cuba lagi',
  clearSearch: 'Kosongkan carian',
  loading: 'Memuatkan',
  demoCredits: 'Kredit demo',
  closesIn: 'tutup dalam {{time}}',
  drawing: 'sedang dicabut',
  closingUnknown: 'masa tutup tidak diketahui',
  serverTime: 'Waktu mengikut pelayan.',
  empty: 'Belum ada data',
  notLoaded: '“{{what}}” tidak dapat dimuatkan.',
  all: 'Semua',
  showPassword: 'Tunjukkan kata laluan',
  hidePassword: 'Sembunyikan kata laluan',
  refresh: 'Muat semula',
  pull: { pull: 'Tarik untuk muat semula', release: 'Lepaskan untuk muat semula', refreshing: 'Memuat semula' },
  refreshed: 'Dimuat semula',
  refreshFailed: 'Tidak dapat memuat semula. Anda sedang melihat versi terakhir yang dimuatkan.',
  stale: 'Setakat {{time}} · gagal dimuat semula',
  accountInactive: 'Akaun anda di luar talian. Sila log masuk semula atau hubungi khidmat pelanggan.',
  offline: 'Tiada apa-apa dapat dihantar sehingga anda bersambung semula.',
  notSent: 'Anda di luar talian. Tiada apa-apa yang dihantar.',
  offlineBar: 'Anda di luar talian. Maklumat yang dipaparkan mungkin bukan yang terkini.',
  notFound: {
    title: 'Halaman tidak ditemui',
    text: 'Tiada halaman di alamat ini.',
  },
  crash: {
    title: 'Berlaku masalah',
    text: 'Skrin ini mengalami masalah. Cuba lagi atau pergi ke laman utama.',
    openRequest:
      'Pesanan, pengeluaran atau tambah nilai mungkin telah diterima. Semak rekod anda sebelum mencuba lagi.',
  },
  part: {
    missing: 'Bahagian ini gagal dimuatkan. Semak sambungan anda dan cuba lagi.',
    stillMissing:
      'Bahagian ini masih gagal dimuatkan. Memuat semula halaman mungkin membantu, tetapi apa yang anda taip di sini akan hilang.',
    reload: 'Muat semula halaman',
  },
  newer: {
    text: 'Versi baharu Tiga sudah tersedia.',
    typed: 'Versi baharu Tiga sudah tersedia. Jika dikemas kini, apa-apa yang anda taip di sini akan hilang.',
    load: 'Kemas kini',
  },
  boot: {
    title: 'Tiga tidak dapat dibuka',
    bar: 'Platform tidak memberi respons. Sesetengah kandungan mungkin tidak dipaparkan.',
  },
  errors: {
    network: 'Tiada sambungan, atau pelayan tidak memberi respons. Semak sambungan anda dan cuba lagi.',
    timeout: 'Tiada respons dalam 20 saat. Cuba lagi.',
    http: 'Platform menghadapi gangguan (HTTP {{status}}). Cuba lagi nanti.',
    decode: 'Respons platform tidak dapat dibaca. Cuba lagi nanti.',
    schema: 'Respons platform tidak lengkap. Cuba lagi nanti.',
    refused: 'Platform menolak tanpa memberi sebab (kod {{code}}).',
    sessionOver: 'Sesi anda telah tamat. Sila log masuk semula.',
  },
  contact: {
    title: 'Khidmat pelanggan',
    defaultText: 'Hubungi khidmat pelanggan untuk menaik taraf keahlian anda dan menonton video.',
    open: 'Hubungi khidmat pelanggan',
    unavailable: 'Platform belum mengumumkan maklumat hubungan khidmat pelanggan.',
    leaving: '{{host}} akan dibuka di luar Tiga.',
    continue: 'Buka {{host}}',
  },
  goHome: 'Ke laman utama',
  taskRecord: 'Rekod tugasan',
  withdrawals: 'Rekod pengeluaran',
  topUp: 'Tambah nilai',
  messages: 'Mesej',
  localHosts: 'Hos tempatan',
  allCities: 'Semua bandar',
  allVideos: 'Semua video',
  plays: '{{plays}} tontonan',
} satisfies WithoutOne<typeof en>

export default common
