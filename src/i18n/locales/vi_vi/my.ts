import type { WithoutOne } from '../../sections'
import type en from '../en_us/my'

const my = {
  loginOrRegister: 'Đăng nhập hoặc đăng ký',
  loginHint: 'Đăng nhập để xem ví và lịch sử của bạn.',
  levelPoints: 'Cấp {{level}} · {{points}} điểm',
  walletBalance: 'Số dư ví',
  refreshBalance: 'Làm mới số dư',
  refreshed: 'Đã làm mới số dư',
  welcome: {
    title: 'Chào mừng đến với Tiga',
    demo: 'Bạn có {{amount}} tiền demo.',
    balance: 'Số dư của bạn là {{amount}}.',
    fundPassword: 'Đặt mã PIN rút tiền',
    odds: 'Xem xác suất trước',
    tour: 'Xem giới thiệu',
  },
  tour: {
    title: 'Giới thiệu nhanh',
    next: 'Tiếp theo',
    skip: 'Bỏ qua',
    again: 'Xem lại',
    step: '{{step}} trên {{steps}}',
    balance: {
      title: 'Số dư của bạn',
      text: 'Số dư nằm ở trang Tôi, cùng mục Nạp tiền và Rút tiền. Tiền nạp chỉ được tính sau khi nền tảng duyệt.',
    },
    odds: {
      title: 'Xem xác suất trước khi cược',
      text: 'Khi nền tảng công bố mức trả, mỗi lựa chọn cho biết xác suất và số tiền nhận lại. Luật chơi cho biết trung bình trò chơi giữ lại bao nhiêu.',
    },
    limits: {
      title: 'Chỉ cược số tiền bạn chấp nhận mất',
      text: 'Số tiền luôn do bạn chọn và không có gì được gửi trước khi bạn xác nhận.',
    },
    records: {
      title: 'Mọi lệnh đều được ghi lại',
      text: 'Lịch sử nhiệm vụ và mục “Lệnh và rút tiền” ghi tiền cược, tiền nhận lại và lãi/lỗ của từng lệnh.',
    },
    service: {
      title: 'Khi có vấn đề',
      text: 'Hỗ trợ trực tuyến ở trang Tôi dẫn đến chăm sóc khách hàng của nền tảng. Đừng bao giờ trả tiền để được nhận tiền.',
    },
  },
  trail: {
    see: '{{amount}}: gồm những khoản nào',
    title: 'Số dư của bạn gồm những khoản nào',
    restText:
      '“Các khoản còn lại” là phần Tiga không thấy được: số tiền ban đầu của tài khoản và những khoản nền tảng tính ở nơi khác hoặc chưa tính.',
  },
  menu: 'Menu',
  totals: 'Tổng kết đặt cược của bạn',
  profile: 'Hồ sơ cá nhân',
  serviceOff: 'Vui lòng liên hệ chăm sóc khách hàng. Hiện nền tảng chưa cung cấp liên kết mà Tiga có thể mở.',
  messagesUnread: 'Tin nhắn, {{number}} chưa đọc',
  noticesUnread: 'Thông báo, {{number}} chưa đọc',
  roundsOpen: '{{count}} kỳ đang mở',
} satisfies WithoutOne<typeof en>

export default my
