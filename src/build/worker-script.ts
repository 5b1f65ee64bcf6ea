/** The service worker of live builds: our own files without a connection, and nothing else. */
import {
  CACHE,
  CHOICES,
  filesAhead,
  isOfAnotherBuild,
  isOwnFile,
  isScreen,
  isSound,
  keyOf,
  keysOf,
  PAGE,
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
  const choices = (await (await kept(CHOICES))?.json()) as Partial<Choices> | undefined
  return { language: choices?.language ?? '', isSparing: choices?.isSparing === true }
}

/**
 * One file after another, so that the member's own requests have the line.
 * @throws Error if one is missing at the end: then the worker before this one stays
 */
async function keepAhead(): Promise<void> {
  const paths = filesAhead(table, await readChoices())
  for (const path of paths) {
    const key = keyOf(table, path)
    if ((await kept(key)) !== undefined) continue
    // A file that is named by its content is the one that the page has just fetched.
    await keep(path, await fetch(path, { cache: key === path ? 'default' : 'no-cache' }))
  }
  const there = new Set((await keptKeys()).map(({ key }) => key))
  if (!paths.every((path) => there.has(keyOf(table, path)))) throw new Error('a file was removed meanwhile')
}

async function keptKeys(): Promise<{ key: string; isPage: boolean }[]> {
  const requests = await (await caches.open(CACHE)).keys()
  return requests.map(({ url }) => {
    const { pathname, search } = new URL(url)
    return { key: pathname + search, isPage: pathname === PAGE }
  })
}

/**
 * Where no tab and no other worker can need them any more: a worker that is installed, or about to
 * be, has its files here and nowhere else.
 */
async function removeOtherBuilds(): Promise<void> {
  const own = keysOf(table)
  const others = (await keptKeys()).filter(({ key }) => key !== CHOICES && !own.has(key))
  // First its page: where one is kept, its build is whole.
  others.sort((one, other) => Number(other.isPage) - Number(one.isPage))
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1 || (await kept(keyOf(table, PAGE))) === undefined) return
  const cache = await caches.open(CACHE)
  for (const { key } of others) {
    const { waiting, installing } = worker.registration
    if (waiting !== null || installing !== null) return
    await cache.delete(key)
  }
}

async function fileOf(event: Fetching, path: string): Promise<Response> {
  const file = await kept(keyOf(table, path))
  if (file !== undefined) return file
  const answer = await fetch(event.request)
  event.waitUntil(keep(path, answer.clone()).catch(() => undefined))
  return answer
}

/** Where our own page is lost, the server's, and without a network that of a build that is left. */
async function pageFor(request: Request): Promise<Response> {
  const own = await kept(keyOf(table, PAGE))
  if (own !== undefined) return own
  try {
    return await fetch(request)
  } catch (error) {
    const newest = (await keptKeys()).filter(({ isPage }) => isPage).pop()
    const page = newest === undefined ? undefined : await kept(newest.key)
    if (page === undefined) throw error
    return page
  }
}

worker.addEventListener('fetch', (event: Fetching) => {
  const { request } = event
  if (isOwnFile(table, request, origin)) event.respondWith(fileOf(event, new URL(request.url).pathname))
  else if (isOfAnotherBuild(table, request, origin))
    event.respondWith(kept(request.url).then((file) => file ?? fetch(request)))
  else if (isScreen(table, request, origin)) event.respondWith(pageFor(request))
})
worker.addEventListener('install', (event) => event.waitUntil(keepAhead()))
// A first visit need not be opened anew to go on without a connection.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const message = event.data as { kind?: unknown; entry?: unknown } | null
  if (message?.kind === 'take') event.waitUntil(worker.skipWaiting())
  if (message?.kind === 'forget') isOver = true
  if (message?.kind === 'keep') event.waitUntil(keepAhead().catch(() => undefined))
  if (message?.kind === 'started' && message.entry === table.entry) event.waitUntil(removeOtherBuilds())
})
