import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'số dư tối thiểu {{amount}}',
  hallFrom: 'từ {{amount}}',
  hallOwn: 'Đơn của bạn',

  gameNotFound: 'Không tìm thấy trò chơi',
  gameNotFoundText: 'Liên kết này không dẫn đến trò chơi nào.',
  toHall: 'Đến mục Quay số',
  period: 'Kỳ',
  noResult: 'không có dữ liệu',
  choose: 'Chọn',
  seeOdds: 'Xem xác suất',
  chanceEach: 'Mỗi lựa chọn {{chance}}',
  oddsUnknown: 'Chưa công bố xác suất',

  phase: { closing: 'Sắp đóng', closed: 'Đã đóng', waiting: 'Đang quay' },
  waiting: 'Đang chờ kết quả',
  waitingText: 'Kết quả kỳ {{period}} chưa được công bố.',
  landed: 'Kết quả kỳ {{period}}: {{numbers}}, tổng {{sum}}',

  option: { big: 'Lớn', small: 'Nhỏ', odd: 'Lẻ', even: 'Chẵn' },
  optionHint: { big: 'tổng 11–18', small: 'tổng 3–10', odd: 'đơn', even: 'đôi' },
  paysShort: 'trả {{payout}}×',
  payoutUnknown: 'chưa công bố mức trả',
  rulesUnknown: 'chưa công bố luật chơi',

  amount: 'Tiền cược mỗi\u00a0ô',
  clear: 'Xóa',
  missingOption: 'Chọn một\u00a0ô',
  missingAmount: 'Nhập số tiền',
  short: 'thiếu {{amount}}',
  submit: 'Cược',
  history: 'Lịch sử',
  rules: 'Luật chơi',
  taskList: 'Danh sách nhiệm vụ',

  opposites: {
    cost: 'Cược cả {{options}} chắc chắn lỗ {{lost}}.',
    costBetween: 'Cược cả {{options}} chắc chắn lỗ từ {{least}} đến {{most}}.',
    unknown:
      'Cược cả {{options}} thì kỳ nào cũng có đúng một bên thắng. Chưa công bố mức trả nên không rõ sẽ mất bao nhiêu.',
  },

  refusal: {
    timeCheck: 'Hãy chọn “Tiếp tục” hoặc “Rời đi” trước.',
    wrongAmount: 'Số tiền không đúng: phải lớn hơn 0.',
    chooseNumber: 'Chọn ít nhất một\u00a0ô',
    enterAmount: 'Vui lòng nhập số tiền.',
    insufficient: 'Số dư không đủ. Vui lòng liên hệ chăm sóc khách hàng để nạp tiền.',
    short: 'Thiếu {{amount}}.',
    contactAdmin: 'Vui lòng liên hệ quản trị viên về nhiệm vụ này.',
    condition: 'Trò chơi này yêu cầu số dư từ {{needed}}. Số dư của bạn là {{balance}}.',
    blocked: 'Nền tảng không nhận cược từ tài khoản này.',
    closed: 'Kỳ này đã đóng. Hãy kiểm tra kỳ mới trước khi xác nhận.',
    noBalance: 'Không đọc được số dư nên bạn không thể đặt cược.',
    noPeriod: 'Hiện nền tảng không hiển thị kỳ nào đang mở.',
  },

  confirm: {
    title: 'Xác nhận đơn cược',
    balanceAfter: 'Số dư sau khi cược',
    optionReturns: 'Nhận lại nếu {{option}} thắng',
    returnedNote: 'Tiền nhận lại đã gồm tiền cược.',
    platformDecides: 'Nền tảng quyết định có chấp nhận đơn cược hay không.',
    confirm: 'Xác nhận {{amount}}',
    sending: 'Đang gửi',
    stillSending: 'Vẫn chưa có phản hồi. Đừng gửi lại.',
    newPeriod: 'Đổi sang kỳ {{period}}',
    closesIn: 'Đóng sau',
    balanceDiffers:
      'Số dư thay đổi {{changed}}, nhưng đơn cược là {{total}}. Hãy xem lịch sử nhiệm vụ trước khi đặt cược tiếp.',
  },
  longRun: {
    title: 'Mọi kết quả có thể xảy ra',
    dots: '{{outcomes}} kết quả có thể ra.',
    average: 'Trung bình, cược {{total}} nhận lại {{returned}}',
    back: 'nhận lại {{amount}}',
    nothing: 'không nhận lại',
  },
  check: {
    title: 'Bạn đã ở màn hình quay số {{time}}',
    net: 'Lãi/lỗ đến nay',
    noneSettled: 'chưa kết toán',
    today: 'Hôm nay, trên thiết bị này',
    goOn: 'Tiếp tục',
    leave: 'Rời đi',
  },
  orderSuccessful: 'Đặt cược thành công: {{period}}',

  historyTitle: 'Kết quả các kỳ trước',
  sum: 'Tổng',
  pastDraws: 'Các kỳ trước không nói lên điều gì về kỳ sau.',

  rulesTitle: 'Xác suất và luật chơi',
  rulesOfPlatform: 'Thông tin từ nền tảng',
  rulesMissing: 'Chưa công bố: {{what}}. Hãy hỏi chăm sóc khách hàng trước khi đặt cược.',
  rulesMissingOf: { text: 'mô tả trò chơi', wins: 'điều kiện thắng', payout: 'số tiền nhận lại khi thắng' },
  rulesAsRead: 'Cách Tiga hiểu luật chơi',
  rulesDraw:
    'Quay ba số từ 1 đến 6 rồi cộng lại. Tổng từ 11 đến 18 là Lớn, từ 3 đến 10 là Nhỏ. Tổng chẵn là Chẵn (đôi), tổng lẻ là Lẻ (đơn). Ba số giống nhau cũng tính như vậy.',
  rulesOddsTitle: 'Xác suất của từng lựa chọn',
  rulesAssumption: 'Xác suất này đúng nếu mọi số có khả năng ra như nhau. Tiga không kiểm chứng được điều đó.',
  rulesChance: '{{hits}}/{{outcomes}} ({{share}})',
  rulesOption: 'Lựa chọn',
  rulesChanceHead: 'Xác suất',
  rulesPayoutHead: 'Mức\u00a0trả',
  rulesBreakEven:
    'Muốn hòa vốn, phải thắng {{needed}} số lần cược. Trung bình trò chơi giữ lại {{kept}} trên mỗi {{per}}.',
  rulesTimingTitle: 'Đóng kỳ và kết toán',
  rulesTiming: 'Hết giờ đếm ngược, Tiga không gửi đơn cược nữa. Lịch sử nhiệm vụ cho biết nền tảng ghi nhận gì.',

  taskEmpty: 'Chưa có đơn cược nào trong trò chơi này',
  roundOf: 'Kỳ {{period}}',
  roundClosesIn: 'Kỳ {{period}} đóng sau',
  lastRound: 'Gần nhất · {{period}}',
  nextIn: 'Kỳ sau',
  notOut: 'chưa có',
  noOrder: 'Chưa cược kỳ này',
  forOptions: '{{options}}: {{text}}',
  returnIfAny: 'Nhận lại nếu thắng',
} satisfies WithoutSingularKeys<typeof en>

export default reservation
