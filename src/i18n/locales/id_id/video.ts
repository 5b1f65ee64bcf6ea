import type en from '../en_us/video'

const video = {
  title: 'Video',
  categories: 'Kategori',
  empty: 'Tidak ada video dalam kategori ini',
  emptyText: 'Pilih kategori lain, atau lihat lagi nanti.',
  noClasses: 'Belum ada data',
  noClassesText: 'Kategori video akan tampil di sini.',
  plays: '{{plays}} kali diputar',
  duration: 'Durasi {{duration}}',
  more: 'Muat lainnya',
  loadingMore: 'Memuat lainnya',
  pageFailed: 'Video berikutnya tidak dapat dimuat.',
  end: 'Tidak ada video lagi',
} satisfies typeof en

export default video
