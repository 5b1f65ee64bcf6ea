import type { LanguageCode } from '../../i18n/languages.ts'
import { inLanguage, type Translated } from '../translated.ts'

export interface CatalogueClass {
  readonly id: number
  readonly key: string
  readonly name: Translated
}

export function findClass<Class extends CatalogueClass>(classes: readonly Class[], keyOrId: string): Class | null {
  return classes.find(({ id, key }) => key === keyOrId || String(id) === keyOrId) ?? null
}

export function classPayloads(classes: readonly CatalogueClass[], lang: LanguageCode): object[] {
  return classes.map(({ id, key, name }) => ({ id, key, name: inLanguage(name, lang) }))
}
