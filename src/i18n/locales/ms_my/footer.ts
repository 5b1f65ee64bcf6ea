import type en from '../en_us/footer'

const footer = {
  label: 'Menu utama',
  home: 'Utama',
  draws: 'Cabutan',
  cities: 'Bandar',
  videos: 'Video',
  me: 'Saya',
} satisfies typeof en

export default footer
