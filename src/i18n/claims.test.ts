import { describe, expect, it } from 'vitest'
import { DEVICE_RECORDS } from '@/lib/storage'
import { ERASED_AT_LOGOUT, KEPT_AFTER_LOGOUT } from '@/domain/help/AgreementText'
import { type LanguageCode, languages } from './languages'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./locales/*/*.ts', {
  eager: true,
  import: 'default',
})

const codes = languages.map(({ code }) => code)

/** The entries of a pack, each with its texts in one. */
const entriesOf = (code: string) =>
  Object.entries(modules)
    .filter(([path]) => path.includes(`/${code}/`))
    .flatMap(([, pack]) => Object.entries(pack))
    .map(([key, text]): [string, string] => [key, JSON.stringify(text)])

/** Words by which a text makes something the platform's statement. */
const ATTRIBUTED: Readonly<Record<LanguageCode, RegExp>> = {
  en_us: /according to the platform|the platform (?:states|says)/i,
  id_id: /menurut platform|platform (?:menyatakan|menyebut)/i,
  vi_vi: /theo nền tảng|nền tảng (?:cho biết|công bố)/i,
  zh_cn: /平台(?:称|公布|表示)/,
  es_spa: /según la plataforma|la plataforma (?:indica|dice)/i,
  ms_my: /menurut platform|platform menyatakan/i,
}

/** The platform's own statement, which VITE_STATED_SERVICE_HOURS can take back (reading 64). */
const BY_SETTING = ['hoursAlways']

it.each(codes)('a pack says no figure in the name of the platform that only a platform can know (%s)', (code) => {
  const said = entriesOf(code).filter(([key, text]) => !BY_SETTING.includes(key) && ATTRIBUTED[code].test(text))
  expect(said.filter(([, text]) => /\d/.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([])
})

/** What nobody can know: that a record is final, a file was saved, a password is hard to guess. */
const UNKNOWABLE: Readonly<Record<LanguageCode, RegExp>> = {
  en_us: /\b(?:is|are) final\b|file (?:was )?saved|saved without|hard to guess|can’t be cancel/i,
  id_id: /bersifat final|(?:berkas|file) (?:telah|sudah|berhasil) disimpan|disimpan tanpa|sulit ditebak/i,
  vi_vi: /là cuối cùng|đã lưu tệp|đã lưu nhưng|khó đoán/i,
  zh_cn: /最终结果|文件已保存|已保存，但|(?:不易|难以)猜/,
  es_spa: /es definitivo|archivo se guardó|se guardó sin|difícil de adivinar/i,
  ms_my: /muktamad|fail telah disimpan|disimpan tanpa|sukar diteka/i,
}

it.each(codes)('a pack claims nothing that Tiga cannot know (%s)', (code) => {
  expect(entriesOf(code).filter(([, text]) => UNKNOWABLE[code].test(text))).toEqual([])
})

describe('what Tiga keeps on this device', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const RECORD = /\b(?:memberRecord|storedRecord|storedEntries|storedPerMember|tabRecord)(?:<[^(]*>)?\(\s*'(\w+)'/g
  const kept = Object.values(sources).flatMap((source) => [...source.matchAll(RECORD)].map(([, name = '']) => name))
  /** Of the session, gone within seconds, or how many errors were reported today. */
  const UNSAID = ['id', 'isNew', 'withdrawSentAt', 'reports']
  /** The platform’s own key, what is kept per member, and the database of draw results. */
  const STAYS_TOO = ['language', 'limits', 'ledger']
  /** Parts of other records. */
  const GOES_TOO = ['session', 'receipts']
  const stayingRecords = KEPT_AFTER_LOGOUT.flatMap(({ records }): readonly string[] => records)
  const said = (names: readonly string[]) => names.filter((name) => !UNSAID.includes(name)).sort()

  it('after a log-out is a list of Terms and privacy', () => {
    expect([...stayingRecords].sort()).toEqual(said([...STAYS_TOO, ...DEVICE_RECORDS]))
  })

  it('of a member is a list of Terms and privacy, each record of it', () => {
    const ofMember = [...new Set(kept)].filter((name) => !stayingRecords.includes(name))
    expect([...ERASED_AT_LOGOUT].sort()).toEqual(said([...GOES_TOO, ...ofMember]))
  })

  it.each(codes)('is listed there (%s)', (code) => {
    const { goes, stays } = modules[`./locales/${code}/legal.ts`] ?? {}
    expect([Object.keys(goes ?? {}), Object.keys(stays ?? {})]).toEqual([
      [...ERASED_AT_LOGOUT],
      KEPT_AFTER_LOGOUT.map(({ name }) => name),
    ])
  })
})
