import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../i18n/languages.ts'
import { PACK_NAMES, START_SECTIONS, type PackName } from '../i18n/packs.ts'
import { firstScreenPaths } from '../paths.ts'

const LOCALES_FOLDER = resolve(import.meta.dirname, '../i18n/locales')
/**
 * Id of the module that imports each pack (a file of texts) on demand. The id of a pack is this id,
 * followed by its language and name.
 */
const ALL_PACKS_ID = 'virtual:language-packs'
const PACK_ID_PATTERN = new RegExp(`^\\0?${ALL_PACKS_ID}/(\\w+)/(${PACK_NAMES.join('|')})$`)

/** Combines the texts of each language, from one file per section, into two packs. */
export function languagePacks(): Plugin {
  return {
    name: 'language-packs',
    resolveId: (id) => (id === ALL_PACKS_ID || PACK_ID_PATTERN.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL_PACKS_ID}`) return allPacksCode()
      const pack = packOfModule(id)
      return pack === null ? null : packCode(pack.code, pack.name)
    },
  }
}

/** Returns the pack with this module id; null if the module is no pack. */
export function packOfModule(id: string): { code: string; name: PackName } | null {
  const [, code = '', name] = PACK_ID_PATTERN.exec(id) ?? []
  return name === undefined ? null : { code, name: name as PackName }
}

/** Returns the names of the packs (files of texts) that the screen at this path waits for. */
export function packsOf(path: string): readonly PackName[] {
  return firstScreenPaths.includes(path) ? ['start'] : PACK_NAMES
}

let sharedHash: string | undefined

/**
 * Returns the file name of a pack (texts of one language). All packs share one hash, because the
 * first load lists these names, and similar names compress better.
 */
export function packFileName(code: string, name: PackName): string {
  sharedHash ??= hashOfTexts()
  return `assets/${code}-${name}-${sharedHash}.js`
}

function hashOfTexts(): string {
  const hasher = createHash('sha256').update(START_SECTIONS.join())
  const files = readdirSync(LOCALES_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  for (const file of files.sort()) hasher.update(file).update(readFileSync(resolve(LOCALES_FOLDER, file)))
  return hasher.digest('base64url').slice(0, 8)
}

function allPacksCode(): string {
  const entries = languages.flatMap(({ code }) =>
    PACK_NAMES.map((name) => `'${code}/${name}': () => import('${ALL_PACKS_ID}/${code}/${name}'),`),
  )
  return `export default {\n${entries.join('\n')}\n}`
}

function packCode(code: string, name: PackName): string {
  const startSections: readonly string[] = START_SECTIONS
  return readdirSync(resolve(LOCALES_FOLDER, code))
    .map((file) => file.replace('.ts', ''))
    .filter((section) => startSections.includes(section) === (name === 'start'))
    .map((section) => `export { default as ${section} } from '${LOCALES_FOLDER}/${code}/${section}.ts'`)
    .join('\n')
}
