import type en from '../en_us/messages'

const messages = {
  amountProblem: {
    decimals: 'Chỉ nhập số nguyên, không có phần thập phân.',
    notDigits: 'Chỉ dùng chữ số, ví dụ 50000.',
    tooLong: 'Số tiền này có quá nhiều chữ số.',
  },
  emptyText: 'Kết quả các yêu cầu của bạn sẽ hiện ở đây.',
  wrongAmount: 'Vui lòng nhập số tiền hợp lệ.',
  unreadable: {
    title: 'Tiga không đọc được một yêu cầu trước đó.',
    text: 'Yêu cầu đó có thể đã được chấp nhận. Hãy xem lịch sử hoặc hỏi chăm sóc khách hàng trước khi gửi yêu cầu khác.',
  },
  balanceNow: 'Số dư hiện tại',
  neverPay: 'Đừng bao giờ trả tiền để được nhận tiền.',
  neverPayFirst: 'Nếu ai đó bảo bạn nạp tiền trước, đừng chuyển tiền.',
  kept: 'Thiết bị này giữ 50 kết quả gần nhất và xóa khi bạn đăng xuất.',
  openAtLogOut: {
    lead: 'Chưa rõ trạng thái:',
    order: 'Đơn cược: {{what}}, gửi lúc {{time}}',
    withdrawal: 'Yêu cầu rút: {{what}}, gửi lúc {{time}}',
    topUp: 'Yêu cầu nạp: {{what}}, gửi lúc {{time}}',
    text: 'Sau khi đăng xuất, Tiga không thể báo kết quả cho bạn nữa. Lịch sử trên nền tảng vẫn còn.',
  },
  beforeEnd: 'Trước khi phiên đăng nhập kết thúc:',
  underWay: {
    title: 'Đang chờ phản hồi',
    text: 'Đã gửi lúc {{time}}. Khi có phản hồi, bạn mới gửi được yêu cầu khác.',
    other: 'Một yêu cầu khác đang chờ phản hồi. Vui lòng đợi.',
  },
  unkept: 'Trình duyệt không lưu được yêu cầu này. Hãy ở lại trang này cho đến khi có phản hồi.',
  again: {
    order: 'Đừng đặt lại đơn cược này.',
    withdrawal: 'Đừng gửi lại yêu cầu rút này.',
    topUp: 'Đừng gửi lại yêu cầu nạp này.',
  },
  record: { order: 'lịch sử nhiệm vụ', withdrawal: 'lịch sử rút tiền', topUp: 'tổng tiền nạp' },
  unknown: {
    may: '{{what}} có thể đã được chấp nhận.',
    mayAfterAll: 'Nền tảng báo “{{words}}”, nhưng {{what}} có thể đã được chấp nhận. Hãy kiểm tra trước khi thử lại.',
    last: 'Yêu cầu trước có thể đã được chấp nhận.',
    checking: 'Đang kiểm tra {{record}}',
    missing: 'Chưa thấy trong {{record}}.',
    copies: 'Trong {{record}} có {{number}} mục mới tương tự. Nếu bạn chỉ gửi một lần, hãy hỏi chăm sóc khách hàng.',
    unclear: 'Trong {{record}} có ít nhất một mục tương tự. Hãy đối chiếu cả số dư.',
    partial: 'Không đọc được một phần {{record}}. Hãy đối chiếu cả số dư.',
    failed: 'Hiện không kiểm tra được {{record}}.',
    match: 'Tìm thấy mục tương tự',
    found: 'Trong {{record}} có một mục tương tự: {{what}}.',
  },
  dismiss: {
    title: 'Bạn đã xem lịch sử chưa?',
    text: 'Tiga sẽ ngừng theo dõi yêu cầu này và bạn có thể gửi yêu cầu khác. Nếu yêu cầu này đã được chấp nhận, cả hai đều được tính.',
    confirm: 'Đã xem, ngừng theo dõi',
    keep: 'Theo dõi tiếp',
  },
  see: { order: 'Xem lịch sử nhiệm vụ', withdrawal: 'Xem lịch sử rút tiền' },
  order: {
    what: '{{game}} {{period}}, {{total}}',
    accepted: { title: 'Đơn cược đã được chấp nhận' },
    refused: { title: 'Đơn cược không được chấp nhận' },
  },
  withdrawal: {
    accepted: { title: 'Đã gửi yêu cầu rút', next: '{{amount}}. Tiếp theo, nền tảng sẽ xét duyệt.' },
    refused: { title: 'Yêu cầu rút không được chấp nhận' },
  },
  topUp: {
    accepted: { title: 'Đã gửi yêu cầu nạp', next: '{{amount}}. Chỉ khi được duyệt, tiền mới được cộng vào số dư.' },
    refused: { title: 'Yêu cầu nạp không được chấp nhận' },
  },
  rounds: {
    label: 'Các kỳ bạn đã cược',
    more: 'Xem thêm {{number}} kỳ',
    fewer: 'Thu gọn',
  },
  changed: {
    title: 'Một kết quả cũ đã bị thay đổi',
    values: '{{game}} {{period}}: lúc đầu {{first}}, về sau {{later}}.',
    seen: {
      draw: '{{numbers}} (màn hình quay số, {{time}})',
      history: '{{numbers}} (các kỳ trước, {{time}})',
    },
    first: 'Lúc đầu',
    later: 'Về sau',
    text: 'Tiga không biết kết quả nào đúng.',
  },
  round: '{{game}} {{period}} · {{sum}}',
  told: '{{title}}: {{text}}',
  aboutMore: '{{about}}. {{more}}',
  settled: {
    title: 'Kỳ đã kết toán',
    text: '{{game}} {{period}}: đã\u00a0cược\u00a0{{staked}}, nhận\u00a0lại\u00a0{{returned}}, lãi/lỗ {{net}}.',
    partial:
      '{{game}} {{period}}: đã\u00a0cược\u00a0{{staked}}, nhận\u00a0lại\u00a0{{returned}} theo nền tảng, không rõ đã gồm tiền cược hay chưa.',
  },
  checkedMyself: 'Tôi đã tự kiểm tra',
  outcomeUnknown: 'Chưa rõ trạng thái',
} satisfies typeof en

export default messages
