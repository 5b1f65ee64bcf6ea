import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { ScreenRoute } from '../routes.ts'
import { fileOf, startScreens } from './first-load.ts'
import { packFile, packOfModule, packsOf } from './language-packs.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** How a source says that a part comes once the browser is idle. */
const WHEN_IDLE = /\buseIdleImport\(\(|\bisLater: true\b/
/** And that it comes on every screen: under no condition. */
const ON_EVERY_SCREEN = /\buseIdleImport\(\(\) => import\('\.([^']+)'\)\)/

/**
 * One file for the core and one for what each start screen adds are several kB smaller than forty,
 * as are one for what comes when Home is idle, and one for what three or more other screens share.
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
type ModuleOf = (id: string) => Module | null

/**
 * Told by static imports, and by how what is there first imports the rest.
 * @returns null for what only other screens have
 */
export function firstLoadFile(id: string, moduleOf: ModuleOf, sourceOf = readSource): string | null {
  const isOfEntry = (files: readonly string[]) => files.some((file) => moduleOf(file)?.isEntry)
  const isFirst = (files: readonly string[]) => isOfEntry(files) || startsAmong(files).length > 0
  const files = withImporters(id, moduleOf)
  const starts = startsAmong(files)
  const isPartOf = (importer: string) =>
    WHEN_IDLE.test(sourceOf(importer)) && isFirst(withImporters(importer, moduleOf))
  const parts = files.flatMap((file) =>
    (moduleOf(file)?.dynamicImporters ?? [])
      .filter(isPartOf)
      .map((importer) => file.endsWith(`${ON_EVERY_SCREEN.exec(sourceOf(importer))?.[1]}.tsx`)),
  )
  const isEverywhere = parts.includes(true)
  // Home would fetch all of Log-in for what its parts share with it.
  const isShared = starts[0]?.access === 'anonymous' && parts.length > 0
  if (isOfEntry(files) || starts.length + Number(isEverywhere) > 1 || isShared) return 'core'
  if (starts[0] !== undefined) return basename(starts[0].screen)
  if (isEverywhere) return 'everywhere'
  return parts.length > 0 ? 'parts' : null
}

function withImporters(id: string, moduleOf: ModuleOf): string[] {
  const files = new Set([id])
  for (const file of files) for (const importer of moduleOf(file)?.importers ?? []) files.add(importer)
  return [...files]
}

function startsAmong(files: readonly string[]): ScreenRoute[] {
  return startScreens.filter((screen) => files.some((id) => id.endsWith(fileOf(screen))))
}

function readSource(id: string): string {
  return existsSync(id) ? readFileSync(id, 'utf8') : ''
}

/** Lets Chromium compile the core beside the main thread, not each function at its first call. */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    generateBundle: {
      // It has to be the first line, and Vite writes one in front.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.isEntry) continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          const map = bundle[`${file.fileName}.map`]
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;')
        }
      },
    },
  }
}

export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const pack = packOfModule(facadeModuleId ?? '')
  return pack === null ? 'assets/[name]-[hash:7].js' : packFile(pack.code, pack.name)
}

/** @returns these files of the build, and all that they import */
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

/** @returns names of the files that a browser fetches before it shows a screen in English */
export function firstLoadOf(screen: ScreenRoute, bundle: Rolldown.OutputBundle): string[] {
  const packs = ['start', ...packsOf(join(ROOT, fileOf(screen)))] as const
  const words = packs.map((name) => packFile('en_us', name))
  const first = withImports(
    (chunk) => chunk.isEntry || words.includes(chunk.fileName) || isOfScreens(chunk, [screen]),
    bundle,
  )
  return first.map(({ fileName }) => fileName)
}

export function sheetsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
}

/** Names of scripts and of their style sheets. */
export function filesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return [...chunks.map(({ fileName }) => fileName), ...sheetsOf(chunks)]
}
