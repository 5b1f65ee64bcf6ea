import type en from '../en_us/notice'

const notice = {
  requests: 'Tus solicitudes',
  emptyText: 'Aquí aparecerán los avisos de la plataforma.',
  unread: 'Sin leer:',
  allRead: 'Todo leído',
  markAll: 'Marcar todo como leído',
  marked: 'Avisos marcados como leídos.',
  untitled: 'Aviso',
  noText: 'Este aviso no tiene texto.',
} satisfies typeof en

export default notice
