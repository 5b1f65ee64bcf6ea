import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { states } from '../states'
import type { InSight } from '../support/words-in-sight'
import { GALLERY, HEIGHTS, LANGUAGES, pictureFile, readSelection, THEMES, wordsFile } from './pictures'

/** Data of the page's script. Lists only pictures that exist. */
export interface GalleryData {
  languages: readonly string[]
  states: {
    name: string
    /** Files by width and theme, in the order of `languages`; null if there is no picture. */
    pictures: { width: number; theme: string; files: (string | null)[] }[]
  }[]
}

function readPictures(): GalleryData {
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

/** The words and controls in sight of the states, as last counted, most words first. */
function readWords(): ({ name: string } & InSight)[] {
  const counted = states.flatMap(({ name }) => {
    const file = resolve(GALLERY, wordsFile(name))
    return existsSync(file) ? { name, ...(JSON.parse(readFileSync(file, 'utf8')) as InSight) } : []
  })
  return counted.sort((one, other) => other.words - one.words)
}

function printWords(words: ReturnType<typeof readWords>): void {
  const { only } = readSelection(process.env)
  const rows = words
    .filter(({ name }) => name.toLowerCase().includes(only))
    .map(({ name, words, controls }) => `${String(words).padStart(5)} ${String(controls).padStart(8)}  ${name}`)
  process.stdout.write(['\n', 'words controls  in sight at 390×844, en_us', ...rows, ''].join('\n'))
}

/**
 * Writes `gallery/index.html`, which shows one state at a time: a row for each look, its languages
 * side by side. Also writes the words in sight to `gallery/words.json` and prints their counts.
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
