import type en from '../en_us/video'

const video = {
  categories: 'Categorías',
  empty: 'No hay videos en esta categoría',
  emptyText: 'Elige otra categoría o vuelve más tarde.',
  noClassesText: 'Aquí aparecerán las categorías de videos.',
  duration: 'Duración {{duration}}',
  more: 'Cargar más',
  loadingMore: 'Cargando más',
  pageFailed: 'No se pudieron cargar los siguientes videos.',
  end: 'No hay más videos',
  videoTitle: 'Video',
  notFound: 'Video no encontrado',
  notFoundText: 'Este enlace no corresponde a ningún video. Puede estar incompleto.',
  recommended: 'Recomendados',
  recommendedEmpty: 'Por ahora no hay otros videos recomendados.',
} satisfies typeof en

export default video
