import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { languageOf } from '@/i18n/languages'
import { sliceBySeed } from '../../support/slice'

const root = resolve(import.meta.dirname, '../../..')
const packagesFolder = resolve(root, 'node_modules')

/**
 * The style sheets of each font, which name the font's files. Roboto has the three weights of
 * phones before Android 12, which draw the weights 600 and 650 as bold. DejaVu Sans is as wide as
 * Verdana.
 */
const STYLE_SHEETS = {
  Roboto: ['@fontsource/roboto/400.css', '@fontsource/roboto/500.css', '@fontsource/roboto/700.css'],
  'Noto Sans': ['@fontsource-variable/noto-sans/wght.css'],
  'DejaVu Sans': ['@fontsource/dejavu-sans/400.css', '@fontsource/dejavu-sans/700.css'],
} as const
const CHINESE_FONT = 'Noto Sans SC'
const CHINESE_SHEET = '@fontsource-variable/noto-sans-sc/wght.css'

export type FontName = keyof typeof STYLE_SHEETS
/**
 * The first font is that of many Android phones, the second is wider, and the last is the widest.
 */
export const fonts = Object.keys(STYLE_SHEETS) as FontName[]

export function isMeasuring(source: string): boolean {
  return /boundingBox|BoundingClientRect|scroll(?:Width|Height|Y)|InViewport|InSight|NothingLost|WholeWords|Shifts/.test(
    source,
  )
}

/**
 * The font for all tests, if the environment variable `FONT` names one, as in `FONT='Noto Sans'`.
 * Undefined if `STYLE_SHEETS` has no font of this name.
 */
const requestedFont = fonts.find((font) => font === process.env['FONT'])

/**
 * Returns the font of `FONT`, if set. Otherwise, for 'by seed', the seed and the test's name choose
 * the font.
 */
export function fontOf(option: FontName | 'by seed', test: string): FontName {
  const [chosen = fonts[0]] = sliceBySeed(fonts, 1, test)
  return requestedFont ?? (option === 'by seed' ? chosen : option) ?? 'Roboto'
}

interface Face {
  family: string
  weight: string
  /** The characters that this file draws, in the form of `unicode-range`. */
  range: string
  /** The content of the font file, in base64. */
  bytes: string
}

/** Returns each character of the source files once. The app and its mock show no others. */
function readCharacters(): string {
  const folder = resolve(root, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return Array.from(new Set(files.map((file) => readFileSync(resolve(folder, file), 'utf8')).join(''))).join('')
}

/** Returns whether any of `characters` is in `range`, which has the form of `unicode-range`. */
function isAnyIn(characters: string, range: string): boolean {
  const ranges = range.split(',').map((part) => part.trim().replace('U+', ''))
  const characterRanges = ranges.map((part) => part.replaceAll(/[0-9a-f]+/gi, '\\u{$&}')).join('')
  return new RegExp(`[${characterRanges}]`, 'u').test(characters)
}

let shownCharacters: string | null = null
/**
 * Reads the font files of a style sheet, without files that draw none of the shown characters. A
 * file without a `unicode-range` draws every character.
 */
function readFaces(family: string, sheet: string): Face[] {
  const css = readFileSync(resolve(packagesFolder, sheet), 'utf8')
  return css.split('@font-face').flatMap((rule) => {
    const file = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(rule)?.[1]
    const range = /unicode-range: ([^;]+);/.exec(rule)?.[1] ?? 'U+0-10FFFF'
    if (file === undefined || !isAnyIn((shownCharacters ??= readCharacters()), range)) return []
    const bytes = readFileSync(resolve(packagesFolder, sheet, '..', file)).toString('base64')
    return [{ family, weight: /font-weight: ([^;]+);/.exec(rule)?.[1] ?? '400', range, bytes }]
  })
}

const facesByFamily = new Map<string, Face[]>()
function facesOf(family: string, sheets: readonly string[]): Face[] {
  const faces = facesByFamily.get(family) ?? sheets.flatMap((sheet) => readFaces(family, sheet))
  facesByFamily.set(family, faces)
  return faces
}

/**
 * Draws all pages in one font, because machines have different fonts. The script carries the bytes,
 * so the first paint has the font. The content security policy does not apply to such fonts.
 */
export async function useFont(context: BrowserContext, font: FontName): Promise<void> {
  const chineseFaces = facesOf(CHINESE_FONT, [CHINESE_SHEET])
  // These files draw "中文", the name of the Chinese language, which the app shows in every
  // language.
  const facesOfName = chineseFaces.filter(({ range }) => isAnyIn(languageOf('zh_cn').name, range))
  await context.addInitScript(addFonts, {
    always: [...facesOf(font, STYLE_SHEETS[font]), ...facesOfName],
    chinese: chineseFaces.filter((face) => !facesOfName.includes(face)),
    families: `"${font}", "${CHINESE_FONT}"`,
  })
}

/** Runs in the page. Adds most files of the Chinese font only once the page is in Chinese. */
function addFonts({ always, chinese, families }: { always: Face[]; chinese: Face[]; families: string }): void {
  if (window !== window.top || origin === 'null') return
  // Reads both names now, because a test may later delete them to imitate browsers without them.
  const { fonts } = document
  const Font = FontFace
  const add = (faces: Face[]) => {
    for (const { family, weight, range, bytes } of faces.splice(0))
      fonts.add(
        new Font(
          family,
          Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)),
          { weight, unicodeRange: range },
        ),
      )
  }
  add(always)
  if (localStorage.getItem('lang') === 'zh_cn') add(chinese)
  new MutationObserver(() => {
    if (document.documentElement.lang.startsWith('zh')) add(chinese)
  }).observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :root { --font: ${families}, sans-serif !important }
    .shell, .shell * { font-family: ${families}, sans-serif !important }
  `)
  document.adoptedStyleSheets = [sheet]
}
