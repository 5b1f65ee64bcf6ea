import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { PACKS } from '../i18n/packs.ts'
import { packOfModule } from './language-packs.ts'

const LOCALES = resolve(import.meta.dirname, '../i18n/locales')

/**
 * Small modules of libraries that need the bundler's runtime and nothing else: in files of their
 * own they would force it into one more file of the first load.
 */
const ANTD_BASE =
  /\/node_modules\/(?:classnames|antd-mobile\/es\/(?:index|global|utils|components\/checkbox\/(?:native-input|check-icon)))\b/

/** Screens that lead to each other and share most of their parts; what a tap opens is apart. */
const CITIES_AND_HOSTS = /\/src\/features\/hosts\//

/** Small forms that lead to each other. */
const SETTINGS = /\/src\/features\/(?:settings|bank-card)\//

/** Rows of records and receipts: some screens open them, and Home never does. */
const RECORDS = /\/src\/shared\/(?:receipt|records)\//

export const START_SCREENS = ['LoginScreen', 'HomeScreen'] as const

/**
 * What Home shows and does once it is idle is one file, one more for members, and one that Log-in
 * has too. By imports alone each would bring a file of its own, and the one that many screens
 * share.
 */
const LATER_ON_HOME: Readonly<Record<string, readonly string[]>> = {
  everywhere: ['OnEveryScreen'],
  idle: ['IdleParts', 'VideosAndHosts', 'PlatformBanners'],
  mine: ['BalanceLine', 'Bell', 'BreakNotice'],
}
const LATER_FILES = Object.keys(LATER_ON_HOME)

/**
 * Every screen imports TanStack Query's index, which names all of its parts: by imports alone, all
 * would be in the core. Home sends nothing, and no start screen asks for many things at once.
 */
const SENDING = /\/@tanstack\/.*\/(?:useMutation|mutationObserver)\.js$/
const ASKING_FOR_MANY = /\/@tanstack\/.*\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/**
 * One file for the core and one for what each start screen adds are several kB smaller than forty.
 * So is one file for what many other screens share: the core lists the files of every screen.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    ...['core', ...START_SCREENS, ...LATER_FILES].map((file, index, files) => ({
      debugName: file,
      priority: files.length + 1 - index,
      name: (id: string, graph: ModuleGraph) =>
        firstLoadFile(id, (module) => graph.getModuleInfo(module)) === file ? file : null,
    })),
    {
      name: (id, graph) => (ASKING_FOR_MANY.test(id) || isOfManyScreens(id, graph) ? 'shared' : null),
      minShareCount: 2,
      priority: 1,
    },
    { name: 'hosts', test: CITIES_AND_HOSTS, priority: 1 },
    { name: 'settings', test: SETTINGS, priority: 1 },
    { name: 'records', test: RECORDS, priority: 1 },
    { name: 'antd-base', test: ANTD_BASE, priority: 0 },
  ],
}

interface ModuleGraph {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

type ModuleInfoOf = (id: string) => { isEntry: boolean; importers: readonly string[] } | null

export function firstLoadFile(id: string, infoOf: ModuleInfoOf): string | null {
  if (SENDING.test(id)) return 'LoginScreen'
  if (ASKING_FOR_MANY.test(id)) return null
  const importers = new Set([id])
  for (const file of importers) for (const importer of infoOf(file)?.importers ?? []) importers.add(importer)
  const files = [...importers]
  const screens = START_SCREENS.filter((name) => files.some((file) => file.endsWith(`/${name}.tsx`)))
  const isCore = screens.length === START_SCREENS.length || files.some((file) => infoOf(file)?.isEntry === true)
  if (isCore) return 'core'
  const isPartOf = (name: string) =>
    LATER_ON_HOME[name]?.some((part) => files.some((file) => file.endsWith(`/${part}.tsx`))) === true
  const later = LATER_FILES.find(isPartOf)
  // One start screen would fetch all of the other for it.
  if (screens[0] === 'LoginScreen' && later !== undefined) return 'core'
  if (screens[0] === 'HomeScreen' && later === 'everywhere') return 'core'
  return screens[0] ?? later ?? null
}

/** Not the parts that come when they are needed, nor what only some screens have and is heavy. */
function isOfManyScreens(id: string, graph: ModuleGraph): boolean {
  if (!/\/src\/(?:ui|lib|api|i18n|shared)\//.test(id) || RECORDS.test(id)) return false
  if (/\/(?:locales|player|RadioList|ChoiceRow|ProgressBar)\b/.test(id)) return false
  return graph.getModuleInfo(id)?.dynamicImporters.length === 0
}

/**
 * Language packs share one hash: the first load lists all of them, and the list is smaller,
 * compressed, when the names differ in language and pack alone.
 */
export function chunkFileNames({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const pack = packOfModule(facadeModuleId ?? '')
  return pack === null ? 'assets/[name]-[hash:7].js' : `assets/${pack.code}-${pack.name}-${packsHash()}.js`
}

let hash: string | undefined

function packsHash(): string {
  hash ??= readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .reduce(
      (sum, file) => sum.update(file).update(readFileSync(resolve(LOCALES, file))),
      createHash('sha256').update(JSON.stringify(PACKS)),
    )
    .digest('base64url')
    .slice(0, 8)
  return hash
}
