import type en from '../en_us/bank'

const bank = {
  noneTitle: 'Chưa có tài khoản ngân hàng',
  noneText: 'Tiền rút được chuyển về một tài khoản ngân hàng đứng tên bạn.',
  add: 'Thêm tài khoản',
  rules: 'Chỉ hỗ trợ các ngân hàng thương mại lớn. Muốn đổi tài khoản, hãy liên hệ chăm sóc khách hàng.',
  linkStep: 'Bước {{step}}/{{steps}}',
  withdrawNow: 'Rút tiền ngay',
  showNumber: 'Hiện số tài khoản',
  hideNumber: 'Ẩn số tài khoản',
  bank: 'Ngân hàng',
  number: 'Số tài khoản',
  name: 'Tên chủ tài khoản',
  mobile: 'Số điện thoại',
  chooseBank: 'Chọn ngân hàng',
  searchBank: 'Tìm ngân hàng',
  banksFound: 'Số ngân hàng tìm thấy: {{number}}',
  noBank: 'Không có ngân hàng nào khớp với “{{query}}”',
  noBanks: 'Hiện chưa có ngân hàng nào. Hãy thử lại sau hoặc liên hệ chăm sóc khách hàng.',
  useBank: 'Dùng ngân hàng này',
  realNumber: 'Vui lòng nhập đúng số tài khoản.',
  otherName: 'Tên phải trùng với họ tên thật của bạn: {{name}}.',
  digitsOnly: 'Vui lòng chỉ nhập chữ số.',
  nameHint: 'Đúng như ngân hàng đang lưu. Không phân biệt chữ hoa, chữ thường và dấu.',
  reviewTitle: 'Kiểm tra thông tin ngân hàng',
  reviewText:
    'Hãy kiểm tra từng chữ số. Bạn chỉ liên kết được một tài khoản; sau đó muốn thay đổi phải liên hệ chăm sóc khách hàng.',
  confirm: 'Liên kết tài khoản này',
  change: 'Sửa thông tin',
  bound: 'Đã liên kết tài khoản ngân hàng.',
  closedTitle: 'Bạn đã liên kết một tài khoản ngân hàng',
  closedText: 'Bạn chỉ liên kết được một tài khoản. Muốn thay đổi, hãy liên hệ chăm sóc khách hàng.',
  seeCard: 'Xem tài khoản ngân hàng',
  unknown: 'Tài khoản của bạn có thể đã được liên kết. Hãy xem lại trang Tài khoản ngân hàng trước khi gửi lần nữa.',
  notBoundYet: 'Nền tảng chưa hiển thị tài khoản liên kết nào. Bạn có thể thử lại.',
} satisfies typeof en

export default bank
