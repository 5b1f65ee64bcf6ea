import type { Rolldown } from 'vite'
import { packFile, packOfModule } from './language-packs.ts'

export const START_SCREENS = ['LoginScreen', 'HomeScreen'] as const

/** The start screens, and what comes behind each of them when it is idle. */
const FIRST_FILES = [...START_SCREENS, 'OnEveryScreen']

/** What these bring by themselves a moment later is one file, not seven. */
const BRINGS_PARTS = /\/(?:App|HomeScreen|Banners)\.tsx$/

/**
 * Every screen imports TanStack Query's index, which names all of its parts: these, a kilobyte of
 * the first load, no start screen uses.
 */
const ASKING_FOR_MANY = /\/@tanstack\/.*\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/**
 * One file for the core and one for what each start screen adds are several kB smaller than forty.
 * So is one file for what three or more other screens share.
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
  dynamicImporters: readonly string[]
}

/** Told by static imports. @returns null for what only other screens have */
export function firstLoadFile(id: string, moduleOf: (id: string) => Module | null): string | null {
  if (ASKING_FOR_MANY.test(id)) return null
  const above = new Set([id])
  for (const file of above) for (const importer of moduleOf(file)?.importers ?? []) above.add(importer)
  const files = [...above]
  const first = FIRST_FILES.filter((name) => files.some((file) => file.endsWith(`/${name}.tsx`)))
  const isOfEntry = files.some((file) => moduleOf(file)?.isEntry)
  const isPart = files.some((file) => moduleOf(file)?.dynamicImporters.some((importer) => BRINGS_PARTS.test(importer)))
  // Home would fetch all of Log-in for what its parts share with it.
  if (isOfEntry || first.length > 1 || (first[0] === 'LoginScreen' && isPart)) return 'core'
  return first[0] ?? (isPart ? 'parts' : null)
}

export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const pack = packOfModule(facadeModuleId ?? '')
  return pack === null ? 'assets/[name]-[hash:7].js' : packFile(pack.code, pack.name)
}

/** @returns these files of the build, and all that they import */
export function withImports(
  isFirst: (chunk: Rolldown.OutputChunk) => boolean,
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const all = new Set(chunks.filter(isFirst))
  for (const { imports } of all) for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk)
  return [...all]
}

export function isOfScreens({ moduleIds }: Rolldown.OutputChunk, names: readonly string[]): boolean {
  return moduleIds.some((id) => names.some((name) => id.endsWith(`/${name}.tsx`)))
}

export function sheetsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
}

/** Names of scripts and of their style sheets. */
export function filesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...chunks.map(({ fileName }) => fileName), ...sheetsOf(chunks)]
}
