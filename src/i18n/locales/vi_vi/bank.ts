import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Chưa có tài khoản ngân hàng',
  noneText: 'Tiền rút sẽ được chuyển về một tài khoản ngân hàng đứng tên bạn.',
  rules: 'Chỉ hỗ trợ ngân hàng thương mại lớn. Muốn đổi tài khoản, hãy liên hệ chăm sóc khách hàng.',
  withdrawNow: 'Rút tiền ngay',
  showNumber: 'Hiện số tài khoản',
  hideNumber: 'Ẩn số tài khoản',
  bank: 'Ngân hàng',
  number: 'Số tài khoản',
  name: 'Tên chủ tài khoản',
  mobile: 'Số điện thoại',
  chooseBank: 'Chọn ngân hàng',
  noBanks: 'Hiện chưa có ngân hàng nào. Hãy thử lại sau.',
  realNumber: 'Vui lòng nhập đúng số tài khoản.',
  otherName: 'Tên phải trùng với họ tên thật của bạn: {{name}}.',
  digitsOnly: 'Vui lòng chỉ nhập chữ số.',
  nameHint: 'Đúng như tên trên tài khoản ngân hàng. Viết hoa hay không dấu đều được.',
  reviewTitle: 'Kiểm tra thông tin',
  reviewText: 'Kiểm tra từng chữ số. Bạn chỉ liên kết được một tài khoản.',
  confirm: 'Liên kết tài khoản này',
  change: 'Sửa thông tin',
  bound: 'Đã liên kết tài khoản ngân hàng.',
  closedTitle: 'Bạn đã liên kết tài khoản',
  closedText: 'Muốn thay đổi, hãy liên hệ chăm sóc khách hàng.',
  seeCard: 'Xem tài khoản ngân hàng',
  unknown: 'Tài khoản có thể đã được liên kết. Hãy xem lại mục “Tài khoản ngân hàng” trước khi gửi lần nữa.',
  notBoundYet: 'Chưa thấy tài khoản ngân hàng nào được liên kết. Bạn có thể thử lại.',
} satisfies typeof en

export default bank
