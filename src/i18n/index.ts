import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import packs from 'virtual:language-packs'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
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

interface LanguageState {
  language: LanguageCode
  /** The newest choice, whose words may still be on their way. */
  requested: LanguageCode
  /** Whether code was asked for that shows more than the start words. */
  isRestWanted: boolean
  /** The files that have arrived: "en_us/start". */
  loaded: readonly string[]
}

const languageState = createStore<LanguageState>(() => {
  const language = readLanguage()
  // While developing, this module may be replaced, and finds its state again.
  const isRestWanted = import.meta.hot?.data?.['isRestWanted'] === true
  return { language, requested: language, isRestWanted, loaded: [] }
})

export function currentLanguage(): LanguageCode {
  return languageState.getState().language
}

/**
 * Returns the `lang` header: `en_us` if storage holds an unknown language, while '' counts as none
 * (reading 7). Once the device is erased nothing is stored: the page's language is sent.
 */
export function localeCodeForServer(): string {
  const text = readText(LANGUAGE_KEY)
  if (text === null) return currentLanguage()
  return text === '' ? defaultLanguage.code : (findLanguage(text)?.code ?? 'en_us')
}

/** @throws if the start words do not arrive */
export async function startI18n(): Promise<void> {
  const language = readLanguage()
  languageState.setState({ language })
  if (!(import.meta.hot?.data && i18next.isInitialized)) await initialise()
  await Promise.all([loadPack(language, 'start'), languageState.getState().isRestWanted && loadPack(language, 'rest')])
  applyNumberFormat()
  applyToDocument()
}

async function initialise(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: languageOf(currentLanguage()).tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    resources: {},
    // React escapes what HTML would read; a name in Arabic must not reorder the sentence around it.
    interpolation: { escape: isolated },
    react: { useSuspense: false },
  })
}

/**
 * Fetches the words that no first screen shows by itself; the loader of code waits for them.
 * @throws if they do not arrive; the next call asks again
 */
export function loadRestPack(): Promise<void> {
  languageState.setState({ isRestWanted: true })
  if (import.meta.hot?.data) import.meta.hot.data['isRestWanted'] = true
  return loadPack(currentLanguage(), 'rest')
}

/**
 * Fetches the words first, so that no key is seen: the rest too if it was asked for, or is asked
 * for meanwhile. A later choice takes its place.
 * @throws if they do not arrive; the language then stays as it was
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  languageState.setState({ requested: code })
  await Promise.all([loadPack(code, 'start'), languageState.getState().isRestWanted && loadPack(code, 'rest')])
  if (languageState.getState().isRestWanted) await loadPack(code, 'rest')
  if (languageState.getState().requested !== code) return
  languageState.setState({ language: code })
  writeLanguage(code)
  // Before the screens are drawn again.
  applyNumberFormat()
  await i18next.changeLanguage(languageOf(code).tag)
  applyToDocument()
}

const isLoaded = (code: LanguageCode, name: PackName) => languageState.getState().loaded.includes(`${code}/${name}`)

async function loadPack(code: LanguageCode, name: PackName): Promise<void> {
  if (isLoaded(code, name)) return
  const file = `${code}/${name}`
  const load = packs[file]
  if (load === undefined) throw new Error(`no language pack ${file}`)
  for (const [section, texts] of Object.entries(await load()))
    i18next.addResourceBundle(languageOf(code).tag, section, texts)
  languageState.setState(({ loaded }) => ({ loaded: [...loaded, file] }))
}

/** Not if index.html has set it: the browser styles the whole page anew, for the same value too. */
function applyToDocument(): void {
  const page = document.documentElement
  const { tag } = languageOf(currentLanguage())
  if (page.lang !== tag) page.lang = tag
}

/** Figures as the platform specifies them, or as the member's language writes them (reading 11). */
const numberFormatRecord = storedRecord('numberFormat', v.picklist(['platform', 'language']), 'platform')

export const readNumberFormat = numberFormatRecord.read

export function chooseNumberFormat(format: ReturnType<typeof readNumberFormat>): void {
  numberFormatRecord.write(format)
  applyNumberFormat()
}

/** Also at the start and after every change of the language. */
function applyNumberFormat(): void {
  writeNumbersAs(readNumberFormat() === 'language' ? languageOf(currentLanguage()).tag : null)
}
