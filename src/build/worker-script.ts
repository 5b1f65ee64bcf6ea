/** The service worker of live builds: our own files without a connection, and nothing else. */
import {
  CACHE,
  CHOICES,
  filesAhead,
  isSound,
  keyOf,
  keysOf,
  kindOf,
  PAGE,
  wordsAhead,
  type Choices,
  type WorkerTable,
} from './worker-rules.ts'

declare const __FILES__: WorkerTable

/** What of the worker's own scope TypeScript's types of a page lack. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Fetching extends Lasting {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface Worker {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<readonly unknown[]> }
  addEventListener: ((name: 'fetch', listener: (event: Fetching) => void) => void) &
    ((name: string, listener: (event: Lasting & { data?: unknown }) => void) => void)
}

const worker = self as unknown as Worker
const table = __FILES__
const { origin } = self.location

/** The device was erased: this worker goes with its last page. */
let isOver = false

/** A storage that refuses has kept nothing: then there is the network. */
const kept = (key: string) => caches.match(key, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined)

/** @throws Error for an answer that is not this build's, and where there is no room */
async function keep(path: string, answer: Response): Promise<void> {
  if (isOver || !(await isSound(table, path, answer.clone()))) throw new Error(`${path} is not this build’s`)
  await (await caches.open(CACHE)).put(keyOf(table, path), plain(answer))
}

/** A browser refuses to open a page by an answer that was led elsewhere first. */
function plain(answer: Response): Response {
  return answer.redirected ? new Response(answer.body, { status: 200, headers: answer.headers }) : answer
}

async function readChoices(): Promise<Choices> {
  const told = (await (await kept(CHOICES))?.json()) as Choices | undefined
  return told ?? { language: '', isSparing: false }
}

let keeping: Promise<void> = Promise.resolve()

/** One time after the other: none asks for a file that is on its way. */
function keepAhead(): Promise<void> {
  // Whoever waited for the former time has heard of its failure.
  keeping = keeping.catch(() => undefined).then(keepAll)
  return keeping
}

/**
 * One file after another, so that the member's own requests have the line.
 * @throws Error if one is missing at the end: then the worker before this one stays
 */
async function keepAll(): Promise<void> {
  const paths = filesAhead(table, await readChoices())
  for (const path of paths) {
    const key = keyOf(table, path)
    if ((await kept(key)) !== undefined) continue
    // A file that is named by its content is the one that the page has just fetched.
    await keep(path, await fetch(path, { cache: key === path ? 'default' : 'no-cache' }))
  }
  const there = new Set(await keptKeys())
  if (!paths.every((path) => there.has(keyOf(table, path)))) throw new Error('a file was removed meanwhile')
}

async function keptKeys(): Promise<string[]> {
  const requests = await (await caches.open(CACHE)).keys()
  return requests.map(({ url }) => url.slice(origin.length))
}

const isPage = (key: string) => key.startsWith(`${PAGE}?`)

/**
 * Where no tab and no worker can need them any more: one that is installed, or about to be, has its
 * files here and nowhere else, and this one may lack the words of a new language. For want of room
 * alone, the others go before these are here.
 */
async function removeOtherBuilds(): Promise<void> {
  const lack = await keepAhead().then(
    () => null,
    (error: Error) => error.name,
  )
  if (lack !== null && lack !== 'QuotaExceededError') return
  const own = keysOf(table)
  const others = (await keptKeys()).filter((key) => key !== CHOICES && !own.has(key))
  // First its page: where one is kept, its build is whole.
  others.sort((one, other) => Number(isPage(other)) - Number(isPage(one)))
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1 || (await kept(keyOf(table, PAGE))) === undefined) return
  const cache = await caches.open(CACHE)
  for (const key of others) {
    const { waiting, installing } = worker.registration
    if (waiting !== null || installing !== null) return
    await cache.delete(key)
  }
}

async function fileOf(event: Fetching): Promise<Response> {
  const path = new URL(event.request.url).pathname
  const key = keyOf(table, path)
  const file = await kept(key)
  // The page has found its copy cut: the kept one goes before the page asks for it again.
  if (event.request.cache === 'reload') {
    const answer = await fetch(event.request)
    // A full storage keeps no copy; the page gets the answer all the same.
    if (file !== undefined || keysOf(table).has(key)) await keep(path, answer.clone()).catch(() => undefined)
    return answer
  }
  if (file !== undefined) return file
  const answer = await fetch(event.request)
  // A full storage keeps no copy; the next visit asks again.
  if (keysOf(table).has(key)) event.waitUntil(keep(path, answer.clone()).catch(() => undefined))
  return answer
}

/** Not yet where the language has just been changed: without its words the app cannot start. */
async function hasWords(): Promise<boolean> {
  const words = await Promise.all(wordsAhead(table, await readChoices()).map(kept))
  return words.every((file) => file !== undefined)
}

/** The member wants a newer build, and no worker has brought one. */
let asksServer = false

/** For the server, where a page is kept. */
const PATIENCE_MS = 10_000

/**
 * Where our own page is lost, lacks its words or is not wanted, the server's. A server that has
 * none to give is no better than no network: then there is the page of a build that is left, or our
 * own.
 */
async function pageFor(request: Request): Promise<Response> {
  const own = await kept(keyOf(table, PAGE))
  // A storage that cannot be read must not take the page away.
  const isWhole = own !== undefined && (await hasWords().catch(() => true))
  if (isWhole && !asksServer) return own
  asksServer = false
  // A storage that cannot be read has no older page to offer.
  const keys = isWhole ? [] : await keptKeys().catch(() => [])
  const left = keys.filter((key) => isPage(key) && key !== keyOf(table, PAGE)).pop()
  const spare = left === undefined ? own : await kept(left)
  // Without a network the kept page is shown.
  const asked = fetch(request).catch(() => undefined)
  const answer = await (spare === undefined ? asked : Promise.race([asked, late()]))
  if (answer !== undefined && (answer.status < 500 || spare === undefined)) return answer
  return spare ?? Response.error()
}

function late(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
}

worker.addEventListener('fetch', (event: Fetching) => {
  const { request } = event
  const kind = kindOf(table, request, origin)
  if (kind === 'file') event.respondWith(fileOf(event))
  if (kind === 'screen') event.respondWith(pageFor(request))
})
worker.addEventListener('install', (event) => event.waitUntil(keepAhead()))
// A first visit need not be opened anew to go on without a connection.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const message = event.data as { kind?: unknown; entry?: unknown } | null
  if (message?.kind === 'take') event.waitUntil(worker.skipWaiting())
  if (message?.kind === 'forget') isOver = true
  if (message?.kind === 'ask') asksServer = true
  // What is not kept now is asked for at the next start.
  if (message?.kind === 'keep') event.waitUntil(keepAhead().catch(() => undefined))
  if (message?.kind === 'started' && message.entry === table.entry) event.waitUntil(removeOtherBuilds())
})
