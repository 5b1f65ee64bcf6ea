import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import packs from 'virtual:language-packs'
import * as v from 'valibot'
import { isolated } from '@/lib/bidi'
import { writeNumbersAs } from '@/lib/number-style'
import { readText, storedRecord } from '@/lib/storage'
import {
  defaultLanguage,
  findLanguage,
  type LanguageCode,
  languageOf,
  readLanguage,
  LANGUAGE_KEY,
  writeLanguage,
} from './languages'
import type { PackName } from './packs'

/** Packs shown so far. While developing, this module may be replaced and finds them again. */
const wanted: Set<PackName> = import.meta.hot?.data?.['wanted'] ?? new Set()
if (import.meta.hot?.data) import.meta.hot.data['wanted'] = wanted
const loaded = new Set<string>()

let current: LanguageCode = readLanguage()
/** The newest choice, whose words may still be on their way. */
let asked = current

export function currentLanguage(): LanguageCode {
  return current
}

/**
 * Returns the `lang` header: `en_us` if storage holds an unknown language, while '' counts as none
 * (reading 7). Once the device is erased nothing is stored: the page's language is sent.
 */
export function localeCodeForServer(): string {
  const text = readText(LANGUAGE_KEY)
  if (text === null) return current
  return text === '' ? defaultLanguage.code : (findLanguage(text)?.code ?? 'en_us')
}

/** @throws if the pack does not arrive */
export async function startI18n(): Promise<void> {
  current = readLanguage()
  if (!(import.meta.hot?.data && i18next.isInitialized)) await initialise()
  await loadPacks(['start'])
  applyNumberFormat()
  applyToDocument()
}

async function initialise(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: languageOf(current).tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    resources: {},
    // React escapes what HTML would read; a name in Arabic must not reorder the sentence around it.
    interpolation: { escape: isolated },
    react: { useSuspense: false },
  })
}

/** The build writes the calls (`src/build/language-packs.ts`). @throws if either does not arrive */
export async function withPacks<Code>(code: Promise<Code>, names: readonly PackName[]): Promise<Code> {
  const [arrived] = await Promise.all([code, loadPacks(names)])
  return arrived
}

/**
 * Fetches every pack shown so far first, and those asked for meanwhile, so that no key is seen. A
 * later choice takes its place.
 * @throws if a pack does not arrive; the language then stays as it was
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  asked = code
  await Promise.all([...wanted].map((name) => loadPack(code, name)))
  for (const name of wanted) await loadPack(code, name)
  if (asked !== code) return
  current = code
  writeLanguage(code)
  // Before the screens are drawn again.
  applyNumberFormat()
  await i18next.changeLanguage(languageOf(code).tag)
  applyToDocument()
}

async function loadPacks(names: readonly PackName[]): Promise<void> {
  for (const name of names) wanted.add(name)
  await Promise.all(names.map((name) => loadPack(current, name)))
}

async function loadPack(code: LanguageCode, name: PackName): Promise<void> {
  const file = `${code}/${name}`
  if (loaded.has(file)) return
  const load = packs[file]
  if (load === undefined) throw new Error(`no language pack ${file}`)
  for (const [section, words] of Object.entries(await load()))
    i18next.addResourceBundle(languageOf(code).tag, section, words)
  loaded.add(file)
}

/** Not if index.html has set it: the browser styles the whole page anew, for the same value too. */
function applyToDocument(): void {
  const page = document.documentElement
  if (page.lang !== languageOf(current).tag) page.lang = languageOf(current).tag
}

/** Figures as the platform specifies them, or as the member's language writes them (reading 11). */
const stored = storedRecord('numberFormat', v.picklist(['platform', 'language']), 'platform')

export const readNumberFormat = stored.read

export function chooseNumberFormat(format: ReturnType<typeof readNumberFormat>): void {
  stored.write(format)
  applyNumberFormat()
}

/** Also at the start and after every change of the language. */
function applyNumberFormat(): void {
  writeNumbersAs(readNumberFormat() === 'language' ? languageOf(current).tag : null)
}
