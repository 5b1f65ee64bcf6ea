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
} satisfies typeof en

export default my
