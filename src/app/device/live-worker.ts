import { config } from '@/config'
import { shouldSaveData } from '@/lib/data-saver'
import { withTimeout } from '@/lib/with-timeout'
import { isCachingStopped } from '@/domain/erase/caching'

/** True if the build has the worker of `src/build/worker-script.ts`. Mock builds have their own. */
export const HAS_WORKER = import.meta.env.PROD && !__IS_MOCK__ && config.hasWorker

const WORKER_PATH = '/sw.js'
const CACHE_NAME = 'tiga'
const PREFERENCES_PATH = '/.choices'

/** Writes the preferences into a cache, because a service worker cannot read the page's storage. */
async function writePreferences(language: string): Promise<void> {
  const preferences = new Response(JSON.stringify({ language, isSparing: shouldSaveData() }))
  await caches
    .open(CACHE_NAME)
    .then((cache) => cache.put(PREFERENCES_PATH, preferences))
    // If the cache cannot be written, the preferences that were written last stay in force.
    .catch(() => undefined)
}

/**
 * Registers the service worker and lets it fetch the files that the preferences need. Undefined if
 * the browser has no service workers or refuses this one, or if the member is erasing data.
 */
export async function registerWorker(language: string): Promise<ServiceWorkerRegistration | undefined> {
  // A page on plain http has no service workers, except on localhost.
  if (!('serviceWorker' in navigator) || isCachingStopped()) return undefined
  try {
    await writePreferences(language)
    const registration = await navigator.serviceWorker.register(WORKER_PATH)
    const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
    registration.active?.postMessage({ kind: 'started', entry })
    sendKeepMessage(registration)
    return registration
  } catch {
    // A browser may refuse service workers, as in a private window. The app works without them.
    return undefined
  }
}

/** Lets the workers fetch the files that the current preferences need, unless they are cached. */
export async function cachePreferredFiles(registration: ServiceWorkerRegistration, language: string): Promise<void> {
  if (isCachingStopped()) return
  // `caches` throws if the page may not use it. The worker then uses its last preferences.
  await writePreferences(language).catch(() => undefined)
  sendKeepMessage(registration)
}

/** Lets every worker fetch the preferred files, because any worker may serve the next start. */
function sendKeepMessage({ installing, waiting, active }: ServiceWorkerRegistration): void {
  for (const worker of [installing, waiting, active]) worker?.postMessage({ kind: 'keep' }, [])
}

/** Calls `onWaiting` when a newer worker waits, and `onTakenOver` when one has taken over. */
export function watchBuilds(
  registration: ServiceWorkerRegistration,
  { onWaiting, onTakenOver }: { onWaiting: () => void; onTakenOver: () => void },
): void {
  const { serviceWorker } = navigator
  /** The first worker on a device belongs to the page's own build, so it is not reported. */
  let isFirstWorker = serviceWorker.controller === null && registration.active === null
  const reportWaiting = () => {
    if (registration.waiting !== null && registration.active !== null) onWaiting()
  }
  const watchInstalling = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', reportWaiting)
  }
  const reportTakeOver = () => {
    if (!isFirstWorker) onTakenOver()
    isFirstWorker = false
  }
  registration.addEventListener('updatefound', watchInstalling)
  serviceWorker.addEventListener('controllerchange', reportTakeOver)
  watchInstalling()
  reportWaiting()
}

/** Time limit of the check for a newer worker, and again of the newer worker's takeover. */
const ACTIVATION_TIMEOUT_MS = 20_000

/**
 * Lets the newest worker take over, so that a reload loads the newest build. If none takes over,
 * the active worker fetches the next page from the server, and uses the cached page only if that
 * fails. Never rejects, because the caller reloads the page afterwards.
 */
export async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
  const previousWorker = registration.active
  // If the server does not answer in time, only a worker that is already installing can be newer.
  if (registration.waiting === null)
    await withTimeout(registration.update(), ACTIVATION_TIMEOUT_MS).catch(() => undefined)
  const newestWorker = registration.waiting ?? registration.installing
  if (newestWorker !== null) await takeOver(newestWorker)
  if (registration.active === previousWorker) previousWorker?.postMessage({ kind: 'ask' }, [])
}

function takeOver(newestWorker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const advance = () => {
      if (newestWorker.state === 'installed') newestWorker.postMessage({ kind: 'take' }, [])
      if (
        newestWorker.state === 'activating' ||
        newestWorker.state === 'activated' ||
        newestWorker.state === 'redundant'
      )
        resolve()
    }
    newestWorker.addEventListener('statechange', advance)
    setTimeout(resolve, ACTIVATION_TIMEOUT_MS)
    advance()
  })
}
