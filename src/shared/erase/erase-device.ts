import { fetchPlatform } from '@/api/platform'
import { provenNow } from '@/lib/server-clock'
import { keysBeginningWith, removeText } from '@/lib/storage'
import { inTime } from '@/lib/time'
import { sessionStore } from '@/session/store'
import { applyTheme } from '@/ui/theme'
import { openLedger } from '../ledger/open'
import { dropEnded, endAllOwn, endOf } from '../limits/end-own'
import { deleteDatabases } from './databases'
import { deleteFiles } from './files'
import { isOurs, kindsOf, type Kind } from './stock'

/** What an erasure of this device came to. */
export interface Erasure {
  /** Epoch ms or `UNTOLD`, until when own limits and breaks stay; null where there are none. */
  limitsUntil: number | null
  /** What is still there, or a part of it, against the member's wish. */
  failed: readonly Kind[]
}

/** What a browser that holds back its answer has to say is not waited for. */
const LONGEST_MS = 3000

/**
 * Logs out, and removes everything of Tiga in this browser, of all members. Own limits and breaks
 * alone stay until they may end: see `endedOwn`.
 */
export async function eraseDevice(): Promise<Erasure> {
  // First: nothing that follows the session writes any more.
  sessionStore.dispatch({ type: 'loggedOut' })
  const now = provenNow()
  const kept = endAllOwn(now)
  if (kept.length > 0) askForTime()
  const keepsPlayTime = kept.some(({ limits }) => limits.some(({ kind }) => kind === 'playDay'))
  const goes = (key: string) => !key.startsWith('tiga.limits.') && !(keepsPlayTime && key === 'tiga.playTime')
  for (const key of ourKeys().filter(goes)) removeText(key)
  removeFromThisTab()
  const left = await removeRest()
  applyTheme()
  const failed = kindsOf(ourKeys().filter(goes), left)
  return {
    limitsUntil: kept.length === 0 ? null : Math.max(...kept.map((own) => endOf(own, now))),
    failed,
  }
}

/** The answer tells from when the limits count that were ended now. */
function askForTime(): void {
  dropEnded(null)
  void fetchPlatform()
    .then(() => dropEnded(null))
    .catch(() => undefined)
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

/** @returns what could not be removed */
async function removeRest(): Promise<Kind[]> {
  // What this tab remembers of it goes with it.
  const erased = openLedger().then((ledger) => ledger.erase())
  await inTime(erased, LONGEST_MS).catch(() => undefined)
  const [databases, files] = await Promise.all([deleteDatabases(), deleteFiles()])
  return [
    ...databases.map((name): Kind => (name === 'tiga.copies' ? 'copies' : 'draws')),
    ...(files ? [] : (['files'] as const)),
  ]
}
