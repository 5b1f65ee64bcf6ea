import { readText, writeText } from '../lib/storage.ts'

/** The six languages: the platform's code, the BCP 47 tag for Intl and `html lang` (reading 8), and the language's own name. */
export const languages = [
  { code: 'id_id', tag: 'id-ID', name: 'Bahasa Indonesia' },
  { code: 'vi_vi', tag: 'vi-VN', name: 'Tiếng Việt' },
  { code: 'zh_cn', tag: 'zh-CN', name: '中文' },
  { code: 'en_us', tag: 'en-US', name: 'English' },
  { code: 'es_spa', tag: 'es-MX', name: 'Español' },
  { code: 'ms_my', tag: 'ms-MY', name: 'Bahasa Melayu' },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

/** Original section 9: the interface starts in Indonesian. */
const DEFAULT_CODE: LanguageCode = 'id_id'
/** The platform's own name for it in local storage. */
const STORAGE_KEY = 'lang'

export function findLanguage(code: string | null): Language | undefined {
  return languages.find((language) => language.code === code?.toLowerCase())
}

export function languageOf(code: LanguageCode): Language {
  const language = findLanguage(code)
  if (language === undefined) throw new Error(`no language ${code}`)
  return language
}

/** The member's language; the default is written at the first start, and whenever what is stored is unknown (reading 7). */
export function readLanguage(): LanguageCode {
  const stored = findLanguage(readText(STORAGE_KEY))
  if (stored !== undefined) return stored.code
  writeText(STORAGE_KEY, DEFAULT_CODE)
  return DEFAULT_CODE
}

export function writeLanguage(code: LanguageCode): void {
  writeText(STORAGE_KEY, code)
}

/** The value of the `lang` header: the stored code, lower-cased; en_us if storage holds none or an unknown one (reading 7). */
export function localeCodeForServer(): string {
  return findLanguage(readText(STORAGE_KEY))?.code ?? 'en_us'
}
