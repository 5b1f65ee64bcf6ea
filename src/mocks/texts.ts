import type { LanguageCode } from '../i18n/languages.ts'
import { inLanguage, type Translated } from './translated.ts'
import { WALLET_MESSAGES } from './wallet-texts.ts'

/**
 * This message is not translated, because clients recognise an authentication error by its text.
 */
export const AUTHENTICATION_ERROR = 'Authentication error'

const MESSAGES = {
  done: { id_id: 'Berhasil', vi_vi: 'Thành công', zh_cn: '成功', en_us: 'Done', es_spa: 'Hecho', ms_my: 'Berjaya' },
  serverError: {
    id_id: 'Server bermasalah.',
    vi_vi: 'Máy chủ gặp lỗi.',
    zh_cn: '服务器出错。',
    en_us: 'Server error.',
    es_spa: 'Error del servidor.',
    ms_my: 'Ralat pelayan.',
  },
  requestIncomplete: {
    id_id: 'Permintaan tidak lengkap',
    vi_vi: 'Yêu cầu chưa đầy đủ',
    zh_cn: '请求不完整',
    en_us: 'The request is incomplete',
    es_spa: 'La solicitud está incompleta',
    ms_my: 'Permohonan tidak lengkap',
  },
  loginFailed: {
    id_id: 'Nama pengguna atau kata sandi salah',
    vi_vi: 'Tên đăng nhập hoặc mật khẩu không đúng',
    zh_cn: '用户名或密码错误',
    en_us: 'Wrong username or password',
    es_spa: 'Usuario o contraseña incorrectos',
    ms_my: 'Nama pengguna atau kata laluan salah',
  },
  usernameInvalid: {
    id_id: 'Nama pengguna harus terdiri dari 3–20 huruf atau angka',
    vi_vi: 'Tên đăng nhập phải có 3–20 chữ cái hoặc chữ số',
    zh_cn: '用户名须为 3–20 个字母或数字',
    en_us: 'Usernames must have 3 to 20 letters or digits',
    es_spa: 'El usuario debe tener de 3 a 20 letras o números',
    ms_my: 'Nama pengguna mesti mengandungi 3–20 huruf atau angka',
  },
  passwordShort: {
    id_id: 'Kata sandi minimal 6 karakter',
    vi_vi: 'Mật khẩu phải có ít nhất 6 ký tự',
    zh_cn: '密码至少 6 个字符',
    en_us: 'Passwords must have at least 6 characters',
    es_spa: 'La contraseña debe tener al menos 6 caracteres',
    ms_my: 'Kata laluan mesti mengandungi sekurang-kurangnya 6 aksara',
  },
  usernameTaken: {
    id_id: 'Nama pengguna sudah dipakai',
    vi_vi: 'Tên đăng nhập đã được sử dụng',
    zh_cn: '用户名已被使用',
    en_us: 'This username is taken',
    es_spa: 'Este usuario ya existe',
    ms_my: 'Nama pengguna telah digunakan',
  },
  inviteUnknown: {
    id_id: 'Kode undangan tidak dikenal',
    vi_vi: 'Mã mời không tồn tại',
    zh_cn: '邀请码不存在',
    en_us: 'This invite code doesn’t exist',
    es_spa: 'El código de invitación no existe',
    ms_my: 'Kod jemputan tidak dikenali',
  },
  inviteUsed: {
    id_id: 'Kode undangan sudah dipakai',
    vi_vi: 'Mã mời đã được sử dụng',
    zh_cn: '邀请码已被使用',
    en_us: 'This invite code has already been used',
    es_spa: 'El código de invitación ya se usó',
    ms_my: 'Kod jemputan telah digunakan',
  },
  ordersBlocked: {
    id_id: 'Akun ini tidak bisa membuat pesanan. Hubungi layanan pelanggan.',
    vi_vi: 'Tài khoản này không thể đặt cược. Vui lòng liên hệ chăm sóc khách hàng.',
    zh_cn: '此账号无法投注，请联系客服。',
    en_us: 'This account can’t place orders. Please contact customer service.',
    es_spa: 'Esta cuenta no puede enviar órdenes. Contacta a servicio al cliente.',
    ms_my: 'Akaun ini tidak boleh membuat pesanan. Sila hubungi khidmat pelanggan.',
  },
  gameUnknown: {
    id_id: 'Permainan tidak ditemukan',
    vi_vi: 'Không tìm thấy trò chơi',
    zh_cn: '未找到该游戏',
    en_us: 'Game not found',
    es_spa: 'Juego no encontrado',
    ms_my: 'Permainan tidak ditemui',
  },
  optionsInvalid: {
    id_id: 'Pilihan tidak sah',
    vi_vi: 'Lựa chọn không hợp lệ',
    zh_cn: '选项无效',
    en_us: 'The chosen options are not valid',
    es_spa: 'Las opciones elegidas no son válidas',
    ms_my: 'Pilihan tidak sah',
  },
  amountInvalid: {
    id_id: 'Masukkan nominal yang benar',
    vi_vi: 'Vui lòng nhập số tiền hợp lệ',
    zh_cn: '请输入正确的金额',
    en_us: 'Please enter a valid amount',
    es_spa: 'Ingresa un monto válido',
    ms_my: 'Sila masukkan amaun yang betul',
  },
  periodClosed: {
    id_id: 'Periode sudah ditutup',
    vi_vi: 'Kỳ đã đóng',
    zh_cn: '本期已截止',
    en_us: 'Round closed',
    es_spa: 'Ronda cerrada',
    ms_my: 'Pusingan ditutup',
  },
  conditionNotMet: {
    id_id: 'Silakan hubungi admin untuk tugas ini',
    vi_vi: 'Vui lòng liên hệ quản trị viên về nhiệm vụ này',
    zh_cn: '此任务请联系管理员',
    en_us: 'Please contact the administrator for this task',
    es_spa: 'Contacta al administrador para esta tarea',
    ms_my: 'Sila hubungi pentadbir untuk tugasan ini',
  },
  balanceShort: {
    id_id: 'Saldo tidak cukup',
    vi_vi: 'Số dư không đủ',
    zh_cn: '余额不足',
    en_us: 'Insufficient balance',
    es_spa: 'Saldo insuficiente',
    ms_my: 'Baki tidak mencukupi',
  },
  videoUnknown: {
    id_id: 'Video tidak ditemukan',
    vi_vi: 'Không tìm thấy video',
    zh_cn: '未找到该视频',
    en_us: 'Video not found',
    es_spa: 'Video no encontrado',
    ms_my: 'Video tidak ditemui',
  },
  cityUnknown: {
    id_id: 'Kota tidak ditemukan',
    vi_vi: 'Không tìm thấy thành phố',
    zh_cn: '未找到该城市',
    en_us: 'City not found',
    es_spa: 'Ciudad no encontrada',
    ms_my: 'Bandar tidak ditemui',
  },
  hostUnknown: {
    id_id: 'Pemandu tidak ditemukan',
    vi_vi: 'Không tìm thấy hướng dẫn viên',
    zh_cn: '未找到该向导',
    en_us: 'Host not found',
    es_spa: 'Anfitrión no encontrado',
    ms_my: 'Hos tidak ditemui',
  },
  nameMissing: {
    id_id: 'Masukkan nama asli Anda',
    vi_vi: 'Vui lòng nhập họ tên thật',
    zh_cn: '请输入真实姓名',
    en_us: 'Please enter your real name',
    es_spa: 'Ingresa tu nombre real',
    ms_my: 'Sila masukkan nama sebenar anda',
  },
  nameAlreadySet: {
    id_id: 'Nama asli Anda sudah diisi',
    vi_vi: 'Họ tên thật đã được lưu',
    zh_cn: '真实姓名已设置，请勿重复设置',
    en_us: 'Your real name is already set',
    es_spa: 'Tu nombre real ya está registrado',
    ms_my: 'Nama sebenar anda telah diisi',
  },
  orderPending: {
    id_id: 'Menunggu hasil',
    vi_vi: 'Đang chờ quay số',
    zh_cn: '待开奖',
    en_us: 'Waiting for the draw',
    es_spa: 'En espera del sorteo',
    ms_my: 'Menunggu cabutan',
  },
  orderSettled: {
    id_id: 'Selesai',
    vi_vi: 'Đã kết toán',
    zh_cn: '已结算',
    en_us: 'Settled',
    es_spa: 'Liquidada',
    ms_my: 'Selesai',
  },
  ...WALLET_MESSAGES,
} satisfies Record<string, Translated>

export type MessageKey = keyof typeof MESSAGES

export function messageIn(key: MessageKey, lang: LanguageCode, limit = ''): string {
  return inLanguage(MESSAGES[key], lang).replace('{limit}', limit)
}
