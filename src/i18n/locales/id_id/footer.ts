import type en from '../en_us/footer'

const footer = {
  label: 'Menu utama',
  home: 'Beranda',
  draws: 'Undian',
  cities: 'Kota',
  videos: 'Video',
  me: 'Saya',
} satisfies typeof en

export default footer
