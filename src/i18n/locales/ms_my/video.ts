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
} satisfies typeof en

export default video
