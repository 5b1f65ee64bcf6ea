import type en from '../en_us/index'

const index = {
  allCities: 'Todas las ciudades',
  bannerTitle: 'Probabilidades a la vista.',
  banners: 'Banners',
  bannerOf: 'Banner {{number}} de {{total}}',
  notice: 'Aviso:',
  noticeTitle: 'Aviso',
  allNotices: 'Todos los avisos',
  allDraws: 'Todos los sorteos',
  more: 'Más videos',
  partners: 'Socios',
  partnersCaption: 'Proporcionados por la plataforma, sin verificar',
  tickerLabel: 'Lista demo: datos inventados, no son miembros reales',
  tickerPause: 'Pausar lista',
  tickerPlay: 'Reanudar lista',
  tickerHide: 'Ocultar lista',
  tickerShow: 'Mostrar lista demo',
  playHere: 'Reproducir “{{name}}” aquí',
  resumeHere: 'Reanudar “{{name}}” aquí desde {{position}}',
  last: 'último',
} satisfies typeof en

export default index
