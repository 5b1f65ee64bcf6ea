import type en from '../en_us/index'

const index = {
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
  partners: 'Mitra',
  partnersCaption: 'Disediakan oleh platform, tidak diverifikasi',
  tickerLabel: 'Daftar demo: entri rekaan, bukan anggota sungguhan',
  tickerPause: 'Jeda daftar',
  tickerPlay: 'Lanjutkan daftar',
  tickerHide: 'Sembunyikan daftar',
  tickerShow: 'Tampilkan daftar demo',
  messagesUnread: 'Pesan, belum dibaca: {{number}}',
  playHere: 'Putar “{{name}}” di sini',
  closesIn: 'tutup dalam {{time}}',
} satisfies typeof en

export default index
