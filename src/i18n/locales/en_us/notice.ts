const notice = {
  title: 'Notices',
  empty: 'No data yet',
  emptyText: 'Announcements from the platform will appear here.',
  unread: 'Unread',
  unreadCount: 'Unread: {{number}}',
  allRead: 'All read',
  markAll: 'Mark all as read',
  marked: 'All notices marked as read.',
  untitled: 'Notice',
  noText: 'This notice has no text.',
}

export default notice
