import type en from '../en_us/video'

const video = {
  emptyText: 'Aquí aparecerán los videos.',
  continue: 'Seguir viendo',
  demo: 'Demo: títulos y reproducciones inventados.',
  duration: 'Duración {{duration}}',
  more: 'Cargar más',
  loadingMore: 'Cargando más',
  pageFailed: 'No se pudieron cargar más videos.',
  end: 'No hay más videos',
  videoTitle: 'Video',
  notFound: 'Video no encontrado',
  notFoundText: 'Este enlace no lleva a ningún video. Puede estar incompleto.',
  recommended: 'Recomendados',
  recommendedEmpty: 'Por ahora no hay recomendaciones.',
} satisfies typeof en

export default video
