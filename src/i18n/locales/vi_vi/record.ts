import type en from '../en_us/record'

const record = {
  emptyText: 'Các lệnh của bạn sẽ hiện ở đây, mỗi lệnh kèm kết quả.',
  emptyFilter: 'Không có lệnh nào thuộc loại này',
  filters: 'Bộ lọc',
  pending: 'Đang chờ',
  settled: 'Đã kết toán',
  waiting: 'Chờ duyệt',
  won: 'Thắng',
  lost: 'Thua',
  totals: 'Đã cược {{staked}} · nhận lại {{returned}} · lãi/lỗ {{net}}',
  totalsPending: 'Đang chờ {{amount}}',
  totalsPartial: 'Một số khoản nhận lại hiển thị theo ghi nhận; không rõ đã gồm tiền cược hay chưa.',
  hiddenNumbers: 'Chưa quay số',
  rechecked: 'Mọi dòng đã kết toán đều được đối chiếu với kết quả quay số.',
  recheckedSome:
    'Số dòng đã kết toán được đối chiếu với kết quả quay số: {{checked}} trên {{settled}}. Với các dòng còn lại, luật chơi chưa được công bố.',
  mismatch: 'Không khớp với kết quả quay',
  mismatchText: 'Theo các số hiển thị, dòng này phải là: {{expected}}. Hãy hỏi chăm sóc khách hàng.',
  recordedOnly: 'theo ghi nhận',
  gross: 'gồm tiền cược',
  netOnly: 'không gồm tiền cược',
  exportCsv: 'Xuất tệp',
  exported: 'Đã lưu tệp.',
  detail: 'Lệnh kỳ {{period}}',
  placed: 'Đặt lúc',
  updated: 'Thay đổi gần nhất',
  statusText: 'Trạng thái',
  seeOrder: 'Chi tiết kỳ {{period}}',
  line: {
    staked: 'Đã cược {{staked}}',
    returned: 'Đã cược {{staked}} · nhận lại {{returned}}',
    recorded: 'Đã cược {{staked}} · theo ghi nhận {{returned}}',
  },
  netUnknown: 'Không rõ',
  csv: {
    period: 'kỳ',
    game: 'trò chơi',
    option: 'lựa chọn',
    stake: 'tiền cược',
    outcome: 'kết quả',
    recorded: 'tiền nhận lại theo ghi nhận',
    placed: 'đặt lúc (giờ máy chủ)',
  },
} satisfies typeof en

export default record
