import { drainResults } from '@/api/published-results'
import { fetchPlatform } from '@/api/platform'
import { provenNow } from '@/lib/server-clock'
import { withTimeout } from '@/lib/with-timeout'
import { keysBeginningWith, removeText, writeText } from '@/lib/storage'
import { sessionStore } from '@/session/store'
import { applyTheme } from '@/ui/theme'
import { openLedger } from '@/domain/ledger/ledger'
import { LEDGER_DATABASE } from '@/domain/ledger/ledger-store'
import { ERASING_KEY } from '@/domain/limits/play-time'
import { removeExpiredLimitsOfOthers, expireAllLimits } from '@/domain/limits/store'
import { COPIES_DATABASE } from '@/domain/copies/choice'
import { stopCaching } from './caching'

const ERASE_TIMEOUT_MS = 3000

/**
 * Logs out, and erases Tiga's data of all members in this browser. Own limits and breaks stay until
 * they may end (`expireLimits`). The play time stays too if a limit needs it.
 * @returns false if any other data is still stored
 */
export async function eraseDevice(): Promise<boolean> {
  // This writes the key only for its `storage` event, which keeps other tabs from writing play time
  // at the log-out.
  writeText(ERASING_KEY, '')
  removeText(ERASING_KEY)
  // The log-out comes before the erasure, because code that depends on the session then stops
  // storing data.
  sessionStore.dispatch({ type: 'loggedOut' })
  const remainingLimits = expireAllLimits(provenNow())
  if (remainingLimits.length > 0) fetchServerTime()
  const keepsPlayTime = remainingLimits.some(({ limits }) => limits.some(({ kind }) => kind === 'playDay'))
  const isToBeErased = (key: string) => !key.startsWith('tiga.limits.') && !(keepsPlayTime && key === 'tiga.playTime')
  for (const key of tigaKeys().filter(isToBeErased)) removeText(key)
  removeFromSessionStorage()
  const areDatabasesAndFilesErased = await eraseDatabasesAndFiles()
  applyTheme()
  return areDatabasesAndFilesErased && !tigaKeys().some(isToBeErased)
}

/**
 * Requests any answer of the platform, for its date. The date may show that limits are over, so
 * that they can be removed.
 */
function fetchServerTime(): void {
  removeExpiredLimitsOfOthers(null)
  void fetchPlatform()
    .then(() => removeExpiredLimitsOfOthers(null))
    // Without an answer, the limits stay until later answers show the time.
    .catch(() => undefined)
}

function isTigaKey(key: string): boolean {
  return key === 'token' || key === 'lang' || key.startsWith('tiga.')
}

function tigaKeys(): string[] {
  return keysBeginningWith('').filter(isTigaKey)
}

function removeFromSessionStorage(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isTigaKey(key)) sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses session storage has stored nothing there.
  }
}

/** Erases the databases, caches and service workers. @returns whether all of them are erased */
async function eraseDatabasesAndFiles(): Promise<boolean> {
  // Empties the queue of results. Otherwise this tab would store them after the erasure.
  drainResults()
  const ledgerErasure = openLedger().then((ledger) => ledger.erase())
  await withTimeout(ledgerErasure, ERASE_TIMEOUT_MS).catch(() => undefined)
  // The database of the mock stays, because the mock keeps the platform's data in it.
  const deletions = [tryDeleteDatabase(LEDGER_DATABASE), tryDeleteDatabase(COPIES_DATABASE), deleteCachesAndWorkers()]
  return (await Promise.all(deletions)).every(Boolean)
}

/** Returns false if the deletion fails, or if another tab keeps the database open for 3 s. */
function tryDeleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ERASE_TIMEOUT_MS)
    try {
      const request = indexedDB.deleteDatabase(name)
      request.addEventListener('success', () => resolve(true))
      request.addEventListener('error', () => resolve(false))
    } catch {
      // A browser that refuses databases has stored none.
      resolve(true)
    }
  })
}

/**
 * Removes all caches and, except in a mock build, all service workers of this site.
 * @returns whether this succeeded
 */
export async function deleteCachesAndWorkers(): Promise<boolean> {
  stopCaching()
  // The two deletions run at the same time, because the browser may refuse one of them or never
  // answer it.
  const deletions = [unregisterWorkers(), deleteCaches()].map((part) =>
    withTimeout(part, ERASE_TIMEOUT_MS).catch(() => false),
  )
  return (await Promise.all(deletions)).every(Boolean)
}

async function unregisterWorkers(): Promise<boolean> {
  // The worker of a mock build stays, because it answers for the platform: a demo needs it.
  if (__IS_MOCK__ || !('serviceWorker' in navigator)) return true
  const registrations = await navigator.serviceWorker.getRegistrations()
  // A waiting or installing worker would otherwise cache files again.
  for (const { installing, waiting } of registrations)
    for (const worker of [installing, waiting]) worker?.postMessage({ kind: 'forget' }, [])
  const unregisterResults = await Promise.all(registrations.map((registration) => registration.unregister()))
  return unregisterResults.every(Boolean)
}

async function deleteCaches(): Promise<boolean> {
  if (!('caches' in globalThis)) return true
  const deletionResults = await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return deletionResults.every(Boolean)
}
