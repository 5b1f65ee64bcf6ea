/** The service worker of live builds. It serves the app's own files, also without a connection. */
import { clientsClaim, copyResponse } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import {
  PREFERENCES_PATH,
  filesToPrecache,
  hashesOf,
  isScreenPath,
  BUILD_CACHE_PREFIX,
  PAGE_PATH,
  SHARED_CACHE_NAME,
  packsToPrecache,
  type WorkerPreferences,
  type WorkerTable,
} from './worker-rules.ts'

declare const __FILES__: WorkerTable

declare global {
  /** Workbox's types need this type, which TypeScript's types for a page do not have. */
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void
  }
}
interface WorkerScope {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: { matchAll: (options: object) => Promise<readonly unknown[]> }
  addEventListener: (name: string, listener: (event: ExtendableEvent & { data?: unknown }) => void) => void
}

const worker = self as unknown as WorkerScope
const workerTable = __FILES__
const hashes = hashesOf(workerTable)
const cacheName = BUILD_CACHE_PREFIX + workerTable.build

/**
 * True after the member has erased the data on the device. This worker then caches nothing more.
 */
let isDataErased = false

/**
 * Serves a file of this build from the cache. If the file is not cached, requests it from the
 * server and caches it. Each request contains the file's hash, so the browser rejects a wrong or
 * incomplete file.
 */
class BuildFileStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // A page uses this cache mode to request a file again that arrived incomplete.
    const isRenewed = request.cache === 'reload'
    // If the cache cannot be read, the file is requested from the server.
    const file = isRenewed ? undefined : await handler.cacheMatch(request).catch(() => undefined)
    if (file !== undefined) return file
    // A failed request is repeated past the HTTP cache, which may have only an incomplete file.
    const answer = await handler.fetch(request).catch(() => handler.fetch(new Request(request, { cache: 'reload' })))
    void handler.waitUntil(handler.cachePut(request, answer.clone()))
    return answer
  }
}

const buildFileStrategy = new BuildFileStrategy({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => {
        if (isDataErased || response.status !== 200) throw new Error(`this answer must not be cached: ${response.url}`)
        // Browsers refuse to open a page from a redirected answer. A copy of the answer does not
        // count as redirected.
        return response.redirected ? copyResponse(response) : response
      },
      // If the file cannot be fetched, the cache of another build may have it.
      handlerDidError: ({ request }) => readFromAnyBuild(new URL(request.url).pathname),
    },
  ],
})

/** Reads a file from the cache of any build. In /assets/, the same name means the same content. */
const readFromAnyBuild = (path: string) => caches.match(path, { ignoreSearch: true, ignoreVary: true })

/** Returns promises of the answer, and of the end of its caching. */
function handleBuildFile(event: ExtendableEvent, path: string, cache: RequestCache = 'default') {
  return buildFileStrategy.handleAll({
    event,
    request: new Request(path, { cache, integrity: `sha256-${hashes[path]}` }),
  })
}

/** Reads a file from this build's cache. Undefined if the file is missing or cannot be read. */
const readCachedFile = (path: string) => caches.match(path, { cacheName, ignoreVary: true }).catch(() => undefined)

async function readPreferences(): Promise<WorkerPreferences> {
  const storedResponse = await caches.match(PREFERENCES_PATH, { cacheName: SHARED_CACHE_NAME })
  return ((await storedResponse?.json()) as WorkerPreferences | undefined) ?? { language: '', isSparing: false }
}

let lastPrecaching: Promise<void> = Promise.resolve()

/** Runs one precaching after another, so that no file is requested twice at the same time. */
function queuePrecache(event: ExtendableEvent): Promise<void> {
  // A failure of the previous run is ignored here, because the caller of that run handles it.
  lastPrecaching = lastPrecaching.catch(() => undefined).then(() => precacheAll(event))
  return lastPrecaching
}

/**
 * Caches the files one after another, which leaves bandwidth to the member's own requests.
 * @throws Error if a file is not cached at the end; a failed install keeps the previous worker
 */
async function precacheAll(event: ExtendableEvent): Promise<void> {
  const paths = filesToPrecache(workerTable, await readPreferences())
  for (const path of paths) await Promise.all(handleBuildFile(event, path))
  const files = await Promise.all(paths.map(readCachedFile))
  if (files.includes(undefined)) throw new Error('a file was removed from the cache during the precaching')
}

/**
 * Completes this build's cache, which may lack the translations of a new language. Then deletes the
 * files of other builds. Keeps them if several tabs are open, if this build's page is missing, or
 * if another worker is installing or waiting. Full storage does not prevent the deletion, because
 * the deletion frees storage.
 */
async function removeOtherBuilds(event: ExtendableEvent): Promise<void> {
  const errorName = await queuePrecache(event).then(
    () => null,
    (error: Error) => error.name,
  )
  if (errorName !== null && errorName !== 'QuotaExceededError') return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1 || (await readCachedFile(PAGE_PATH)) === undefined) return
  const sharedCache = await caches.open(SHARED_CACHE_NAME)
  const oldFileRequests = (await sharedCache.keys()).filter(({ url }) => new URL(url).pathname !== PREFERENCES_PATH)
  const otherCacheNames = (await caches.keys()).filter(
    (name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== cacheName,
  )
  const hasOtherWorker = () => worker.registration.waiting !== null || worker.registration.installing !== null
  for (const name of otherCacheNames) if (!hasOtherWorker()) await caches.delete(name)
  // An old build's page is deleted before its other files, because a cached page must mean that all
  // files of its build are cached.
  for (const key of [...oldFileRequests.filter(isPage), ...oldFileRequests])
    if (!hasOtherWorker()) await sharedCache.delete(key)
}

const isPage = ({ url }: Request) => new URL(url).pathname === PAGE_PATH

/**
 * Returns whether the translations that the app needs to start offline are in the cache. They may
 * be missing for a while after the language has changed.
 */
async function areTranslationsCached(): Promise<boolean> {
  const translationFiles = await Promise.all(packsToPrecache(workerTable, await readPreferences()).map(readCachedFile))
  return !translationFiles.includes(undefined)
}

/** Returns the cached page of the newest other build; undefined if no other build has a page. */
async function findNewestOtherPage(): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const page = await caches.match(PAGE_PATH, { cacheName: name, ignoreSearch: true, ignoreVary: true })
    if (name !== cacheName && page !== undefined) return page
  }
  return undefined
}

/**
 * True if a page is about to reload for a newer build that no worker has installed. The worker then
 * requests the page from the server.
 */
let mustAskServer = false

/** How long the server may take to answer if a cached page can be shown instead. */
const SERVER_TIMEOUT_MS = 10_000

/**
 * Returns the cached page of this build. If that page or the translations are not cached, or if
 * `mustAskServer` is true, requests the page from the server. If the server then fails, returns any
 * cached page, also that of another build if this build cannot start.
 */
async function findPage(request: Request): Promise<Response> {
  const ownPage = await readCachedFile(PAGE_PATH)
  // If the stored language cannot be read, the translations count as cached.
  const isComplete = ownPage !== undefined && (await areTranslationsCached().catch(() => true))
  if (isComplete && !mustAskServer) return ownPage
  mustAskServer = false
  // If the caches cannot be read, no page of another build is used.
  const fallback = (isComplete ? undefined : await findNewestOtherPage().catch(() => undefined)) ?? ownPage
  // A failed request counts as no answer, so a cached page is shown.
  const serverAnswer = fetch(request).catch(() => undefined)
  const answer = await (fallback === undefined ? serverAnswer : Promise.race([serverAnswer, waitForTimeout()]))
  if (answer !== undefined && (answer.status < 500 || fallback === undefined)) return answer
  return fallback ?? Response.error()
}

function waitForTimeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), SERVER_TIMEOUT_MS)
  })
}

/** Serves a file of another build. A tab may still need the file, but the server may lack it. */
async function getFileOfOtherBuild(request: Request, path: string): Promise<Response> {
  const isRenewed = request.cache === 'reload'
  // If the caches cannot be read, the server is asked.
  const file = isRenewed ? undefined : await readFromAnyBuild(path).catch(() => undefined)
  const answer = file ?? (await fetch(request))
  // Old builds cached files without a check of the hash. So their copy of this file may be
  // incomplete, and is deleted once the file has been fetched again.
  if (isRenewed && answer.ok) await caches.open(SHARED_CACHE_NAME).then((sharedCache) => sharedCache.delete(path))
  return answer
}

// This route excludes "/", because `findPage` answers a visit of "/". The app's check for a newer
// build also requests "/", and must reach the server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname !== PAGE_PATH && Object.hasOwn(hashes, url.pathname),
  ({ event, url, request }) => {
    const [file, caching] = handleBuildFile(event, url.pathname, request.cache === 'reload' ? 'reload' : 'default')
    // If storage is full, the caching fails, but the page still gets the answer.
    caching.catch(() => undefined)
    return file
  },
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request, url }) => getFileOfOtherBuild(request, url.pathname),
)
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && isScreenPath(workerTable, url.pathname),
  ({ request }) => findPage(request),
)
// Controls open tabs at once, so that the first visit works offline without a reload.
clientsClaim()
worker.addEventListener('install', (event) => event.waitUntil(queuePrecache(event)))
worker.addEventListener('message', (event) => {
  const message = event.data as { kind?: unknown; entry?: unknown } | null
  if (message?.kind === 'take') event.waitUntil(worker.skipWaiting())
  if (message?.kind === 'forget') {
    isDataErased = true
    // A running precaching may cache files again after the page has deleted all caches. So this
    // build's cache is deleted after the precaching.
    event.waitUntil(lastPrecaching.catch(() => undefined).then(() => caches.delete(cacheName)))
  }
  if (message?.kind === 'ask') mustAskServer = true
  // Files that cannot be fetched now are requested again at the next start.
  if (message?.kind === 'keep') event.waitUntil(queuePrecache(event).catch(() => undefined))
  if (message?.kind === 'started' && message.entry === workerTable.entry) event.waitUntil(removeOtherBuilds(event))
})
