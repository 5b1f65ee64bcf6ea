import type { WithoutSingularKeys } from '../../sections'
import type en from '../en_us/report'

const report = {
  figures: 'Số liệu tổng',
  stakesPending: '{{amount}} đã cược còn chờ kết toán',
  toppedUp: 'Đã nạp',
  withdrawn: 'Đã rút',
  netPaidIn: 'Nạp trừ rút',

  trend: 'Lãi/lỗ theo thời gian',
  plotName:
    'Lãi/lỗ theo thời gian, từ {{from}} đến {{to}}: cuối cùng {{net}}, thấp nhất {{lowest}}, cao nhất {{highest}}',
  daysName: 'Lãi/lỗ theo ngày, từ {{from}} đến {{to}}',
  showDays: 'Xem theo ngày',
  hideDays: 'Thu gọn',
  noSettled: 'Không có đơn cược nào đã kết toán trong khoảng thời gian này',
  noSettledText: 'Lãi/lỗ được tính từ các đơn cược đã kết toán.',
  undated: 'Bỏ qua {{number}} đơn cược đã kết toán vì không đọc được ngày.',
  untold: 'Bỏ qua {{number}} đơn cược đã kết toán vì thiếu hoặc không đọc được số tiền nhận lại.',

  ordersDiffer:
    'Các đơn cược được liệt kê có tổng khác: đã cược {{staked}}, nhận lại {{returned}}. Hãy hỏi chăm sóc khách hàng lý do.',
  withdrawalsDiffer: 'Các lần rút nền tảng báo đã xong có tổng khác: {{total}}. Hãy hỏi chăm sóc khách hàng lý do.',

  orders: 'Đơn cược',
  withdrawals: 'Rút tiền',
  noDate: 'Không có ngày',
  withdrawal: 'Rút tiền',
  withdrawalsIn: 'Rút tiền · {{state}}',
  netResult: 'Lãi/lỗ',
} satisfies WithoutSingularKeys<typeof en>

export default report
