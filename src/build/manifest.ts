import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { defaultLanguage, languages, type LanguageCode } from '../i18n/languages.ts'
import { patterns } from '../paths.ts'
import type { ManifestWords } from './manifest-words.ts'
import { colourOf, readTokens } from './tokens.ts'

const WORDS = resolve(import.meta.dirname, 'manifest-words.ts')

/** What a press on the icon of an installed Tiga can lead to, as well as to Home. */
const SHORTCUTS = { draws: patterns.draws, videos: patterns.videos, taskRecord: patterns.orderRecord } as const

/** In the default language, and in the others for browsers that choose (`…_localized`). */
export function manifestOf(wordsOf: (code: LanguageCode) => ManifestWords): string {
  const { light } = readTokens()
  const own = wordsOf(defaultLanguage.code)
  const localized = (name: keyof ManifestWords) =>
    Object.fromEntries(languages.map(({ code, tag }) => [tag.split('-')[0], wordsOf(code)[name]]))
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/Home',
    name: 'Tiga',
    short_name: 'Tiga',
    description: own.description,
    description_localized: localized('description'),
    lang: defaultLanguage.tag,
    dir: 'ltr',
    categories: ['entertainment', 'lifestyle'],
    start_url: patterns.home,
    scope: '/',
    display: 'standalone',
    // One colour each: the page's own tags follow the theme.
    background_color: colourOf(light, 'bg'),
    theme_color: colourOf(light, 'brand'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'any'),
      png(512, 'any'),
      png(512, 'maskable'),
    ],
    shortcuts: (Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[]).map((name) => ({
      name: own[name],
      name_localized: localized(name),
      url: SHORTCUTS[name],
    })),
  })
}

let manifest: Promise<string> | undefined

/** The packs are read as Vite reads them: Node alone would not. */
export function readManifest(): Promise<string> {
  manifest ??= runnerImport<typeof import('./manifest-words.ts')>(WORDS).then(({ module }) =>
    manifestOf(module.wordsOf),
  )
  return manifest
}
