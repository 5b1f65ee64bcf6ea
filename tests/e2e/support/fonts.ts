import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { languageOf, type LanguageCode } from '@/i18n/languages'
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

/** Returns each character that the app and its mock show. `lib` has rules, but no shown texts. */
function readCharacters(): string {
  const folder = resolve(root, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^lib\/|\.test\./.test(file),
  )
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

function chineseFaces(): Face[] {
  return facesOf(CHINESE_FONT, [CHINESE_SHEET])
}

/** Draws "中文", the name of the Chinese language, which the app shows in every language. */
function facesOfChineseName(): Face[] {
  return chineseFaces().filter(({ range }) => isAnyIn(languageOf('zh_cn').name, range))
}

/**
 * Draws all pages in one font, because machines have different fonts. The script carries the bytes,
 * so the first paint has the font. The content security policy does not apply to such fonts. Pages
 * in another language get only the glyphs of "中文", because the whole Chinese font makes each page
 * load slower by a tenth of a second.
 * @param lang the language in which the pages start; a page that changes to Chinese later needs
 *   `addChineseFont`
 */
export async function useFont(context: BrowserContext, font: FontName, lang: LanguageCode): Promise<void> {
  const faces = [...facesOf(font, STYLE_SHEETS[font]), ...(lang === 'zh_cn' ? chineseFaces() : facesOfChineseName())]
  await context.addInitScript(addFaces, faces)
  await context.addInitScript(useFamilies, `"${font}", "${CHINESE_FONT}"`)
}

/** Adds the Chinese font to a page that is changed to Chinese after its start. */
export async function addChineseFont(page: Page): Promise<void> {
  await page.evaluate(addFaces, chineseFaces())
}

/** Runs in the page. */
function addFaces(faces: Face[]): void {
  if (window !== window.top || origin === 'null') return
  for (const { family, weight, range, bytes } of faces) {
    const fontBytes = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
    document.fonts.add(new FontFace(family, fontBytes, { weight, unicodeRange: range }))
  }
}

/** Runs in the page. */
function useFamilies(families: string): void {
  if (window !== window.top || origin === 'null') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :root { --font: ${families}, sans-serif !important }
    .shell, .shell * { font-family: ${families}, sans-serif !important }
  `)
  document.adoptedStyleSheets = [sheet]
}
