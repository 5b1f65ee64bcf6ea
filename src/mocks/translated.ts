import type { LanguageCode } from '../i18n/languages.ts'

/** A text of the mock platform by language. A missing language falls back to English. */
export type TranslatedText = Readonly<{ en_us: string } & Partial<Record<LanguageCode, string>>>

export function textInLanguage(text: TranslatedText, language: LanguageCode): string {
  return text[language] ?? text.en_us
}

export function townName(name: string, chinese: string): TranslatedText {
  return { en_us: name, zh_cn: chinese }
}
