import type en from '../en_us/service'

const service = {
  disabled: 'Tính năng này đã tắt.',
  unsaidText: 'Nền tảng không cho biết hỗ trợ trực tuyến có đang bật hay không.',
  unsafe: 'Mở trang hỗ trợ này không an toàn.',
  unsafeText: 'Nền tảng không cung cấp địa chỉ an toàn (https) nên Tiga không mở.',
  noPasswords: 'Đừng bao giờ cho ai biết mật khẩu hay mã PIN.',
  openHere: 'Mở trò chuyện',
  openOutside: 'Mở bên ngoài Tiga',
  help: {
    title: 'Hỗ trợ cai cờ bạc',
    text: 'Dành cho bạn hoặc người thân đang lo lắng vì cờ bạc. Độc lập với Tiga và nền tảng.',
  },
  complaint: {
    title: 'Báo lừa đảo hoặc khiếu nại',
    text: 'Khi bạn bị lừa, hoặc nền tảng không giải quyết khiếu nại của bạn. Độc lập với Tiga và nền tảng.',
  },
  caseTitle: 'Thông tin gửi kèm',
  caseText: 'Sao chép thông tin này vào tin nhắn của bạn. Không gồm tên, số tài khoản hay mật khẩu.',
  copyCase: 'Sao chép thông tin',
  copied: 'Đã sao chép thông tin.',
  copyByHand: 'Tiga không sao chép được. Nội dung đã được chọn sẵn để bạn tự sao chép.',
  caseField: 'Thông tin sự cố',
  case: {
    about: 'Về: {{what}}',
    app: 'Ứng dụng: Tiga {{version}}',
    language: 'Ngôn ngữ: {{language}}',
    time: 'Giờ (UTC): {{time}}',
    window: 'Kích thước cửa sổ: {{size}}',
  },
  frameName: 'Trang hỗ trợ trên {{host}}',
  loadingPage: 'Đang tải {{host}}',
  emptyPage: 'Trang trống?',
  blocked: 'Không tải được trang hỗ trợ.',
  blockedText: 'Không có phản hồi trong 8 giây. Trang có thể không mở được trong Tiga.',
} satisfies typeof en

export default service
