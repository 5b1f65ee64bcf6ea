import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isolated } from '@/lib/bidi'
import { languageOf, readLanguage, writeLanguage, type LanguageCode } from './languages'
import { applyNumberFormat } from './number-format'
import type { Section } from './sections'

const packs = import.meta.glob<{ default: Record<string, unknown> }>('./locales/*/*.ts')

const wanted = new Set<Section>()
const loaded = new Set<string>()

/** The sections every screen needs. */
const SHELL: readonly Section[] = ['common', 'footer']

let current: LanguageCode = readLanguage()

export function currentLanguage(): LanguageCode {
  return current
}

/** @throws if the pack does not arrive */
export async function startI18n(): Promise<void> {
  current = readLanguage()
  await i18next.use(initReactI18next).init({
    lng: languageOf(current).tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    resources: {},
    // React escapes what HTML would read; a name in Arabic must not reorder the sentence around it.
    interpolation: { escape: isolated },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await loadSections(SHELL)
  applyNumberFormat(languageOf(current).tag)
  applyToDocument()
}

export async function loadSections(sections: readonly Section[]): Promise<void> {
  for (const section of sections) wanted.add(section)
  await Promise.all(sections.map((section) => loadSection(current, section)))
}

/**
 * Fetches every section shown so far first, so that no key is ever seen.
 * @throws if a pack does not arrive; the language then stays as it was
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await Promise.all([...wanted].map((section) => loadSection(code, section)))
  current = code
  writeLanguage(code)
  // Before the screens are drawn again.
  applyNumberFormat(languageOf(code).tag)
  await i18next.changeLanguage(languageOf(code).tag)
  applyToDocument()
}

async function loadSection(code: LanguageCode, section: Section): Promise<void> {
  const name = `./locales/${code}/${section}.ts`
  if (loaded.has(name)) return
  const load = packs[name]
  if (load === undefined) throw new Error(`no language pack ${name}`)
  const pack = await load()
  i18next.addResourceBundle(languageOf(code).tag, section, pack.default)
  loaded.add(name)
}

function applyToDocument(): void {
  document.documentElement.lang = languageOf(current).tag
}
