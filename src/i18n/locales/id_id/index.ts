import type en from '../en_us/index'

const index = {
  title: 'Beranda',
  bannerTitle: 'Peluang yang terlihat jelas.',
  bannerText: 'Sebelum bermain, dan sesudahnya di riwayat Anda.',
  banners: 'Banner',
  bannerOf: 'Banner {{number}} dari {{total}}',
  notice: 'Pengumuman:',
  openNow: 'Sedang dibuka',
  allDraws: 'Semua undian',
  drawing: 'sedang diundi',
  watch: 'Tonton',
  more: 'Video lainnya',
  allVideos: 'Semua video',
  localHosts: 'Pemandu lokal',
  allCities: 'Semua kota',
  plays: '{{plays}} kali ditonton',
  partners: 'Mitra',
  partnersCaption: 'Disediakan oleh platform, tidak diverifikasi',
  tickerLabel: 'Daftar demo: entri rekaan, bukan anggota sungguhan',
  tickerPause: 'Jeda daftar',
  tickerPlay: 'Lanjutkan daftar',
  tickerHide: 'Sembunyikan daftar',
  tickerShow: 'Tampilkan daftar demo',
  messages: 'Pesan',
  messagesUnread: 'Pesan, belum dibaca: {{number}}',
  refreshed: 'Diperbarui',
  playHere: 'Putar “{{name}}” di sini',
  closesIn: 'tutup dalam {{time}}',
} satisfies typeof en

export default index
