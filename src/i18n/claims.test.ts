import { describe, expect, it } from 'vitest'
import { DEVICE_RECORD_NAMES } from '@/lib/storage'
import { ERASED_AT_LOGOUT, KEPT_AFTER_LOGOUT } from '@/domain/help/AgreementText'
import { type LanguageCode, languages } from './languages'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./locales/*/*.ts', {
  eager: true,
  import: 'default',
})

const codes = languages.map(({ code }) => code)

const entriesOf = (code: string) =>
  Object.entries(modules)
    .filter(([path]) => path.includes(`/${code}/`))
    .flatMap(([, pack]) => Object.entries(pack))
    .map(([key, text]): [string, string] => [key, JSON.stringify(text)])

/** Phrases that attribute a statement to the platform. */
const ATTRIBUTED: Readonly<Record<LanguageCode, RegExp>> = {
  en_us: /according to the platform|the platform (?:states|says)/i,
  id_id: /menurut platform|platform (?:menyatakan|menyebut)/i,
  vi_vi: /theo nền tảng|nền tảng (?:cho biết|công bố)/i,
  zh_cn: /平台(?:称|公布|表示)/,
  es_spa: /según la plataforma|la plataforma (?:indica|dice)/i,
  ms_my: /menurut platform|platform menyatakan/i,
}

/**
 * Keys of statements of the platform that a build can leave out by VITE_STATED_SERVICE_HOURS
 * (reading 64).
 */
const REMOVABLE_KEYS = ['hoursAlways']

it.each(codes)(
  'no text in the language %s says that the platform states a fixed number, except texts of REMOVABLE_KEYS',
  (code) => {
    const attributedTexts = entriesOf(code).filter(
      ([key, text]) => !REMOVABLE_KEYS.includes(key) && ATTRIBUTED[code].test(text),
    )
    expect(attributedTexts.filter(([, text]) => /\d/.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([])
  },
)

/** Claims that Tiga cannot prove, for example that a record is final or that a file was saved. */
const UNKNOWABLE: Readonly<Record<LanguageCode, RegExp>> = {
  en_us: /\b(?:is|are) final\b|file (?:was )?saved|saved without|hard to guess|can’t be cancel/i,
  id_id: /bersifat final|(?:berkas|file) (?:telah|sudah|berhasil) disimpan|disimpan tanpa|sulit ditebak/i,
  vi_vi: /là cuối cùng|đã lưu tệp|đã lưu nhưng|khó đoán/i,
  zh_cn: /最终结果|文件已保存|已保存，但|(?:不易|难以)猜/,
  es_spa: /es definitivo|archivo se guardó|se guardó sin|difícil de adivinar/i,
  ms_my: /muktamad|fail telah disimpan|disimpan tanpa|sukar diteka/i,
}

it.each(codes)('no text in the language %s claims what Tiga cannot prove, such as a saved file', (code) => {
  expect(entriesOf(code).filter(([, text]) => UNKNOWABLE[code].test(text))).toEqual([])
})

describe('Terms and privacy', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const RECORD_CALL = /\b(?:memberRecord|storedRecord|storedEntries|storedPerMember|tabRecord)(?:<[^(]*>)?\(\s*'(\w+)'/g
  const recordNames = Object.values(sources).flatMap((source) =>
    [...source.matchAll(RECORD_CALL)].map(([, name = '']) => name),
  )
  /**
   * Records that "Terms and privacy" does not list: session data, a time kept for seconds, a count
   * of errors.
   */
  const NOT_LISTED = ['id', 'isNew', 'withdrawSentAt', 'reports']
  /**
   * Stored data that stays after a log-out, but is not in DEVICE_RECORD_NAMES: the language (under
   * the key `lang`), the members' own limits, and draw results.
   */
  const OTHER_STAYING = ['language', 'limits', 'ledger']
  /** Erased data that "Terms and privacy" lists under names that no stored record has. */
  const OTHER_ERASED = ['session', 'receipts']
  const stayingRecords = KEPT_AFTER_LOGOUT.flatMap(({ records }): readonly string[] => records)
  const listedNames = (names: readonly string[]) => names.filter((name) => !NOT_LISTED.includes(name)).sort()

  it('lists exactly the records that stay after a log-out, except those in NOT_LISTED', () => {
    expect([...stayingRecords].sort()).toEqual(listedNames([...OTHER_STAYING, ...DEVICE_RECORD_NAMES]))
  })

  it('lists exactly the records that are erased at a log-out, except those in NOT_LISTED', () => {
    const erasedRecords = [...new Set(recordNames)].filter((name) => !stayingRecords.includes(name))
    expect([...ERASED_AT_LOGOUT].sort()).toEqual(listedNames([...OTHER_ERASED, ...erasedRecords]))
  })

  it.each(codes)('has a text for each listed record in the language %s', (code) => {
    const { goes, stays } = modules[`./locales/${code}/legal.ts`] ?? {}
    expect([Object.keys(goes ?? {}), Object.keys(stays ?? {})]).toEqual([
      [...ERASED_AT_LOGOUT],
      KEPT_AFTER_LOGOUT.map(({ name }) => name),
    ])
  })
})
