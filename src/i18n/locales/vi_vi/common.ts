import type { WithoutOne } from '../../sections'
import type en from '../en_us/common'

const common = {
  back: 'Quay lại',
  close: 'Đóng',
  cancel: 'Hủy',
  retry: 'Thử lại',
  clearSearch: 'Xóa tìm kiếm',
  loading: 'Đang tải',
  demoCredits: 'Tiền demo',
  closesIn: 'đóng sau {{time}}',
  drawing: 'đang quay',
  closingUnknown: 'chưa rõ giờ đóng',
  serverTime: 'Thời gian theo giờ máy chủ.',
  empty: 'Chưa có dữ liệu',
  notLoaded: 'Không tải được “{{what}}”.',
  all: 'Tất cả',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  refresh: 'Làm mới',
  pull: { pull: 'Kéo xuống để làm mới', release: 'Thả tay để làm mới', refreshing: 'Đang làm mới' },
  refreshed: 'Làm mới thành công',
  refreshFailed: 'Không làm mới được. Bạn đang xem bản tải gần nhất.',
  stale: 'Dữ liệu lúc {{time}} · không làm mới được',
  accountInactive: 'Tài khoản của bạn đã ngoại tuyến. Vui lòng đăng nhập lại hoặc liên hệ chăm sóc khách hàng.',
  offline: 'Bạn đang ngoại tuyến. Nội dung bạn thấy có thể đã cũ.',
  notFound: {
    title: 'Không tìm thấy trang',
    text: 'Không có trang nào ở địa chỉ này.',
  },
  crash: {
    title: 'Đã xảy ra lỗi',
    text: 'Màn hình này đã ngừng hoạt động. Bạn có thể thử lại hoặc về Trang chủ.',
    openRequest:
      'Một lệnh, yêu cầu rút tiền hoặc nạp tiền có thể đã được thực hiện. Hãy xem lịch sử trước khi thử lại.',
  },
  part: {
    missing: 'Phần này không tải được. Vui lòng kiểm tra kết nối và thử lại.',
    stillMissing:
      'Phần này vẫn không tải được. Tải lại trang có thể giúp ích, nhưng nội dung bạn đã nhập ở đây sẽ bị xóa.',
    reload: 'Tải lại trang',
  },
  newer: { text: 'Đã có phiên bản Tiga mới. Khi cập nhật, nội dung bạn đã nhập ở đây sẽ bị xóa.', load: 'Cập nhật' },
  boot: {
    title: 'Tiga không khởi động được',
    bar: 'Nền tảng không phản hồi. Một số nội dung có thể bị thiếu.',
  },
  errors: {
    network: 'Không có kết nối, hoặc máy chủ không phản hồi. Vui lòng kiểm tra kết nối và thử lại.',
    timeout: 'Không có phản hồi trong 20 giây. Vui lòng thử lại.',
    http: 'Nền tảng gặp lỗi (HTTP {{status}}). Vui lòng thử lại sau.',
    decode: 'Không đọc được phản hồi của nền tảng. Vui lòng thử lại sau.',
    schema: 'Phản hồi của nền tảng không đầy đủ. Vui lòng thử lại sau.',
    refused: 'Nền tảng từ chối mà không nêu lý do (mã {{code}}).',
    sessionOver: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  },
  contact: {
    title: 'Chăm sóc khách hàng',
    defaultText: 'Theo nền tảng, bộ phận chăm sóc khách hàng nâng cấp thành viên để xem video.',
    open: 'Liên hệ chăm sóc khách hàng',
    unavailable: 'Nền tảng chưa công bố thông tin liên hệ chăm sóc khách hàng.',
    leaving: '{{host}} sẽ được mở bên ngoài Tiga.',
    continue: 'Mở {{host}}',
  },
  goHome: 'Về Trang chủ',
  taskRecord: 'Lịch sử nhiệm vụ',
  withdrawals: 'Lịch sử rút tiền',
  topUp: 'Nạp tiền',
  messages: 'Tin nhắn',
  localHosts: 'Hướng dẫn viên địa phương',
  allCities: 'Tất cả thành phố',
  allVideos: 'Tất cả video',
  plays: '{{plays}} lượt xem',
} satisfies WithoutOne<typeof en>

export default common
