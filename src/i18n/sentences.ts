import { currentLanguage } from './index'
import type { LanguageCode } from './languages'

/** Joins sentences by a space, in Chinese by nothing. Leaves out empty ones. */
export function joinSentences(sentences: readonly string[], language: LanguageCode = currentLanguage()): string {
  return sentences.filter((sentence) => sentence !== '').join(language === 'zh_cn' ? '' : ' ')
}
