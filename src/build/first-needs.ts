import type { Rolldown } from 'vite'
import { languages } from '../i18n/languages.ts'
import { resolve } from 'node:path'
import { neverToLogin, patterns } from '../paths.ts'
import { ACCESS, type Access, type Address, type Needs } from './entry.ts'
import { packsOf } from './language-packs.ts'

const SOURCE = resolve(import.meta.dirname, '..')

export interface ScreenRoute {
  path: string
  access: Access
  /** As it is imported: "@/features/home/HomeScreen". */
  module: string
}

/**
 * The rows of the route table, read from its text: a route's functions do not tell which file they
 * import. A test holds the paths against the table itself.
 */
export function readRoutes(table: string): ScreenRoute[] {
  const rows = table.matchAll(
    /(?:\[([\w., ]+)\]\.map\(\(path\) =>\s*)?\b(tab|member|anybody|anonymous)\((?:path|patterns\.(\w+)),\s*\(\) => import\('([^']+)'\)/g,
  )
  return [...rows].flatMap(([, several, kind = '', one = '', module = '']) => {
    const names = several === undefined ? [one] : [...several.matchAll(/patterns\.(\w+)/g)].map(([, name = '']) => name)
    const access = kind === 'member' || kind === 'anonymous' ? kind : 'public'
    return names.map((name) => ({ path: pathOf(name), access, module }))
  })
}

function pathOf(name: string): string {
  const path = Object.entries(patterns).find(([known]) => known === name)?.[1]
  if (path === undefined) throw new Error(`routes.tsx: no pattern ${name}`)
  return path
}

/**
 * For each address, the files that its screen waits for beside the page's own. A language pack's
 * name has "*" where the language stands.
 * @throws Error for a screen or a pack that is in no file
 */
export function needsOf(routes: readonly ScreenRoute[], bundle: Rolldown.OutputBundle): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkWith = (module: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (found === undefined) throw new Error(`${module} is in no file of the build`)
    return found
  }
  const own = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  )
  const ownSheets = sheetsOf(own)
  const files: string[] = []
  const indexOf = (file: string) => {
    const name = file.replace(/^assets\//, '')
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
  }
  const addresses = routes.map(({ path, access, module }): Address => {
    const file = `${module.replace(/^@\//, '')}.tsx`
    const code = withImports([chunkWith(`/src/${file}`)], chunks).filter((chunk) => !own.includes(chunk))
    const sheets = sheetsOf(code).filter((sheet) => !ownSheets.includes(sheet))
    const packs = (['start', ...packsOf(resolve(SOURCE, file))] as const).map((name) => {
      const [first = '', ...others] = languages.map(({ code: language }) =>
        chunkWith(`language-packs/${language}/${name}`).fileName.replace(language, '*'),
      )
      if (others.some((other) => other !== first)) throw new Error(`packs ${name} differ in more than a language`)
      return first
    })
    const needed = [...code.map(({ fileName }) => fileName), ...packs, ...sheets]
    const isExempt = neverToLogin.some((exempt) => path.toLowerCase().startsWith(exempt.toLowerCase()))
    return [path.split('/:')[0] ?? path, ACCESS.indexOf(access) + (isExempt ? 4 : 0), [...new Set(needed.map(indexOf))]]
  })
  return { files, addresses }
}

function withImports(start: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]) {
  const all = new Set(start)
  for (const { imports } of all)
    for (const name of imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported !== undefined) all.add(imported)
    }
  return [...all]
}

function sheetsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
}

/** The text of the style sheets of the page and of these screens, in the order of the cascade. */
export function sheetsOfScreens(names: readonly string[], bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.filter(({ isEntry }) => isEntry)
  const screens = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => names.some((name) => id.endsWith(`/${name}.tsx`))),
  )
  const sheets = [...new Set(sheetsOf([...withImports(own, chunks), ...withImports(screens, chunks)]))]
  return sheets.map((name) => textOf(bundle[name])).join('')
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return file?.type === 'asset' ? Buffer.from(file.source).toString() : ''
}
