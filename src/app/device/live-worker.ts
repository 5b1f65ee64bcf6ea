import { config } from '@/config'
import { savesData } from '@/lib/data-saver'
import { withTimeout } from '@/lib/with-timeout'
import { isCachingStopped } from '@/domain/erase/caching'

/** The worker is `src/build/worker-script.ts`; the mock build has its own worker. */
export const HAS_WORKER = import.meta.env.PROD && !__IS_MOCK__ && config.hasWorker

const WORKER = '/sw.js'
const CACHE = 'tiga'
const CHOICES = '/.choices'

/** Passes the preferences through the cache: a worker cannot read the page's storage. */
async function writePreferences(language: string): Promise<void> {
  const choices = new Response(JSON.stringify({ language, isSparing: savesData() }))
  await caches
    .open(CACHE)
    .then((cache) => cache.put(CHOICES, choices))
    // If the cache is full or refuses, the last preferences stay in force.
    .catch(() => undefined)
}

/** @returns undefined if the browser has no workers, or refuses this one */
export async function registerWorker(language: string): Promise<ServiceWorkerRegistration | undefined> {
  // A page on plain http has no workers.
  if (!('serviceWorker' in navigator) || isCachingStopped()) return undefined
  try {
    await writePreferences(language)
    const registration = await navigator.serviceWorker.register(WORKER)
    const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
    registration.active?.postMessage({ kind: 'started', entry })
    sendKeep(registration)
    return registration
  } catch {
    // A browser may refuse workers, in a private window for example: the app works without.
    return undefined
  }
}

/** Fetches the files that the present preferences need, unless they are cached. */
export async function keepMore(registration: ServiceWorkerRegistration, language: string): Promise<void> {
  if (isCachingStopped()) return
  // `caches` throws where a page may not use it; the worker then uses its last preferences.
  await writePreferences(language).catch(() => undefined)
  sendKeep(registration)
}

/** Sent to all of them: a worker that is still installing may serve the next start, offline. */
function sendKeep({ installing, waiting, active }: ServiceWorkerRegistration): void {
  for (const worker of [installing, waiting, active]) worker?.postMessage({ kind: 'keep' }, [])
}

/**
 * Reports a worker that waits, and a worker that has taken over. Listens as long as the page lives.
 */
export function watchBuilds(
  registration: ServiceWorkerRegistration,
  { onWaiting, onTakenOver }: { onWaiting: () => void; onTakenOver: () => void },
): void {
  const { serviceWorker } = navigator
  /** The first worker belongs to the page's own build, so it is not reported. */
  let isFirst = serviceWorker.controller === null && registration.active === null
  const check = () => {
    if (registration.waiting !== null && registration.active !== null) onWaiting()
  }
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', check)
  }
  const change = () => {
    if (!isFirst) onTakenOver()
    isFirst = false
  }
  registration.addEventListener('updatefound', follow)
  serviceWorker.addEventListener('controllerchange', change)
  follow()
  check()
}

/** Includes the time to download a worker that is still installing. */
const ACTIVATION_TIMEOUT_MS = 20_000

/**
 * Lets the newest worker take over, so that a reload loads the newest build. If no worker takes
 * over, the active worker fetches the next page from the server, and falls back to the cached page.
 * Never rejects: the caller reloads afterwards.
 */
export async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
  const previous = registration.active
  // If the server does not answer, there is no newer build to wait for.
  if (registration.waiting === null)
    await withTimeout(registration.update(), ACTIVATION_TIMEOUT_MS).catch(() => undefined)
  const newest = registration.waiting ?? registration.installing
  if (newest !== null) await takeOver(newest)
  if (registration.active === previous) previous?.postMessage({ kind: 'ask' }, [])
}

function takeOver(newest: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const take = () => {
      if (newest.state === 'installed') newest.postMessage({ kind: 'take' }, [])
      if (newest.state === 'activating' || newest.state === 'activated' || newest.state === 'redundant') resolve()
    }
    newest.addEventListener('statechange', take)
    setTimeout(resolve, ACTIVATION_TIMEOUT_MS)
    take()
  })
}
