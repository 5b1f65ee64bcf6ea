import type { Six } from '../lang.ts'

export interface Notice {
  /** How long before the world's first day it was published. */
  readonly hoursBefore: number
  readonly name: Six
  readonly text: Six
}

/** The line that runs across the home page. */
export const TICKER_NOTICE: Six = [
  'Ini versi demo: semua saldo adalah kredit demo tanpa nilai uang.',
  'Đây là bản dùng thử: mọi số dư là điểm dùng thử, không có giá trị tiền tệ.',
  '这是演示版：所有余额均为演示积分，没有货币价值。',
  'This is a demo: all balances are demo credits without any money value.',
  'Esta es una demo: todos los saldos son créditos de prueba sin valor monetario.',
  'Ini versi demo: semua baki ialah kredit demo tanpa nilai wang.',
]

/** Newest first. */
export const NOTICES: readonly Notice[] = [
  {
    hoursBefore: 3,
    name: [
      'Jadwal pemeliharaan',
      'Lịch bảo trì',
      '维护时间',
      'Maintenance window',
      'Ventana de mantenimiento',
      'Jadual penyelenggaraan',
    ],
    text: [
      'Rabu pukul 02.00–02.30 waktu server, layanan berhenti sebentar. Pesanan yang sudah diterima tetap berlaku.',
      'Thứ Tư từ 02:00 đến 02:30 giờ máy chủ, dịch vụ tạm dừng. Các lệnh đã nhận vẫn có hiệu lực.',
      '周三服务器时间 02:00–02:30 暂停服务，已接受的订单仍然有效。',
      'On Wednesday from 02:00 to 02:30 server time the service pauses. Orders already accepted stay valid.',
      'El miércoles de 02:00 a 02:30, hora del servidor, el servicio se detiene. Los pedidos aceptados siguen siendo válidos.',
      'Rabu 02:00–02:30 waktu pelayan, perkhidmatan dihentikan seketika. Pesanan yang diterima kekal sah.',
    ],
  },
  {
    hoursBefore: 27,
    name: [
      'Batas penarikan',
      'Giới hạn rút tiền',
      '提现限额',
      'Withdrawal limits',
      'Límites de retiro',
      'Had pengeluaran',
    ],
    text: [
      'Satu penarikan antara 10.000 dan 500.000, paling banyak lima kali sehari.',
      'Mỗi lần rút từ 10.000 đến 500.000, tối đa năm lần một ngày.',
      '单笔提现 10,000 至 500,000，每天最多五次。',
      'One withdrawal is between 10,000 and 500,000, at most five times a day.',
      'Cada retiro es de 10,000 a 500,000, como máximo cinco veces al día.',
      'Setiap pengeluaran antara 10,000 dan 500,000, paling banyak lima kali sehari.',
    ],
  },
  {
    hoursBefore: 50,
    name: [
      'Jaga kata sandi Anda',
      'Giữ kín mật khẩu',
      '请保管好密码',
      'Keep your passwords to yourself',
      'Guarda tus contraseñas',
      'Jaga kata laluan anda',
    ],
    text: [
      'Layanan pelanggan tidak pernah meminta kata sandi masuk atau kata sandi dana.',
      'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu đăng nhập hay mật khẩu quỹ.',
      '客服绝不会索要登录密码或资金密码。',
      'Customer service never asks for your login password or fund password.',
      'Atención al cliente nunca pide tu contraseña de acceso ni la de fondos.',
      'Khidmat pelanggan tidak pernah meminta kata laluan log masuk atau kata laluan dana.',
    ],
  },
  {
    hoursBefore: 98,
    name: ['Video baru', 'Video mới', '新增视频', 'New videos', 'Vídeos nuevos', 'Video baharu'],
    text: [
      'Kelas Kerajinan dan Musik mendapat judul baru.',
      'Mục Thủ công và Âm nhạc có thêm video mới.',
      '手工艺和音乐分类新增了视频。',
      'The Craft and Music classes have new titles.',
      'Las clases de Artesanía y Música tienen títulos nuevos.',
      'Kelas Kraf dan Muzik mempunyai tajuk baharu.',
    ],
  },
  {
    hoursBefore: 170,
    name: [
      'Cara membaca hasil',
      'Cách đọc kết quả',
      '如何看开奖结果',
      'How to read a result',
      'Cómo leer un resultado',
      'Cara membaca keputusan',
    ],
    text: [
      'Jumlah tiga angka 3–10 adalah kecil, 11–18 besar. Setiap periode berdiri sendiri.',
      'Tổng ba con số từ 3 đến 10 là nhỏ, từ 11 đến 18 là lớn. Mỗi kỳ độc lập với nhau.',
      '三个数字之和 3–10 为小，11–18 为大。每一期互不影响。',
      'A sum of 3 to 10 is small, 11 to 18 is big. Each period stands on its own.',
      'Una suma de 3 a 10 es pequeña; de 11 a 18, grande. Cada periodo es independiente.',
      'Jumlah tiga nombor 3–10 ialah kecil, 11–18 besar. Setiap tempoh berdiri sendiri.',
    ],
  },
  {
    hoursBefore: 340,
    name: ['Selamat datang', 'Chào mừng', '欢迎', 'Welcome', 'Bienvenida', 'Selamat datang'],
    text: [
      'Terima kasih sudah mencoba Tiga. Layanan pelanggan menjawab di halaman Layanan.',
      'Cảm ơn bạn đã dùng thử Tiga. Bộ phận chăm sóc khách hàng trả lời tại trang Dịch vụ.',
      '感谢试用 Tiga。客服会在服务页面答复您。',
      'Thank you for trying Tiga. Customer service answers on the service page.',
      'Gracias por probar Tiga. Atención al cliente responde en la página de servicio.',
      'Terima kasih kerana mencuba Tiga. Khidmat pelanggan menjawab di halaman perkhidmatan.',
    ],
  },
]
