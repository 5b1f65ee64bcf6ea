const notice = {
  title: 'Notices',
  empty: 'No data yet',
  emptyText: 'What the platform announces will stand here.',
  unread: 'Unread',
  unreadCount: 'Unread: {{number}}',
  allRead: 'All read',
  markAll: 'Mark all as read',
  marked: 'All notices are marked as read.',
  untitled: 'Notice',
  noText: 'This notice has no text.',
}

export default notice
