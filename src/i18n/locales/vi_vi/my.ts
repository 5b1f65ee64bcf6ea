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
  serviceOff: 'Nền tảng chưa cung cấp liên kết nào mà Tiga mở được. Hãy liên hệ chăm sóc khách hàng bằng cách khác.',
  noEntries: 'Bạn chưa cược hay rút tiền lần nào.',
} satisfies WithoutSingularKeys<typeof en>

export default my
