import type en from '../en_us/footer'

const footer = {
  label: 'Principal',
  home: 'Inicio',
  draws: 'Sorteos',
  cities: 'Ciudades',
  videos: 'Videos',
  me: 'Cuenta',
} satisfies typeof en

export default footer
