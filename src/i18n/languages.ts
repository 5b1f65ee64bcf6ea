import { readText, writeText } from '../lib/storage.ts'

/**
 * The only list of languages: the platform's code, the BCP 47 tag for Intl and `html lang` (reading 8), the language's own
 * name, and "Retry" for when not even its pack arrives.
 */
export const languages = [
  { code: 'id_id', tag: 'id-ID', name: 'Bahasa Indonesia', retry: 'Coba lagi' },
  { code: 'vi_vi', tag: 'vi-VN', name: 'Tiếng Việt', retry: 'Thử lại' },
  { code: 'zh_cn', tag: 'zh-CN', name: '中文', retry: '重试' },
  { code: 'en_us', tag: 'en-US', name: 'English', retry: 'Retry' },
  { code: 'es_spa', tag: 'es-MX', name: 'Español', retry: 'Reintentar' },
  { code: 'ms_my', tag: 'ms-MY', name: 'Bahasa Melayu', retry: 'Cuba lagi' },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

/** The platform's own app starts in Indonesian. */
export const defaultLanguage: Language = languages[0]
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

/** The member's language. The default is stored at the first start, and in place of an unknown one (reading 7). */
export function readLanguage(): LanguageCode {
  const stored = findLanguage(readText(STORAGE_KEY))
  if (stored !== undefined) return stored.code
  writeText(STORAGE_KEY, defaultLanguage.code)
  return defaultLanguage.code
}

export function writeLanguage(code: LanguageCode): void {
  writeText(STORAGE_KEY, code)
}

/** The value of the `lang` header: the stored code, lower-cased; en_us if storage holds none or an unknown one (reading 7). */
export function localeCodeForServer(): string {
  return findLanguage(readText(STORAGE_KEY))?.code ?? 'en_us'
}
