import { resolve } from 'node:path'
import { languages } from '@/i18n/languages'

export const GALLERY = resolve(import.meta.dirname, '../../../gallery')

export const THEMES = ['light', 'dark'] as const
export const LANGUAGES = languages.map(({ code }) => code)
/** Heights of the viewport by its width in CSS pixels: a small phone, a phone, a tablet. */
export const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 844: 390 }

/** A file name from a state's name: "Draw, orders blocked" → "draw-orders-blocked". */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

export interface Picture {
  name: string
  width: number
  theme: string
  lang: string
}

/** @returns the picture's path in the gallery's folder, such as "390/light/en_us/home.png" */
export function pictureFile({ name, width, theme, lang }: Picture): string {
  return `${width}/${theme}/${lang}/${slugOf(name)}.png`
}

const COUNTED = { width: 390, theme: 'light', lang: 'en_us' }

/** True for the look in which `budgets.spec.ts` counts the words in sight. */
export function isCounted({ width, theme, lang }: Picture): boolean {
  return width === COUNTED.width && theme === COUNTED.theme && lang === COUNTED.lang
}

/** @returns the path of the file with a state's words in sight, beside its counted picture */
export function wordsFile(name: string): string {
  return pictureFile({ name, ...COUNTED }).replace('.png', '.json')
}

/** The pictures that a run takes. By default all states, themes and languages, at 390 px. */
export interface Selection {
  widths: readonly number[]
  themes: readonly string[]
  languages: readonly string[]
  /** Part of the names of the states to photograph; case is ignored. */
  only: string
}

function chosen(known: readonly string[], asked: string | undefined, fallback: readonly string[]): string[] {
  if (asked === undefined) return [...fallback]
  const values = asked.split(',')
  const unknown = values.filter((value) => !known.includes(value))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the gallery knows ${known.join(', ')}`)
  return values
}

/**
 * Reads `GALLERY_ONLY`, `GALLERY_WIDTH`, `GALLERY_THEME` and `GALLERY_LANGUAGE`, which `npm run
 * gallery` sets from `--only`, `--width`, `--theme` and `--language`.
 * @throws Error that names the unknown values and the known ones
 */
export function readSelection(env: Record<string, string | undefined>): Selection {
  return {
    only: (env['GALLERY_ONLY'] ?? '').toLowerCase(),
    widths: chosen(Object.keys(HEIGHTS), env['GALLERY_WIDTH'], ['390']).map(Number),
    themes: chosen(THEMES, env['GALLERY_THEME'], THEMES),
    languages: chosen(LANGUAGES, env['GALLERY_LANGUAGE'], LANGUAGES),
  }
}
