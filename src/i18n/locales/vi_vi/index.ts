import type en from '../en_us/index'

const index = {
  bannerTitle: 'Xác suất rõ ràng.',
  bannerText: 'Xem được trước khi chơi, và sau đó trong lịch sử của bạn.',
  banners: 'Banner',
  bannerOf: 'Banner {{number}} trên {{total}}',
  notice: 'Thông báo:',
  openNow: 'Đang mở',
  allDraws: 'Tất cả trò chơi',
  drawing: 'đang quay',
  watch: 'Xem video',
  more: 'Video khác',
  partners: 'Đối tác',
  partnersCaption: 'Do nền tảng cung cấp, chưa được xác minh',
  tickerLabel: 'Danh sách demo: các mục hư cấu, không phải thành viên thật',
  tickerPause: 'Tạm dừng danh sách',
  tickerPlay: 'Tiếp tục chạy danh sách',
  tickerHide: 'Ẩn danh sách',
  tickerShow: 'Hiện danh sách demo',
  messagesUnread: 'Tin nhắn, chưa đọc: {{number}}',
  playHere: 'Phát “{{name}}” tại đây',
  closesIn: 'đóng sau {{time}}',
} satisfies typeof en

export default index
