import { resolve } from 'node:path'

export const THEMES = ['light', 'dark'] as const
export const LANGUAGES = ['id_id', 'vi_vi', 'zh_cn', 'en_us', 'es_spa', 'ms_my'] as const
export const GALLERY = resolve(import.meta.dirname, '../../../gallery')

/** A file name from a screen's name: "Draw, orders blocked" → "draw-orders-blocked". */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

export function galleryFile(name: string, theme: string, lang: string): string {
  return resolve(GALLERY, theme, lang, `${slugOf(name)}.png`)
}
