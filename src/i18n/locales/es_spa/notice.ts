import type en from '../en_us/notice'

const notice = {
  title: 'Avisos',
  empty: 'Aún no hay datos',
  emptyText: 'Aquí aparecerá lo que anuncie la plataforma.',
  unread: 'Sin leer',
  unreadCount: 'Sin leer: {{number}}',
  allRead: 'Todo leído',
  markAll: 'Marcar todo como leído',
  marked: 'Todos los avisos están marcados como leídos.',
  untitled: 'Aviso',
  noText: 'Este aviso no tiene texto.',
} satisfies typeof en

export default notice
