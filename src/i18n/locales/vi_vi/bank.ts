import type en from '../en_us/bank'

const bank = {
  bindTitle: 'Liên kết tài khoản ngân hàng',
  noneTitle: 'Chưa có tài khoản ngân hàng',
  noneText: 'Tiền rút được chuyển về một tài khoản ngân hàng đứng tên bạn.',
  noneNeeds: 'Trước tiên, hãy nhập họ tên thật và đặt mã PIN rút tiền.',
  add: 'Thêm tài khoản ngân hàng',
  rules: 'Chỉ hỗ trợ các ngân hàng thương mại lớn; muốn thay đổi, hãy liên hệ chăm sóc khách hàng.',
  nameFirst: 'Hãy nhập họ tên thật trước khi liên kết tài khoản.',
  fundPasswordFirst: 'Hãy đặt mã PIN rút tiền trước khi liên kết tài khoản.',
  showNumber: 'Hiện số tài khoản',
  hideNumber: 'Ẩn số tài khoản',
  bank: 'Ngân hàng',
  number: 'Số tài khoản',
  name: 'Tên chủ tài khoản',
  mobile: 'Số điện thoại',
  chooseBank: 'Chọn ngân hàng',
  searchBank: 'Tìm ngân hàng',
  banksFound: 'Số ngân hàng tìm thấy: {{number}}',
  noBank: 'Không có ngân hàng nào tên “{{query}}”',
  noBanks: 'Hiện chưa có ngân hàng nào. Hãy thử lại sau hoặc liên hệ chăm sóc khách hàng.',
  useBank: 'Dùng ngân hàng này',
  realNumber: 'Vui lòng nhập đúng số tài khoản.',
  otherName: 'Phải trùng với họ tên thật của bạn: {{name}}.',
  digitsOnly: 'Vui lòng chỉ nhập chữ số.',
  nameHint: 'Tên chủ tài khoản như ngân hàng đang lưu. Không phân biệt chữ hoa và dấu.',
  reviewTitle: 'Kiểm tra tài khoản của bạn',
  reviewText:
    'Hãy kiểm tra từng chữ số. Bạn chỉ liên kết được một tài khoản; sau đó muốn thay đổi phải liên hệ chăm sóc khách hàng.',
  confirm: 'Liên kết tài khoản này',
  change: 'Sửa lại',
  bound: 'Đã liên kết tài khoản ngân hàng.',
  closedTitle: 'Bạn đã liên kết một tài khoản ngân hàng',
  closedText: 'Bạn chỉ liên kết được một tài khoản. Muốn thay đổi, hãy liên hệ chăm sóc khách hàng.',
  seeCard: 'Xem tài khoản ngân hàng',
  unknown:
    'Không nhận được phản hồi. Tài khoản của bạn có thể đã được liên kết. Hãy xem lại tài khoản ngân hàng trước khi gửi lần nữa.',
  notBoundYet:
    'Không nhận được phản hồi, và đến giờ nền tảng chưa có tài khoản ngân hàng nào của bạn. Bạn có thể thử lại.',
} satisfies typeof en

export default bank
