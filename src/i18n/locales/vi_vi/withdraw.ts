import type { WithoutOne } from '../../sections'
import type en from '../en_us/withdraw'

const withdraw = {
  records: 'Lịch sử',
  all: 'Tất cả',
  limits: 'Hạn mức',
  range: '{{minimum}} đến {{maximum}}',
  perDay: 'tối đa {{times}} lần mỗi ngày',
  limitMinimum: 'Tối thiểu mỗi lần',
  limitMaximum: 'Tối đa mỗi lần',
  limitPerDay: 'Số lần rút mỗi ngày',
  sentOn: 'Đã gửi ngày {{day}}',
  sentOf: '{{sent}} trên {{perDay}}, còn {{left}} lần trong ngày đó',
  sentNote:
    '{{day}} là ngày gần nhất trong lịch sử rút tiền của bạn, theo ngày của nền tảng. Nền tảng không nói rõ lần rút bị từ chối có được tính hay không.',
  limitAll: '“Tất cả” sẽ điền',
  limitNote: 'Đây là hạn mức của nền tảng. Nền tảng sẽ kiểm tra lại từng lần rút theo hạn mức này.',
  bound: 'đã liên kết',
  noCard: 'Chưa liên kết tài khoản ngân hàng',
  noCardText: 'Tiền rút chỉ được chuyển về tài khoản đã liên kết.',
  noFundPassword: 'Bạn chưa đặt mã PIN rút tiền. Bạn cần mã này để xác nhận mỗi lần rút.',
  setFundPassword: 'Đặt mã PIN rút tiền',

  statedTime: 'Theo nền tảng, tiền đến sau khoảng {{time}}.',
  statedTimeFastest: 'Theo nền tảng, tiền đến sau khoảng {{time}}, nhanh nhất {{fastest}}.',
  ownMedian: 'Nền tảng xét duyệt trong {{time}} (trung vị của {{number}} lần rút được báo là đã xong).',
  ownTime: 'Nền tảng xét duyệt trong {{time}} (một lần rút được báo là đã xong).',
  ownMedianNone: 'Lịch sử của bạn chưa cho biết một lần rút mất bao lâu.',

  refusal: {
    belowMinimum: 'Tối thiểu là {{limit}}.',
    aboveMaximum: 'Số tiền rút không được vượt quá {{limit}}.',
    aboveBalance: 'Số tiền này lớn hơn số dư của bạn ({{limit}}).',
    wrongPassword: 'Vui lòng nhập mã PIN rút tiền: đủ 4 chữ số.',
  },

  sentTo: '{{amount}} đến {{account}}',
  paid: 'Đã thanh toán',
  holder: 'Chủ tài khoản',
  balanceAfter: 'Số dư sau khi rút',
  keys: 'Bàn phím số',
  entered: '{{entered}} trên {{length}} chữ số',
  forgot: 'Quên mã?',
  forgotText: 'Vui lòng liên hệ chăm sóc khách hàng về mã PIN rút tiền. Không thể đặt lại mã này tại đây.',
  remove: 'Xóa',
  confirm: 'Xác nhận',
  sending: 'Đang gửi. Vui lòng chờ phản hồi.',
  wait: 'Vui lòng chờ 5 giây trước khi thử lại.',
  notTaken: 'Yêu cầu rút tiền của bạn không được chấp nhận.',

  record: {
    refreshed: 'Làm mới thành công',
    emptyText: 'Các lần rút và trạng thái xử lý sẽ hiện ở đây.',
    see: 'Rút {{amount}}, {{time}}',
    detail: 'Rút {{amount}}',
    platformSays: 'Nền tảng cho biết',
    notArrived: 'Trạng thái này chưa có nghĩa là tiền đã về. Chỉ tài khoản ngân hàng của bạn mới cho biết tiền đã đến.',
  },
} satisfies WithoutOne<typeof en>

export default withdraw
