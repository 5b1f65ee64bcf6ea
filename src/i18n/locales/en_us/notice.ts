const notice = {
  requests: 'Your requests',
  emptyText: 'Announcements from the platform will appear here.',
  unread: 'Unread:',
  allRead: 'All read',
  markAll: 'Mark all as read',
  marked: 'All notices marked as read.',
  untitled: 'Notice',
  noText: 'This notice has no text.',
}

export default notice
