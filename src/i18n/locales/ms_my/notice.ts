import type en from '../en_us/notice'

const notice = {
  requests: 'Permohonan anda',
  emptyText: 'Pengumuman platform akan dipaparkan di sini.',
  unread: 'Belum dibaca:',
  allRead: 'Semua sudah dibaca',
  markAll: 'Tanda semua dibaca',
  marked: 'Semua pengumuman ditandakan sudah dibaca.',
  untitled: 'Pengumuman',
  noText: 'Pengumuman ini tiada teks.',
} satisfies typeof en

export default notice
