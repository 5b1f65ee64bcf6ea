import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInstance, type TFunction } from 'i18next'
import { languageOf, type LanguageCode } from '@/i18n/languages'
import type { Section } from '@/i18n/sections'

const localesFolder = resolve(import.meta.dirname, '../../../src/i18n/locales')

/** A function that returns a text of the app: `say('withdraw:range', { minimum, maximum })`. */
export type Say = TFunction<Section[]>

const sayByLanguage = new Map<LanguageCode, Promise<Say>>()

export function loadTexts(code: LanguageCode): Promise<Say> {
  const say = sayByLanguage.get(code) ?? readTexts(code)
  sayByLanguage.set(code, say)
  return say
}

/** Resolves keys with i18next, as the app does. */
async function readTexts(code: LanguageCode): Promise<Say> {
  const { tag } = languageOf(code)
  const folder = resolve(localesFolder, code)
  const sections = readdirSync(folder).map((file) => file.replace(/\.ts$/, '') as Section)
  const translations = await Promise.all(
    sections.map(async (section) => {
      const file = pathToFileURL(resolve(folder, `${section}.ts`)).href
      const { default: texts } = (await import(file)) as { default: Record<string, unknown> }
      return [section, texts] as const
    }),
  )
  const i18n = createInstance()
  await i18n.init({
    lng: tag,
    fallbackLng: false,
    ns: sections,
    resources: { [tag]: Object.fromEntries(translations) },
    interpolation: { escapeValue: false },
  })
  return i18n.getFixedT(tag, sections)
}
