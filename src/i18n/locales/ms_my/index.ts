import type en from '../en_us/index'

const index = {
  allCities: 'Semua bandar',
  bannerTitle: 'Ketahui peluangnya.',
  banners: 'Banner',
  bannerOf: 'Banner {{number}} daripada {{total}}',
  notice: 'Pengumuman:',
  noticeTitle: 'Pengumuman',
  allNotices: 'Semua pengumuman',
  allDraws: 'Semua cabutan',
  more: 'Video lain',
  partners: 'Rakan niaga',
  partnersCaption: 'Dibekalkan oleh platform, tidak disahkan',
  tickerLabel: 'Senarai demo: entri rekaan, bukan ahli sebenar',
  tickerPause: 'Jeda senarai',
  tickerPlay: 'Teruskan senarai',
  tickerHide: 'Sembunyikan senarai',
  tickerShow: 'Papar senarai demo',
  playHere: 'Mainkan “{{name}}” di sini',
  resumeHere: 'Sambung “{{name}}” di sini dari {{position}}',
  last: 'terkini',
} satisfies typeof en

export default index
