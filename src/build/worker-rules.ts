/** What the service worker keeps of a build, and which requests it answers. Runs there. */

/** The SHA-256 of each file by its path, in base64. */
export type Hashes = Readonly<Record<string, string>>

export interface WorkerTable {
  /** Another one for each build. */
  build: string
  /** The page's start script, by which a page tells its build. */
  entry: string
  page: Hashes
  /** What every visit begins with. */
  start: Hashes
  /** All other screens. */
  screens: Hashes
  /** The words of each language. */
  words: Readonly<Record<string, Hashes>>
  /** Heavy, and of no use without a connection: kept when they are used. */
  onUse: Hashes
  /** Beginnings of addresses of the API, where it is on this host. */
  api: readonly string[]
}

/** As the page tells the worker, which cannot read its storage. */
export interface Choices {
  language: string
  /** Data saver: only what is used is kept. */
  isSparing: boolean
}

export const PAGE = '/'
/** Holds the choices. Builds up to November 2026 kept all of their files there, too. */
export const SHARED_CACHE = 'tiga'
export const CHOICES = '/.choices'
/** Each build has a cache of its own, so that a tab of an older build keeps its files. */
export const OWN_CACHE = 'tiga-'

/**
 * Replaces the worker of builds that had one: it takes over at once, and removes itself and all
 * files. Open tabs continue by the network.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([registration.unregister(), removeAll()])))
async function removeAll() {
  for (const name of await caches.keys()) if (name === '${SHARED_CACHE}' || name.startsWith('${OWN_CACHE}')) await caches.delete(name)
}
`

/** The words of the first screens. */
const OF_FIRST_SCREENS = /-start\b/

/** @returns paths */
export function packsToPrecache(table: WorkerTable, { language, isSparing }: Choices): string[] {
  const words = Object.keys(table.words[language] ?? {})
  return isSparing ? words.filter((file) => OF_FIRST_SCREENS.test(file)) : words
}

/** @returns paths to fetch ahead, the page last: once it is kept, the build is whole */
export function filesToPrecache(table: WorkerTable, choices: Choices): string[] {
  const screens = choices.isSparing ? [] : Object.keys(table.screens)
  return [...Object.keys(table.start), ...packsToPrecache(table, choices), ...screens, PAGE]
}

export function hashesOf({ page, start, screens, words, onUse }: WorkerTable): Hashes {
  return Object.assign({}, page, start, screens, ...Object.values(words), onUse) as Hashes
}

/** @returns false for the API, "/robots.txt", and whatever else the app does not answer itself */
export function isScreen({ api }: WorkerTable, pathname: string): boolean {
  return !/\.\w+$/.test(pathname) && !api.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
