import type en from '../en_us/recharge'

const recharge = {
  payTo: 'Chuyển đến',
  askService: 'Hỏi chăm sóc khách hàng',
  askText: 'Chăm sóc khách hàng cho bạn biết cần chuyển đến đâu. Tiga không biết tài khoản đó.',
  method: 'Phương thức thanh toán',
  methodAgreed: 'Theo thỏa thuận với chăm sóc khách hàng',
  methodNote: 'Chỉ lưu ở thiết bị này, không gửi cho nền tảng.',
  voucher: 'Ảnh chuyển khoản',
  voucherNote: 'Nơi chụp và thời gian chụp được xóa trước khi gửi.',
  voucherChoose: 'Chọn ảnh',
  voucherOther: 'Chọn ảnh khác',
  voucherPreview: 'Ảnh chuyển khoản sẽ được gửi',
  voucherPreparing: 'Đang thu nhỏ ảnh',
  voucherUploading: 'Đang tải lên',
  voucherUploaded: 'Đã tải lên',
  voucherCancelled: 'Đã hủy tải lên.',
  voucherFailed: 'Tải lên không thành công.',
  cancelUpload: 'Hủy tải lên',
  removeVoucher: 'Xóa',
  voucherProblem: {
    notAnImage: 'Tệp này không phải là ảnh. Hãy chọn ảnh JPEG, PNG hoặc WebP.',
    tooLarge: 'Tệp này quá lớn. Ảnh tối đa {{megabytes}} MB.',
    tooManyPixels: 'Ảnh này quá lớn. Tối đa {{megapixels}} megapixel.',
    unreadable:
      'Không đọc được ảnh này. Có thể trình duyệt này không hỗ trợ định dạng của ảnh, hoặc tệp bị hỏng. Hãy chọn ảnh khác.',
  },
  error: {
    method: 'Vui lòng chọn phương thức thanh toán.',
    voucher: 'Vui lòng thêm ảnh chuyển khoản.',
    voucherWaiting: 'Ảnh chuyển khoản đang được tải lên. Vui lòng đợi.',
  },
  send: 'Gửi {{amount}} để duyệt',
  sendForReview: 'Gửi để duyệt',
  memberUnknown: 'Tài khoản của bạn chưa tải xong. Chưa có gì được gửi đi. Hãy thử lại sau giây lát.',
  notTaken: 'Yêu cầu nạp tiền của bạn không được chấp nhận.',
  credited: 'Cộng vào số dư của bạn',
  againConfirm: 'Gửi thêm một yêu cầu',
  toForm: 'Quay lại biểu mẫu',
  toMine: 'Về trang Tôi',
  receipts: 'Đã gửi từ thiết bị này',
  receiptsNote: 'Thời gian theo thiết bị này. Danh sách này bị xóa khi bạn đăng xuất.',
  compare: {
    unknown: 'Thiếu một tổng số để so sánh.',
    totals: 'Tổng tiền nạp của bạn: trước {{before}}, nay {{now}}. Nền tảng không nêu gồm những gì.',
  },
} satisfies typeof en

export default recharge
