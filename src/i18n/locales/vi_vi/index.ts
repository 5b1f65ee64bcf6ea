import type en from '../en_us/index'

const index = {
  allCities: 'Tất cả thành phố',
  bannerTitle: 'Xác suất rõ ràng.',
  banners: 'Banner',
  bannerOf: 'Banner {{number}} trên {{total}}',
  notice: 'Thông báo:',
  noticeTitle: 'Thông báo',
  allNotices: 'Tất cả thông báo',
  allDraws: 'Tất cả trò chơi',
  more: 'Video khác',
  partners: 'Đối tác',
  partnersCaption: 'Do nền tảng cung cấp, chưa được xác minh',
  tickerLabel: 'Danh sách demo: các mục hư cấu, không phải thành viên thật',
  tickerPause: 'Tạm dừng danh sách',
  tickerPlay: 'Chạy tiếp danh sách',
  tickerHide: 'Ẩn danh sách',
  tickerShow: 'Hiện danh sách demo',
  playHere: 'Phát “{{name}}” tại đây',
  resumeHere: 'Xem tiếp “{{name}}” tại đây từ {{position}}',
  last: 'gần nhất',
} satisfies typeof en

export default index
