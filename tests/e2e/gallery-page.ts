import { mkdirSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { GALLERY, galleryFile, LANGUAGES, THEMES } from './support/gallery'
import { states } from './states'

/** Writes a page of all pictures: a row for each state, a column for each theme and language. */
export default function writeGalleryPage(): void {
  mkdirSync(GALLERY, { recursive: true })
  const columns = THEMES.flatMap((theme) => LANGUAGES.map((lang) => ({ theme, lang })))
  const rows = states.map(({ name }) => {
    const cells = columns.map(({ theme, lang }) => {
      const file = relative(GALLERY, galleryFile(name, theme, lang))
      return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${theme}, ${lang}"></a></td>`
    })
    return `<tr><th>${name}</th>${cells.join('')}</tr>`
  })
  const head = columns.map(({ theme, lang }) => `<th>${theme}<br>${lang}</th>`).join('')
  writeFileSync(
    resolve(GALLERY, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:13px system-ui;margin:0}img{width:195px;display:block;border:1px solid #ccc}th{position:sticky;left:0;background:#fff;padding:6px;text-align:left}</style>
<table><tr><th></th>${head}</tr>${rows.join('\n')}</table>
`,
  )
}
