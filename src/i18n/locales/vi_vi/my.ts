import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Đăng nhập hoặc đăng ký',
  loginHint: 'Đăng nhập để xem ví và lịch sử.',
  level: 'Cấp {{level}}',
  points: '{{points}} điểm',
  refreshBalance: 'Làm mới số dư',
  refreshed: 'Đã làm mới số dư',
  seeOdds: 'Xem các trò chơi',
  menu: 'Menu',
  profile: 'Hồ sơ cá nhân',
  numberFormatSet: 'Số tiền giờ được viết như {{sample}}. Bạn có thể đổi trong Cài đặt.',
  serviceOff: 'Nền tảng chưa cung cấp liên kết nào mà Tiga mở được. Hãy liên hệ chăm sóc khách hàng bằng cách khác.',
  noEntries: 'Bạn chưa cược hay rút tiền lần nào.',
  onItsWay: { title: 'Đang xử lý', since: 'từ {{time}}', topUp: 'Nạp tiền' },
} satisfies WithoutSingularKeys<typeof en>

export default my
