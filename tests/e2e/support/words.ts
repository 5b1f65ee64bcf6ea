import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInstance, type TFunction } from 'i18next'
import { languageOf, type LanguageCode } from '@/i18n/languages'
import type { Section } from '@/i18n/sections'

const locales = resolve(import.meta.dirname, '../../../src/i18n/locales')

/**
 * Resolves a key to a text in the test's language, as the app does: `say('withdraw:range', {
 * minimum, maximum })`.
 */
export type Say = TFunction<Section[]>

const wordsByLanguage = new Map<LanguageCode, Promise<Say>>()

export function wordsOf(code: LanguageCode): Promise<Say> {
  const words = wordsByLanguage.get(code) ?? readWords(code)
  wordsByLanguage.set(code, words)
  return words
}

/** Reads every pack of a language and resolves keys with the app's own library. */
async function readWords(code: LanguageCode): Promise<Say> {
  const { tag } = languageOf(code)
  const folder = resolve(locales, code)
  const sections = readdirSync(folder).map((file) => file.replace(/\.ts$/, '') as Section)
  const packs = await Promise.all(
    sections.map(async (section) => {
      const file = pathToFileURL(resolve(folder, `${section}.ts`)).href
      const { default: pack } = (await import(file)) as { default: Record<string, unknown> }
      return [section, pack] as const
    }),
  )
  const i18n = createInstance()
  await i18n.init({
    lng: tag,
    fallbackLng: false,
    ns: sections,
    resources: { [tag]: Object.fromEntries(packs) },
    interpolation: { escapeValue: false },
  })
  return i18n.getFixedT(tag, sections)
}
