import type en from '../en_us/notice'

const notice = {
  requests: 'Yêu cầu của bạn',
  emptyText: 'Thông báo của nền tảng sẽ hiện ở đây.',
  unread: 'Chưa đọc:',
  allRead: 'Đã đọc tất cả',
  markAll: 'Đánh dấu tất cả là đã đọc',
  marked: 'Đã đánh dấu mọi thông báo là đã đọc.',
  untitled: 'Thông báo',
  noText: 'Thông báo này không có nội dung.',
} satisfies typeof en

export default notice
