import type en from '../en_us/video'

const video = {
  emptyText: 'Video akan dipaparkan di sini.',
  continue: 'Sambung menonton',
  demo: 'Demo: tajuk dan tontonan hanyalah rekaan.',
  duration: 'Durasi {{duration}}',
  more: 'Papar lagi',
  loadingMore: 'Memuatkan video lain',
  pageFailed: 'Video seterusnya tidak dapat dimuatkan.',
  end: 'Tiada lagi video',
  videoTitle: 'Video',
  notFound: 'Video tidak ditemui',
  notFoundText: 'Tiada video di pautan ini. Mungkin pautan tidak lengkap.',
  recommended: 'Disyorkan',
  recommendedEmpty: 'Tiada video disyorkan buat masa ini.',
} satisfies typeof en

export default video
