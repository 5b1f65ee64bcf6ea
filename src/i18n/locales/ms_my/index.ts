import type en from '../en_us/index'

const index = {
  bannerTitle: 'Peluang yang jelas.',
  bannerText: 'Peluang dan bayaran sebelum bermain, jika diumumkan.',
  banners: 'Sepanduk',
  bannerOf: 'Sepanduk {{number}} daripada {{total}}',
  notice: 'Pengumuman:',
  allDraws: 'Semua cabutan',
  more: 'Video lain, baris {{number}}',
  partners: 'Rakan kongsi',
  partnersCaption: 'Dibekalkan oleh platform, tidak disahkan',
  tickerLabel: 'Senarai demo: entri rekaan, bukan ahli sebenar',
  tickerPause: 'Jeda senarai',
  tickerPlay: 'Sambung senarai',
  tickerHide: 'Sembunyikan senarai',
  tickerShow: 'Tunjukkan senarai demo',
  playHere: 'Mainkan “{{name}}” di sini',
  last: 'terakhir',
} satisfies typeof en

export default index
