import type en from '../en_us/auth'

const auth = {
  welcome: 'Chào mừng bạn trở lại',
  welcomeText: 'Đăng nhập để chơi và dùng ví của bạn.',
  firstWelcome: 'Lần đầu đến với Tiga?',
  firstText: 'Tiga là ứng dụng cho thành viên: quay ba số, video và hướng dẫn viên địa phương.',
  haveCode: 'Tôi có mã mời',
  registerWelcome: 'Mở tài khoản',
  registerText: 'Tiga chỉ dành cho thành viên được mời. Để đăng ký, bạn cần có mã mời và phải đủ 18 tuổi trở lên.',
  password: 'Mật khẩu',
  inviteCode: 'Mã mời',
  logIn: 'Đăng nhập',
  register: 'Đăng ký',
  lookAround: 'Xem qua trước',
  forgot: 'Quên mật khẩu?',
  forgotText: 'Tiga không thể đặt lại mật khẩu cho bạn. Bộ phận chăm sóc khách hàng có thể hỗ trợ.',
  haveAccount: 'Đã có tài khoản? Đăng nhập',
  agree: 'Tôi đồng ý với thỏa thuận mở tài khoản',
  readAgreement: 'Đọc thỏa thuận',
  strength: {
    common: 'Dễ đoán: dùng từ phổ biến.',
    sequence: 'Dễ đoán: dùng dãy ký tự như 1234.',
    short: 'Dễ đoán: quá ngắn.',
    repeated: 'Dễ đoán: lặp lại các ký tự giống nhau.',
    fair: 'Tạm ổn. Thêm vài ký tự sẽ an toàn hơn.',
    strong: 'Dài và có nhiều ký tự khác nhau.',
  },
  enterUsername: 'Vui lòng nhập tên đăng nhập.',
  enterPassword: 'Vui lòng nhập mật khẩu.',
  enterInviteCode: 'Vui lòng nhập mã mời.',
  tickAgreement: 'Vui lòng đánh dấu ô đồng ý với thỏa thuận mở tài khoản.',
  loggedIn: 'Bạn đã đăng nhập.',
  loginUnused:
    'Trong lúc đó, một tài khoản khác đã đăng nhập và vẫn đang đăng nhập. Để dùng tài khoản này, hãy đăng xuất trước.',
  loginNoAnswer: 'Không kết nối được với máy chủ, hoặc máy chủ không phản hồi. Bạn chưa đăng nhập. Vui lòng thử lại.',
  registered: 'Tài khoản của bạn đã được mở và bạn đã đăng nhập.',
  registerUnused:
    'Tài khoản mới của bạn đã được mở. Trong lúc đó, một tài khoản khác đã đăng nhập và vẫn đang đăng nhập: hãy đăng xuất để dùng tài khoản mới.',
  registerNoAnswer:
    'Không kết nối được với máy chủ, hoặc máy chủ không phản hồi. Tài khoản của bạn có thể đã được tạo. Hãy thử đăng nhập trước khi đăng ký lại.',
  registerUnsure: 'Tài khoản của bạn có thể đã được tạo. Hãy thử đăng nhập trước khi đăng ký lại.',
  registerRefused: 'Vui lòng liên hệ chăm sóc khách hàng.',
  demoTitle: 'Tài khoản demo',
  demoText: 'Phiên bản này dùng một nền tảng mô phỏng trên thiết bị này. Ở đây không có tiền thật.',
  demoMembers: 'Thành viên',
  demoCodes: 'Mã mời',
  demoUse: 'Dùng {{name}}',
  demoKind: { regular: 'thành viên thường', fullView: 'quyền xem đầy đủ', ordersBlocked: 'bị chặn đặt lệnh' },
} satisfies typeof en

export default auth
