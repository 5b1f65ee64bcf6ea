import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Đăng nhập hoặc đăng ký',
  loginHint: 'Bạn cần đăng nhập để xem ví và lịch sử.',
  levelPoints: 'Cấp {{level}} · {{points}} điểm',
  walletBalance: 'Số dư ví',
  refreshBalance: 'Làm mới số dư',
  refreshed: 'Đã làm mới số dư',
  menu: 'Menu',
  totals: 'Tổng kết đặt cược của bạn',
  profile: 'Hồ sơ cá nhân',
  serviceOff: 'Vui lòng liên hệ chăm sóc khách hàng. Giờ phục vụ theo nền tảng: 24 giờ, 7 ngày trong tuần.',
} satisfies WithoutOne<typeof en>

export default my
