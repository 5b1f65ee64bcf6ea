import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const LOCALES = resolve(import.meta.dirname, '../i18n/locales')

export const START_SCREENS: readonly string[] = ['LoginScreen', 'HomeScreen']

/**
 * One file for the core and one for what each start screen adds are several kB smaller than forty.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: ['core', ...START_SCREENS].map((file, index) => ({
    debugName: file,
    priority: START_SCREENS.length - index,
    name: (id, graph) => (firstLoadFile(id, (module) => graph.getModuleInfo(module)) === file ? file : null),
  })),
}

type ModuleInfoOf = (id: string) => { isEntry: boolean; importers: readonly string[] } | null

export function firstLoadFile(id: string, infoOf: ModuleInfoOf): string | null {
  const importers = new Set([id])
  for (const file of importers) for (const importer of infoOf(file)?.importers ?? []) importers.add(importer)
  const files = [...importers]
  const screens = START_SCREENS.filter((name) => files.some((file) => file.endsWith(`/${name}.tsx`)))
  const isCore = screens.length === START_SCREENS.length || files.some((file) => infoOf(file)?.isEntry === true)
  return isCore ? 'core' : (screens[0] ?? null)
}

/**
 * Language packs share one hash: the first load lists all of them, and the list is almost 1 kB
 * smaller, compressed, when the names differ in language and section alone.
 */
export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, code, section] = /\/locales\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  return code === undefined ? 'assets/[name]-[hash].js' : `assets/${code}-${section}-${packsHash()}.js`
}

let hash: string | undefined

function packsHash(): string {
  hash ??= readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .reduce((sum, file) => sum.update(file).update(readFileSync(resolve(LOCALES, file))), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8)
  return hash
}
