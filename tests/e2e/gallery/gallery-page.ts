import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { states } from '../states'
import type { VisibleContent } from '../support/words-in-sight'
import { GALLERY, HEIGHTS, LANGUAGES, pictureFile, readSelection, THEMES, wordsFile } from './pictures'

/**
 * The data for the script of the gallery page. A state without pictures is left out, and so is each
 * pair of width and theme for which a state has no picture.
 */
export interface GalleryData {
  languages: readonly string[]
  states: {
    name: string
    /** By width and theme. `files` has the order of `languages`; null means a missing picture. */
    pictures: { width: number; theme: string; files: (string | null)[] }[]
  }[]
}

function readPictures(): GalleryData {
  const existingFile = (file: string) => (existsSync(resolve(GALLERY, file)) ? file : null)
  const looks = Object.keys(HEIGHTS).flatMap((width) => THEMES.map((theme) => ({ width: Number(width), theme })))
  const allStates = states.map(({ name }) => ({
    name,
    pictures: looks
      .map((look) => ({ ...look, files: LANGUAGES.map((lang) => existingFile(pictureFile({ name, lang, ...look }))) }))
      .filter(({ files }) => files.some((file) => file !== null)),
  }))
  return { languages: LANGUAGES, states: allStates.filter(({ pictures }) => pictures.length > 0) }
}

/**
 * Returns, for each state whose words were counted, the numbers of words and controls in view. The
 * state with the most words comes first.
 */
function readWords(): ({ name: string } & VisibleContent)[] {
  const countedStates = states.flatMap(({ name }) => {
    const file = resolve(GALLERY, wordsFile(name))
    return existsSync(file) ? { name, ...(JSON.parse(readFileSync(file, 'utf8')) as VisibleContent) } : []
  })
  return countedStates.sort((one, other) => other.words - one.words)
}

function printWords(words: ReturnType<typeof readWords>): void {
  const { only } = readSelection(process.env)
  const rows = words
    .filter(({ name }) => name.toLowerCase().includes(only))
    .map(({ name, words, controls }) => `${String(words).padStart(5)} ${String(controls).padStart(8)}  ${name}`)
  process.stdout.write(['\n', 'words controls  in sight at 390×844, en_us', ...rows, ''].join('\n'))
}

/**
 * Writes `gallery/index.html`, which shows one state at a time: a row for each width and theme,
 * with the languages side by side. Also writes the words in view of each state to
 * `gallery/words.json`, and prints the numbers of words.
 */
export default function writeGalleryPage(): void {
  mkdirSync(GALLERY, { recursive: true })
  const page = readFileSync(resolve(import.meta.dirname, 'page.html'), 'utf8')
  const data = JSON.stringify(readPictures()).replaceAll('<', '\\u003c')
  writeFileSync(
    resolve(GALLERY, 'index.html'),
    page.replace('/* data */ null', () => data),
  )
  const words = readWords()
  writeFileSync(resolve(GALLERY, 'words.json'), JSON.stringify(words, null, 2))
  printWords(words)
}
