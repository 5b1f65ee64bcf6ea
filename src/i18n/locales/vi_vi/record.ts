import type en from '../en_us/record'

const record = {
  emptyText: 'Các lệnh của bạn sẽ hiện ở đây, mỗi lệnh kèm kết quả.',
  emptyFilter: 'Không có lệnh nào phù hợp',
  showAll: 'Hiện tất cả',
  filters: 'Bộ lọc',
  pending: 'Đang chờ',
  settled: 'Đã kết toán',
  waiting: 'Chờ kết toán',
  won: 'Thắng',
  lost: 'Thua',
  totalsPartial:
    'Một số khoản nhận lại hiển thị theo ghi nhận của nền tảng; chúng tôi không biết đã gồm tiền cược hay chưa.',
  hiddenNumbers: 'Chưa quay số',
  rechecked:
    'Kết quả thắng thua của mọi dòng đã kết toán đều khớp với các số hiển thị kèm theo. Số tiền chưa được kiểm tra.',
  recheckedSome:
    'Số dòng đã kết toán có kết quả thắng thua khớp với các số hiển thị kèm theo: {{checked}} trên {{settled}}. Số tiền chưa được kiểm tra; ở các dòng còn lại, luật chơi hoặc các số chưa được công bố.',
  netUnknown: 'Chưa rõ lãi/lỗ',
  mismatch: 'Không khớp với kết quả quay',
  mismatchText: 'Theo các số hiển thị, dòng này phải là: {{expected}}. Hãy liên hệ chăm sóc khách hàng.',
  recordedOnly: 'theo ghi nhận',
  gross: 'đã gồm tiền cược',
  netOnly: 'chưa gồm tiền cược',
  receipt: {
    share: 'Chia sẻ biên nhận',
    print: 'In biên nhận',
    save: 'Lưu thành tệp',
    copied: 'Đã sao chép biên nhận.',
    notShared: 'Trình duyệt không cho Tiga chia sẻ hay sao chép biên nhận.',
    noChecksum:
      'Đã chuyển tệp cho trình duyệt, nhưng không có mã kiểm tra vì không tạo được ở đây. Nếu không thấy tệp, hãy mở Tiga bằng trình duyệt khác.',
    note: 'Lấy từ lịch sử của nền tảng mà thiết bị này đọc được, theo giờ máy chủ. Đây không phải giấy tờ do nền tảng cấp.',
  },
  exportCsv: 'Xuất tệp',
  exported: 'Đã chuyển tệp cho trình duyệt. Nếu không thấy tệp, hãy mở Tiga bằng trình duyệt khác.',
  detail: 'Lệnh kỳ {{period}}',
  placed: 'Đặt lúc',
  updated: 'Cập nhật lần cuối',
  statusText: 'Trạng thái',
  seeOrder: 'Chi tiết kỳ {{period}}',
  trail: {
    see: '{{figure}}: gồm những khoản nào',
    title: '“{{figure}}” gồm những khoản nào',
    platform: 'Theo các tổng số của nền tảng.',
    record: 'Từ lịch sử nhiệm vụ của bạn, theo danh sách của nền tảng.',
    withdrawals: 'Từ lịch sử rút tiền của bạn, theo danh sách của nền tảng.',
    average:
      'Lãi/lỗ trung bình của số tiền cược trong từng lệnh qua rất nhiều kỳ, với trò chơi có công bố luật chơi và mức trả.',
    known: 'Các lệnh trong tháng đó đã rõ luật chơi, mức trả và số nhận lại.',
    agrees: 'Các mục bên dưới cộng lại khớp với số này.',
    differs: 'Các mục bên dưới cộng lại được {{own}}; Tiga không biết vì sao khác nhau.',
    differsOut: 'Các mục bên dưới cộng lại được {{own}}; Tiga không biết nền tảng tính những mục nào.',
    filtered: 'Chỉ gồm các mục khớp với bộ lọc của bạn.',
    topUps: 'Nền tảng không liệt kê các lần nạp nên Tiga không thể chia nhỏ thêm.',
    none: 'Không có mục nào được liệt kê cho số này.',
    rest: 'Các khoản còn lại',
  },
  line: {
    staked: 'Đã cược {{staked}}',
  },
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
