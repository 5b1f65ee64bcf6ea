import type en from '../en_us/index'

const index = {
  allCities: 'Semua kota',
  bannerTitle: 'Ketahui peluangnya.',
  banners: 'Banner',
  bannerOf: 'Banner {{number}} dari {{total}}',
  notice: 'Pengumuman:',
  noticeTitle: 'Pengumuman',
  allNotices: 'Semua pengumuman',
  allDraws: 'Semua undian',
  more: 'Video lainnya',
  partners: 'Mitra',
  partnersCaption: 'Disediakan oleh platform, tidak diverifikasi',
  tickerLabel: 'Daftar demo: entri rekaan, bukan anggota sungguhan',
  tickerPause: 'Jeda daftar',
  tickerPlay: 'Lanjutkan daftar',
  tickerHide: 'Sembunyikan daftar',
  tickerShow: 'Tampilkan daftar demo',
  playHere: 'Putar “{{name}}” di sini',
  resumeHere: 'Lanjutkan “{{name}}” di sini dari {{position}}',
  last: 'terakhir',
} satisfies typeof en

export default index
