import { isolated } from '@/lib/bidi'
import { currentLanguage } from '.'
import { languageOf } from './languages'

/** "A and B", "A dan B". In Chinese "A、B": 和, the word for "and", is the sum of a draw too. */
export function formatList(parts: readonly string[], language = languageOf(currentLanguage())): string {
  const style = language.code === 'zh_cn' ? 'narrow' : 'long'
  const list = new Intl.ListFormat(language.tag, { type: 'conjunction', style })
  return list.format(parts.map(isolated))
}
