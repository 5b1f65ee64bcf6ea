import type en from '../en_us/recharge'

const recharge = {
  step: {
    ask: 'Hỏi chăm sóc khách hàng về tài khoản nhận tiền',
    askText: 'Bộ phận chăm sóc khách hàng cho bạn biết cần chuyển tiền đến đâu. Tiga không biết tài khoản đó.',
    transfer: 'Chuyển khoản và chụp ảnh',
    transferText: 'Chuyển tiền rồi lưu biên lai thành ảnh.',
    send: 'Gửi tại đây',
  },
  method: 'Phương thức thanh toán',
  methodAgreed: 'Theo thỏa thuận với chăm sóc khách hàng',
  methodNote: 'Chỉ lưu trên biên nhận ở thiết bị này, không gửi cho nền tảng.',
  voucher: 'Ảnh chuyển khoản',
  voucherNote:
    'Thêm một ảnh biên lai chuyển khoản. Trước khi được gửi khỏi thiết bị này, ảnh sẽ được thu nhỏ và xóa thông tin về nơi chụp, thời gian chụp.',
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
  underWay: 'Bạn có một yêu cầu nạp khác đang xử lý. Hãy chờ phản hồi.',
  memberUnknown: 'Tài khoản của bạn chưa tải xong. Chưa có gì được gửi đi. Hãy thử lại sau giây lát.',
  notTaken: 'Yêu cầu nạp tiền của bạn không được chấp nhận.',
  sentTitle: 'Đã gửi, đang chờ duyệt',
  sent: 'Đã gửi',
  reviewed: 'Đã xét duyệt',
  credited: 'Cộng vào số dư của bạn',
  sentText: 'Nền tảng đã nhận yêu cầu nạp {{amount}} của bạn. Số tiền chỉ được cộng vào số dư nếu nền tảng duyệt.',
  unknownText:
    'Đừng gửi lại yêu cầu nạp tiền: yêu cầu nạp {{amount}} có thể đã được ghi nhận. Trước hết hãy so sánh các tổng số bên dưới hoặc liên hệ chăm sóc khách hàng.',
  againText:
    'Chưa rõ kết quả của yêu cầu nạp {{amount}} gửi lúc {{time}}. Yêu cầu có thể đã được ghi nhận. Gửi thêm một yêu cầu nữa?',
  againConfirm: 'Gửi thêm một yêu cầu',
  toForm: 'Quay lại biểu mẫu',
  toMine: 'Về trang Tôi',
  receipts: 'Đã gửi từ thiết bị này',
  receiptsNote: 'Thời gian theo thiết bị này. Danh sách này bị xóa khi bạn đăng xuất.',

  compare: {
    checking: 'Đang lấy tổng số từ nền tảng',
    unknown: 'Chúng tôi không có đủ cả tổng số trước và sau nên không thể so sánh.',
    same: 'Tổng tiền nạp của bạn trên nền tảng vẫn là {{total}}. Việc xét duyệt có thể mất thời gian.',
    grown:
      'Tổng tiền nạp của bạn trên nền tảng tăng {{change}}, từ {{before}} lên {{now}}. Nền tảng không cho biết lần nạp này có nằm trong đó không.',
    fallen:
      'Tổng tiền nạp của bạn trên nền tảng giảm {{change}}, từ {{before}} xuống {{now}}. Hãy hỏi chăm sóc khách hàng vì sao.',
  },
} satisfies typeof en

export default recharge
