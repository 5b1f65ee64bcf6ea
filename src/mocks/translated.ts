import type { LanguageCode } from '../i18n/languages.ts'

/** One text in every language of the app: a new language is a type error at each text it is missing from. */
export type Translated = Readonly<Record<LanguageCode, string>>
