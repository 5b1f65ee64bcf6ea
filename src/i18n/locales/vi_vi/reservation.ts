import type { WithoutOne } from '../../sections'
import type en from '../en_us/reservation'

const reservation = {
  hallCondition: 'số dư từ {{amount}}',
  hallEmptyText: 'Hãy chọn nhóm khác hoặc quay lại sau.',
  classes: 'Nhóm',

  gameNotFound: 'Không tìm thấy trò chơi',
  gameNotFoundText: 'Liên kết này không dẫn đến trò chơi nào.',
  gameFailed: 'Không tải được trò chơi này.',
  toHall: 'Đến mục Quay số',
  period: 'Kỳ',
  lastResult: 'Kết quả gần nhất',
  noResult: 'không rõ',
  choose: 'Chọn',
  seeOdds: 'Xem xác suất',
  chanceEach: 'mỗi lựa chọn {{chance}}',
  oddsUnknown: 'xác suất không công bố',

  phase: { closing: 'Sắp đóng', closed: 'Đã đóng', waiting: 'Đang quay' },
  waiting: 'Đang chờ kết quả',
  waitingText: 'Kết quả kỳ {{period}} chưa được công bố.',
  landed: 'Kết quả kỳ {{period}}: {{numbers}}, tổng {{sum}}',

  option: { big: 'Lớn', small: 'Nhỏ', odd: 'Lẻ', even: 'Chẵn' },
  optionHint: { big: 'tổng 11–18', small: 'tổng 3–10', odd: 'tổng lẻ', even: 'tổng chẵn' },
  paysShort: 'trả {{payout}}×',
  payoutUnknown: 'chưa công bố mức trả',
  rulesUnknown: 'chưa công bố luật chơi',

  amount: 'Số tiền mỗi vé',
  clear: 'Xóa',
  missingOption: 'Chọn một lựa chọn',
  missingAmount: 'Nhập số tiền',
  short: 'thiếu {{amount}}',
  submit: 'Đặt lệnh',
  history: 'Lịch sử',
  rules: 'Luật chơi',
  taskList: 'Danh sách nhiệm vụ',

  opposites: {
    sure: '{{options}} đặt cùng nhau thì chắc chắn lỗ: kỳ nào cũng có đúng một lựa chọn thắng.',
    cost: 'Cược {{staked}} cho cả hai thì nhận lại {{returned}}. Mất {{lost}}.',
    costBetween: 'Cược {{staked}} cho cả hai thì nhận lại từ {{least}} đến {{most}}.',
    unknown:
      'Trong {{options}}, kỳ nào cũng có đúng một lựa chọn thắng. Mức trả chưa được công bố nên không biết sẽ lỗ bao nhiêu.',
  },

  refusal: {
    timeCheck: 'Trước hết, hãy chọn tiếp tục hay rời đi.',
    wrongAmount: 'Số tiền không đúng. Số tiền phải lớn hơn 0.',
    chooseNumber: 'Vui lòng chọn ít nhất một lựa chọn trước.',
    enterAmount: 'Vui lòng nhập số tiền.',
    insufficient: 'Số dư không đủ. Vui lòng liên hệ chăm sóc khách hàng để nạp tiền.',
    insufficientDetail: 'Lệnh này cần {{needed}}; số dư của bạn là {{balance}}.',
    contactAdmin: 'Vui lòng liên hệ quản trị viên về nhiệm vụ này.',
    condition: 'Trò chơi này yêu cầu số dư từ {{needed}}; số dư của bạn là {{balance}}.',
    blocked: 'Nền tảng không chấp nhận lệnh từ tài khoản này. Vui lòng liên hệ chăm sóc khách hàng.',
    closed: 'Kỳ này đã đóng. Hãy kiểm tra kỳ mới trước khi xác nhận.',
    noBalance: 'Nền tảng không gửi số dư đọc được nên không thể đặt lệnh.',
    noPeriod: 'Hiện nền tảng không hiển thị kỳ nào đang mở.',
  },

  confirm: {
    title: 'Xác nhận lệnh',
    balanceAfter: 'Số dư sau khi đặt',
    optionReturns: 'Nhận lại nếu {{option}} trúng',
    returnedNote: 'Số tiền nhận lại đã gồm tiền cược.',
    platformDecides: 'Nền tảng quyết định có chấp nhận lệnh hay không.',
    confirm: 'Xác nhận {{amount}}',
    sending: 'Đang gửi',
    notTaken: 'Lệnh của bạn không được chấp nhận.',
    newPeriod: 'Đổi sang kỳ {{period}}',
    closesIn: 'Đóng sau',
    balanceDiffers:
      'Số dư của bạn thay đổi {{changed}}, nhưng lệnh là {{total}}. Hãy xem lịch sử nhiệm vụ trước khi đặt thêm lệnh.',
  },
  longRun: {
    title: 'Mọi kết quả có thể xảy ra',
    draw: 'Kết quả có thể xảy ra',
    hint: '{{outcomes}} kết quả có khả năng như nhau. Chạm vào một chấm để xem.',
    outcome: '{{numbers}}, tổng {{sum}}: nhận lại {{amount}}',
    average: 'Trung bình, cược {{total}} nhận lại {{returned}}',
    back: 'nhận lại {{amount}}',
    nothing: 'không nhận lại',
  },
  visit: {
    staked: 'Phiên này: {{time}} · đã cược\u00a0{{staked}}',
    net: 'Phiên này: {{time}} · đã cược\u00a0{{staked}} · lãi/lỗ đến nay\u00a0{{net}}',
    netUnknown: 'Phiên này: {{time}} · đã cược\u00a0{{staked}} · không rõ lãi/lỗ',
  },
  check: {
    title: 'Đã {{time}} ở màn hình quay số',
    net: 'Lãi/lỗ đến nay',
    noneSettled: 'chưa kết toán',
    today: 'Hôm nay, trên thiết bị này',
    goOn: 'Tiếp tục',
    leave: 'Rời đi',
  },
  orderSuccessful: 'Đặt lệnh thành công: {{period}}',

  historyTitle: 'Kết quả các kỳ trước',
  sum: 'Tổng',
  pastDraws: 'Các kỳ trước không nói lên điều gì về kỳ tiếp theo.',

  rulesTitle: 'Xác suất và luật chơi',
  rulesOfPlatform: 'Thông tin từ nền tảng',
  rulesMissing: 'Chưa công bố: {{what}}. Hãy hỏi chăm sóc khách hàng trước khi đặt cược.',
  rulesMissingOf: { text: 'mô tả trò chơi', wins: 'cách lựa chọn trúng', payout: 'số tiền nhận lại khi trúng' },
  rulesAsRead: 'Cách chúng tôi hiểu luật chơi',
  rulesDraw:
    'Quay ra ba số từ 1 đến 6. Tổng 11 đến 18 là lớn, 3 đến 10 là nhỏ; chia hết cho hai là chẵn (đôi), còn lại là lẻ (đơn). Ba số giống nhau cũng không phải ngoại lệ.',
  rulesOddsTitle: 'Xác suất của từng lựa chọn',
  rulesAssumption:
    'Các xác suất này đúng khi mọi số đều có khả năng ra như nhau. Chưa ai kiểm chứng điều đó đối với nền tảng này.',
  rulesChance: '{{hits}}\u00a0trên\u00a0{{outcomes}} ({{share}})',
  rulesOption: 'Lựa chọn',
  rulesChanceHead: 'Xác suất',
  rulesPayoutHead: 'Mức trả',
  rulesJointTitle: 'Tính chung các lựa chọn của bạn',
  rulesJointText: 'Mọi lựa chọn đều phụ thuộc vào cùng một tổng.',
  rulesHits: 'Số vé trúng',
  rulesPayoutGross: 'Mức trả {{payout}} được hiểu là đã gồm tiền cược: một vé {{stake}} nếu trúng nhận lại {{gross}}.',
  rulesBreakEven:
    'Để hòa vốn, xác suất trúng của vé phải là {{needed}}; xác suất thật là {{chance}}. Trung bình trò chơi giữ lại {{kept}} trên mỗi {{per}}.',
  rulesTimingTitle: 'Đóng kỳ và kết toán',
  rulesTiming:
    'Tiga không gửi lệnh sau khi hết đếm ngược. Lịch sử nhiệm vụ cho thấy nền tảng ghi nhận gì. Nếu thấy không đúng, hãy liên hệ chăm sóc khách hàng.',

  taskEmpty: 'Chưa có lệnh nào trong trò chơi này',
  roundOf: 'Kỳ {{period}}',
  closingUnknown: 'Nền tảng không nêu thời điểm đóng của kỳ này.',
  forOptions: '{{options}}: {{text}}',
  returnIf: 'Nhận lại khi trúng {{count}} vé',
  returnIfAny: 'Nhận lại khi trúng vé',
} satisfies WithoutOne<typeof en>

export default reservation
