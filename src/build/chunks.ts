import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { ScreenRoute } from '../routes.ts'
import { screenFileOf, DEFERRED_MODULES, startScreens } from './first-load.ts'
import { packFileName, packOfModule, packsOf } from './language-packs.ts'

/**
 * Groups modules into a few files, because forty small files would be several kB larger. The core
 * has the code that every start needs. There is one file for each start screen, and three for the
 * parts that load later (`DEFERRED_MODULES`): `everywhere`, `parts` and `drawings`. One more file
 * has the other modules that at least three files share.
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

/** Returns the first-load file of a module; null for code that only other screens use. */
export function firstLoadFile(id: string, moduleOf: ModuleOf): string | null {
  if (LATER_SCREEN_FILE_PATTERN.test(id)) return null
  const files = fileAndImporters(id, moduleOf)
  const isUsedByEntry = files.some((file) => moduleOf(file)?.isEntry)
  const usingScreens = startScreens.filter((screen) => includesFile(files, screenFileOf(screen)))
  const usingParts = DEFERRED_MODULES.filter(({ file }) => includesFile(files, file))
  const isUsedOnEveryScreen = usingParts.some(({ isOnEveryScreen }) => isOnEveryScreen)
  // True for a module that Log-in and the deferred parts both use. Home loads those parts too, so
  // if the module were in the file of Log-in, Home would fetch that whole file.
  const isShared = usingScreens[0]?.access === 'anonymous' && usingParts.length > 0
  if (isUsedByEntry || usingScreens.length + Number(isUsedOnEveryScreen) > 1 || isShared) return 'core'
  if (usingScreens[0] !== undefined) return basename(usingScreens[0].screen)
  if (isUsedOnEveryScreen) return 'everywhere'
  if (usingParts.length === 0) return null
  return usingParts.every(({ isDrawing }) => isDrawing) && DRAWING_FILE_PATTERN.test(id) ? 'drawings' : 'parts'
}

/** Drawings of cities and games, which no member needs on the way to an order or a payment. */
const DRAWING_FILE_PATTERN = /\/src\/domain\/(?:city\/|Game)/

function fileAndImporters(id: string, moduleOf: ModuleOf): string[] {
  const files = new Set([id])
  for (const file of files) for (const importer of moduleOf(file)?.importers ?? []) files.add(importer)
  return [...files]
}

/**
 * Files of packages that only later screens use. Static imports do not show this, because the index
 * of a package imports them together with files of the core.
 */
const LATER_SCREEN_FILE_PATTERN =
  /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery|infiniteQueryOptions)\.js$/

const includesFile = (files: readonly string[], file: string) => files.some((id) => id.endsWith(file))

export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const pack = packOfModule(facadeModuleId ?? '')
  return pack === null ? 'assets/[name]-[hash:7].js' : packFileName(pack.code, pack.name)
}

/**
 * Writes a hint into the first line of the entry script. Chromium then compiles the whole script
 * beside the main thread, instead of each function on the main thread at its first call.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has written its own line before the code, because Chromium reads the hint
      // only in the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.isEntry) continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          const map = bundle[`${file.fileName}.map`]
          // Adds a line without mappings for the hint: `;` ends a line in a source map's mappings.
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;')
        }
      },
    },
  }
}

/** Returns the chunks for which `isWanted` is true, and all chunks that they import statically. */
export function chunksWithImports(
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const foundChunks = new Set(chunks.filter(isWanted))
  for (const { imports } of foundChunks)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) foundChunks.add(chunk)
  return [...foundChunks]
}

export function isChunkOfScreens({ moduleIds }: Rolldown.OutputChunk, screens: readonly ScreenRoute[]): boolean {
  return moduleIds.some((id) => screens.some((screen) => id.endsWith(screenFileOf(screen))))
}

/** Returns the names of the scripts that a browser loads before it shows the screen in English. */
export function firstLoadFileNames(screen: ScreenRoute, bundle: Rolldown.OutputBundle): string[] {
  const packFiles = packsOf(screen.path).map((name) => packFileName('en_us', name))
  const chunks = chunksWithImports(
    (chunk) => chunk.isEntry || packFiles.includes(chunk.fileName) || isChunkOfScreens(chunk, [screen]),
    bundle,
  )
  return chunks.map(({ fileName }) => fileName)
}

export function styleSheetsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
}

export function filesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...chunks.map(({ fileName }) => fileName), ...styleSheetsOf(chunks)]
}
