/** Rules of the service worker: the files that it keeps, and the requests that it answers. */

/** The SHA-256 hashes of files in base64, by path. */
export type Hashes = Readonly<Record<string, string>>

export interface WorkerTable {
  /** A hash of the other fields, so it differs between builds with different files. */
  build: string
  /** The path of the start script. A page sends this path to say which build the page runs. */
  entry: string
  page: Hashes
  /** The files that every visit needs first. */
  start: Hashes
  /** The files of all screens that are not in `start`, and the SVG files of the public folder. */
  screens: Hashes
  /** The files with translations, by language code. */
  words: Readonly<Record<string, Hashes>>
  /** Large files that are useless without a connection. Each is cached when a page requests it. */
  onUse: Hashes
  /** The first parts of API paths, such as "/api". Empty if the API is on another host. */
  api: readonly string[]
}

/** Preferences that the page stores for the worker, because a worker cannot read localStorage. */
export interface WorkerPreferences {
  language: string
  /** True if the data saver is on. Only the files of the first screens are then fetched ahead. */
  isSparing: boolean
}

export const PAGE_PATH = '/'
/**
 * The name of the cache that holds the preferences. Builds up to November 2026 also kept all of
 * their files in it.
 */
export const SHARED_CACHE_NAME = 'tiga'
export const PREFERENCES_PATH = '/.choices'
/** Each build has its own cache, so that a tab of an older build keeps the files of that build. */
export const BUILD_CACHE_PREFIX = 'tiga-'

/**
 * The script that replaces an installed worker if `VITE_SERVICE_WORKER` is "retire". It takes over
 * at once, and removes itself and the caches of all builds. Open tabs then load their files from
 * the network.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([registration.unregister(), removeAll()])))
async function removeAll() {
  for (const name of await caches.keys()) if (name === '${SHARED_CACHE_NAME}' || name.startsWith('${BUILD_CACHE_PREFIX}')) await caches.delete(name)
}
`

/** Matches the files with the translations for the first screens. */
const START_PACK_PATTERN = /-start\b/

/** With the data saver on, returns only the file with the translations for the first screens. */
export function packsToPrecache(table: WorkerTable, { language, isSparing }: WorkerPreferences): string[] {
  const translationFiles = Object.keys(table.words[language] ?? {})
  return isSparing ? translationFiles.filter((file) => START_PACK_PATTERN.test(file)) : translationFiles
}

/**
 * Returns the files in the order in which they are cached. The page comes last, so that a cached
 * page means that all other files are cached, too.
 */
export function filesToPrecache(table: WorkerTable, choices: WorkerPreferences): string[] {
  const screens = choices.isSparing ? [] : Object.keys(table.screens)
  return [...Object.keys(table.start), ...packsToPrecache(table, choices), ...screens, PAGE_PATH]
}

export function hashesOf({ page, start, screens, words, onUse }: WorkerTable): Hashes {
  return Object.assign({}, page, start, screens, ...Object.values(words), onUse) as Hashes
}

/** Returns whether a path may open a screen. False for the API and for files ("/robots.txt"). */
export function isScreenPath({ api }: WorkerTable, pathname: string): boolean {
  return !/\.\w+$/.test(pathname) && !api.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
