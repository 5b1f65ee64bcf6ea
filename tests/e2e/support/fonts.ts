import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { languageOf } from '@/i18n/languages'
import { sliceBySeed } from '../../support/slice'

const root = resolve(import.meta.dirname, '../../..')
const packages = resolve(root, 'node_modules')

/**
 * The style sheets that name the files of a font. Roboto has three weights, as on phones before
 * Android 12, where 600 and 650 are drawn as bold. DejaVu Sans is as wide as Verdana.
 */
const SHEETS = {
  Roboto: ['@fontsource/roboto/400.css', '@fontsource/roboto/500.css', '@fontsource/roboto/700.css'],
  'Noto Sans': ['@fontsource-variable/noto-sans/wght.css'],
  'DejaVu Sans': ['@fontsource/dejavu-sans/400.css', '@fontsource/dejavu-sans/700.css'],
} as const
const CHINESE = 'Noto Sans SC'
const CHINESE_SHEET = '@fontsource-variable/noto-sans-sc/wght.css'

export type FontName = keyof typeof SHEETS
/** Members read Tiga in the first font. The others are wider, the last one the widest of them. */
export const fonts = Object.keys(SHEETS) as FontName[]

/** True if a test file measures places or sizes, judged by the functions it calls. */
export function isMeasuring(source: string): boolean {
  return /boundingBox|BoundingClientRect|scroll(?:Width|Height|Y)|InViewport|InSight|NothingLost|WholeWords|Shifts/.test(
    source,
  )
}

/** `FONT='Noto Sans'` before a command draws all of its tests in that font. */
const asked = fonts.find((font) => font === process.env['FONT'])

/** The font of a test: `FONT`, the given font, or for 'by seed' the font that the seed chooses. */
export function fontOf(option: FontName | 'by seed', test: string): FontName {
  const [chosen = fonts[0]] = sliceBySeed(fonts, 1, test)
  return asked ?? (option === 'by seed' ? chosen : option) ?? 'Roboto'
}

interface Face {
  family: string
  weight: string
  /** The characters that it draws, in the form of `unicode-range`. */
  range: string
  /** Base64. */
  bytes: string
}

/** Each character that the app or its mock may show, once: those of all source files. */
function readCharacters(): string {
  const folder = resolve(root, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return Array.from(new Set(files.map((file) => readFileSync(resolve(folder, file), 'utf8')).join(''))).join('')
}

/** True if any of these characters is in a `unicode-range`. */
function isAnyIn(characters: string, range: string): boolean {
  const parts = range.split(',').map((part) => part.trim().replace('U+', ''))
  const classes = parts.map((part) => part.replaceAll(/[0-9a-f]+/gi, '\\u{$&}')).join('')
  return new RegExp(`[${classes}]`, 'u').test(characters)
}

let shownCharacters: string | null = null
/** The files of a font that draw any shown character. A sheet without ranges has one for all. */
function readFaces(family: string, sheet: string): Face[] {
  const css = readFileSync(resolve(packages, sheet), 'utf8')
  return css.split('@font-face').flatMap((rule) => {
    const file = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(rule)?.[1]
    const range = /unicode-range: ([^;]+);/.exec(rule)?.[1] ?? 'U+0-10FFFF'
    if (file === undefined || !isAnyIn((shownCharacters ??= readCharacters()), range)) return []
    const bytes = readFileSync(resolve(packages, sheet, '..', file)).toString('base64')
    return [{ family, weight: /font-weight: ([^;]+);/.exec(rule)?.[1] ?? '400', range, bytes }]
  })
}

const read = new Map<string, Face[]>()
function facesOf(family: string, sheets: readonly string[]): Face[] {
  const faces = read.get(family) ?? sheets.flatMap((sheet) => readFaces(family, sheet))
  read.set(family, faces)
  return faces
}

/**
 * Draws all pages of a context in a font of the tests, so that every machine measures the same. The
 * init script carries the font's bytes: nothing is fetched, and the first paint has the font. The
 * page's policy stays as shipped, because it does not apply to fonts made from bytes.
 */
export async function drawIn(context: BrowserContext, font: FontName): Promise<void> {
  const chinese = facesOf(CHINESE, [CHINESE_SHEET])
  // The files for the language's own name, which is offered in every language.
  const named = chinese.filter(({ range }) => isAnyIn(languageOf('zh_cn').name, range))
  await context.addInitScript(addFonts, {
    always: [...facesOf(font, SHEETS[font]), ...named],
    chinese: chinese.filter((face) => !named.includes(face)),
    families: `"${font}", "${CHINESE}"`,
  })
}

/** Runs in the page. The Chinese font has many files: added only while the page is Chinese. */
function addFonts({ always, chinese, families }: { always: Face[]; chinese: Face[]; families: string }): void {
  if (window !== window.top || origin === 'null') return
  // A test may delete these to imitate older browsers, which lack them: keep references.
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
