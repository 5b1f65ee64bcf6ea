import type en from '../en_us/video'

const video = {
  categories: 'Kategori',
  empty: 'Tiada video dalam kategori ini',
  emptyText: 'Pilih kategori lain, atau semak semula nanti.',
  noClassesText: 'Kategori video akan dipaparkan di sini.',
  duration: 'Durasi {{duration}}',
  more: 'Lebih banyak',
  loadingMore: 'Memuatkan lebih banyak',
  pageFailed: 'Video seterusnya tidak dapat dimuatkan.',
  end: 'Tiada video lagi',
  videoTitle: 'Video',
  notFound: 'Video tidak ditemui',
  notFoundText: 'Pautan ini tidak merujuk kepada mana-mana video. Mungkin pautannya tidak lengkap.',
  recommended: 'Disyorkan',
  recommendedEmpty: 'Tiada video lain disyorkan di sini.',
} satisfies typeof en

export default video
