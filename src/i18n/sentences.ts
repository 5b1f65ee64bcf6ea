import { currentLanguage } from './index'
import type { LanguageCode } from './languages'

/** One after the other, without empty ones. Chinese writes no space between them. */
export function joinSentences(sentences: readonly string[], language: LanguageCode = currentLanguage()): string {
  return sentences.filter((sentence) => sentence !== '').join(language === 'zh_cn' ? '' : ' ')
}
