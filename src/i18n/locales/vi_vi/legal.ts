import type en from '../en_us/legal'

const legal = {
  title: 'Thỏa thuận, điều khoản và quyền riêng tư',
  agreementTitle: 'Thỏa thuận mở tài khoản',
  agreement1:
    'Bạn phải đủ tuổi thành niên theo quy định nơi bạn sống, và ít nhất 18 tuổi, mới được mở tài khoản và đặt cược.',
  agreement2:
    'Mỗi tài khoản dành cho một người. Hãy giữ kín mật khẩu của bạn. Tiga là ứng dụng bạn dùng để truy cập nền tảng.',
  operatorNamed: 'Nền tảng do {{name}} vận hành.',
  operatorNone: 'Đơn vị vận hành nền tảng chưa được công bố.',
  agreement3:
    'Bạn có thể mất tiền cược. Mỗi trò chơi cho biết trung bình giữ lại bao nhiêu, nếu luật tính trúng và mức trả được công bố. Đừng bao giờ đặt cược số tiền bạn cần dùng.',
  termsTitle: 'Điều khoản',
  terms1:
    'Nền tảng quyết định về lệnh, nạp tiền và rút tiền. Tiga hiển thị phản hồi của nền tảng, và nói rõ khi không nhận được phản hồi.',
  terms2: 'Tiga không thể hủy lệnh đã gửi. Kỳ đã đóng không nhận thêm lệnh.',
  privacyTitle: 'Quyền riêng tư',
  privacy1:
    'Tiga lưu trên thiết bị này: phiên đăng nhập, ngôn ngữ, giao diện, định dạng số, lựa chọn tiết kiệm dữ liệu, các kỳ quay gần nhất đã hiển thị, vị trí xem dở trong video, thông báo đã đọc, hướng dẫn viên đã lưu, biên nhận nạp tiền, mức trả hiển thị khi bạn đặt lệnh, các lệnh, lần rút và lần nạp chưa biết kết quả, các kỳ bạn đang chờ, 50 tin nhắn gần nhất của bạn, và bản sao ngoại tuyến các bản ghi của bạn nếu bạn bật. Khi đăng xuất, dữ liệu của bạn sẽ bị xóa. Những mục được giữ lại: ngôn ngữ, giao diện, định dạng số, lựa chọn tiết kiệm dữ liệu, các kết quả quay số đã xem trên thiết bị này, thời gian mở màn hình quay số mỗi ngày, bao lâu nhắc bạn một lần, các giới hạn và tạm nghỉ của riêng bạn cùng những lần nạp được tính vào đó, và ghi nhận rằng từng có người đăng nhập ở đây. Nếu phiên đăng nhập tự kết thúc, các yêu cầu, kỳ đang chờ, hướng dẫn viên đã lưu và tin nhắn đó, cùng kết quả trong các lệnh của bạn, được giữ đến khi bạn đăng nhập lại, và thành viên khác không thấy được. “Xóa khỏi thiết bị này” trong Cài đặt xóa tất cả những mục này; các giới hạn và tạm nghỉ của riêng bạn bị xóa khi kết thúc.',
  privacy2:
    'Tiga gửi cho nền tảng những gì bạn nhập, cùng phiên đăng nhập và ngôn ngữ. Hình ảnh, video và cuộc trò chuyện hỗ trợ đến từ các máy chủ do nền tảng chỉ định; các máy chủ đó thấy địa chỉ mạng của bạn. Tiga không có công cụ phân tích và không có quảng cáo.',
} satisfies typeof en

export default legal
