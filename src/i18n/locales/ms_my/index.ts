import type en from '../en_us/index'

const index = {
  bannerTitle: 'Peluang yang boleh anda lihat.',
  bannerText: 'Sebelum bermain, dan selepasnya dalam rekod anda.',
  banners: 'Sepanduk',
  bannerOf: 'Sepanduk {{number}} daripada {{total}}',
  notice: 'Pengumuman:',
  openNow: 'Dibuka sekarang',
  allDraws: 'Semua cabutan',
  drawing: 'sedang dicabut',
  watch: 'Tonton',
  more: 'Video lain',
  partners: 'Rakan kongsi',
  partnersCaption: 'Dibekalkan oleh platform, tidak disahkan',
  tickerLabel: 'Senarai demo: entri rekaan, bukan ahli sebenar',
  tickerPause: 'Jeda senarai',
  tickerPlay: 'Sambung senarai',
  tickerHide: 'Sembunyikan senarai',
  tickerShow: 'Tunjukkan senarai demo',
  messagesUnread: 'Mesej, belum dibaca: {{number}}',
  playHere: 'Mainkan “{{name}}” di sini',
  closesIn: 'tutup dalam {{time}}',
} satisfies typeof en

export default index
