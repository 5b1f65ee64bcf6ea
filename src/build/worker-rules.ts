/** What the service worker keeps of a build, and what it answers. Runs there. */
import { IS_WHOLE } from './ends.ts'

export interface WorkerTable {
  /** The page's start script, by which a build knows its own page. */
  entry: string
  /** Of the page, and of other files whose name stays when their content changes. */
  revisions: Readonly<Record<string, string>>
  /** What every visit begins with. */
  start: readonly string[]
  /** All other screens. */
  screens: readonly string[]
  /** The words of each language. */
  words: Readonly<Record<string, readonly string[]>>
  /** Heavy, and of no use without a connection: kept when they are used. */
  onUse: readonly string[]
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
/** One for all builds: a file that two of them share is kept once. */
export const CACHE = 'tiga'
/** No file of any build. */
export const CHOICES = '/.choices'

/**
 * In place of the worker of builds that had one: it takes over at once, and takes itself and their
 * files away. Open tabs go on by the network.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([registration.unregister(), caches.delete('${CACHE}')])))
`

/** The words of the first screens. */
const OF_FIRST_SCREENS = /-start\b/

export function wordsAhead(table: WorkerTable, { language, isSparing }: Choices): readonly string[] {
  const words = table.words[language] ?? []
  return isSparing ? words.filter((file) => OF_FIRST_SCREENS.test(file)) : words
}

/** What is fetched ahead, the page last: where it is kept, the build is whole. */
export function filesAhead(table: WorkerTable, choices: Choices): string[] {
  return [...table.start, ...wordsAhead(table, choices), ...(choices.isSparing ? [] : table.screens), PAGE]
}

/** Under which address a file is kept, so that two builds never mix. */
export function keyOf(table: WorkerTable, path: string): string {
  const revision = table.revisions[path]
  return revision === undefined ? path : `${path}?v=${revision}`
}

function allFiles({ start, screens, words, onUse }: WorkerTable): string[] {
  return [PAGE, ...start, ...screens, ...Object.values(words).flat(), ...onUse]
}

/** What stays when only this build is in use. */
export function keysOf(table: WorkerTable): Set<string> {
  return new Set(allFiles(table).map((path) => keyOf(table, path)))
}

/**
 * Our own static files and the addresses of screens; null: the API, another host, "/robots.txt" and
 * whatever else is not ours to answer.
 */
export function kindOf(table: WorkerTable, { method, url, mode }: Asked, origin: string): 'file' | 'screen' | null {
  const { pathname, origin: host } = new URL(url)
  if (method !== 'GET' || host !== origin) return null
  // A tab may still run another build, whose files may be on this device and nowhere else.
  if (pathname.startsWith('/assets/') || (pathname !== PAGE && allFiles(table).includes(pathname))) return 'file'
  const isOfApi = table.api.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return mode === 'navigate' && !/\.\w+$/.test(pathname) && !isOfApi ? 'screen' : null
}

export interface Asked {
  method: string
  url: string
  mode: string
}

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
}

/**
 * A network that wants a log-in answers for any file with a page of its own, and a server that was
 * just renewed with the page of another build.
 */
export async function isSound(table: WorkerTable, path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false
  if (path === PAGE) {
    const page = await answer.text()
    return page.includes(table.entry) && IS_WHOLE.test(page)
  }
  const ending = path.slice(path.lastIndexOf('.') + 1)
  if (TYPES[ending]?.test(answer.headers.get('content-type') ?? '') !== true) return false
  return ending !== 'svg' || (await answer.text()).trimEnd().endsWith('</svg>')
}
