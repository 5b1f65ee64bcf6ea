/** The service worker of live builds: our own files without a connection, and nothing else. */
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import {
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
interface Worker {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<readonly unknown[]> }
  addEventListener: (name: string, listener: (event: Lasting & { data?: unknown }) => void) => void
}

const worker = self as unknown as Worker
const table = __FILES__
const { origin } = self.location
const CACHE = 'tiga'
/** No file of any build. */
const CHOICES = '/.choices'

/** The device was erased: this worker goes with its last page. */
let isOver = false

const files = new CacheFirst({
  cacheName: CACHE,
  // Whoever keeps one build apart from another is the key.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(table, new URL(request.url).pathname),
      cacheWillUpdate: async ({ request, response }) =>
        !isOver && (await isSound(table, new URL(request.url).pathname, response.clone())) ? plain(response) : null,
    },
  ],
})

/** A browser refuses to open a page by an answer that was led elsewhere first. */
function plain(answer: Response): Response {
  return answer.redirected ? new Response(answer.body, { status: 200, headers: answer.headers }) : answer
}

async function readChoices(): Promise<Choices> {
  const kept = await caches.match(CHOICES, { cacheName: CACHE })
  const choices = kept === undefined ? {} : ((await kept.json()) as Partial<Choices>)
  return { language: choices.language ?? '', isSparing: choices.isSparing === true }
}

/** One file after another, so that the member's own requests have the line. */
async function keepAhead(event: Lasting): Promise<void> {
  const choices = await readChoices()
  for (const path of filesAhead(table, choices)) {
    const key = keyOf(table, path)
    if ((await caches.match(key, { cacheName: CACHE, ignoreVary: true })) !== undefined) continue
    // A file that is named by its content is the one that the page has just fetched.
    const cache = key === path ? 'default' : 'no-cache'
    const [answer, done] = files.handleAll({ event: event as never, request: new Request(path, { cache }) })
    await answer
    await done
    if ((await caches.match(key, { cacheName: CACHE, ignoreVary: true })) === undefined)
      throw new Error(`${path} is not this build’s`)
  }
}

/** Where no tab can run another build any more. */
async function removeOtherBuilds(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1) return
  const cache = await caches.open(CACHE)
  const own = keysOf(table)
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (pathname !== CHOICES && !own.has(pathname + search)) await cache.delete(url)
  }
}

registerRoute(
  ({ request }) => isOwnFile(table, request, origin),
  (options) => files.handle(options),
)
registerRoute(
  ({ request }) => isOfAnotherBuild(table, request, origin),
  async ({ request }) => (await caches.match(request.url, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request),
)
registerRoute(
  ({ request }) => isScreen(table, request, origin),
  async ({ request }) =>
    (await caches.match(keyOf(table, PAGE), { cacheName: CACHE, ignoreVary: true })) ?? fetch(request),
)

worker.addEventListener('install', (event) => event.waitUntil(keepAhead(event)))
// A first visit need not be opened anew to go on without a connection.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const message = event.data as { kind?: unknown; entry?: unknown } | null
  if (message?.kind === 'take') event.waitUntil(worker.skipWaiting())
  if (message?.kind === 'forget') isOver = true
  if (message?.kind === 'keep') event.waitUntil(keepAhead(event).catch(() => undefined))
  if (message?.kind === 'started' && message.entry === table.entry) event.waitUntil(removeOtherBuilds())
})
