import { defaultLanguage, languages, type Language } from '@/i18n/languages'

/** @param phone the phone's language as BCP 47; null where Tiga has it not, or speaks it already */
export function offeredLanguage(phone: string): Language | null {
  const spoken = baseOf(phone)
  const language = languages.find(({ tag }) => baseOf(tag) === spoken)
  return language === undefined || language.code === defaultLanguage.code ? null : language
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
