import type { WithoutOne } from '../../sections'
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
  sentOn: 'Đã gửi ngày {{day}}',
  sentOf: '{{sent}} trên {{perDay}}, còn {{left}} lần trong ngày đó',
  sentNote: 'Đó là ngày gần nhất trong lịch sử. Nền tảng không nói lần bị từ chối có được tính không.',
  limitAll: '“Tất cả” sẽ điền',
  limitNote: 'Hạn mức của nền tảng; mỗi lần rút được kiểm tra lại.',
  noCard: 'Chưa liên kết tài khoản ngân hàng',
  noCardText: 'Tiền rút chỉ được chuyển về tài khoản đã liên kết.',
  noFundPassword: 'Bạn chưa đặt mã PIN rút tiền. Bạn cần mã này để xác nhận mỗi lần rút.',
  setFundPassword: 'Đặt mã PIN rút tiền',

  statedTime: 'Nền tảng cho biết tiền về trong khoảng {{time}}.',
  statedTimeFastest: 'Nền tảng cho biết tiền về trong khoảng {{time}}, nhanh nhất {{fastest}}.',
  ownMedian: 'Thường được duyệt trong {{time}}.',
  ownTime: 'Lần trước được duyệt trong {{time}}.',
  reviewsTook: 'Thời gian xét duyệt',
  medianOf: '{{time}}, trung vị của {{number}} lần',

  refusal: {
    belowMinimum: 'Tối thiểu là {{limit}}.',
    aboveMaximum: 'Số tiền rút không được vượt quá {{limit}}.',
    aboveBalance: 'Số tiền này lớn hơn số dư của bạn ({{limit}}).',
    wrongPassword: 'Vui lòng nhập mã PIN rút tiền: đủ 4 chữ số.',
  },

  withdrawAmount: 'Rút {{amount}}',
  paid: 'Đã thanh toán',
  balanceAfter: 'Số dư sau khi rút',
  keys: 'Bàn phím số',
  entered: '{{entered}} trên {{length}} chữ số',
  forgot: 'Quên mã?',
  forgotText: 'Không thể đặt lại tại đây. Vui lòng liên hệ chăm sóc khách hàng.',
  remove: 'Xóa',
  confirm: 'Xác nhận',
  sending: 'Đang gửi. Vui lòng chờ phản hồi.',
  wait: 'Vui lòng chờ 5 giây trước khi thử lại.',
  notTaken: 'Yêu cầu rút tiền của bạn không được chấp nhận.',

  record: {
    detail: 'Rút {{amount}}',
    platformSays: 'Nền tảng cho biết',
    notArrived: 'Trạng thái này chưa có nghĩa là tiền đã về. Chỉ tài khoản ngân hàng của bạn mới cho biết tiền đã đến.',
  },
} satisfies WithoutOne<typeof en>

export default withdraw
