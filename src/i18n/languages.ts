import { createStore } from 'zustand/vanilla'
import { readText, writeText } from '../lib/storage.ts'

/** `code` is the platform's code for a language, `tag` is its BCP 47 tag (reading 8). */
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

export const defaultLanguage: Language = languages[0]
export const LANGUAGE_KEY = 'lang'

export function findLanguage(code: string | null): Language | undefined {
  return languages.find((language) => language.code === code?.toLowerCase())
}

export function languageOf(code: LanguageCode): Language {
  const language = findLanguage(code)
  if (language === undefined) throw new Error(`There is no language with the code "${code}"`)
  return language
}

/** True from a start without a stored language until the member chooses one. */
export const unchosenStore = createStore(() => false)

/** Called when the member chooses a language, even the one that is shown. */
export function endLanguageOffer(): void {
  unchosenStore.setState(false)
}

/**
 * Returns the stored language. Returns the default language if the stored one is unknown, '' or
 * missing. In the last two cases, it also stores the default language (reading 7).
 */
export function readLanguage(): LanguageCode {
  const text = readText(LANGUAGE_KEY)
  if (text === null || text === '') {
    writeText(LANGUAGE_KEY, defaultLanguage.code)
    unchosenStore.setState(true)
  }
  return findLanguage(text)?.code ?? defaultLanguage.code
}

export function writeLanguage(code: LanguageCode): void {
  writeText(LANGUAGE_KEY, code)
}
