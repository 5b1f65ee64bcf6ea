import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { languageOf } from '@/i18n/languages'
import { sliceBySeed } from '../../support/slice'

const root = resolve(import.meta.dirname, '../../..')
const packages = resolve(root, 'node_modules')

/**
 * The style sheets that name the files of a font. Roboto has three weights as phones before Android
 * 12 have it, where 600 and 650 are drawn as bold. DejaVu Sans is as wide as Verdana.
 */
const SHEETS = {
  Roboto: ['@fontsource/roboto/400.css', '@fontsource/roboto/500.css', '@fontsource/roboto/700.css'],
  'Noto Sans': ['@fontsource-variable/noto-sans/wght.css'],
  'DejaVu Sans': ['@fontsource/dejavu-sans/400.css', '@fontsource/dejavu-sans/700.css'],
} as const
const CHINESE = 'Noto Sans SC'
const CHINESE_SHEET = '@fontsource-variable/noto-sans-sc/wght.css'

export type FontName = keyof typeof SHEETS
/** Members have the first; the others are wider, the last as wide as any that a device has. */
export const fonts = Object.keys(SHEETS) as FontName[]

/** Whether a test file looks at places and sizes, by what it calls. */
export function isMeasuring(source: string): boolean {
  return /boundingBox|BoundingClientRect|scroll(?:Width|Height|Y)|InViewport|InSight|NothingLost|WholeWords|Shifts/.test(
    source,
  )
}

/** `FONT='Noto Sans'` before a command draws all of its tests in that font. */
const asked = fonts.find((font) => font === process.env['FONT'])

/** The font of a test: of `tests/more` one that the seed chooses, or with `WHOLE=1` each. */
export function fontOf(option: FontName | 'by seed', test: string): FontName {
  const [chosen = fonts[0]] = sliceBySeed(fonts, 1, test)
  return asked ?? (option === 'by seed' ? chosen : option) ?? 'Roboto'
}

interface Face {
  family: string
  weight: string
  /** The characters that it draws, as `unicode-range` lists them. */
  range: string
  /** In base64. */
  bytes: string
}

/** Each character that the app or its mock may show, once. */
function readSigns(): string {
  const folder = resolve(root, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return Array.from(new Set(files.map((file) => readFileSync(resolve(folder, file), 'utf8')).join(''))).join('')
}

/** Whether any of these signs is in a `unicode-range`. */
function isAmong(signs: string, range: string): boolean {
  const parts = range.split(',').map((part) => part.trim().replace('U+', ''))
  const classes = parts.map((part) => part.replaceAll(/[0-9a-f]+/gi, '\\u{$&}')).join('')
  return new RegExp(`[${classes}]`, 'u').test(signs)
}

let signs: string | null = null
/** The files of a font that draw anything that is shown; a sheet without ranges has one for all. */
function readFaces(family: string, sheet: string): Face[] {
  const css = readFileSync(resolve(packages, sheet), 'utf8')
  return css.split('@font-face').flatMap((rule) => {
    const file = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(rule)?.[1]
    const range = /unicode-range: ([^;]+);/.exec(rule)?.[1] ?? 'U+0-10FFFF'
    if (file === undefined || !isAmong((signs ??= readSigns()), range)) return []
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
 * Draws all pages of a context in a font of the tests, so that every machine measures the same.
 * The bytes come with the script, before anything of the page: nothing is fetched, the first paint
 * has the font, and the policy of the page, which fonts from bytes do not concern, is as shipped.
 */
export async function drawIn(context: BrowserContext, font: FontName): Promise<void> {
  const chinese = facesOf(CHINESE, [CHINESE_SHEET])
  // Its name, by which every language offers it.
  const named = chinese.filter(({ range }) => isAmong(languageOf('zh_cn').name, range))
  await context.addInitScript(addFonts, {
    always: [...facesOf(font, SHEETS[font]), ...named],
    chinese: chinese.filter((face) => !named.includes(face)),
    families: `"${font}", "${CHINESE}"`,
  })
}

/** In the page. The files of the Chinese font are read where its words are shown: they are many. */
function addFonts({ always, chinese, families }: { always: Face[]; chinese: Face[]; families: string }): void {
  if (window !== window.top || origin === 'null') return
  // A test may take these away, as older browsers have none.
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
