import { config } from '@/config'
import { savesData } from '@/lib/data-saver'
import { withTimeout } from '@/lib/with-timeout'
import { isCachingStopped } from '@/domain/erase/caching'

/** Of `src/build/worker-script.ts`; the mock build has a worker of its own. */
export const HAS_WORKER = import.meta.env.PROD && !__IS_MOCK__ && config.hasWorker

const WORKER = '/sw.js'
const CACHE = 'tiga'
const CHOICES = '/.choices'

/** The worker cannot read the page's storage. Without room, what it was told before holds. */
async function writePreferences(language: string): Promise<void> {
  const choices = new Response(JSON.stringify({ language, isSparing: savesData() }))
  await caches
    .open(CACHE)
    .then((cache) => cache.put(CHOICES, choices))
    // A full or refusing cache keeps what it was told before.
    .catch(() => undefined)
}

/** @returns undefined where the browser has none, or refuses it */
export async function registerWorker(language: string): Promise<ServiceWorkerRegistration | undefined> {
  // A page on plain http has none.
  if (!('serviceWorker' in navigator) || isCachingStopped()) return undefined
  try {
    await writePreferences(language)
    const registration = await navigator.serviceWorker.register(WORKER)
    const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
    registration.active?.postMessage({ kind: 'started', entry })
    keepIn(registration)
    return registration
  } catch {
    // A browser may refuse workers, in a private window for example: the app works without.
    return undefined
  }
}

/** Fetches what the member's choices of today ask for, if it is not kept yet. */
export async function keepMore(registration: ServiceWorkerRegistration, language: string): Promise<void> {
  if (isCachingStopped()) return
  // `caches` throws where a page may not use it; the worker then goes by its last choices.
  await writePreferences(language).catch(() => undefined)
  keepIn(registration)
}

/** The worker that is on its way starts the app next, without a network perhaps. */
function keepIn({ installing, waiting, active }: ServiceWorkerRegistration): void {
  for (const worker of [installing, waiting, active]) worker?.postMessage({ kind: 'keep' }, [])
}

/** For as long as the page lives. */
export function watchBuilds(
  registration: ServiceWorkerRegistration,
  { onWaiting, onTaken }: { onWaiting: () => void; onTaken: () => void },
): void {
  const { serviceWorker } = navigator
  /** A first worker is of the build that the page has. */
  let isFirst = serviceWorker.controller === null && registration.active === null
  const look = () => {
    if (registration.waiting !== null && registration.active !== null) onWaiting()
  }
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', look)
  }
  const change = () => {
    if (!isFirst) onTaken()
    isFirst = false
  }
  registration.addEventListener('updatefound', follow)
  serviceWorker.addEventListener('controllerchange', change)
  follow()
  look()
}

/** For a worker that is still on its way here. */
const ACTIVATION_TIMEOUT_MS = 20_000

/**
 * Lets the newest build take over, for whose page a reload then asks. Where none does, the worker
 * asks the server, and has the kept page for when none comes. Never rejects: a reload waits.
 */
export async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
  const before = registration.active
  // Without an answer of the server there is no newer build, and the reload goes on.
  if (registration.waiting === null)
    await withTimeout(registration.update(), ACTIVATION_TIMEOUT_MS).catch(() => undefined)
  const newest = registration.waiting ?? registration.installing
  if (newest !== null) await takenOver(newest)
  if (registration.active === before) before?.postMessage({ kind: 'ask' }, [])
}

function takenOver(newest: ServiceWorker): Promise<void> {
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
