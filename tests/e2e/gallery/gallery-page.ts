import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { states } from '../states'
import type { VisibleContent } from '../support/words-in-sight'
import {
  GALLERY_FOLDER,
  HEIGHTS_BY_WIDTH,
  LANGUAGE_CODES,
  pictureFile,
  readSelection,
  THEMES,
  wordsFile,
} from './pictures'

/** States without pictures are left out, and so are pairs of width and theme without a picture. */
export interface GalleryData {
  languages: readonly string[]
  states: {
    name: string
    /** By width and theme. `files` has the order of `languages`; null means a missing picture. */
    pictures: { width: number; theme: string; files: (string | null)[] }[]
  }[]
}

function readPictures(): GalleryData {
  const existingFile = (file: string) => (existsSync(resolve(GALLERY_FOLDER, file)) ? file : null)
  const widthThemePairs = Object.keys(HEIGHTS_BY_WIDTH).flatMap((width) =>
    THEMES.map((theme) => ({ width: Number(width), theme })),
  )
  const allStates = states.map(({ name }) => ({
    name,
    pictures: widthThemePairs
      .map((look) => ({
        ...look,
        files: LANGUAGE_CODES.map((lang) => existingFile(pictureFile({ name, lang, ...look }))),
      }))
      .filter(({ files }) => files.some((file) => file !== null)),
  }))
  return { languages: LANGUAGE_CODES, states: allStates.filter(({ pictures }) => pictures.length > 0) }
}

/** Reads the counted words and controls of each state. The state with the most words is first. */
function readCountedContents(): ({ name: string } & VisibleContent)[] {
  const countedStates = states.flatMap(({ name }) => {
    const file = resolve(GALLERY_FOLDER, wordsFile(name))
    return existsSync(file) ? { name, ...(JSON.parse(readFileSync(file, 'utf8')) as VisibleContent) } : []
  })
  return countedStates.sort((one, other) => other.words - one.words)
}

function printWords(words: ReturnType<typeof readCountedContents>): void {
  const { only } = readSelection(process.env)
  const rows = words
    .filter(({ name }) => name.toLowerCase().includes(only))
    .map(({ name, words, controls }) => `${String(words).padStart(5)} ${String(controls).padStart(8)}  ${name}`)
  process.stdout.write(['\n', 'words controls  in sight at 390×844, en_us', ...rows, ''].join('\n'))
}

/** Writes `gallery/index.html` (one state at a time, languages side by side) and `words.json`. */
export default function writeGalleryPage(): void {
  mkdirSync(GALLERY_FOLDER, { recursive: true })
  const page = readFileSync(resolve(import.meta.dirname, 'page.html'), 'utf8')
  const data = JSON.stringify(readPictures()).replaceAll('<', '\\u003c')
  writeFileSync(
    resolve(GALLERY_FOLDER, 'index.html'),
    page.replace('/* data */ null', () => data),
  )
  const words = readCountedContents()
  writeFileSync(resolve(GALLERY_FOLDER, 'words.json'), JSON.stringify(words, null, 2))
  printWords(words)
}
