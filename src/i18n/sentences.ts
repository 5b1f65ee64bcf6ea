import { currentLanguage } from './index'
import type { LanguageCode } from './languages'

/** Joins sentences by a space, or in Chinese without a space. Empty sentences are left out. */
export function joinSentences(sentences: readonly string[], language: LanguageCode = currentLanguage()): string {
  return sentences.filter((sentence) => sentence !== '').join(language === 'zh_cn' ? '' : ' ')
}
