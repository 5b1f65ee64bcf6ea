import type en from '../en_us/footer'

const footer = {
  label: 'Principal',
  home: 'Inicio',
  draws: 'Sorteos',
  cities: 'Ciudades',
  videos: 'Videos',
  me: 'Yo',
} satisfies typeof en

export default footer
