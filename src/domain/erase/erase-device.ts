import { drainResults } from '@/api/published-results'
import { fetchPlatform } from '@/api/platform'
import { provenNow } from '@/lib/server-clock'
import { withTimeout } from '@/lib/with-timeout'
import { keysBeginningWith, removeText, writeText } from '@/lib/storage'
import { sessionStore } from '@/session/store'
import { applyTheme } from '@/ui/theme'
import { openLedger } from '@/domain/ledger/ledger'
import { LEDGER_DATABASE } from '@/domain/ledger/ledger-store'
import { ERASING } from '@/domain/limits/play-time'
import { removeExpiredLimits, expireAllLimits } from '@/domain/limits/store'
import { COPIES_DATABASE } from '@/domain/copies/choice'
import { stopCaching } from './caching'

/** What a browser that holds back its answer has to say is not waited for. */
const ERASE_TIMEOUT_MS = 3000

/**
 * Logs out, and removes everything of Tiga in this browser, of all members. Own limits and breaks
 * alone stay until they may end: see `expireLimits`.
 * @returns false where another part is still there, against the member's wish
 */
export async function eraseDevice(): Promise<boolean> {
  // Before they hear of the log-out, at which they would write down the last of the time on draws.
  writeText(ERASING, '')
  removeText(ERASING)
  // First: nothing that follows the session writes any more.
  sessionStore.dispatch({ type: 'loggedOut' })
  const kept = expireAllLimits(provenNow())
  if (kept.length > 0) fetchServerTime()
  const keepsPlayTime = kept.some(({ limits }) => limits.some(({ kind }) => kind === 'playDay'))
  const goes = (key: string) => !key.startsWith('tiga.limits.') && !(keepsPlayTime && key === 'tiga.playTime')
  for (const key of ourKeys().filter(goes)) removeText(key)
  removeFromThisTab()
  const isRestGone = await removeRest()
  applyTheme()
  return isRestGone && !ourKeys().some(goes)
}

/** The answer tells from when the limits count that were ended now. */
function fetchServerTime(): void {
  removeExpiredLimits(null)
  void fetchPlatform()
    .then(() => removeExpiredLimits(null))
    // Without an answer the limits wait for the next time that is proven.
    .catch(() => undefined)
}

function isOurs(key: string): boolean {
  return key === 'token' || key === 'lang' || key.startsWith('tiga.')
}

function ourKeys(): string[] {
  return keysBeginningWith('').filter(isOurs)
}

function removeFromThisTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isOurs(key)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** @returns whether all of it is gone */
async function removeRest(): Promise<boolean> {
  // What this tab remembers of it goes with it, and what it has still to write.
  drainResults()
  const erased = openLedger().then((ledger) => ledger.erase())
  await withTimeout(erased, ERASE_TIMEOUT_MS).catch(() => undefined)
  // The mock's world is in another database: it stands for the platform, whose data no erasure of a
  // device touches; its panel resets it.
  const parts = [tryDeleteDatabase(LEDGER_DATABASE), tryDeleteDatabase(COPIES_DATABASE), deleteFiles()]
  return (await Promise.all(parts)).every(Boolean)
}

/** Another tab may hold it, until it hears of this. */
function tryDeleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ERASE_TIMEOUT_MS)
    try {
      const request = indexedDB.deleteDatabase(name)
      request.addEventListener('success', () => resolve(true))
      request.addEventListener('error', () => resolve(false))
    } catch {
      // A browser that refuses keeps nothing either.
      resolve(true)
    }
  })
}

/** @returns whether all of them are gone, with the worker that keeps them */
export async function deleteFiles(): Promise<boolean> {
  stopCaching()
  // Neither waits for the other, which the browser may refuse or leave without an answer.
  const parts = [endWorkers(), deleteCaches()].map((part) => withTimeout(part, ERASE_TIMEOUT_MS).catch(() => false))
  return (await Promise.all(parts)).every(Boolean)
}

async function endWorkers(): Promise<boolean> {
  // A mock build has one alone, the platform's: without it, a demo could not go on.
  if (__IS_MOCK__ || !('serviceWorker' in navigator)) return true
  const registrations = await navigator.serviceWorker.getRegistrations()
  // One that waits, or is being installed, would keep files too.
  for (const { installing, waiting } of registrations)
    for (const worker of [installing, waiting]) worker?.postMessage({ kind: 'forget' }, [])
  const ended = await Promise.all(registrations.map((registration) => registration.unregister()))
  return ended.every(Boolean)
}

async function deleteCaches(): Promise<boolean> {
  if (!('caches' in globalThis)) return true
  const deleted = await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return deleted.every(Boolean)
}
