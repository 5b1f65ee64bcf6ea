/** Rules of the service worker: the files that it keeps, and the requests that it answers. */

/** The SHA-256 of each file in base64, by path. */
export type Hashes = Readonly<Record<string, string>>

export interface WorkerTable {
  /** Differs between any two builds. */
  build: string
  /** The page's start script: a page sends it to say which build it runs. */
  entry: string
  page: Hashes
  /** Files that every visit needs first. */
  start: Hashes
  /** Files of all other screens. */
  screens: Hashes
  /** Language packs by code of the language. */
  words: Readonly<Record<string, Hashes>>
  /** Large files that are useless without a connection: kept only after they were used. */
  onUse: Hashes
  /** First parts of API paths, if the API is on this host. */
  api: readonly string[]
}

/** Preferences that the page stores for the worker, which cannot read the page's storage. */
export interface Choices {
  language: string
  /** Data saver: files of other screens are not fetched ahead. */
  isSparing: boolean
}

export const PAGE = '/'
/** Holds the preferences. Builds up to November 2026 kept all of their files there, too. */
export const SHARED_CACHE = 'tiga'
export const CHOICES = '/.choices'
/** Each build has a cache of its own, so that a tab of an older build keeps its files. */
export const OWN_CACHE = 'tiga-'

/**
 * Replaces the worker of builds that had one. It takes over at once, and removes itself and all its
 * files. Open tabs continue from the network.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([registration.unregister(), removeAll()])))
async function removeAll() {
  for (const name of await caches.keys()) if (name === '${SHARED_CACHE}' || name.startsWith('${OWN_CACHE}')) await caches.delete(name)
}
`

/** Packs with the texts of the first screens. */
const OF_FIRST_SCREENS = /-start\b/

/** @returns paths */
export function packsToPrecache(table: WorkerTable, { language, isSparing }: Choices): string[] {
  const words = Object.keys(table.words[language] ?? {})
  return isSparing ? words.filter((file) => OF_FIRST_SCREENS.test(file)) : words
}

/** @returns paths to fetch ahead; the page is last, so a build with a cached page is complete */
export function filesToPrecache(table: WorkerTable, choices: Choices): string[] {
  const screens = choices.isSparing ? [] : Object.keys(table.screens)
  return [...Object.keys(table.start), ...packsToPrecache(table, choices), ...screens, PAGE]
}

export function hashesOf({ page, start, screens, words, onUse }: WorkerTable): Hashes {
  return Object.assign({}, page, start, screens, ...Object.values(words), onUse) as Hashes
}

/** @returns false for the API, "/robots.txt" and other paths that the app does not answer */
export function isScreen({ api }: WorkerTable, pathname: string): boolean {
  return !/\.\w+$/.test(pathname) && !api.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
