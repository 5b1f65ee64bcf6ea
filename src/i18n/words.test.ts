import { describe, expect, it } from 'vitest'
import { languages, type LanguageCode } from './languages'

/** Checks the texts of all languages by rules that do not depend on the meaning of a text. */

type Pack = { readonly [key: string]: string | Pack }

const modules = import.meta.glob<{ default: Pack }>('./locales/*/*.ts', { eager: true })
const sources = import.meta.glob<string>(['../{app,features,domain,kit,ui}/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const codes = languages.map(({ code }) => code)
const otherCodes = codes.filter((code) => code !== 'en_us')

function textsOf(code: LanguageCode): Map<string, string> {
  const texts = new Map<string, string>()
  const addTexts = (pack: Pack, path: string) => {
    for (const [key, value] of Object.entries(pack))
      if (typeof value === 'string') texts.set(`${path}.${key}`, value)
      else addTexts(value, `${path}.${key}`)
  }
  for (const [file, { default: pack }] of Object.entries(modules)) {
    const [, language, section = ''] = /\/locales\/(\w+)\/(\w+)\.ts$/.exec(file) ?? []
    if (language === code) addTexts(pack, section)
  }
  return texts
}

const englishTexts = textsOf('en_us')
const packs = new Map(codes.map((code) => [code, textsOf(code)]))
const entriesOf = (code: LanguageCode) => [...(packs.get(code) ?? [])]
const englishOf = (key: string) => englishTexts.get(key) ?? ''

const withoutPlaceholders = (text: string) => text.replace(/\{\{\w+\}\}/g, '')

/** Keys that share their text in every language although they mean different things. */
const SAME_WORDS: readonly (readonly [why: string, ...keys: string[]])[] = [
  ['every entry, and the whole amount', 'common.all', 'withdraw.all'],
  ['the notice on Home, and one of the list that has no title', 'index.noticeTitle', 'notice.untitled'],
]

it('no two keys have the same text in every language, except the keys of SAME_WORDS', () => {
  const keysOf = new Map<string, string[]>()
  for (const key of englishTexts.keys()) {
    const joinedTexts = codes.map((code) => packs.get(code)?.get(key) ?? '').join('\n')
    keysOf.set(joinedTexts, [...(keysOf.get(joinedTexts) ?? []), key])
  }
  const sameTextKeys = [...keysOf.values()].filter((keys) => keys.length > 1).map((keys) => keys.sort().join(' '))
  expect(sameTextKeys.sort()).toEqual(SAME_WORDS.map(([, ...keys]) => keys.sort().join(' ')).sort())
})

it('every key of a text is used in the code', () => {
  const code = Object.values(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./locales/**', '!../mocks/**'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).join('\n')
  /** Words of the code that may be keys: texts such as 'shared:net', properties such as `big:`. */
  const usedNames = new Set([...code.matchAll(/'([\w:.]+)'|\b(\w+):/g)].map(([, text, word]) => text ?? word ?? ''))
  /**
   * A template such as `option.${pick}` counts as a use of all keys that it can form. A template
   * without three fixed letters in a row does not count, because it would match too many keys.
   */
  const keyPatterns = [...code.matchAll(/`([\w:.]*(?:\$\{[^}`]*\}[\w:.]*)+)`/g)]
    .map(([, form = '']) => form.split(/\$\{[^}]*\}/))
    .filter((fixed) => fixed.some((part) => /[a-z]{3}/i.test(part)))
    .map((fixed) => new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`))
  const isUsed = (key: string) => usedNames.has(key) || keyPatterns.some((form) => form.test(key))
  const unusedKeys = [...englishTexts.keys()].filter((key) => {
    const [section = '', ...path] = key.replace(/_(?:one|other)$/, '').split('.')
    return !isUsed(path.join('.')) && !isUsed(`${section}:${path.join('.')}`)
  })
  expect(unusedKeys).toEqual([])
})

/** Words that are the same in a language and in English. */
const SHARED_WORDS: Partial<Record<LanguageCode, readonly string[]>> = {
  id_id: ['Avatar', 'Bank', 'Filter', 'Level', 'Menu', 'Operator', 'Platform', 'Status', 'Video'],
  vi_vi: ['Menu', 'Video'],
  es_spa: ['App Tiga', 'Avatar', 'Banners', 'Video', 'Videos', 'h', 'min'],
  ms_my: ['Avatar', 'Bank', 'Menu', 'Platform', 'Status', 'Video'],
}

const wordsOf = (text: string) => (withoutPlaceholders(text).match(/\p{L}+/gu) ?? []).join(' ')

describe('texts that equal the English texts', () => {
  it.each(otherCodes)('are in %s exactly the ones that SHARED_WORDS lists for the language', (code) => {
    const equalEntries = entriesOf(code).filter(([key, text]) => text === englishOf(key) && wordsOf(text) !== '')
    const words = new Set(equalEntries.map(([, text]) => wordsOf(text)))
    expect([...words].sort()).toEqual([...(SHARED_WORDS[code] ?? [])].sort())
  })
})

/**
 * For each language, pairs of a pattern that no text may match, and the word to use instead or the
 * reason. So each thing has only one name in the texts.
 */
const FORBIDDEN: Record<LanguageCode, readonly (readonly [string, string])[]> = {
  en_us: [
    ['vouchers?', 'proof of payment'],
    ['periods?', 'round'],
    ['per note|notes', 'pick'],
    ['bind(?:ing)?|bound', 'link, linked'],
    ['bank cards?', 'bank account'],
    ['withdrawal password', 'fund password'],
    ['answer', 'response'],
    ['(?:was|were|not|been) taken', 'accepted'],
    ['will stand', 'will appear'],
    ['names no', 'doesn’t point to'],
    ['full-view right', 'full access'],
    ['class(?:es)?', 'category'],
    ['span', 'time range'],
    ['mock|build', 'the demo is a simulated platform'],
    ['case text', 'details'],
    ['do not|cannot|(?:is|are|was|were|has|does|did) not', 'don’t, can’t, isn’t'],
    ['we|us|our', 'Tiga: there is no other speaker'],
    ['not known|(?:is|are)n’t known', 'unknown, unclear'],
    ['still open|awaiting', 'pending'],
    ['settled again', 'Tiga’s check: matches, doesn’t match'],
    ['made of', 'breakdown'],
    ['holds?', 'applies, contains'],
    ['median|samples?|chain|checksum', 'usually; no laboratory terms'],
    ['centre|harbour|chilli|licence|cancelled|cancelling|colour|favourite|catalogue', 'US spelling'],
  ],
  id_id: [
    ['kartu', 'rekening bank'],
    ['kata sandi dana', 'PIN penarikan'],
    ['kata sandi masuk', 'kata sandi login'],
    ['jawaban(?:nya)?|tidak menjawab', 'respons, tidak merespons'],
    ['pengembalian', 'diterima: this word means a refund'],
    ['kredit', 'saldo: this word means a loan'],
    ['(?:meng)?ikat|terikat|diikat', 'tautkan, tertaut'],
    ['(?:silakan|harap) isi (?!saldo)', 'masukkan'],
    ['tidak diterima', 'ditolak: it means "did not arrive"'],
    ['isi ulang', 'isi saldo'],
    ['struk', 'tanda terima'],
    ['setelan', 'pengaturan'],
    ['(?:agar|supaya) dibayar', 'agar bisa menarik dana: it is not understood as “to get paid”'],
    ['takarir', 'subtitel'],
    ['peramban', 'browser'],
    ['kelas', 'kategori'],
    ['laba|neto', 'untung/rugi'],
    ['catatan tugas', 'riwayat tugas'],
    ['rincian akun|riwayat transaksi', 'pesanan dan penarikan: it promises top-ups, which no list has'],
    ['pusat pribadi', 'profil saya'],
    ['hak tonton', 'akses penuh'],
    ['kena', 'menang'],
    ['tiruan', 'simulasi: this word means a counterfeit'],
    ['kami', 'Tiga: one speaker'],
    ['memesan', 'membuat pesanan: this word is for ordering food'],
    ['(?:me)?lupakan', 'berhenti memantau: to a member it means "never mind"'],
    ['tidak mencatat', 'tidak menampilkan: it means that no record is kept'],
    ['median', 'biasanya'],
    ['dapat', 'bisa: one register'],
    ['berkas(?:nya)?', 'file'],
    ['tidak ada yang (?:terkirim|dikirim)', 'tidak terkirim'],
    ['notis|kata laluan|akaun|baki', 'the Indonesian word, this one is Malay'],
  ],
  vi_vi: [
    ['thẻ', 'tài khoản ngân hàng'],
    ['mật khẩu quỹ|mật khẩu rút tiền', 'mã PIN rút tiền'],
    ['nhật ký', 'lịch sử: this word means a diary'],
    ['t[ỷỉ] lệ', 'xác suất, mức trả'],
    ['trả lời', 'phản hồi'],
    ['(?:không|đã) được nhận', 'được chấp nhận'],
    ['chứng từ', 'ảnh chuyển khoản'],
    ['điểm dùng thử', 'tiền demo'],
    ['chênh lệch|lợi nhuận|kết quả ròng', 'lãi/lỗ'],
    ['người hướng dẫn', 'hướng dẫn viên'],
    ['xem trước', 'xem thử'],
    ['biểu ngữ', 'banner'],
    ['trung tâm cá nhân', 'hồ sơ cá nhân'],
    ['chi tiết tài khoản', 'cược và rút tiền: this word means a profile'],
    ['lịch sử giao dịch', 'cược và rút tiền: it promises top-ups, which no list has'],
    ['số tổng', 'tổng số'],
    ['sảnh quay số', 'mục Quay số: no screen has this name'],
    ['quên (?:yêu cầu|đi)', 'ngừng theo dõi: to a member it means "never mind"'],
    ['lệnh', 'đơn cược, đặt cược (reading 96)'],
    ['của riêng bạn', 'bạn tự đặt'],
    ['chúng tôi', 'Tiga'],
    ['trung vị|mức giữa', 'thường là: words of statistics'],
    ['hỗ trợ về cờ bạc', 'hỗ trợ cai cờ bạc: it promises help to gamble'],
    ['theo ghi nhận(?! của)', 'theo nền tảng: the text must say who recorded it'],
    ['nhóm(?! nhỏ)', 'danh mục'],
    ['trúng', 'thắng: one word for a pick that wins'],
    ['vé(?! vào)', 'lựa chọn: the word that the odds have'],
  ],
  zh_cn: [
    ['答复', '响应'],
    ['凭条', '回执'],
    ['没有连接|您已离线', '网络未连接'],
    ['净额|净结果|赢得', '盈亏, 中奖'],
    ['命中|输赢', '中奖: one word for a pick that wins'],
    ['(?:已|本设备)发送|发送于', '提交'],
    ['点按', '点击'],
    ['积分(?!$)', '演示币; 积分 are the points of a membership'],
    ['开奖大厅|游戏大厅|全部开奖', '游戏, 全部游戏'],
    ['被接受|已接受', '受理'],
    ['提现密码', '资金密码'],
    ['你', '您'],
    ['帐', '账'],
    ['订单|下单', '投注单, 投注: these words are for ordering goods'],
    ['重新结算', '复核: Tiga settles nothing'],
    ['跟踪', '跟进: this word means to follow somebody'],
    ['我们', 'Tiga'],
    ['开奖页面', '游戏页面'],
    ['未提交任何内容', '未能提交'],
    ['您的请求', '我的消息, or what was submitted: 投注、提现、充值'],
    ['中位数|概率值|校验和|样本', 'an everyday word: 通常'],
    ['无法得知', '无法判断, 无法确认: this word is officialese'],
    ['(?:无法|未能)加载', '加载失败'],
    ['[,;:?!](?!\\d)', 'full-width punctuation'],
  ],
  es_spa: [
    ['vídeos?', 'video'],
    ['importes?', 'monto'],
    ['atención al cliente', 'servicio al cliente'],
    ['contact(?:a|ar) con', 'contacta a'],
    ['añad(?:e|ir|as)', 'agrega'],
    ['[«»]', '“ ”'],
    ['contraseña de fondos|contraseña de retiro', 'NIP de retiro'],
    ['tarjetas?', 'cuenta bancaria'],
    ['fij(?:a|ar|ada|ado|arlos)', 'registra, crea'],
    ['registros?', 'historial'],
    ['periodos?', 'ronda; rango de fechas'],
    ['informe', 'reporte'],
    ['ajustes?', 'configuración'],
    ['indica tu|rellena', 'ingresa'],
    ['derecho de', 'acceso completo'],
    ['a solas', 'individual'],
    ['queda en un', 'reúnete en: this is said in Spain'],
    ['hacer (?:una|otra) orden', 'enviar una orden'],
    ['página de servicio', 'página de ayuda'],
    ['sencill[oa]s?', 'non: this word also means easy, and needs a second line on its tile'],
    ['(?:contactar|preguntar) a servicio al cliente', 'ir a servicio al cliente, which fits a button'],
    ['de este tipo(?=$)', 'coincide con tus filtros: dates are filters too'],
    ['liquidad[ao]s? otra vez', 'cálculo de Tiga'],
    ['elementos?', 'movimientos'],
    ['sin dato', 'desconocido'],
    ['se compone', 'desglose'],
    ['(?:órdenes|jugadas?) abiertas?|sigue abierta|sin liquidar|pendiente de', 'pendiente: one word for it'],
    ['toma(?:r|s)? una pausa', 'haz una pausa'],
    ['ayuda en línea', 'servicio al cliente'],
    ['reservas?', 'reservaciones'],
    ['medianas?|valor intermedio', 'normalmente'],
    ['servicio en línea', 'servicio al cliente: the name of its screen'],
    ['(?:entend|pod|sab|interpret|pud)(?:emos|amos|imos)', 'Tiga: one speaker'],
    ['que no se sabe si se acept(?:ó|aron)', 'sin confirmar'],
    ['d(?:a|é) la hora', 'envía su hora: this phrase also means to ignore somebody'],
    ['(?:no )?(?:fue|fueron) aceptad[oa]s?', 'se aceptó, no se aceptó'],
    ['vosotros|ordenador|móvil|plaza|jornada', 'the Mexican word, this one is Spanish'],
  ],
  ms_my: [
    ['pemandu', 'hos: this word means a driver'],
    ['tempoh', 'pusingan: this word means a length of time'],
    ['lapuk', 'bukan yang terkini: it means "rotten"'],
    ['olok-olok', 'simulasi: this word means a joke'],
    ['kad', 'akaun bank'],
    ['kata laluan dana|kata laluan pengeluaran', 'PIN pengeluaran'],
    ['jawapan(?:nya)?|tidak menjawab', 'respons, tidak memberi respons'],
    ['tidak diterima', 'ditolak: it means "did not arrive"'],
    ['kena', 'menang'],
    ['notis', 'pengumuman'],
    ['kelas', 'kategori'],
    ['hak tontonan', 'akses penuh'],
    ['butiran akaun|penyata akaun', 'pesanan & pengeluaran: it promises top-ups, which no list has'],
    ['pusat peribadi', 'profil saya'],
    ['hasil(?:nya)?', 'keputusan'],
    ['kami', 'Tiga: one speaker'],
    ['permintaan', 'permohonan'],
    ['(?<!permohonan )(?:pengeluaran|tambah nilai) dihantar', 'permohonan … dihantar: no money was sent'],
    ['luar biasa', 'di luar kebiasaan: it means "amazing"'],
    ['(?:me)?lupakan', 'henti memantau: to a member it means "never mind"'],
    ['lawatan', 'sesi: it means a trip'],
    ['(?:hari|bulan) terakhir', 'terkini: this word means the last one ever'],
    ['tunjukkan', 'papar: one word for it'],
    ['tiada apa-apa yang dihantar', 'permohonan tidak dihantar'],
    ['median', 'biasanya'],
    ['masa (?:platform|pelayan|peranti)', 'waktu: this word means a duration'],
    ['tiket(?! masuk)', 'pilihan: the word that the tiles have'],
    [
      'silakan|kata sandi|rekening|nomor|uang|saldo|akun|bisa|karena|peramban|riwayat|pesan|coba|kirim|hapus|layanan|perangkat|kode|keterangan',
      'the Malay word, this one is Indonesian',
    ],
  ],
}

/** Matches whole words. `\b` would see the end of a word at each letter with a diacritic. */
function wholeWordPattern(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
}

/** In Chinese a forbidden word matches anywhere, because there are no spaces between words. */
function forbiddenPattern(code: LanguageCode, words: string): RegExp {
  return code === 'zh_cn' ? new RegExp(words, 'u') : wholeWordPattern(words)
}

describe('texts', () => {
  const rules = codes.flatMap((code) => FORBIDDEN[code].map(([words, instead]) => ({ code, words, instead })))

  it.each(rules)('in $code do not have "$words" (use instead, or reason: $instead)', ({ code, words }) => {
    const forbidden = forbiddenPattern(code, words)
    expect(entriesOf(code).filter(([, text]) => forbidden.test(withoutPlaceholders(text)))).toEqual([])
  })

  it('match a forbidden word only if it is a whole word, except in Chinese', () => {
    const texts = ['Thẻ của bạn', 'không thẻ', 'có thể']
    expect(texts.filter((text) => wholeWordPattern('thẻ').test(text))).toEqual(texts.slice(0, 2))
    expect('已接受订单').toMatch(forbiddenPattern('zh_cn', '已接受'))
  })
})

/** Matches components that look like a button or a tab and have their texts as children. */
const BUTTON =
  /<(Button|LinkButton|TextButton|ArmedButton|SubmitButton|Chip|Tab)\b(?:(?:[^>]|=>)*?[^/=])?>([\s\S]*?)<\/\1>/g

/**
 * Keys of the labels of tabs and filters. These labels come from lists, which BUTTON does not
 * match.
 */
const TAB_KEYS = [
  ...[...englishTexts.keys()].filter((key) => key.startsWith('footer.') && key !== 'footer.label'),
  'hosts.tabPrices',
  'report.orders',
  'record.awaitsSettlement',
  'record.settled',
  'report.withdrawals',
  'record.span.day',
  'record.span.week',
  'record.span.days30',
  'common.all',
]

function keysOfButtons(source: string): string[] {
  return [...source.matchAll(BUTTON)].flatMap((match) => {
    const firstSection = [...source.slice(0, match.index).matchAll(/useTranslation\(\[?'(\w+)'/g)].at(-1)?.[1] ?? ''
    const keys = [...(match[2] ?? '').matchAll(/\bt\(\s*'([\w.:]+)'/g)].map(([, key = '']) => key)
    return keys.map((key) => (key.includes(':') ? key.replace(':', '.') : `${firstSection}.${key}`))
  })
}

/**
 * A label with at most this number of characters fits any button or tab, even if the English label
 * is much shorter.
 */
const ALWAYS_FITTING_LENGTH = 16
const MAX_RATIO_TO_ENGLISH = 1.6

/** Labels that may be longer: they have no shorter form, and their buttons are wide. */
const ALLOWED_LONG_LABELS: readonly (readonly [LanguageCode, string])[] = [
  ['es_spa', 'Historial de tareas'],
  ['es_spa', 'Todas las ciudades'],
]

describe('labels of buttons and tabs', () => {
  const keys = [...new Set([...Object.values(sources).flatMap(keysOfButtons), ...TAB_KEYS])]
  const lengthOf = (text: string) => Array.from(text.replace(/\{\{\w+\}\}/g, '00')).length

  it('all have an English text', () => {
    expect(keys.length).toBeGreaterThan(60)
    expect(keys.filter((key) => !englishTexts.has(key))).toEqual([])
  })

  it.each(otherCodes)(
    'in %s have at most 16 characters or 1.6 times the English length, except ALLOWED_LONG_LABELS',
    (code) => {
      const tooLongLabels = keys.flatMap((key) => {
        const text = packs.get(code)?.get(key) ?? ''
        const maxLength = Math.max(ALWAYS_FITTING_LENGTH, MAX_RATIO_TO_ENGLISH * lengthOf(englishOf(key)))
        const isAllowed = ALLOWED_LONG_LABELS.some(([language, label]) => language === code && label === text)
        return lengthOf(text) > maxLength && !isAllowed ? [`${key}: ${text} (${englishOf(key)})`] : []
      })
      expect(tooLongLabels).toEqual([])
    },
  )
})

const MAX_WORDS = 5000
/** The limit is higher than for English, because Vietnamese writes a space between syllables. */
const MAX_WORDS_OTHER_LANGUAGES = 1.4 * MAX_WORDS

it.each(codes)('all texts in %s together have at most 5000 words, or 7000 in a language other than English', (code) => {
  // A text between spaces is a word if it has a letter or a digit. Placeholders count as words.
  const words = entriesOf(code).flatMap(([, text]) => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)))
  expect(words.length).toBeLessThanOrEqual(code === 'en_us' ? MAX_WORDS : MAX_WORDS_OTHER_LANGUAGES)
})

describe('short texts:', () => {
  const countWords = (...keys: string[]) =>
    keys.flatMap((key) => withoutPlaceholders(englishOf(key)).split(' ')).filter((word) => /[\p{L}\d]/u.test(word))
      .length

  const dialogKeys = Object.values(sources).flatMap((source) => {
    if (!/<ConfirmDialog\b|<Dialog\b/.test(source)) return []
    // A key without a section belongs to the first section of the `useTranslation` above it.
    const sections = [...source.matchAll(/useTranslation\(\[?'(\w+)'/g)]
    const texts = source.matchAll(/(?:\btext=|<Lead>)\{(?:\w+ \?\? )?t\(\s*'([\w:.]+)'/g)
    return [...texts].map(({ 1: key = '', index }) => {
      const [, section = ''] = sections.findLast((found) => found.index < index) ?? []
      return key.includes(':') ? key.replace(':', '.') : `${section}.${key}`
    })
  })

  it('the text of a dialog has at most 30 English words', () => {
    expect(dialogKeys).toContain('setting.logOutText')
    expect(dialogKeys.filter((key) => !englishTexts.has(key) || countWords(key) > 30)).toEqual([])
  })

  it.each<[number, ...string[]]>([
    [20, 'limits.breakTake', 'limits.breakHolds', 'limits.breakRule'],
    [32, 'limits.breakTake', 'limits.breakUntold', 'limits.breakRule'],
    [30, 'setting.eraseTitle', 'setting.eraseText', 'setting.limitsStay', 'setting.eraseOthers'],
    [30, 'setting.nameConfirmTitle', 'setting.nameConfirmText'],
    // Each text below must be short, because it is shown beside a choice.
    [20, 'setting.dataSaverText'],
    [20, 'setting.copiesText'],
    [20, 'setting.installShare'],
    [20, 'limits.selfExclusion'],
    [20, 'limits.timeCheckText'],
  ])('the English texts of one sheet or choice together have at most %i words (%s …)', (most, ...keys) => {
    expect(keys.filter((key) => !englishTexts.has(key))).toEqual([])
    expect(countWords(...keys)).toBeLessThanOrEqual(most)
  })
})
