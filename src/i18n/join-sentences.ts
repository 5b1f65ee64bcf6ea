import { currentLanguage } from '.'
import type { LanguageCode } from './languages'

/**
 * Whole sentences, one after the other. Chinese writes no space between them.
 * @param sentences an empty one is left out
 */
export function joinSentences(sentences: readonly string[], language: LanguageCode = currentLanguage()): string {
  return sentences.filter((sentence) => sentence !== '').join(language === 'zh_cn' ? '' : ' ')
}
