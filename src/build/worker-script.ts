/** The service worker of live builds: our own files without a connection, and nothing else. */
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
  /** What TypeScript's types of a page lack, and Workbox's types name. */
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

/** The device was erased: this worker goes with its last page. */
let isErased = false

/** A file of this build: the kept one, or the server's, which is kept if its hash is right. */
class OwnFile extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // The page asks so for a file that it has found cut.
    const isRenewed = request.cache === 'reload'
    // A storage that refuses has kept nothing: then there is the network.
    const file = isRenewed ? undefined : await handler.cacheMatch(request).catch(() => undefined)
    if (file !== undefined) return file
    // The HTTP cache would give a file that arrived cut again and again.
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
        // A browser refuses to open a page by an answer that was led elsewhere first.
        return response.redirected ? copyResponse(response) : response
      },
      // Without a network, a tab of another build may ask for a file that both have.
      handlerDidError: ({ request }) => cachedInAnyBuild(new URL(request.url).pathname),
    },
  ],
})

/** Of whatever build: a name in /assets/ changes with the content. */
const cachedInAnyBuild = (path: string) => caches.match(path, { ignoreSearch: true, ignoreVary: true })

/** @returns the file, and what ends once it is kept */
function handleOwn(event: ExtendableEvent, path: string, cache: RequestCache = 'default') {
  return ownFile.handleAll({ event, request: new Request(path, { cache, integrity: `sha256-${hashes[path]}` }) })
}

// A storage that cannot be read keeps nothing; the server is asked.
const cachedFile = (path: string) => caches.match(path, { cacheName, ignoreVary: true }).catch(() => undefined)

async function readChoices(): Promise<Choices> {
  const told = await caches.match(CHOICES, { cacheName: SHARED_CACHE })
  return ((await told?.json()) as Choices | undefined) ?? { language: '', isSparing: false }
}

let precaching: Promise<void> = Promise.resolve()

/** One time after the other: none asks for a file that is on its way. */
function queuePrecache(event: ExtendableEvent): Promise<void> {
  // Whoever waited for the former time has heard of its failure.
  precaching = precaching.catch(() => undefined).then(() => precacheAll(event))
  return precaching
}

/**
 * One file after another, so that the member's own requests have the line.
 * @throws Error if one is missing at the end: then the worker before this one stays
 */
async function precacheAll(event: ExtendableEvent): Promise<void> {
  const paths = filesToPrecache(table, await readChoices())
  for (const path of paths) await Promise.all(handleOwn(event, path))
  const files = await Promise.all(paths.map(cachedFile))
  if (files.includes(undefined)) throw new Error('a file was removed meanwhile')
}

/**
 * Deletes the files of other builds once no tab and no worker can need them: an installed worker
 * has its files here and nowhere else, and this one may lack the words of a new language. Only for
 * want of room do the others go before all files of this build are here.
 */
async function removeOtherBuilds(event: ExtendableEvent): Promise<void> {
  const lack = await queuePrecache(event).then(
    () => null,
    (error: Error) => error.name,
  )
  if (lack !== null && lack !== 'QuotaExceededError') return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1 || (await cachedFile(PAGE)) === undefined) return
  const shared = await caches.open(SHARED_CACHE)
  const old = (await shared.keys()).filter(({ url }) => new URL(url).pathname !== CHOICES)
  const others = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHE) && name !== cacheName)
  const isNeeded = () => worker.registration.waiting !== null || worker.registration.installing !== null
  for (const name of others) if (!isNeeded()) await caches.delete(name)
  // First the pages: where one is kept, its build is whole.
  for (const key of [...old.filter(isPage), ...old]) if (!isNeeded()) await shared.delete(key)
}

const isPage = ({ url }: Request) => new URL(url).pathname === PAGE

/** Not yet where the language has just been changed: without its words the app cannot start. */
async function hasWords(): Promise<boolean> {
  const words = await Promise.all(packsToPrecache(table, await readChoices()).map(cachedFile))
  return !words.includes(undefined)
}

/** @returns the page of the newest other build that is left here */
async function newestOtherPage(): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const page = await caches.match(PAGE, { cacheName: name, ignoreSearch: true, ignoreVary: true })
    if (name !== cacheName && page !== undefined) return page
  }
  return undefined
}

/** The member wants a newer build, and no worker has brought one. */
let asksServer = false

/** For the server, where a page is kept. */
const SERVER_TIMEOUT_MS = 10_000

/**
 * Where our own page is lost, lacks its words or is not wanted, the server's. A server that has
 * none to give is no better than no network: then there is the page of a build that is left, or our
 * own.
 */
async function pageFor(request: Request): Promise<Response> {
  const own = await cachedFile(PAGE)
  // A storage that cannot be read must not take the page away.
  const isWhole = own !== undefined && (await hasWords().catch(() => true))
  if (isWhole && !asksServer) return own
  asksServer = false
  // A storage that cannot be read has no older page to offer.
  const spare = (isWhole ? undefined : await newestOtherPage().catch(() => undefined)) ?? own
  // Without a network the kept page is shown.
  const asked = fetch(request).catch(() => undefined)
  const answer = await (spare === undefined ? asked : Promise.race([asked, timeout()]))
  if (answer !== undefined && (answer.status < 500 || spare === undefined)) return answer
  return spare ?? Response.error()
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), SERVER_TIMEOUT_MS)
  })
}

/** A tab may still run another build, whose files may be on this device and nowhere else. */
async function fileOfAnotherBuild(request: Request, path: string): Promise<Response> {
  const isRenewed = request.cache === 'reload'
  // A storage that cannot be read has no copy.
  const file = isRenewed ? undefined : await cachedInAnyBuild(path).catch(() => undefined)
  const answer = file ?? (await fetch(request))
  // The copies in this cache were not compared with a hash: the page has found one cut.
  if (isRenewed && answer.ok) await caches.open(SHARED_CACHE).then((shared) => shared.delete(path))
  return answer
}

// The address "/" asks for a newer build, unless it is opened as a screen.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname !== PAGE && Object.hasOwn(hashes, url.pathname),
  ({ event, url, request }) => {
    const [file, isKept] = handleOwn(event, url.pathname, request.cache === 'reload' ? 'reload' : 'default')
    // A full storage keeps no copy; the page gets the answer all the same.
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
// A first visit need not be opened anew to go on without a connection.
clientsClaim()
worker.addEventListener('install', (event) => event.waitUntil(queuePrecache(event)))
worker.addEventListener('message', (event) => {
  const message = event.data as { kind?: unknown; entry?: unknown } | null
  if (message?.kind === 'take') event.waitUntil(worker.skipWaiting())
  if (message?.kind === 'forget') {
    isErased = true
    // A file may have been on its way into the cache while the page deleted all of them.
    event.waitUntil(precaching.catch(() => undefined).then(() => caches.delete(cacheName)))
  }
  if (message?.kind === 'ask') asksServer = true
  // What is not kept now is asked for at the next start.
  if (message?.kind === 'keep') event.waitUntil(queuePrecache(event).catch(() => undefined))
  if (message?.kind === 'started' && message.entry === table.entry) event.waitUntil(removeOtherBuilds(event))
})
