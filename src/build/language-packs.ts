import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../i18n/languages.ts'
import { PACK_NAMES, PACKS, type PackName } from '../i18n/packs.ts'
import type { Section } from '../i18n/sections.ts'

const SOURCE = resolve(import.meta.dirname, '..')
const LOCALES = resolve(SOURCE, 'i18n/locales')
/** All packs, each fetched when it is asked for; and one pack. */
const ALL = 'virtual:language-packs'
const ONE = new RegExp(`^\\0?${ALL}/(\\w+)/(${PACK_NAMES.join('|')})$`)

/** Writes the files of `PACKS` for each language; in the source each section has its own. */
export function languagePacks(): Plugin {
  return {
    name: 'language-packs',
    enforce: 'pre',
    resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return allPacks()
      const pack = packOfModule(id)
      return pack === null ? null : onePack(pack.code, pack.name)
    },
  }
}

/** Code that is imported on demand comes with the packs of its words. */
export function wordsOnDemand(): Plugin {
  let isBuild = false
  return {
    name: 'words-on-demand',
    // Behind the plugin of Vite that writes out `import.meta.glob`.
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform: {
      filter: { id: /\/src\/(?:app|features|domain|kit)\/(?!.*\.test\.).*\.tsx?$/, code: 'import(' },
      handler: (code, id) => withWords(code, id, isBuild ? packsOf : allIfAny),
    },
  }
}

/** @returns null for a module that is no pack */
export function packOfModule(id: string): { code: string; name: PackName } | null {
  const [, code = '', name] = ONE.exec(id) ?? []
  return name === undefined ? null : { code, name: name as PackName }
}

let hash: string | undefined

/**
 * The name of a pack's file. They share one hash: the first load lists all of them, and the list is
 * smaller, compressed, when the names differ in language and pack alone.
 */
export function packFile(code: string, name: PackName): string {
  hash ??= hashOfWords()
  return `assets/${code}-${name}-${hash}.js`
}

function hashOfWords(): string {
  const sum = createHash('sha256').update(JSON.stringify(PACKS))
  const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  for (const file of files.sort()) sum.update(file).update(readFileSync(resolve(LOCALES, file)))
  return sum.digest('base64url').slice(0, 8)
}

function allPacks(): string {
  const entries = languages.flatMap(({ code }) =>
    PACK_NAMES.map((name) => `'${code}/${name}': () => import('${ALL}/${code}/${name}'),`),
  )
  return `export default {\n${entries.join('\n')}\n}`
}

function onePack(code: string, name: PackName): string {
  return PACKS[name]
    .map((section) => `export { default as ${section} } from '${LOCALES}/${code}/${section}.ts'`)
    .join('\n')
}

/** `start` is there before any screen. */
const LATER_PACKS = PACK_NAMES.filter((name) => name !== 'start')

/** While modules change, what one of them shows may change behind the back of its importer. */
function allIfAny(module: string): readonly PackName[] {
  return packsOf(module).length === 0 ? [] : LATER_PACKS
}

/**
 * Each `() => import('…')` waits for the packs of its words too. Lines stay where they are.
 * @throws Error for an import on demand that is written otherwise: it would come without words
 */
export function withWords(
  code: string,
  file: string,
  packsOfModule: (file: string) => readonly PackName[],
): string | null {
  let found = 0
  const written = code.replace(
    /=>(\s*)(import\(["']([^"']+)["']\))/g,
    (whole, space: string, call: string, name: string) => {
      found += 1
      const module = moduleOf(name, file)
      const packs = module === null ? [] : packsOfModule(module)
      return packs.length === 0 ? whole : `=>${space}withPacks(${call}, ${JSON.stringify(packs)})`
    },
  )
  if (found < [...code.matchAll(/(?<!typeof )\bimport\(/g)].length)
    throw new Error(`${file}: an import on demand that is no () => import('…')`)
  return written === code ? null : `${written}\nimport { withPacks } from '@/i18n'\n`
}

/** The packs of the words that a module shows, or any that it imports. */
export function packsOf(module: string): PackName[] {
  const modules = new Set([module])
  const packs = new Set<PackName>()
  for (const file of modules) {
    const code = readFileSync(file, 'utf8')
    for (const section of sectionsIn(code)) packs.add(packOf(section))
    for (const [, name = ''] of code.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([@.][^']*)'/gm)) {
      const imported = moduleOf(name, file)
      if (imported !== null) modules.add(imported)
    }
  }
  return LATER_PACKS.filter((name) => packs.has(name))
}

/** @throws Error for a call whose sections are not written out */
function sectionsIn(code: string): Section[] {
  return [...code.matchAll(/\buseTranslation\(([^)]*)/g)].flatMap(([call, names = '']) => {
    const sections = [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name as Section)
    if (sections.length === 0) throw new Error(`${call}) does not write out its sections`)
    return sections
  })
}

/** @returns null for a package, a style sheet, a virtual module */
function moduleOf(name: string, importer: string): string | null {
  if (!/^(?:@|\.\.?)\//.test(name)) return null
  const path = name.startsWith('@/') ? resolve(SOURCE, name.slice(2)) : resolve(dirname(importer), name)
  const files = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`]
  return files.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null
}

/** @throws Error for a section that travels in no pack */
function packOf(section: Section): PackName {
  const name = PACK_NAMES.find((pack) => (PACKS[pack] as readonly Section[]).includes(section))
  if (name === undefined) throw new Error(`no pack has the section ${section}`)
  return name
}
