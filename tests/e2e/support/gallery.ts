import { resolve } from 'node:path'
import { languages } from '../../../src/i18n/languages'

export const THEMES = ['light', 'dark'] as const
export const LANGUAGES = languages.map(({ code }) => code)
export const GALLERY = resolve(import.meta.dirname, '../../../gallery')

/** A file name from a screen's name: "Draw, orders blocked" → "draw-orders-blocked". */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

export function galleryFile(name: string, theme: string, lang: string): string {
  return resolve(GALLERY, theme, lang, `${slugOf(name)}.png`)
}
