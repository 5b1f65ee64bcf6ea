import type { TranslatedText } from '../translated.ts'

export interface Notice {
  /** Hours from the publication of the notice to the creation of the mock's data. */
  readonly hoursBefore: number
  readonly name: TranslatedText
  readonly text: TranslatedText
}

/** The notice on Home. It does not mention the demo, because a label on Home does. */
export const TICKER_NOTICE: TranslatedText = {
  id_id: 'Pemeliharaan hari Rabu pukul 02.00–02.30 waktu server.',
  vi_vi: 'Bảo trì vào thứ Tư, 02:00–02:30 giờ máy chủ.',
  zh_cn: '周三服务器时间 02:00–02:30 维护。',
  en_us: 'Maintenance on Wednesday, 02:00–02:30 server time.',
  es_spa: 'Mantenimiento el miércoles de 02:00 a 02:30, hora del servidor.',
  ms_my: 'Penyelenggaraan pada hari Rabu, 02:00–02:30 waktu pelayan.',
}

export const NOTICES: readonly Notice[] = [
  {
    hoursBefore: 3,
    name: {
      id_id: 'Jadwal pemeliharaan',
      vi_vi: 'Lịch bảo trì',
      zh_cn: '维护公告',
      en_us: 'Scheduled maintenance',
      es_spa: 'Mantenimiento programado',
      ms_my: 'Jadual penyelenggaraan',
    },
    text: {
      id_id:
        'Layanan dihentikan sebentar pada hari Rabu pukul 02.00–02.30 waktu server. Pesanan yang sudah diterima tetap berlaku.',
      vi_vi: 'Thứ Tư từ 02:00 đến 02:30 giờ máy chủ, dịch vụ tạm dừng. Các đơn cược đã được chấp nhận vẫn có hiệu lực.',
      zh_cn: '周三服务器时间 02:00–02:30 暂停服务，已受理的投注单仍然有效。',
      en_us:
        'The service will pause on Wednesday from 02:00 to 02:30 server time. Orders already accepted remain valid.',
      es_spa:
        'El miércoles de 02:00 a 02:30, hora del servidor, el servicio se pausará. Las órdenes ya aceptadas siguen siendo válidas.',
      ms_my:
        'Pada hari Rabu, 02:00–02:30 waktu pelayan, perkhidmatan dihentikan seketika. Pesanan yang telah diterima kekal sah.',
    },
  },
  {
    hoursBefore: 27,
    name: {
      id_id: 'Batas penarikan',
      vi_vi: 'Hạn mức rút tiền',
      zh_cn: '提现限额',
      en_us: 'Withdrawal limits',
      es_spa: 'Límites de retiro',
      ms_my: 'Had pengeluaran',
    },
    text: {
      id_id: 'Setiap penarikan harus antara 10.000 dan 500.000, paling banyak lima kali sehari.',
      vi_vi: 'Mỗi lần rút từ 10.000 đến 500.000, tối đa năm lần một ngày.',
      zh_cn: '单笔提现 10,000 至 500,000，每天最多五次。',
      en_us: 'Each withdrawal must be between 10,000 and 500,000, up to five times a day.',
      es_spa: 'Cada retiro debe ser de 10,000 a 500,000, como máximo cinco veces al día.',
      ms_my: 'Setiap pengeluaran mestilah antara 10,000 dan 500,000, paling banyak lima kali sehari.',
    },
  },
  {
    hoursBefore: 50,
    name: {
      id_id: 'Jaga kata sandi dan PIN Anda',
      vi_vi: 'Giữ kín mật khẩu và mã PIN',
      zh_cn: '请保管好密码',
      en_us: 'Keep your passwords to yourself',
      es_spa: 'No compartas tus contraseñas ni tu NIP',
      ms_my: 'Jaga kata laluan dan PIN anda',
    },
    text: {
      id_id: 'Layanan pelanggan tidak pernah meminta kata sandi login atau PIN penarikan.',
      vi_vi: 'Bộ phận chăm sóc khách hàng không bao giờ hỏi mật khẩu đăng nhập hay mã PIN rút tiền.',
      zh_cn: '客服绝不会索要登录密码或资金密码。',
      en_us: 'Customer service never asks for your login password or fund password.',
      es_spa: 'Servicio al cliente nunca pide tu contraseña de acceso ni tu NIP de retiro.',
      ms_my: 'Khidmat pelanggan tidak pernah meminta kata laluan log masuk atau PIN pengeluaran.',
    },
  },
  {
    hoursBefore: 98,
    name: {
      id_id: 'Video baru',
      vi_vi: 'Video mới',
      zh_cn: '新增视频',
      en_us: 'New videos',
      es_spa: 'Videos nuevos',
      ms_my: 'Video baharu',
    },
    text: {
      id_id: 'Ada video baru di kategori Kerajinan dan Musik.',
      vi_vi: 'Mục Thủ công và Âm nhạc có thêm video mới.',
      zh_cn: '手工艺和音乐分类新增了视频。',
      en_us: 'There are new videos in Craft and Music.',
      es_spa: 'Las categorías Artesanía y Música tienen videos nuevos.',
      ms_my: 'Terdapat video baharu dalam kategori Kraf dan Muzik.',
    },
  },
  {
    hoursBefore: 170,
    name: {
      id_id: 'Cara membaca hasil',
      vi_vi: 'Cách đọc kết quả',
      zh_cn: '如何看开奖结果',
      en_us: 'How to read a result',
      es_spa: 'Cómo leer un resultado',
      ms_my: 'Cara membaca keputusan',
    },
    text: {
      id_id: 'Jumlah tiga angka 3–10 adalah kecil, 11–18 besar. Setiap periode berdiri sendiri.',
      vi_vi: 'Tổng ba con số từ 3 đến 10 là nhỏ, từ 11 đến 18 là lớn. Các kỳ độc lập với nhau.',
      zh_cn: '三个数字之和 3–10 为小，11–18 为大。各期互不影响。',
      en_us: 'A sum of 3 to 10 is small, 11 to 18 is big. Each round is independent.',
      es_spa: 'Una suma de 3 a 10 es pequeña; de 11 a 18, grande. Cada ronda es independiente.',
      ms_my:
        'Jumlah tiga nombor 3–10 dikira kecil, 11–18 dikira besar. Setiap pusingan tidak bergantung antara satu sama lain.',
    },
  },
  {
    hoursBefore: 340,
    name: {
      id_id: 'Selamat datang',
      vi_vi: 'Chào mừng',
      zh_cn: '欢迎',
      en_us: 'Welcome',
      es_spa: 'Te damos la bienvenida',
      ms_my: 'Selamat datang',
    },
    text: {
      id_id:
        'Terima kasih sudah mencoba Tiga. Ini demo: saldo tidak punya nilai uang, dan tidak ada yang membalas di Bantuan online.',
      vi_vi:
        'Cảm ơn bạn đã dùng thử Tiga. Đây là bản demo: số dư không có giá trị tiền tệ và không có ai trả lời tại mục Hỗ trợ trực tuyến.',
      zh_cn: '感谢试用 Tiga。这是演示版：余额没有货币价值，“在线客服”无人应答。',
      en_us:
        'Thank you for trying Tiga. This is a demo: balances have no cash value, and nobody answers at Online service.',
      es_spa:
        'Gracias por probar Tiga. Esto es una demo: los saldos no tienen valor monetario y en Servicio al cliente nadie responde.',
      ms_my:
        'Terima kasih kerana mencuba Tiga. Ini demo: baki tiada nilai wang, dan tiada sesiapa membalas di Bantuan dalam talian.',
    },
  },
]
