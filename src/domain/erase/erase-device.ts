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
import { removeExpiredLimitsOfOthers, expireAllLimits } from '@/domain/limits/store'
import { COPIES_DATABASE } from '@/domain/copies/choice'
import { stopCaching } from './caching'

const ERASE_TIMEOUT_MS = 3000

/**
 * Logs out and erases everything of Tiga in this browser, of all members. Own limits and breaks
 * stay until they may end (`expireLimits`), with the play time that a limit needs.
 * @returns false if anything else is still stored
 */
export async function eraseDevice(): Promise<boolean> {
  // Its `storage` event stops other tabs from writing play time at the log-out.
  writeText(ERASING, '')
  removeText(ERASING)
  // Log out before anything is erased: code that follows the session then writes no more.
  sessionStore.dispatch({ type: 'loggedOut' })
  const kept = expireAllLimits(provenNow())
  if (kept.length > 0) fetchServerTime()
  const keepsPlayTime = kept.some(({ limits }) => limits.some(({ kind }) => kind === 'playDay'))
  const isToBeErased = (key: string) => !key.startsWith('tiga.limits.') && !(keepsPlayTime && key === 'tiga.playTime')
  for (const key of ourKeys().filter(isToBeErased)) removeText(key)
  removeFromThisTab()
  const isRestErased = await removeRest()
  applyTheme()
  return isRestErased && !ourKeys().some(isToBeErased)
}

/** The date of the answer proves the time from which the limits that were ended now count down. */
function fetchServerTime(): void {
  removeExpiredLimitsOfOthers(null)
  void fetchPlatform()
    .then(() => removeExpiredLimitsOfOthers(null))
    // Without an answer the limits stay until the next proven time.
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

/** @returns whether all of it is erased */
async function removeRest(): Promise<boolean> {
  // Drops the results that this tab has not written yet; otherwise they would be stored again.
  drainResults()
  const erased = openLedger().then((ledger) => ledger.erase())
  await withTimeout(erased, ERASE_TIMEOUT_MS).catch(() => undefined)
  // The mock's database stays: it stands in for the platform.
  const deletions = [tryDeleteDatabase(LEDGER_DATABASE), tryDeleteDatabase(COPIES_DATABASE), deleteFiles()]
  return (await Promise.all(deletions)).every(Boolean)
}

/** @returns false if the browser refuses, or another tab keeps the database open for 3 s */
function tryDeleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ERASE_TIMEOUT_MS)
    try {
      const request = indexedDB.deleteDatabase(name)
      request.addEventListener('success', () => resolve(true))
      request.addEventListener('error', () => resolve(false))
    } catch {
      // A browser that refuses databases has none.
      resolve(true)
    }
  })
}

/** @returns whether all caches and service workers are removed */
export async function deleteFiles(): Promise<boolean> {
  stopCaching()
  // Both at the same time: the browser may refuse either, or never answer.
  const deletions = [endWorkers(), deleteCaches()].map((part) => withTimeout(part, ERASE_TIMEOUT_MS).catch(() => false))
  return (await Promise.all(deletions)).every(Boolean)
}

async function endWorkers(): Promise<boolean> {
  // The only worker of a mock build is the platform's stand-in; a demo needs it.
  if (__IS_MOCK__ || !('serviceWorker' in navigator)) return true
  const registrations = await navigator.serviceWorker.getRegistrations()
  // A waiting or installing worker would cache files too.
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
