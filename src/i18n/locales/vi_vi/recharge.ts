import type en from '../en_us/recharge'

const recharge = {
  payTo: 'Chuyển tiền đến',
  askService: 'Hỏi chăm sóc khách hàng',
  askText: 'Hãy hỏi chăm sóc khách hàng cần chuyển vào tài khoản nào. Tiga không biết tài khoản đó.',
  method: 'Phương thức thanh toán',
  methodAgreed: 'Theo thỏa thuận với chăm sóc khách hàng',
  methodNote: 'Chỉ lưu trên thiết bị này, không gửi cho nền tảng.',
  voucher: 'Ảnh chuyển khoản',
  voucherChoose: 'Chọn ảnh',
  voucherPreview: 'Ảnh chuyển khoản đã chọn',
  voucherPreparing: 'Đang thu nhỏ ảnh',
  voucherUploading: 'Đang tải lên',
  voucherUploaded: 'Đã xóa nơi và giờ chụp',
  voucherFailed: 'Tải lên không thành công.',
  removeVoucher: 'Xóa',
  voucherProblem: {
    notAnImage: 'Tệp này không phải là ảnh. Hãy chọn ảnh JPEG, PNG hoặc WebP.',
    tooLarge: 'Tệp này quá lớn. Ảnh tối đa {{megabytes}} MB.',
    tooManyPixels: 'Ảnh này quá lớn. Tối đa {{megapixels}} megapixel.',
    unreadable: 'Không đọc được ảnh này. Tệp có thể bị hỏng hoặc có định dạng lạ. Hãy chọn ảnh khác.',
  },
  error: {
    method: 'Vui lòng chọn phương thức thanh toán.',
    voucher: 'Vui lòng thêm ảnh chuyển khoản.',
    voucherWaiting: 'Ảnh chuyển khoản đang tải lên. Vui lòng đợi.',
  },
  send: 'Gửi yêu cầu nạp {{amount}}',
  sendForReview: 'Gửi yêu cầu nạp',
  memberUnknown: 'Chưa tải được tài khoản nên chưa gửi. Hãy thử lại.',
  againConfirm: 'Gửi yêu cầu khác',
  toMine: 'Về mục Tôi',
  receipts: 'Đã gửi từ thiết bị này',
  compare: {
    unknown: 'Tiga không có tổng tiền nạp để đối chiếu.',
    total: 'Tổng tiền nạp',
    same: 'Không đổi',
    changed: '{{before}} → {{now}}',
  },
  sentUnconfirmed: 'Đã gửi, chưa được xác nhận',
  claimedBalance: 'Số dư {{amount}} · chưa được xác nhận',
  inTotal: 'Tổng tiền nạp tăng đúng số này',
} satisfies typeof en

export default recharge
