import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Thỏa thuận mở tài khoản',
  agreement1: 'Bạn phải từ 18 tuổi trở lên và đủ tuổi thành niên theo luật nơi bạn sống.',
  agreement2: 'Mỗi tài khoản chỉ dành cho một người. Hãy giữ kín mật khẩu. Tiga là ứng dụng để bạn dùng nền tảng.',
  operatorNamed: 'Nền tảng do {{name}} vận hành.',
  operatorNone: 'Đơn vị vận hành nền tảng chưa được công bố.',
  agreement3:
    'Bạn có thể mất tiền cược. Mỗi trò chơi cho biết trung bình giữ lại bao nhiêu, nếu có công bố. Đừng bao giờ cược số tiền bạn cần dùng.',
  termsTitle: 'Điều khoản',
  terms1:
    'Đơn cược, nạp tiền và rút tiền do nền tảng quyết định. Tiga cho bạn biết phản hồi của nền tảng, hoặc báo khi không có phản hồi.',
  terms2: 'Tiga không thể hủy đơn cược đã gửi, và kỳ đã đóng không nhận cược nữa.',
  privacyTitle: 'Quyền riêng tư',
  goesTitle: 'Đăng xuất sẽ xóa khỏi thiết bị này',
  goes: {
    session: 'phiên đăng nhập của bạn',
    messages: '50 kết quả gần nhất trong “Yêu cầu của bạn”',
    requests: 'các đơn cược, yêu cầu rút và nạp chưa rõ trạng thái',
    draft: 'số tiền và lựa chọn bạn chưa gửi, lưu trong 30\u00a0phút',
    awaited: 'các kỳ bạn đang chờ kết quả',
    receipts: 'biên nhận nạp tiền',
    savedHosts: 'các hướng dẫn viên đã lưu',
    shownPayouts: 'mức trả hiển thị khi bạn đặt cược',
    unlikelyGames: 'các trò chơi có kết quả khó là ngẫu nhiên',
    readNotices: 'dấu “đã đọc” của các thông báo',
    watched: 'chỗ đang xem dở trong video',
    copies: 'bản sao ngoại tuyến của lịch sử, nếu bạn đã bật',
  },
  staysTitle: 'Vẫn còn trên thiết bị này',
  stays: {
    settings: 'cài đặt của bạn',
    seen: 'các kết quả quay số đã thấy ở đây và thời gian mở màn hình quay số mỗi ngày',
    realityCheck: 'cài đặt nhắc thời gian',
    limits: 'giới hạn và đợt nghỉ bạn tự đặt, cùng các lần nạp được tính vào đó',
  },
  sessionEnds:
    'Nếu phiên đăng nhập hết hạn khi bạn chưa đăng xuất, Tiga giữ yêu cầu, kỳ đang chờ và hướng dẫn viên đã lưu đến khi bạn đăng nhập lại. Thành viên khác không xem được.',
  erasing:
    'Mục “Xóa dữ liệu của Tiga” trong Cài đặt xóa tất cả. Riêng giới hạn bạn tự đặt bị xóa sau 24\u00a0giờ, đợt nghỉ khi hết hạn.',
  platformSees:
    'Tiga gửi cho nền tảng những gì bạn nhập, phiên đăng nhập và ngôn ngữ. Ảnh, video và trang trò chuyện được tải từ máy chủ do nền tảng chọn. Các máy chủ này thấy được địa chỉ IP của bạn. Tiga không dùng công cụ phân tích, không có quảng cáo.',
  faultsReported: 'Khi Tiga gặp lỗi, ứng dụng báo lỗi đó cho đơn vị vận hành, không kèm dữ liệu của bạn.',
} satisfies typeof en

export default legal
