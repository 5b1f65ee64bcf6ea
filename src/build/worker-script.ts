/** The service worker of live builds. It serves only our own files, also without a connection. */
import { clientsClaim, copyResponse } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import {
  CHOICES,
  filesToPrecache,
  hashesOf,
  isScreen,
  OWN_CACHE,
  PAGE,
  SHARED_CACHE,
  packsToPrecache,
  type Choices,
  type WorkerTable,
} from './worker-rules.ts'

declare const __FILES__: WorkerTable

declare global {
  /** TypeScript's types of a page lack it, and Workbox's types need it. */
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void
  }
}
interface Worker {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: { matchAll: (options: object) => Promise<readonly unknown[]> }
  addEventListener: (name: string, listener: (event: ExtendableEvent & { data?: unknown }) => void) => void
}

const worker = self as unknown as Worker
const table = __FILES__
const hashes = hashesOf(table)
const cacheName = OWN_CACHE + table.build

/** The member has erased the device's data: this worker must not cache anything again. */
let isErased = false

/** Serves a file of this build from the cache or the server, and caches it if its hash is right. */
class OwnFile extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // The page requests a file this way after it has found it cut.
    const isRenewed = request.cache === 'reload'
    // If storage refuses, nothing is cached and the network is used.
    const file = isRenewed ? undefined : await handler.cacheMatch(request).catch(() => undefined)
    if (file !== undefined) return file
    // Retried past the HTTP cache, which would return a cut file again and again.
    const answer = await handler.fetch(request).catch(() => handler.fetch(new Request(request, { cache: 'reload' })))
    void handler.waitUntil(handler.cachePut(request, answer.clone()))
    return answer
  }
}

const ownFile = new OwnFile({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => {
        if (isErased || response.status !== 200) throw new Error(`${response.url} is not kept`)
        // A browser refuses to open a page from an answer that was redirected.
        return response.redirected ? copyResponse(response) : response
      },
      // Without a network, a tab of another build may request a file that both builds have.
      handlerDidError: ({ request }) => cachedInAnyBuild(new URL(request.url).pathname),
    },
  ],
})

/** In the cache of any build: names in /assets/ change with their content. */
const cachedInAnyBuild = (path: string) => caches.match(path, { ignoreSearch: true, ignoreVary: true })

/** @returns promises of the file, and of the end of its caching */
function handleOwn(event: ExtendableEvent, path: string, cache: RequestCache = 'default') {
  return ownFile.handleAll({ event, request: new Request(path, { cache, integrity: `sha256-${hashes[path]}` }) })
}

// If storage cannot be read, nothing is cached and the server is asked.
const cachedFile = (path: string) => caches.match(path, { cacheName, ignoreVary: true }).catch(() => undefined)

async function readChoices(): Promise<Choices> {
  const stored = await caches.match(CHOICES, { cacheName: SHARED_CACHE })
  return ((await stored?.json()) as Choices | undefined) ?? { language: '', isSparing: false }
}

let precaching: Promise<void> = Promise.resolve()

/** Runs one precaching after the other, so that no file is requested twice at a time. */
function queuePrecache(event: ExtendableEvent): Promise<void> {
  // The caller of the former run has handled its failure.
  precaching = precaching.catch(() => undefined).then(() => precacheAll(event))
  return precaching
}

/**
 * Fetches one file after another, to leave bandwidth to the member's own requests.
 * @throws Error if a file is missing at the end: then the previous worker stays
 */
async function precacheAll(event: ExtendableEvent): Promise<void> {
  const paths = filesToPrecache(table, await readChoices())
  for (const path of paths) await Promise.all(handleOwn(event, path))
  const files = await Promise.all(paths.map(cachedFile))
  if (files.includes(undefined)) throw new Error('a file was removed meanwhile')
}

/**
 * Deletes the files of other builds, if only one tab is open and no worker is installing or waits:
 * such a worker has its files only here. First this build is completed, because it may lack the
 * packs of a new language. If storage is full, the others are deleted before that.
 */
async function removeOtherBuilds(event: ExtendableEvent): Promise<void> {
  const failure = await queuePrecache(event).then(
    () => null,
    (error: Error) => error.name,
  )
  if (failure !== null && failure !== 'QuotaExceededError') return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1 || (await cachedFile(PAGE)) === undefined) return
  const shared = await caches.open(SHARED_CACHE)
  const old = (await shared.keys()).filter(({ url }) => new URL(url).pathname !== CHOICES)
  const others = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHE) && name !== cacheName)
  const isNeeded = () => worker.registration.waiting !== null || worker.registration.installing !== null
  for (const name of others) if (!isNeeded()) await caches.delete(name)
  // Pages first: where a page is cached, its build is complete.
  for (const key of [...old.filter(isPage), ...old]) if (!isNeeded()) await shared.delete(key)
}

const isPage = ({ url }: Request) => new URL(url).pathname === PAGE

/** False for a while after the language has changed: the app cannot start without its packs. */
async function hasWords(): Promise<boolean> {
  const words = await Promise.all(packsToPrecache(table, await readChoices()).map(cachedFile))
  return !words.includes(undefined)
}

/** @returns the page of the newest other build in the caches */
async function newestOtherPage(): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const page = await caches.match(PAGE, { cacheName: name, ignoreSearch: true, ignoreVary: true })
    if (name !== cacheName && page !== undefined) return page
  }
  return undefined
}

/** The page is about to reload for a newer build, and no worker has installed one. */
let mustAskServer = false

/** The time that the server has to answer if a cached page could be shown. */
const SERVER_TIMEOUT_MS = 10_000

/**
 * Opens the cached page. The server is asked if the page is missing or lacks its packs, or if a
 * newer one is wanted. If the server fails or does not answer in time, our own page is the
 * fallback, or that of another cached build if our own cannot start.
 */
async function pageFor(request: Request): Promise<Response> {
  const own = await cachedFile(PAGE)
  // If storage cannot be read, the cached page is used all the same.
  const isWhole = own !== undefined && (await hasWords().catch(() => true))
  if (isWhole && !mustAskServer) return own
  mustAskServer = false
  // If storage cannot be read, it has no older page to offer.
  const fallback = (isWhole ? undefined : await newestOtherPage().catch(() => undefined)) ?? own
  // Without a network the cached page is shown.
  const fetched = fetch(request).catch(() => undefined)
  const answer = await (fallback === undefined ? fetched : Promise.race([fetched, timeout()]))
  if (answer !== undefined && (answer.status < 500 || fallback === undefined)) return answer
  return fallback ?? Response.error()
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), SERVER_TIMEOUT_MS)
  })
}

/** Serves a tab that runs another build. Its files may be on this device and nowhere else. */
async function fileOfAnotherBuild(request: Request, path: string): Promise<Response> {
  const isRenewed = request.cache === 'reload'
  // If storage cannot be read, the server is asked.
  const file = isRenewed ? undefined : await cachedInAnyBuild(path).catch(() => undefined)
  const answer = file ?? (await fetch(request))
  // Old builds did not check hashes, so the cached copy may be the cut one: it is deleted.
  if (isRenewed && answer.ok) await caches.open(SHARED_CACHE).then((shared) => shared.delete(path))
  return answer
}

// The address "/" checks for a newer build, unless it is opened as a screen.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname !== PAGE && Object.hasOwn(hashes, url.pathname),
  ({ event, url, request }) => {
    const [file, isKept] = handleOwn(event, url.pathname, request.cache === 'reload' ? 'reload' : 'default')
    // If storage is full, nothing is cached, and the page still gets the answer.
    isKept.catch(() => undefined)
    return file
  },
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request, url }) => fileOfAnotherBuild(request, url.pathname),
)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isScreen(table, url.pathname),
  ({ request }) => pageFor(request),
)
// The first visit works offline without a reload.
clientsClaim()
worker.addEventListener('install', (event) => event.waitUntil(queuePrecache(event)))
worker.addEventListener('message', (event) => {
  const message = event.data as { kind?: unknown; entry?: unknown } | null
  if (message?.kind === 'take') event.waitUntil(worker.skipWaiting())
  if (message?.kind === 'forget') {
    isErased = true
    // A file may have been written into the cache while the page deleted all caches.
    event.waitUntil(precaching.catch(() => undefined).then(() => caches.delete(cacheName)))
  }
  if (message?.kind === 'ask') mustAskServer = true
  // Files that fail now are requested at the next start.
  if (message?.kind === 'keep') event.waitUntil(queuePrecache(event).catch(() => undefined))
  if (message?.kind === 'started' && message.entry === table.entry) event.waitUntil(removeOtherBuilds(event))
})
