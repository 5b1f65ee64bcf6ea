import type en from '../en_us/recharge'

const recharge = {
  method: 'Phương thức thanh toán',
  methodAgreed: 'Theo thỏa thuận với chăm sóc khách hàng',
  methodNote: 'Chỉ ghi trên biên nhận ở thiết bị này, không gửi cho nền tảng.',
  voucher: 'Ảnh chuyển khoản',
  voucherNote:
    'Một ảnh chụp màn hình hoặc biên lai chuyển khoản. Trước khi rời thiết bị này, ảnh được thu nhỏ và thông tin nơi chụp, lúc chụp được xóa.',
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
    notAnImage: 'Tệp này không phải là ảnh. Hãy chọn JPEG, PNG hoặc WebP.',
    tooLarge: 'Tệp này quá lớn. Ảnh tối đa {{megabytes}} MB.',
    tooManyPixels: 'Ảnh này quá lớn. Tối đa {{megapixels}} megapixel.',
    unreadable: 'Không đọc được ảnh này. Có thể ảnh bị hỏng. Hãy chọn ảnh khác.',
  },
  error: {
    amount: 'Vui lòng nhập đúng số tiền.',
    method: 'Vui lòng chọn phương thức thanh toán.',
    voucher: 'Vui lòng thêm ảnh chuyển khoản.',
    voucherWaiting: 'Ảnh chuyển khoản đang được tải lên. Vui lòng đợi.',
  },
  offline: 'Bạn đang ngoại tuyến. Không có gì được gửi đi.',
  underWay: 'Bạn có một yêu cầu nạp khác chưa xong. Hãy chờ phản hồi.',
  memberUnknown: 'Tài khoản của bạn chưa tải xong. Không có gì được gửi đi. Hãy thử lại sau giây lát.',
  notTaken: 'Yêu cầu nạp tiền không được chấp nhận.',
  warning:
    'Đừng bao giờ trả tiền để được nhận tiền. Nếu có người đòi bạn nạp tiền trước khi trả tiền cho bạn, đừng gửi tiền.',
  sentTitle: 'Đã gửi, đang chờ duyệt',
  sentText: 'Nền tảng đã nhận yêu cầu nạp {{amount}} của bạn. Số tiền chỉ vào số dư nếu nền tảng duyệt.',
  unknownText:
    'Không có phản hồi: đừng gửi lại. Yêu cầu nạp {{amount}} của bạn có thể đã đến nơi. Trước hết hãy so sánh các tổng số bên dưới hoặc hỏi chăm sóc khách hàng.',
  againText: 'Yêu cầu nạp {{amount}} gửi lúc {{time}} chưa có phản hồi và có thể đã đến nơi. Gửi thêm một yêu cầu nữa?',
  againConfirm: 'Gửi thêm một yêu cầu',
  toForm: 'Quay lại biểu mẫu',
  toMine: 'Về trang Tôi',
  receipts: 'Đã gửi từ thiết bị này',
  receiptsNote: 'Thời gian theo thiết bị này. Danh sách này bị xóa khi bạn đăng xuất.',

  compare: {
    checking: 'Đang lấy tổng số từ nền tảng',
    unknown: 'Thiếu tổng số trước hoặc sau trên nền tảng nên không thể so sánh.',
    same: 'Tổng tiền nạp của bạn trên nền tảng vẫn là {{total}}. Việc duyệt có thể mất thời gian.',
    grown:
      'Tổng tiền nạp của bạn trên nền tảng đổi từ {{before}} thành {{now}}, tăng {{change}}. Nền tảng không cho biết lần nạp này có nằm trong đó không.',
    fallen:
      'Tổng tiền nạp của bạn trên nền tảng đổi từ {{before}} thành {{now}}, giảm {{change}}. Hãy hỏi chăm sóc khách hàng.',
  },
  receiptSent: 'Đã gửi, chưa được xác nhận',
} satisfies typeof en

export default recharge
