import type en from '../en_us/legal'

const legal = {
  agreementTitle: 'Thỏa thuận mở tài khoản',
  agreement1: 'Bạn phải ít nhất 18 tuổi, và đủ tuổi thành niên theo quy định nơi bạn sống.',
  agreement2:
    'Mỗi tài khoản dành cho một người. Hãy giữ kín mật khẩu của bạn. Tiga là ứng dụng bạn dùng để truy cập nền tảng.',
  operatorNamed: 'Nền tảng do {{name}} vận hành.',
  operatorNone: 'Đơn vị vận hành nền tảng chưa được công bố.',
  agreement3:
    'Bạn có thể mất tiền cược. Mỗi trò chơi cho biết trung bình giữ lại bao nhiêu, nếu được công bố. Đừng bao giờ đặt cược số tiền bạn cần dùng.',
  termsTitle: 'Điều khoản',
  terms1:
    'Nền tảng quyết định về lệnh, nạp tiền và rút tiền. Tiga hiển thị phản hồi của nền tảng, hoặc nói rõ khi không có.',
  terms2: 'Tiga không thể hủy lệnh đã gửi. Kỳ đã đóng không nhận thêm lệnh.',
  privacyTitle: 'Quyền riêng tư',
  goesTitle: 'Những gì bị xóa khỏi thiết bị này khi bạn đăng xuất',
  goes: {
    session: 'phiên đăng nhập của bạn',
    messages: '50 kết quả gần nhất trong “Yêu cầu của bạn”',
    requests: 'các lệnh, lần rút và lần nạp chưa biết kết quả',
    awaited: 'các kỳ đang chờ',
    orders: 'kết quả trong các lệnh của bạn',
    receipts: 'biên nhận nạp tiền',
    savedHosts: 'các hướng dẫn viên đã lưu',
    shownPayouts: 'mức trả hiển thị khi bạn đặt lệnh',
    readNotices: 'thông báo đã đọc',
    watched: 'vị trí xem dở trong video',
    copies: 'bản sao ngoại tuyến của lịch sử, nếu bạn bật',
  },
  staysTitle: 'Những gì còn lại trên thiết bị này',
  stays: {
    language: 'ngôn ngữ',
    theme: 'giao diện',
    numberFormat: 'định dạng số',
    dataSaver: 'tiết kiệm dữ liệu',
    ledger: 'các kết quả quay số đã xem ở đây',
    playTime: 'thời gian mở màn hình quay số mỗi ngày',
    realityCheck: 'lựa chọn nhắc thời gian của bạn',
    limits: 'các giới hạn và tạm nghỉ của riêng bạn, cùng những lần nạp được tính vào đó',
  },
  sessionEnds:
    'Nếu phiên đăng nhập tự kết thúc, các yêu cầu, kỳ đang chờ, hướng dẫn viên đã lưu và kết quả của bạn được giữ đến khi bạn đăng nhập lại. Thành viên khác không thấy được.',
  erasing:
    '“Xóa dữ liệu của Tiga” trong Cài đặt xóa tất cả những mục này; các giới hạn và tạm nghỉ của riêng bạn bị xóa khi kết thúc.',
  platformSees:
    'Tiga gửi cho nền tảng những gì bạn nhập, cùng phiên đăng nhập và ngôn ngữ. Hình ảnh, video và cuộc trò chuyện hỗ trợ đến từ các máy chủ do nền tảng chỉ định; các máy chủ đó thấy địa chỉ mạng của bạn. Tiga không có công cụ phân tích và không có quảng cáo.',
} satisfies typeof en

export default legal
