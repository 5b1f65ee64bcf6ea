import type en from '../en_us/legal'

const legal = {
  title: 'Thỏa thuận, điều khoản và quyền riêng tư',
  agreementTitle: 'Thỏa thuận mở tài khoản',
  agreement1:
    'Bạn phải đủ tuổi thành niên theo quy định nơi bạn sống, và ít nhất 18 tuổi, mới được mở tài khoản và đặt cược.',
  agreement2:
    'Mỗi tài khoản dành cho một người. Hãy giữ kín mật khẩu của bạn. Đơn vị vận hành nêu trong ứng dụng này điều hành nền tảng; Tiga là ứng dụng bạn dùng để truy cập nền tảng đó.',
  agreement3:
    'Bạn có thể mất tiền cược. Qua nhiều lượt quay, thành viên mất nhiều hơn số nhận lại. Đừng bao giờ đặt cược số tiền bạn cần dùng.',
  termsTitle: 'Điều khoản',
  terms1:
    'Nền tảng quyết định về lệnh, nạp tiền và rút tiền. Tiga hiển thị phản hồi của nền tảng, và nói rõ khi không nhận được phản hồi.',
  terms2: 'Lệnh đã được chấp nhận thì không thể rút lại. Kỳ đã đóng không nhận thêm lệnh.',
  privacyTitle: 'Quyền riêng tư',
  privacy1:
    'Tiga lưu trên thiết bị này: phiên đăng nhập, ngôn ngữ, giao diện, các kỳ quay gần nhất đã thấy, vị trí xem dở trong video, thông báo đã đọc, biên nhận nạp tiền, các lệnh, lần rút và lần nạp chưa biết kết quả, và 50 tin nhắn gần nhất của bạn. Khi đăng xuất, dữ liệu của bạn sẽ bị xóa. Nếu phiên tự kết thúc, các yêu cầu và tin nhắn đó được giữ đến lần đăng nhập sau của bạn, và thành viên khác không thấy chúng.',
  privacy2:
    'Tiga chỉ gửi cho nền tảng những gì màn hình yêu cầu bạn cung cấp. Tiga không có công cụ phân tích và không có quảng cáo.',
} satisfies typeof en

export default legal
