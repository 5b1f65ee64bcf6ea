import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/withdraw'

const withdraw = {
  balanceIs: 'Số dư {{amount}}',
  records: 'Lịch sử',
  all: 'Tất cả',
  limits: 'Hạn mức',
  range: '{{minimum}}–{{maximum}}',
  limitMinimum: 'Tối thiểu mỗi lần',
  limitMaximum: 'Tối đa mỗi lần',
  limitPerDay: 'Số lần rút mỗi ngày',
  noCard: 'Chưa liên kết tài khoản ngân hàng',
  noCardText: 'Tiền rút chỉ được chuyển về tài khoản đã liên kết.',
  noFundPassword: 'Bạn chưa đặt mã PIN rút tiền. Cần mã này để xác nhận mỗi lần rút.',
  setFundPassword: 'Đặt mã PIN rút tiền',

  statedTime: 'Nền tảng cho biết tiền về trong khoảng {{time}}.',
  statedTimeFastest: 'Nền tảng cho biết tiền về trong khoảng {{time}}, nhanh nhất {{fastest}}.',
  ownMedian: 'Thường được xét duyệt trong {{time}}.',
  ownTime: 'Lần trước được xét duyệt trong {{time}}.',

  refusal: {
    belowMinimum: 'Tối thiểu là {{limit}}.',
    aboveMaximum: 'Số tiền rút không được vượt quá {{limit}}.',
    aboveBalance: 'Số tiền rút vượt quá số dư của bạn ({{limit}}).',
    wrongPassword: 'Vui lòng nhập đủ 4 chữ số.',
  },

  withdrawAmount: 'Rút {{amount}}',
  balanceAfter: 'Số dư sau khi rút',
  keys: 'Bàn phím số',
  entered: '{{entered}}/{{length}} chữ số',
  forgot: 'Quên mã?',
  forgotText: 'Không thể đặt lại tại đây. Hãy liên hệ chăm sóc khách hàng.',
  remove: 'Xóa',
  confirm: 'Xác nhận',
  sending: 'Đang gửi. Vui lòng chờ phản hồi.',
  wait: 'Vui lòng chờ 5 giây trước khi thử lại.',

  record: {
    detail: 'Rút {{amount}}',
    platformSays: 'Theo nền tảng.',
    checkBank: 'Hãy kiểm tra tài khoản ngân hàng của bạn.',
  },
  submitted: 'Đã gửi',
  reviewed: 'Đã xét duyệt',
  inBank: 'Vào tài khoản ngân hàng của bạn, nếu được duyệt',
} satisfies WithoutSingularKeys<typeof en>

export default withdraw
