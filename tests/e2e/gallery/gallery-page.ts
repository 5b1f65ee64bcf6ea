import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { states } from '../states'
import { countWords } from '../support/words-in-sight'
import { GALLERY, HEIGHTS, LANGUAGES, pictureFile, readSelection, THEMES, wordsFile } from './pictures'

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

/** Prints how many words the chosen states have in sight, as last counted; most of them first. */
function printWords(): void {
  const { only } = readSelection(process.env)
  const counted = states.flatMap(({ name }) => {
    const file = resolve(GALLERY, wordsFile(name))
    return existsSync(file) ? [{ name, words: countWords(readFileSync(file, 'utf8')) }] : []
  })
  const rows = counted
    .filter(({ name }) => name.toLowerCase().includes(only))
    .sort((one, other) => other.words - one.words)
    .map(({ name, words }) => `${String(words).padStart(5)}  ${name}`)
  process.stdout.write(['\n', 'words in sight at 390×844, en_us', ...rows, ''].join('\n'))
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
  printWords()
}
