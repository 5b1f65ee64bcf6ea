import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { states } from '../states'
import { GALLERY, HEIGHTS, LANGUAGES, pictureFile, THEMES } from './pictures'

/**
 * What the page's script knows: only pictures that were taken. The files are in the order of the
 * languages; null: not taken.
 */
function readPictures() {
  const taken = (file: string) => (existsSync(resolve(GALLERY, file)) ? file : null)
  const looks = Object.keys(HEIGHTS).flatMap((width) => THEMES.map((theme) => ({ width: Number(width), theme })))
  const all = states.map(({ name }) => ({
    name,
    pictures: looks
      .map((look) => ({ ...look, files: LANGUAGES.map((lang) => taken(pictureFile({ name, lang, ...look }))) }))
      .filter(({ files }) => files.some((file) => file !== null)),
  }))
  return { languages: LANGUAGES, states: all.filter(({ pictures }) => pictures.length > 0) }
}

/** Writes `gallery/index.html`: one state, each look a row, its languages side by side. */
export default function writeGalleryPage(): void {
  mkdirSync(GALLERY, { recursive: true })
  const page = readFileSync(resolve(import.meta.dirname, 'page.html'), 'utf8')
  const data = JSON.stringify(readPictures()).replaceAll('<', '\\u003c')
  writeFileSync(
    resolve(GALLERY, 'index.html'),
    page.replace('/* data */ null', () => data),
  )
}
