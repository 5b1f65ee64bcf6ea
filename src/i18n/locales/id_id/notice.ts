import type en from '../en_us/notice'

const notice = {
  requests: 'Permintaan Anda',
  emptyText: 'Pengumuman platform akan tampil di sini.',
  unread: 'Belum dibaca:',
  allRead: 'Semua sudah dibaca',
  markAll: 'Tandai semua dibaca',
  marked: 'Semua pengumuman ditandai sudah dibaca.',
  untitled: 'Pengumuman',
  noText: 'Pengumuman ini tidak berisi teks.',
} satisfies typeof en

export default notice
