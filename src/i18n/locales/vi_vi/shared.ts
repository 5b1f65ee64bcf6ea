import type en from '../en_us/shared'

const shared = {
  report: 'Báo cáo cá nhân',
  statement: 'Lịch sử giao dịch',
  notices: 'Thông báo',
  service: 'Hỗ trợ trực tuyến',
  settings: 'Cài đặt',
  withdraw: 'Rút tiền',
  bankAccount: 'Tài khoản ngân hàng',
  fundPassword: 'Mã PIN rút tiền',
  inviteHint: 'Thành viên cấp cao hơn sẽ có mã mời. Việc nâng cấp do bộ phận chăm sóc khách hàng hỗ trợ.',
  tasksFirst: 'Vui lòng hoàn thành danh sách nhiệm vụ trước.',
  unread: 'Chưa đọc: {{number}}',
  complete: 'Vui lòng điền mục này.',
  submit: 'Gửi',
  amount: 'Số tiền',
  balance: 'Số dư',
  total: 'Tổng',
  staked: 'Đã cược',
  won: 'Tiền thắng',
  returned: 'Nhận lại',
  net: 'Lãi/lỗ',
  submitted: 'Gửi lúc',
  reviewed: 'Xét duyệt lúc',
  noResponse: 'Không có phản hồi',
  checkedMyself: 'Tôi đã tự kiểm tra',
  checkAgain: 'Kiểm tra lại',
  done: 'Xong',
  netResult: 'Lãi/lỗ',
} satisfies typeof en

export default shared
