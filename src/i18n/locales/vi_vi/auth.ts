import type en from '../en_us/auth'

const auth = {
  firstText: 'Dành cho thành viên: quay số, video và hướng dẫn viên địa phương.',
  registerText: 'Bạn cần mã mời và phải đủ 18 tuổi.',
  password: 'Mật khẩu',
  inviteCode: 'Mã mời',
  logIn: 'Đăng nhập',
  register: 'Đăng ký',
  lookAround: 'Xem qua trước',
  forgot: 'Quên mật khẩu?',
  forgotText: 'Tiga không đặt lại được mật khẩu.',
  agree: 'Tôi đồng ý với {{agreement}}',
  agreement: 'thỏa thuận mở tài khoản',
  strength: {
    common: 'Dễ đoán: từ thông dụng.',
    sequence: 'Dễ đoán: dãy liên tiếp như 1234.',
    short: 'Dễ đoán: quá ngắn.',
    repeated: 'Dễ đoán: ký tự lặp lại.',
    fair: 'Tạm ổn. Thêm vài ký tự sẽ an toàn hơn.',
    strong: 'Dài và có nhiều ký tự khác nhau.',
  },
  enterUsername: 'Vui lòng nhập tên đăng nhập.',
  enterPassword: 'Vui lòng nhập mật khẩu.',
  enterInviteCode: 'Vui lòng nhập mã mời.',
  tickAgreement: 'Vui lòng đồng ý với thỏa thuận mở tài khoản.',
  loggedIn: 'Đã đăng nhập.',
  loginUnused: 'Một tài khoản khác đang đăng nhập ở đây. Hãy đăng xuất để dùng tài khoản vừa nhập.',
  notLoggedIn: 'Bạn chưa đăng nhập. Hãy thử lại.',
  registered: 'Đã mở tài khoản và đăng nhập.',
  registerUnused:
    'Đã mở tài khoản mới, nhưng một tài khoản khác đang đăng nhập ở đây. Hãy đăng xuất để dùng tài khoản mới.',
  registerUnsure: 'Tài khoản có thể đã được tạo. Hãy thử đăng nhập trước.',
  registerRefused: 'Vui lòng liên hệ chăm sóc khách hàng.',
  registerYours: 'Tài khoản đó là của bạn? Hãy đăng nhập.',
} satisfies typeof en

export default auth
