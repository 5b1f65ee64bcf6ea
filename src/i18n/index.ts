import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageOf, readLanguage, writeLanguage, type LanguageCode } from './languages'
import type { Section } from './sections'

/** Language packs by section and language, each a file of its own, so that a screen loads only what it says. */
const packs = import.meta.glob<{ default: Record<string, unknown> }>('./locales/*/*.ts')

const wanted = new Set<Section>()
const loaded = new Set<string>()

/** The sections every screen needs: the shell's words, errors and the tab bar. */
const SHELL: readonly Section[] = ['common', 'footer']

let current: LanguageCode = readLanguage()

export function currentLanguage(): LanguageCode {
  return current
}

/** Starts i18next in the member's language with the shell's words. @throws when the pack does not arrive. */
export async function startI18n(): Promise<void> {
  current = readLanguage()
  await i18next.use(initReactI18next).init({
    lng: languageOf(current).tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await loadSections(SHELL)
  applyToDocument()
}

/** Loads sections in the current language; what is there already costs nothing. */
export async function loadSections(sections: readonly Section[]): Promise<void> {
  for (const section of sections) wanted.add(section)
  await Promise.all(sections.map((section) => loadSection(current, section)))
}

/**
 * Changes the language at once, without a reload: every section shown so far is fetched first, so no key is ever seen.
 * @throws when a pack does not arrive; the language then stays as it was.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await Promise.all([...wanted].map((section) => loadSection(code, section)))
  current = code
  writeLanguage(code)
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
