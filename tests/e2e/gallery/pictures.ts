import { resolve } from 'node:path'
import { languages } from '@/i18n/languages'

export const GALLERY_FOLDER = resolve(import.meta.dirname, '../../../gallery')

export const THEMES = ['light', 'dark'] as const
export const LANGUAGE_CODES = languages.map(({ code }) => code)
/** Heights by width in CSS pixels: small phone, phone, tablet, phone in landscape. */
export const HEIGHTS_BY_WIDTH: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 844: 390 }

/** Returns "draw-orders-blocked" for "Draw, orders blocked". */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

export interface Picture {
  name: string
  width: number
  theme: string
  lang: string
}

/** Returns a path in the folder of the gallery, such as "390/light/en_us/home.png". */
export function pictureFile({ name, width, theme, lang }: Picture): string {
  return `${width}/${theme}/${lang}/${slugOf(name)}.png`
}

const COUNTED_LOOK = { width: 390, theme: 'light', lang: 'en_us' }

/** True for the width, theme and language in which `budgets.spec.ts` counts the words in view. */
export function isCounted({ width, theme, lang }: Picture): boolean {
  return width === COUNTED_LOOK.width && theme === COUNTED_LOOK.theme && lang === COUNTED_LOOK.lang
}

/** The words in view of a state are in a file beside the picture for which they are counted. */
export function wordsFile(name: string): string {
  return pictureFile({ name, ...COUNTED_LOOK }).replace('.png', '.json')
}

/** The pictures that a run takes: by default all states, themes and languages, 390 px wide. */
export interface Selection {
  widths: readonly number[]
  themes: readonly string[]
  languages: readonly string[]
  /** Only states whose names contain this text are photographed. Case is ignored. */
  only: string
}

function selectValues(
  knownValues: readonly string[],
  requested: string | undefined,
  fallback: readonly string[],
): string[] {
  if (requested === undefined) return [...fallback]
  const values = requested.split(',')
  const unknownValues = values.filter((value) => !knownValues.includes(value))
  if (unknownValues.length > 0)
    throw new Error(`The gallery does not know ${unknownValues.join(', ')}. It knows ${knownValues.join(', ')}.`)
  return values
}

/** Reads the options of `npm run gallery`, such as `--width`. @throws Error for an unknown value */
export function readSelection(env: Record<string, string | undefined>): Selection {
  return {
    only: (env['GALLERY_ONLY'] ?? '').toLowerCase(),
    widths: selectValues(Object.keys(HEIGHTS_BY_WIDTH), env['GALLERY_WIDTH'], ['390']).map(Number),
    themes: selectValues(THEMES, env['GALLERY_THEME'], THEMES),
    languages: selectValues(LANGUAGE_CODES, env['GALLERY_LANGUAGE'], LANGUAGE_CODES),
  }
}
