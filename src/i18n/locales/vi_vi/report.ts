import type { WithoutOne } from '../../sections'
import type en from '../en_us/report'

const report = {
  figures: 'Tổng cộng',
  profitHint: 'Tiền nhận lại trừ tiền cược',
  toppedUp: 'Đã nạp',
  withdrawn: 'Đã rút',
  netPaidIn: 'Nạp ròng',
  netPaidInHint: 'Tiền nạp trừ tiền rút',
  nothingYet: 'Đến nay chưa có khoản cược, nạp hoặc rút tiền nào.',
  asCounted: 'Các tổng số và ngày là của nền tảng.',

  trend: 'Lãi/lỗ theo thời gian',
  plotName: 'Lãi/lỗ theo ngày, {{from}} đến {{to}}: kết thúc ở {{net}}, thấp nhất {{lowest}}, cao nhất {{highest}}',
  tableName: 'Lãi/lỗ theo ngày, {{from}} đến {{to}}',
  showTable: 'Hiện dạng bảng',
  hideTable: 'Ẩn bảng',
  day: 'Ngày',
  sum: 'Tổng cộng',
  noSettled: 'Không có lệnh đã kết toán trong khoảng thời gian này',
  noSettledText: 'Lãi/lỗ được tính từ các lệnh đã kết toán.',
  settledNetIs: 'Lãi/lỗ đã kết toán {{amount}}',
  undated: 'Bỏ qua {{number}} lệnh đã kết toán vì không đọc được ngày.',

  ordersAgree: 'Các lệnh được liệt kê cộng lại khớp với tổng số.',
  ordersDiffer:
    'Các lệnh được liệt kê cộng lại thì khác: đã cược {{staked}}, nhận lại {{returned}}; hãy hỏi chăm sóc khách hàng vì sao.',
  withdrawalsDiffer:
    'Các lần rút được báo là đã xong cộng lại thì khác: {{total}}; hãy hỏi chăm sóc khách hàng vì sao.',

  orders: 'Lệnh',
  withdrawals: 'Rút tiền',
  ordersMissing: 'Chưa gồm các lệnh vì không tải được.',
  withdrawalsMissing: 'Chưa gồm các lần rút vì không tải được.',
  noDate: 'Không có ngày',
  sentTopUps: {
    title: 'Yêu cầu nạp đã gửi từ thiết bị này',
    text: 'Các yêu cầu thiết bị này đã gửi, theo giờ của thiết bị. Nền tảng không liệt kê các lần nạp; các tổng ở đây không gồm chúng.',
  },
  month: {
    title: 'Tháng của tôi',
    choose: 'Tháng',
    rounds: 'Số kỳ',
    longest: 'Nhiều kỳ nhất trong một ngày',
    longestIs: '{{number}}, ngày {{day}}',
    average: 'Trung bình khi cược {{staked}}',
    yours: 'Kết quả của bạn khi cược {{staked}}',
  },
  withdrawal: 'Rút tiền',
  shown: '{{shown}} trên {{all}}',
  find: 'Tìm trong danh sách này',
  found: 'Tìm thấy {{number}}',
  csv: {
    time: 'thời gian (máy chủ)',
    kind: 'loại',
    order: 'lệnh',
    withdrawal: 'rút tiền',
    status: 'trạng thái',
    staked: 'đã cược',
    returned: 'nhận lại',
    net: 'lãi/lỗ',
    withdrawn: 'số tiền rút',
    note: 'ghi chú',
  },
} satisfies WithoutOne<typeof en>

export default report
