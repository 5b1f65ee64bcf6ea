import type en from '../en_us/my'

const my = {
  title: 'Tôi',
  loginOrRegister: 'Đăng nhập hoặc đăng ký',
  loginHint: 'Bạn cần đăng nhập để xem ví và nhật ký.',
  levelPoints: 'Cấp {{level}} · {{points}} điểm',
  walletBalance: 'Số dư ví',
  refreshBalance: 'Làm mới số dư',
  refreshed: 'Đã làm mới số dư',
  settings: 'Cài đặt',
  menu: 'Menu',
  taskRecord: 'Nhật ký nhiệm vụ',
  inviteHint: 'Mã mời đi kèm cấp thành viên cao hơn. Việc nâng cấp do chăm sóc khách hàng xử lý.',
  contactService: 'Liên hệ chăm sóc khách hàng',
  topUp: 'Nạp tiền',
  withdraw: 'Rút tiền',
  totals: 'Tổng kết các lượt quay của bạn',
  staked: 'Đã cược',
  returned: 'Nhận lại',
  net: 'Chênh lệch',
  report: 'Báo cáo cá nhân',
  statement: 'Chi tiết tài khoản',
  profile: 'Trung tâm cá nhân',
  notices: 'Thông báo',
  messages: 'Tin nhắn',
  messagesUnread: 'Chưa đọc: {{number}}',
  service: 'Hỗ trợ trực tuyến',
  completeTasksFirst: 'Vui lòng hoàn thành danh sách nhiệm vụ trước.',
  serviceOff: 'Vui lòng liên hệ chăm sóc khách hàng. Giờ phục vụ theo nền tảng: 24 giờ, 7 ngày trong tuần.',
} satisfies typeof en

export default my
