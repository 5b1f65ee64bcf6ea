import type en from '../en_us/index'

const index = {
  bannerTitle: 'Probabilidades a la vista.',
  bannerText: 'Antes de jugar y después, en tu historial.',
  banners: 'Banners',
  bannerOf: 'Banner {{number}} de {{total}}',
  notice: 'Aviso:',
  openNow: 'Abiertos ahora',
  allDraws: 'Todos los sorteos',
  drawing: 'sorteando',
  watch: 'Videos',
  more: 'Más videos',
  partners: 'Socios',
  partnersCaption: 'Proporcionados por la plataforma, sin verificar',
  tickerLabel: 'Lista demo: datos inventados, no son miembros reales',
  tickerPause: 'Pausar lista',
  tickerPlay: 'Reanudar lista',
  tickerHide: 'Ocultar lista',
  tickerShow: 'Mostrar la lista demo',
  messagesUnread: 'Mensajes, sin leer: {{number}}',
  playHere: 'Reproducir “{{name}}” aquí',
  closesIn: 'cierra en {{time}}',
} satisfies typeof en

export default index
