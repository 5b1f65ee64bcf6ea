import { basename } from 'node:path'
import type { Rolldown } from 'vite'
import type { ScreenRoute } from '../routes.ts'
import { fileOf, DEFERRED_MODULES, startScreens } from './first-load.ts'
import { packFile, packOfModule, packsOf } from './language-packs.ts'

/**
 * Groups modules into few files, which are several kB smaller than forty small ones: one for the
 * core, one for each start screen, two for the parts that load when Home is idle, and one for
 * modules that three or more of the other screens share.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'first load',
      name: (id, graph) => firstLoadFile(id, (module) => graph.getModuleInfo(module)),
      priority: 1,
    },
    { name: 'shared', minShareCount: 3 },
  ],
}

interface Module {
  isEntry: boolean
  importers: readonly string[]
}
type ModuleOf = (id: string) => Module | null

/**
 * The file of the first load that a module belongs to, by static imports and `DEFERRED_MODULES`.
 * @returns null for code that only other screens use
 */
export function firstLoadFile(id: string, moduleOf: ModuleOf): string | null {
  if (OF_INNER_SCREENS.test(id)) return null
  const files = withImporters(id, moduleOf)
  const isOfEntry = files.some((file) => moduleOf(file)?.isEntry)
  const starts = startScreens.filter((screen) => isAmong(files, fileOf(screen)))
  const parts = DEFERRED_MODULES.filter(({ file }) => isAmong(files, file))
  const isEverywhere = parts.some(({ isOnEveryScreen }) => isOnEveryScreen)
  // Otherwise Home would fetch all of Log-in for modules that its deferred parts share with it.
  const isShared = starts[0]?.access === 'anonymous' && parts.length > 0
  if (isOfEntry || starts.length + Number(isEverywhere) > 1 || isShared) return 'core'
  if (starts[0] !== undefined) return basename(starts[0].screen)
  if (isEverywhere) return 'everywhere'
  return parts.length > 0 ? 'parts' : null
}

function withImporters(id: string, moduleOf: ModuleOf): string[] {
  const files = new Set([id])
  for (const file of files) for (const importer of moduleOf(file)?.importers ?? []) files.add(importer)
  return [...files]
}

/**
 * Files of packages that only inner screens use. The index of a package imports them together with
 * files of the core, so static imports do not show that.
 */
const OF_INNER_SCREENS =
  /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery|infiniteQueryOptions)\.js$/

const isAmong = (files: readonly string[], file: string) => files.some((id) => id.endsWith(file))

export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const pack = packOfModule(facadeModuleId ?? '')
  return pack === null ? 'assets/[name]-[hash:7].js' : packFile(pack.code, pack.name)
}

/** @returns the matching chunks of the build, and everything that they import statically */
export function withImports(
  isOne: (chunk: Rolldown.OutputChunk) => boolean,
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const all = new Set(chunks.filter(isOne))
  for (const { imports } of all) for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk)
  return [...all]
}

export function isOfScreens({ moduleIds }: Rolldown.OutputChunk, screens: readonly ScreenRoute[]): boolean {
  return moduleIds.some((id) => screens.some((screen) => id.endsWith(fileOf(screen))))
}

/** @returns names of the files that a browser fetches before it shows the screen in English */
export function firstLoadOf(screen: ScreenRoute, bundle: Rolldown.OutputBundle): string[] {
  const words = packsOf(screen.path).map((name) => packFile('en_us', name))
  const first = withImports(
    (chunk) => chunk.isEntry || words.includes(chunk.fileName) || isOfScreens(chunk, [screen]),
    bundle,
  )
  return first.map(({ fileName }) => fileName)
}

export function sheetsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
}

export function filesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...chunks.map(({ fileName }) => fileName), ...sheetsOf(chunks)]
}
