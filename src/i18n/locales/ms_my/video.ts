import type en from '../en_us/video'

const video = {
  title: 'Video',
  categories: 'Kategori',
  empty: 'Tiada video dalam kategori ini',
  emptyText: 'Pilih kategori lain, atau semak semula nanti.',
  noClasses: 'Belum ada data',
  noClassesText: 'Kategori video akan dipaparkan di sini.',
  plays: '{{plays}} tontonan',
  duration: 'Durasi {{duration}}',
  more: 'Lebih banyak',
  loadingMore: 'Memuatkan lebih banyak',
  pageFailed: 'Video seterusnya tidak dapat dimuatkan.',
  end: 'Tiada video lagi',
  videoTitle: 'Video',
  notFound: 'Video tidak ditemui',
  notFoundText: 'Pautan ini tidak merujuk kepada mana-mana video. Mungkin pautannya tidak lengkap.',
  toVideos: 'Semua video',
  recommended: 'Disyorkan',
  recommendedEmpty: 'Tiada video lain disyorkan di sini.',
} satisfies typeof en

export default video
