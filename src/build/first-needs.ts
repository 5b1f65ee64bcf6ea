import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { neverToLogin, patterns } from '../paths.ts'
import { filesOf, isOfScreens, sheetsOf, START_SCREENS, withImports } from './chunks.ts'
import { ACCESS, type Access, type Address, type Needs } from './entry.ts'
import { packFile, packsOf } from './language-packs.ts'

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
  const rows = table.matchAll(/([^']*)\(\) => import\('([^']+)'\)/g)
  return [...rows].flatMap(([, row = '', module = '']) => {
    const access = ACCESS.find((kind) => row.includes(`${kind}(`)) ?? 'public'
    const names = [...row.matchAll(/\bpatterns\.(\w+)/g)].map(([, name]) => name as keyof typeof patterns)
    return names.map((name) => ({ path: patterns[name], access, module }))
  })
}

/**
 * For each address, the files that its screen waits for beside the page's own. A language pack's
 * name has "*" where the language stands.
 * @throws Error for a screen that is in no file
 */
export function needsOf(routes: readonly ScreenRoute[], bundle: Rolldown.OutputBundle): Needs {
  const own = filesOf(withImports(({ isEntry }) => isEntry, bundle))
  const files: string[] = []
  const indexOf = (file: string) => {
    const name = file.replace(/^assets\//, '')
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
  }
  const addresses = routes.map(({ path, access, module }): Address => {
    const file = `${module.replace(/^@\//, '')}.tsx`
    const chunks = withImports(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${file}`)), bundle)
    if (chunks.length === 0) throw new Error(`/src/${file} is in no file of the build`)
    const packs = (['start', ...packsOf(resolve(SOURCE, file))] as const).map((name) => packFile('*', name))
    const needed = [...packs, ...filesOf(chunks).filter((name) => !own.includes(name))]
    const isExempt = neverToLogin.some((exempt) => path.toLowerCase().startsWith(exempt.toLowerCase()))
    return [path.split('/:')[0] ?? path, ACCESS.indexOf(access) + (isExempt ? 4 : 0), needed.map(indexOf)]
  })
  return { files, addresses }
}

/** The text of the style sheets of page and start screens, in the order of the cascade. */
export function firstSheets(bundle: Rolldown.OutputBundle): string {
  const own = withImports(({ isEntry }) => isEntry, bundle)
  const screens = withImports((chunk) => isOfScreens(chunk, START_SCREENS), bundle)
  return sheetsOf([...own, ...screens])
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? Buffer.from(file.source).toString() : ''))
    .join('')
}
