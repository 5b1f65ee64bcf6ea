import type en from '../en_us/notice'

const notice = {
  requests: '我的消息',
  emptyText: '平台的公告会显示在这里。',
  unread: '未读：',
  allRead: '全部已读',
  markAll: '全部标为已读',
  marked: '所有公告已标为已读。',
  untitled: '公告',
  noText: '此公告没有内容。',
} satisfies typeof en

export default notice
