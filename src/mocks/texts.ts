import { type Lang, type Six, pick } from './lang.ts'
import { WALLET_MESSAGES } from './wallet-texts.ts'

/** One wording in all languages: clients recognise the message, not the code. */
export const AUTHENTICATION_ERROR = 'Authentication error'

const MESSAGES = {
  done: ['Berhasil', 'Thành công', '成功', 'Done', 'Hecho', 'Berjaya'],
  serverError: [
    'Server sedang bermasalah. Coba lagi nanti.',
    'Máy chủ đang gặp sự cố. Vui lòng thử lại sau.',
    '服务器出现问题，请稍后再试。',
    'The server has a problem. Please try again later.',
    'El servidor tiene un problema. Inténtalo más tarde.',
    'Pelayan menghadapi masalah. Sila cuba lagi nanti.',
  ],
  requestIncomplete: [
    'Permintaan tidak lengkap',
    'Yêu cầu chưa đầy đủ',
    '请求不完整',
    'The request is incomplete',
    'La solicitud está incompleta',
    'Permintaan tidak lengkap',
  ],
  loginFailed: [
    'Nama pengguna atau kata sandi salah',
    'Tên đăng nhập hoặc mật khẩu không đúng',
    '用户名或密码错误',
    'Wrong username or password',
    'Usuario o contraseña incorrectos',
    'Nama pengguna atau kata laluan salah',
  ],
  usernameInvalid: [
    'Nama pengguna harus 3–20 huruf atau angka',
    'Tên đăng nhập phải có 3–20 chữ cái hoặc chữ số',
    '用户名须为 3–20 个字母或数字',
    'The username needs 3 to 20 letters or digits',
    'El usuario debe tener de 3 a 20 letras o números',
    'Nama pengguna mesti 3–20 huruf atau angka',
  ],
  passwordShort: [
    'Kata sandi minimal 6 karakter',
    'Mật khẩu phải có ít nhất 6 ký tự',
    '密码至少 6 个字符',
    'The password needs at least 6 characters',
    'La contraseña debe tener al menos 6 caracteres',
    'Kata laluan mesti sekurang-kurangnya 6 aksara',
  ],
  usernameTaken: [
    'Nama pengguna sudah dipakai',
    'Tên đăng nhập đã được sử dụng',
    '用户名已被使用',
    'This username is taken',
    'Este usuario ya existe',
    'Nama pengguna telah digunakan',
  ],
  inviteUnknown: [
    'Kode undangan tidak dikenal',
    'Mã mời không tồn tại',
    '邀请码不存在',
    'This invite code is unknown',
    'El código de invitación no existe',
    'Kod jemputan tidak dikenali',
  ],
  inviteUsed: [
    'Kode undangan sudah dipakai',
    'Mã mời đã được sử dụng',
    '邀请码已被使用',
    'This invite code has been used',
    'El código de invitación ya se usó',
    'Kod jemputan telah digunakan',
  ],
  ordersBlocked: [
    'Akun ini tidak dapat membuat pesanan. Hubungi layanan pelanggan.',
    'Tài khoản này không thể đặt lệnh. Vui lòng liên hệ chăm sóc khách hàng.',
    '该账户不能下单，请联系客服。',
    'This account may not place orders. Please contact customer service.',
    'Esta cuenta no puede hacer pedidos. Contacta con atención al cliente.',
    'Akaun ini tidak boleh membuat pesanan. Sila hubungi khidmat pelanggan.',
  ],
  gameUnknown: [
    'Permainan tidak ditemukan',
    'Không tìm thấy trò chơi',
    '未找到该游戏',
    'Game not found',
    'Juego no encontrado',
    'Permainan tidak ditemui',
  ],
  optionsInvalid: [
    'Pilihan tidak sah',
    'Lựa chọn không hợp lệ',
    '选项无效',
    'The chosen options are not valid',
    'Las opciones elegidas no son válidas',
    'Pilihan tidak sah',
  ],
  amountInvalid: [
    'Isi jumlah yang benar',
    'Vui lòng nhập đúng số tiền',
    '请填写正确的金额',
    'Please fill in the correct amount',
    'Indica un importe correcto',
    'Sila isi jumlah yang betul',
  ],
  periodClosed: [
    'Periode sudah ditutup',
    'Kỳ đã đóng',
    '本期已截止',
    'Period closed',
    'Periodo cerrado',
    'Tempoh ditutup',
  ],
  conditionNotMet: [
    'Hubungi administrator untuk tugas ini',
    'Vui lòng liên hệ quản trị viên để nhận nhiệm vụ này',
    '请联系管理员领取此任务',
    'Please contact the administrator for this task',
    'Contacta con el administrador para esta tarea',
    'Sila hubungi pentadbir untuk tugasan ini',
  ],
  balanceShort: [
    'Saldo tidak cukup',
    'Số dư không đủ',
    '余额不足',
    'The balance is not sufficient',
    'Saldo insuficiente',
    'Baki tidak mencukupi',
  ],
  videoUnknown: [
    'Video tidak ditemukan',
    'Không tìm thấy video',
    '未找到该视频',
    'Video not found',
    'Vídeo no encontrado',
    'Video tidak ditemui',
  ],
  cityUnknown: [
    'Kota tidak ditemukan',
    'Không tìm thấy thành phố',
    '未找到该城市',
    'City not found',
    'Ciudad no encontrada',
    'Bandar tidak ditemui',
  ],
  hostUnknown: [
    'Pemandu tidak ditemukan',
    'Không tìm thấy hướng dẫn viên',
    '未找到该向导',
    'Host not found',
    'Guía no encontrado',
    'Pemandu tidak ditemui',
  ],
  nameMissing: [
    'Isi nama asli',
    'Vui lòng nhập họ tên thật',
    '请填写真实姓名',
    'Please enter your real name',
    'Indica tu nombre real',
    'Sila isi nama sebenar',
  ],
  nameAlreadySet: [
    'Nama asli sudah diisi, jangan mengulang pengaturan',
    'Họ tên đã được đặt, vui lòng không đặt lại',
    '姓名已设置，请勿重复设置',
    'The real name is set: do not repeat the settings',
    'El nombre ya está fijado: no repitas el ajuste',
    'Nama sebenar telah ditetapkan, jangan ulang tetapan',
  ],
  orderPending: [
    'Menunggu hasil',
    'Đang chờ kết quả',
    '等待开奖',
    'Waiting for the draw',
    'En espera del sorteo',
    'Menunggu cabutan',
  ],
  orderSettled: ['Selesai', 'Đã kết toán', '已结算', 'Settled', 'Liquidado', 'Selesai'],
  ...WALLET_MESSAGES,
} satisfies Record<string, Six>

export type MessageKey = keyof typeof MESSAGES

/** A server message in the request's language; `limit` fills the place the text leaves for a number. */
export function say(key: MessageKey, lang: Lang, limit = ''): string {
  const text: Six = MESSAGES[key]
  return pick(text, lang).replace('{limit}', limit)
}
