import type en from '../en_us/notice'

const notice = {
  title: 'Pengumuman',
  empty: 'Belum ada data',
  emptyText: 'Pengumuman platform akan tampil di sini.',
  unread: 'Belum dibaca',
  unreadCount: 'Belum dibaca: {{number}}',
  allRead: 'Semua sudah dibaca',
  markAll: 'Tandai semua sudah dibaca',
  marked: 'Semua pengumuman ditandai sudah dibaca.',
  untitled: 'Pengumuman',
  noText: 'Pengumuman ini tidak berisi teks.',
} satisfies typeof en

export default notice
