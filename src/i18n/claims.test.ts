import { describe, expect, it } from 'vitest'
import { DEVICE_RECORDS } from '@/lib/storage'
import { languages } from './languages'

const packs = import.meta.glob<Readonly<Record<string, unknown>>>('./locales/*/*.ts', {
  eager: true,
  import: 'default',
})

const codes = languages.map(({ code }) => code)

/** Words by which a text makes something the platform's statement. */
const ATTRIBUTED: Readonly<Record<string, RegExp>> = {
  en_us: /according to the platform|the platform (?:states|says)/i,
  id_id: /menurut platform|platform (?:menyatakan|menyebut)/i,
  vi_vi: /theo nền tảng|nền tảng (?:cho biết|công bố)/i,
  zh_cn: /平台(?:称|公布|表示)/,
  es_spa: /según la plataforma|la plataforma (?:indica|dice)/i,
  ms_my: /menurut platform|platform menyatakan/i,
}

/** Shown only where VITE_STATED_SERVICE_HOURS says so. */
const BY_SETTING = ['hoursAlways']

function attributedFigures(code: string): string[] {
  return Object.entries(packs)
    .filter(([path]) => path.includes(`/${code}/`))
    .flatMap(([, pack]) => Object.entries(pack))
    .filter(([key, text]) => !BY_SETTING.includes(key) && ATTRIBUTED[code]?.test(JSON.stringify(text)) === true)
    .map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
    .filter((text) => /\d/.test(text.replace(/\{\{\w+\}\}/g, '')))
}

describe('what a pack says in the name of the platform', () => {
  it.each(codes)('holds no figure that only a platform can know (%s)', (code) => {
    expect(attributedFigures(code)).toEqual([])
  })
})

/** What nobody can know: that a record is final, a file was saved, a password is hard to guess. */
const UNKNOWABLE: Readonly<Record<string, RegExp>> = {
  en_us: /\b(?:is|are) final\b|file (?:was )?saved|saved without|hard to guess|can’t be cancel/i,
  id_id: /bersifat final|berkas (?:telah|sudah|berhasil) disimpan|disimpan tanpa|sulit ditebak/i,
  vi_vi: /là cuối cùng|đã lưu tệp|đã lưu nhưng|khó đoán/i,
  zh_cn: /最终结果|文件已保存|已保存，但|(?:不易|难以)猜/,
  es_spa: /es definitivo|archivo se guardó|se guardó sin|difícil de adivinar/i,
  ms_my: /muktamad|fail telah disimpan|disimpan tanpa|sukar diteka/i,
}

function packText(code: string): string {
  return Object.entries(packs)
    .filter(([path]) => path.includes(`/${code}/`))
    .map(([, pack]) => JSON.stringify(pack))
    .join('\n')
}

it.each(codes)('a pack claims nothing that Tiga cannot know (%s)', (code) => {
  expect(packText(code).match(UNKNOWABLE[code] ?? /^/)).toBeNull()
})

describe('what stays on the device after a log-out', () => {
  /** In the words of each language; language itself is the platform’s own key. */
  const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    en_us: {
      language: 'anguage',
      limits: 'your own limits and breaks',
      theme: 'theme',
      numberFormat: 'number format',
      dataSaver: 'data saver',
      ledger: 'draw results',
      playTime: 'how long draws were open',
      realityCheck: 'how often you are asked',
      hasLoggedIn: 'logged in here',
    },
    id_id: {
      language: 'ahasa',
      limits: 'batas dan jeda Anda sendiri',
      theme: 'tema',
      numberFormat: 'format angka',
      dataSaver: 'penghemat data',
      ledger: 'hasil undian',
      playTime: 'lama layar undian dibuka',
      realityCheck: 'seberapa sering Anda diingatkan',
      hasLoggedIn: 'pernah ada yang masuk',
    },
    vi_vi: {
      language: 'gôn ngữ',
      limits: 'các giới hạn và tạm nghỉ của riêng bạn',
      theme: 'giao diện',
      numberFormat: 'định dạng số',
      dataSaver: 'tiết kiệm dữ liệu',
      ledger: 'kết quả quay số',
      playTime: 'thời gian mở màn hình quay số',
      realityCheck: 'bao lâu nhắc bạn một lần',
      hasLoggedIn: 'từng có người đăng nhập',
    },
    zh_cn: {
      language: '语言',
      limits: '您自设的限额和休息期',
      theme: '主题',
      numberFormat: '数字格式',
      dataSaver: '省流量',
      ledger: '开奖结果',
      playTime: '每天打开开奖页面的时长',
      realityCheck: '多久提醒您一次',
      hasLoggedIn: '登录过',
    },
    es_spa: {
      language: 'idioma',
      limits: 'tus propios límites y pausas',
      theme: 'tema',
      numberFormat: 'formato de números',
      dataSaver: 'ahorro de datos',
      ledger: 'sorteos vistos',
      playTime: 'tiempo diario con un sorteo abierto',
      realityCheck: 'cada cuánto se te pregunta',
      hasLoggedIn: 'inició sesión',
    },
    ms_my: {
      language: 'ahasa',
      limits: 'had dan rehat anda sendiri',
      theme: 'tema',
      numberFormat: 'format nombor',
      dataSaver: 'penjimat data',
      ledger: 'keputusan cabutan',
      playTime: 'berapa lama skrin cabutan dibuka',
      realityCheck: 'berapa kerap anda ditanya',
      hasLoggedIn: 'pernah ada log masuk',
    },
  }
  /**
   * Kept records without words of their own: the mock’s panel.
   */
  const UNSAID = ['qaMember']
  /** The platform’s own key, and what is kept per member. */
  const OTHERS = ['language', 'limits']

  it.each(codes)('is named where a member logs out, and under privacy (%s)', (code) => {
    const words = WORDS[code] ?? {}
    expect(Object.keys(words).sort()).toEqual(
      [...OTHERS, ...DEVICE_RECORDS.filter((name) => !UNSAID.includes(name))].sort(),
    )
    const { logOutText } = packs[`./locales/${code}/setting.ts`] ?? {}
    const { privacy1 } = packs[`./locales/${code}/legal.ts`] ?? {}
    for (const text of [logOutText, privacy1])
      expect(Object.values(words).filter((word) => !String(text).includes(word))).toEqual([])
  })
})

describe('what Tiga keeps of a member', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const RECORD = /\b(?:memberRecord|storedRecord|storedEntries|storedPerMember)(?:<[^(]*>)?\(\s*'(\w+)'/g
  const kept = Object.values(sources).flatMap((source) => [...source.matchAll(RECORD)].map(([, name = '']) => name))
  /** No words of their own: of the session, of the platform’s games, or gone within seconds. */
  const PART_OF_OTHERS = ['id', 'isNew', 'roundSeconds', 'withdrawSentAt', 'visit', 'qaMember']
  const ON_THE_DEVICE = ['theme', 'numberFormat', 'dataSaver', 'ledger', 'playTime', 'realityCheck', 'hasLoggedIn']
  /** In the words of each language; the device’s own are tested above. */
  const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    en_us: {
      awaited: 'rounds you are waiting for',
      copies: 'offline copies of your records',
      limits: 'your own limits and breaks',
      messages: 'last 50 messages',
      readNotices: 'notices you have read',
      requests: 'outcome isn’t known yet',
      savedHosts: 'hosts you saved',
      shownPayouts: 'payouts shown when you ordered',
      watched: 'where you stopped in videos',
    },
    id_id: {
      awaited: 'periode yang Anda tunggu',
      copies: 'salinan offline catatan Anda',
      limits: 'batas dan jeda Anda sendiri',
      messages: '50 pesan terakhir',
      readNotices: 'pengumuman yang sudah dibaca',
      requests: 'hasilnya belum diketahui',
      savedHosts: 'pemandu yang disimpan',
      shownPayouts: 'bayaran yang ditampilkan saat Anda memesan',
      watched: 'posisi terakhir dalam video',
    },
    vi_vi: {
      awaited: 'các kỳ bạn đang chờ',
      copies: 'bản sao ngoại tuyến các bản ghi',
      limits: 'các giới hạn và tạm nghỉ của riêng bạn',
      messages: '50 tin nhắn gần nhất',
      readNotices: 'thông báo đã đọc',
      requests: 'chưa biết kết quả',
      savedHosts: 'hướng dẫn viên đã lưu',
      shownPayouts: 'mức trả hiển thị khi bạn đặt lệnh',
      watched: 'vị trí xem dở trong video',
    },
    zh_cn: {
      awaited: '等待结果的期次',
      copies: '记录离线副本',
      limits: '您自设的限额和休息期',
      messages: '最近的 50 条消息',
      readNotices: '已读的公告',
      requests: '结果尚不清楚',
      savedHosts: '收藏的向导',
      shownPayouts: '下单时显示的赔率',
      watched: '视频的观看位置',
    },
    es_spa: {
      awaited: 'las rondas que esperas',
      copies: 'copias sin conexión de tu historial',
      limits: 'tus propios límites y pausas',
      messages: 'últimos 50 mensajes',
      readNotices: 'avisos leídos',
      requests: 'resultado aún no se conoce',
      savedHosts: 'anfitriones que guardaste',
      shownPayouts: 'pagos mostrados al hacer tus órdenes',
      watched: 'dónde dejaste cada video',
    },
    ms_my: {
      awaited: 'pusingan yang anda tunggu',
      copies: 'salinan luar talian rekod anda',
      limits: 'had dan rehat anda sendiri',
      messages: '50 mesej terakhir',
      readNotices: 'pengumuman yang sudah dibaca',
      requests: 'keputusannya belum diketahui',
      savedHosts: 'hos yang disimpan',
      shownPayouts: 'bayaran yang dipaparkan semasa anda memesan',
      watched: 'kedudukan terakhir dalam video',
    },
  }

  it.each(codes)('is named under privacy, each record of it (%s)', (code) => {
    const words = WORDS[code] ?? {}
    const unnamed = [...PART_OF_OTHERS, ...ON_THE_DEVICE]
    expect(Object.keys(words).sort()).toEqual([...new Set(kept)].filter((name) => !unnamed.includes(name)).sort())
    const { privacy1 } = packs[`./locales/${code}/legal.ts`] ?? {}
    expect(Object.values(words).filter((word) => !String(privacy1).includes(word))).toEqual([])
  })
})
