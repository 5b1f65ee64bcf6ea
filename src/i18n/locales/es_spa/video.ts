import type en from '../en_us/video'

const video = {
  title: 'Videos',
  categories: 'Categorías',
  empty: 'No hay videos en esta categoría',
  emptyText: 'Elige otra categoría o vuelve más tarde.',
  noClasses: 'Aún no hay datos',
  noClassesText: 'Aquí aparecerán las categorías de videos.',
  plays: '{{plays}} vistas',
  duration: 'Duración {{duration}}',
  more: 'Cargar más',
  loadingMore: 'Cargando más',
  pageFailed: 'No se pudieron cargar los siguientes videos.',
  end: 'No hay más videos',
  videoTitle: 'Vídeo',
  notFound: 'Vídeo no encontrado',
  notFoundText: 'La dirección no nombra ningún vídeo. Puede estar incompleta.',
  toVideos: 'Todos los vídeos',
  recommended: 'Recomendados',
  recommendedEmpty: 'Aquí no se recomiendan otros vídeos.',
} satisfies typeof en

export default video
