import type { LanguageCode } from '../../i18n/languages.ts'
import { textInLanguage, type TranslatedText } from '../translated.ts'

export interface CatalogueClass {
  readonly id: number
  readonly key: string
  readonly name: TranslatedText
}

export function findClass<Class extends CatalogueClass>(classes: readonly Class[], keyOrId: string): Class | null {
  return classes.find(({ id, key }) => key === keyOrId || String(id) === keyOrId) ?? null
}

export function classPayloads(classes: readonly CatalogueClass[], lang: LanguageCode): object[] {
  return classes.map(({ id, key, name }) => ({ id, key, name: textInLanguage(name, lang) }))
}
