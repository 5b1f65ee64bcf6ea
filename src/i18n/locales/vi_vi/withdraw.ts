import type en from '../en_us/withdraw'

const withdraw = {
  records: 'Lịch sử',
  all: 'Tất cả',
  limits: 'Hạn mức',
  range: '{{minimum}} đến {{maximum}}',
  perDay: '{{times}} lần mỗi ngày',
  limitMinimum: 'Tối thiểu mỗi lần',
  limitMaximum: 'Tối đa mỗi lần',
  limitPerDay: 'Số lần rút mỗi ngày',
  limitAll: '“Tất cả” sẽ điền',
  limitNote: 'Đây là hạn mức của nền tảng. Nền tảng sẽ kiểm tra lại từng lần rút theo hạn mức này.',
  bound: 'đã liên kết',
  noCard: 'Chưa liên kết tài khoản ngân hàng. Tiền rút chỉ được chuyển về tài khoản đã liên kết.',
  noFundPassword: 'Chưa đặt mã PIN rút tiền. Mỗi lần rút được xác nhận bằng mã này.',
  setFundPassword: 'Đặt mã PIN rút tiền',

  platformTime: 'Theo nền tảng, tiền đến sau khoảng 5 phút, nhanh nhất 2 phút.',
  ownMedian: 'Thời gian trung vị của bạn đến khi nền tảng báo hoàn tất: {{time}} (số lần rút: {{number}}).',
  ownMedianNone: 'Bạn chưa có đủ số lần rút để so sánh.',
  underOneMinute: 'dưới 1 phút',
  minutes: '{{minutes}} phút',
  hours: '{{hours}} giờ {{minutes}} phút',

  refusal: {
    wrongAmount: 'Vui lòng nhập đúng số tiền.',
    belowMinimum: 'Tối thiểu là {{limit}}.',
    aboveMaximum: 'Số tiền rút không được vượt quá {{limit}}.',
    aboveBalance: 'Số tiền này lớn hơn số dư của bạn là {{limit}}.',
    wrongPassword: 'Vui lòng nhập đúng mã PIN rút tiền: đủ 4 chữ số.',
    offline: 'Bạn đang ngoại tuyến. Không có gì được gửi đi.',
    underWay: 'Một yêu cầu rút khác của bạn đang được gửi. Hãy chờ phản hồi.',
    unknownPending:
      'Lần rút gần nhất của bạn vẫn chưa có phản hồi. Đừng gửi lại lần rút đó; hãy xem lịch sử của bạn trước.',
  },

  holder: 'Chủ tài khoản',
  balanceAfter: 'Số dư sau khi rút',
  keys: 'Bàn phím số',
  entered: '{{entered}} trên {{length}} chữ số',
  forgot: 'Quên?',
  forgotText: 'Vui lòng liên hệ chăm sóc khách hàng về mã PIN rút tiền. Không thể đặt lại mã này tại đây.',
  remove: 'Xóa',
  confirm: 'Xác nhận',
  sending: 'Đang gửi. Vui lòng chờ phản hồi.',
  wait: 'Vui lòng chờ 5 giây trước khi thử lại.',
  notTaken: 'Yêu cầu rút tiền không được chấp nhận.',
  submitted: 'Đã gửi: {{amount}}. Tiếp theo nền tảng sẽ duyệt.',

  unknown: {
    text: 'Không nhận được phản hồi: đừng gửi lại yêu cầu rút tiền. Yêu cầu có thể đã được chấp nhận.',
    checking: 'Đang kiểm tra lịch sử rút tiền của bạn',
    found: 'Đã tìm thấy: lần rút này có trong lịch sử của bạn.',
    missing:
      'Đến lúc này, lần rút chưa có trong lịch sử của bạn. Nó vẫn có thể xuất hiện; hãy kiểm tra lại trước khi gửi lại.',
    unclear:
      'Lịch sử của bạn có một số lần rút cùng số tiền này nên chúng tôi không thể xác định. Hãy so sánh số dư với lịch sử.',
    failed: 'Hiện không kiểm tra được lịch sử rút tiền của bạn.',
  },

  record: {
    refreshed: 'Làm mới thành công',
    emptyText: 'Các lần rút và trạng thái xử lý sẽ hiện ở đây.',
    notReviewed: 'chưa',
    see: 'Rút {{amount}}, {{time}}',
    detail: 'Rút {{amount}}',
    platformSays: 'Nền tảng cho biết',
    notArrived:
      'Nền tảng đã thanh toán chưa có nghĩa là tiền đã về. Chỉ tài khoản ngân hàng của bạn mới cho biết tiền đã đến.',
  },
} satisfies typeof en

export default withdraw
