import type en from '../en_us/service'

const service = {
  disabled: 'Tính năng này đã bị tắt.',
  disabledText: 'Nền tảng đã tắt dịch vụ hỗ trợ trực tuyến.',
  unsafe: 'Không thể mở trang hỗ trợ một cách an toàn.',
  unsafeText: 'Nền tảng không cung cấp địa chỉ bảo mật (https) riêng cho trang này, nên Tiga không mở.',
  hours: 'Theo nền tảng: 24 giờ mỗi ngày, 7 ngày trong tuần.',
  leadsTo: 'Trò chuyện được mở tại',
  notOurs: 'Địa chỉ này thuộc dịch vụ của nền tảng, không thuộc Tiga. Đừng bao giờ cung cấp mật khẩu của bạn ở đó.',
  openHere: 'Mở trò chuyện tại đây',
  openOutside: 'Mở bên ngoài Tiga',
  caseTitle: 'Thông tin cho tin nhắn của bạn',
  caseText: 'Các dòng này giúp mô tả sự cố, không chứa tên, số hay mật khẩu của bạn; hãy bổ sung điều đã xảy ra.',
  copyCase: 'Sao chép nội dung',
  copied: 'Đã sao chép nội dung.',
  copyByHand: 'Trình duyệt này không cho Tiga sao chép. Nội dung đã được chọn: hãy tự sao chép.',
  caseField: 'Nội dung sự cố',
  case: {
    happened: 'Điều đã xảy ra:',
    screen: 'Ở màn hình nào:',
    app: 'Ứng dụng: Tiga {{version}}',
    language: 'Ngôn ngữ: {{language}}',
    time: 'Giờ của thiết bị này (UTC): {{time}}',
    window: 'Kích thước màn hình: {{size}}',
  },
  frameName: 'Trang hỗ trợ trên {{host}}',
  loadingPage: 'Đang tải {{host}}',
  emptyPage: 'Nếu trang vẫn trống, hãy mở bên ngoài Tiga.',
  blocked: 'Trang hỗ trợ không tải được.',
  blockedText: '{{host}} không phản hồi trong 8 giây. Có thể trang chậm, hoặc không cho phép hiển thị ở đây.',
} satisfies typeof en

export default service
