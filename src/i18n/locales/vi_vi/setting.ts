import type en from '../en_us/setting'

const setting = {
  title: 'Cài đặt',
  language: 'Ngôn ngữ',
  languageTitle: 'Ngôn ngữ',
  languageFailed: 'Không tải được ngôn ngữ này. Vui lòng kiểm tra kết nối và thử lại.',
  theme: 'Giao diện',
  themeSystem: 'Theo hệ thống',
  themeLight: 'Sáng',
  themeDark: 'Tối',
  version: 'Phiên bản {{version}}',
  legal: 'Điều khoản và quyền riêng tư',
  logOut: 'Đăng xuất',
  logOutTitle: 'Đăng xuất?',
  logOutText: 'Thiết bị này sẽ xóa phiên đăng nhập và dữ liệu thành viên của bạn. Ngôn ngữ và giao diện được giữ lại.',
  logOutConfirm: 'Đăng xuất',
} satisfies typeof en

export default setting
