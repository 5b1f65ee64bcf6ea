import type en from '../en_us/video'

const video = {
  title: 'Video',
  categories: 'Kategori',
  empty: 'Tiada video dalam kategori ini',
  emptyText: 'Pilih kategori lain, atau lihat semula nanti.',
  noClasses: 'Belum ada data',
  noClassesText: 'Kategori video akan dipaparkan di sini.',
  plays: '{{plays}} kali dimainkan',
  duration: 'Durasi {{duration}}',
  more: 'Muatkan lagi',
  loadingMore: 'Memuatkan lagi',
  pageFailed: 'Video seterusnya tidak dapat dimuatkan.',
  end: 'Tiada video lagi',
  videoTitle: 'Video',
  notFound: 'Video tidak dijumpai',
  notFoundText: 'Alamat ini tidak menamakan sebarang video. Mungkin alamatnya tidak lengkap.',
  toVideos: 'Semua video',
  recommended: 'Disyorkan',
  recommendedEmpty: 'Tiada video lain disyorkan di sini.',
} satisfies typeof en

export default video
