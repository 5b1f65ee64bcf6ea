import type en from '../en_us/video'

const video = {
  categories: 'Kategori',
  empty: 'Tidak ada video dalam kategori ini',
  emptyText: 'Pilih kategori lain, atau periksa lagi nanti.',
  noClassesText: 'Kategori video akan tampil di sini.',
  duration: 'Durasi {{duration}}',
  more: 'Muat lainnya',
  loadingMore: 'Memuat lainnya',
  pageFailed: 'Video berikutnya tidak dapat dimuat.',
  end: 'Tidak ada video lagi',
  videoTitle: 'Video',
  notFound: 'Video tidak ditemukan',
  notFoundText: 'Tautan ini tidak mengarah ke video. Mungkin tautannya tidak lengkap.',
  recommended: 'Rekomendasi',
  recommendedEmpty: 'Tidak ada video lain yang direkomendasikan di sini.',
} satisfies typeof en

export default video
