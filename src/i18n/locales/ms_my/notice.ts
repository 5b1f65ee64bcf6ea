import type en from '../en_us/notice'

const notice = {
  title: 'Pengumuman',
  empty: 'Belum ada data',
  emptyText: 'Pengumuman platform akan dipaparkan di sini.',
  unread: 'Belum dibaca',
  unreadCount: 'Belum dibaca: {{number}}',
  allRead: 'Semua sudah dibaca',
  markAll: 'Tandakan semua sudah dibaca',
  marked: 'Semua pengumuman ditandakan sudah dibaca.',
  untitled: 'Pengumuman',
  noText: 'Pengumuman ini tidak mengandungi teks.',
} satisfies typeof en

export default notice
