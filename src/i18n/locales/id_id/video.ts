import type en from '../en_us/video'

const video = {
  emptyText: 'Video akan tampil di sini.',
  continue: 'Lanjutkan menonton',
  demo: 'Demo: judul dan jumlah tontonan hanya rekaan.',
  duration: 'Durasi {{duration}}',
  more: 'Muat lainnya',
  loadingMore: 'Memuat video lain',
  pageFailed: 'Video berikutnya gagal dimuat.',
  end: 'Tidak ada video lagi',
  videoTitle: 'Video',
  notFound: 'Video tidak ditemukan',
  notFoundText: 'Tautan ini tidak mengarah ke video mana pun. Mungkin tautannya tidak lengkap.',
  recommended: 'Rekomendasi',
  recommendedEmpty: 'Belum ada rekomendasi saat ini.',
} satisfies typeof en

export default video
