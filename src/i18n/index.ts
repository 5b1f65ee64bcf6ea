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

/** Whether code was asked for that shows more than the start words. */
let isRestWanted = false
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

/** @throws if the start words do not arrive */
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
    react: { useSuspense: false },
  })
  await loadPack(current, 'start')
  applyNumberFormat()
  applyToDocument()
}

/**
 * Fetches the words that no first screen shows by itself; the loader of code waits for them.
 * @throws if they do not arrive; the next call asks again
 */
export function loadRestOfWords(): Promise<void> {
  isRestWanted = true
  return loadPack(current, 'rest')
}

/**
 * Fetches the words first, so that no key is seen: the rest too if it was asked for, or is asked
 * for meanwhile. A later choice takes its place.
 * @throws if they do not arrive; the language then stays as it was
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  asked = code
  await Promise.all([loadPack(code, 'start'), isRestWanted && loadPack(code, 'rest')])
  if (isRestWanted) await loadPack(code, 'rest')
  if (asked !== code) return
  current = code
  writeLanguage(code)
  // Before the screens are drawn again.
  applyNumberFormat()
  await i18next.changeLanguage(languageOf(code).tag)
  applyToDocument()
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
