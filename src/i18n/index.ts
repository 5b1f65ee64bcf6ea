import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import packs from 'virtual:language-packs'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { isolateRightToLeft } from '@/lib/bidi'
import { setNumberStyle } from '@/lib/number-style'
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
  /** The language that the member chose most recently. Its texts may still be loading. */
  requested: LanguageCode
  /** True once the second of a language's two files of texts was requested (`loadRestPack`). */
  isRestWanted: boolean
  /** Names of the loaded files of texts, such as "en_us/start". */
  loaded: readonly string[]
}

const languageState = createStore<LanguageState>(() => {
  const language = readLanguage()
  // Hot reloading in development replaces this module; `hot.data` keeps the value.
  const isRestWanted = import.meta.hot?.data?.['isRestWanted'] === true
  return { language, requested: language, isRestWanted, loaded: [] }
})

export function currentLanguage(): LanguageCode {
  return languageState.getState().language
}

/**
 * Returns the value of the request header `lang` (reading 7). It is `en_us` if the stored language
 * is unknown, and the default language if '' is stored. If nothing is stored, as after an erasure
 * of the device's data, it is the language of the page.
 */
export function localeCodeForServer(): string {
  const text = readText(LANGUAGE_KEY)
  if (text === null) return currentLanguage()
  return text === '' ? defaultLanguage.code : (findLanguage(text)?.code ?? 'en_us')
}

/**
 * Starts i18next and loads the texts of the stored language.
 * @throws if the texts do not load
 */
export async function startI18n(): Promise<void> {
  const language = readLanguage()
  languageState.setState({ language })
  if (!(import.meta.hot?.data && i18next.isInitialized)) await initialiseI18next()
  await Promise.all([loadPack(language, 'start'), languageState.getState().isRestWanted && loadPack(language, 'rest')])
  applyNumberFormat()
  setDocumentLanguage()
}

async function initialiseI18next(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: languageOf(currentLanguage()).tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    resources: {},
    // No HTML is escaped here, because React does that. Values are isolated instead, so that an
    // Arabic name does not reorder the sentence around it.
    interpolation: { escape: isolateRightToLeft },
    react: { useSuspense: false },
  })
}

/**
 * Loads the second file of texts, which all screens except Home, Log-in and Register need.
 * @throws if the file does not load; the next call tries again
 */
export function loadRestPack(): Promise<void> {
  languageState.setState({ isRestWanted: true })
  if (import.meta.hot?.data) import.meta.hot.data['isRestWanted'] = true
  return loadPack(currentLanguage(), 'rest')
}

/**
 * Changes the language after its texts have loaded, so that no key is shown in place of a text. If
 * another language is chosen meanwhile, this call changes nothing.
 * @throws if the texts do not load; the language then stays unchanged
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  languageState.setState({ requested: code })
  await Promise.all([loadPack(code, 'start'), languageState.getState().isRestWanted && loadPack(code, 'rest')])
  if (languageState.getState().isRestWanted) await loadPack(code, 'rest')
  if (languageState.getState().requested !== code) return
  languageState.setState({ language: code })
  writeLanguage(code)
  // Must run first, because `i18next.changeLanguage` renders the screens with the number format.
  applyNumberFormat()
  await i18next.changeLanguage(languageOf(code).tag)
  setDocumentLanguage()
}

const isLoaded = (code: LanguageCode, name: PackName) => languageState.getState().loaded.includes(`${code}/${name}`)

async function loadPack(code: LanguageCode, name: PackName): Promise<void> {
  if (isLoaded(code, name)) return
  const file = `${code}/${name}`
  const loadTexts = packs[file]
  if (loadTexts === undefined) throw new Error(`There is no file of texts "${file}"`)
  for (const [section, texts] of Object.entries(await loadTexts()))
    i18next.addResourceBundle(languageOf(code).tag, section, texts)
  languageState.setState(({ loaded }) => ({ loaded: [...loaded, file] }))
}

/** Sets `lang` only if it differs: even the same value makes the browser restyle the page. */
function setDocumentLanguage(): void {
  const htmlElement = document.documentElement
  const { tag } = languageOf(currentLanguage())
  if (htmlElement.lang !== tag) htmlElement.lang = tag
}

export type NumberFormat = 'platform' | 'language'

/**
 * The choice whether amounts have the platform's format or the language's (reading 11); null until
 * the member has chosen.
 */
export const numberFormatRecord = storedRecord<NumberFormat | null>(
  'numberFormat',
  v.picklist(['platform', 'language']),
  null,
)

export function readNumberFormat(): NumberFormat {
  return numberFormatRecord.read() ?? 'platform'
}

/** Applies the stored choice to all figures that are written from now on. */
export function applyNumberFormat(): void {
  setNumberStyle({ tag: languageOf(currentLanguage()).tag, coversAmounts: readNumberFormat() === 'language' })
}
