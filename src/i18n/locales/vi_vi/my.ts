import type en from '../en_us/my'

const my = {
  title: 'Tôi',
  loginOrRegister: 'Đăng nhập hoặc đăng ký',
  loginHint: 'Bạn cần đăng nhập để xem ví và lịch sử.',
  levelPoints: 'Cấp {{level}} · {{points}} điểm',
  walletBalance: 'Số dư ví',
  refreshBalance: 'Làm mới số dư',
  refreshed: 'Đã làm mới số dư',
  settings: 'Cài đặt',
  menu: 'Menu',
  taskRecord: 'Lịch sử nhiệm vụ',
  inviteHint: 'Thành viên cấp cao hơn sẽ có mã mời. Việc nâng cấp do bộ phận chăm sóc khách hàng hỗ trợ.',
  contactService: 'Liên hệ chăm sóc khách hàng',
  topUp: 'Nạp tiền',
  withdraw: 'Rút tiền',
  totals: 'Tổng kết đặt cược của bạn',
  staked: 'Đã cược',
  returned: 'Tiền thắng',
  net: 'Lãi/lỗ',
  report: 'Báo cáo cá nhân',
  statement: 'Lịch sử giao dịch',
  profile: 'Hồ sơ cá nhân',
  notices: 'Thông báo',
  messages: 'Tin nhắn',
  messagesUnread: 'Chưa đọc: {{number}}',
  service: 'Hỗ trợ trực tuyến',
  completeTasksFirst: 'Vui lòng hoàn thành danh sách nhiệm vụ trước.',
  serviceOff: 'Vui lòng liên hệ chăm sóc khách hàng. Giờ phục vụ theo nền tảng: 24 giờ, 7 ngày trong tuần.',
} satisfies typeof en

export default my
