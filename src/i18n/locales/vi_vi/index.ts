import type en from '../en_us/index'

const index = {
  title: 'Trang chủ',
  bannerTitle: 'Tỷ lệ bạn xem được.',
  bannerText: 'Trước khi chơi, và trong nhật ký sau đó.',
  banners: 'Biểu ngữ',
  bannerOf: 'Biểu ngữ {{number}} trên {{total}}',
  notice: 'Thông báo:',
  openNow: 'Đang mở',
  allDraws: 'Tất cả lượt quay',
  closes: 'đóng sau',
  drawing: 'đang quay',
  watch: 'Xem video',
  more: 'Video khác',
  allVideos: 'Tất cả video',
  localHosts: 'Người hướng dẫn địa phương',
  allCities: 'Tất cả thành phố',
  plays: '{{plays}} lượt xem',
  partners: 'Đối tác',
  partnersCaption: 'Do nền tảng cung cấp, chưa được xác minh',
  tickerLabel: 'Danh sách demo: các mục hư cấu, không phải thành viên thật',
  tickerPause: 'Tạm dừng danh sách',
  tickerPlay: 'Chạy danh sách',
  tickerHide: 'Ẩn danh sách',
  tickerShow: 'Hiện danh sách demo',
  messages: 'Tin nhắn',
  messagesUnread: 'Tin nhắn, chưa đọc: {{number}}',
  refreshed: 'Làm mới thành công',
  playHere: 'Phát “{{name}}” tại đây',
} satisfies typeof en

export default index
