import { fetchPlatform } from '@/api/platform'
import { provenNow } from '@/lib/server-clock'
import { keysBeginningWith, removeText } from '@/lib/storage'
import { inTime } from '@/lib/time'
import { sessionStore } from '@/session/store'
import { applyTheme } from '@/ui/theme'
import { copyChoices } from '../copies/choice'
import { countCopies } from '../copies/store'
import { openLedger } from '../ledger/open'
import { openLedgerStore } from '../ledger/store'
import { dropEnded, endAllOwn, endOf } from '../limits/end-own'
import { deleteDatabases } from './databases'
import { deleteFiles, hasFiles } from './files'
import { isOurs, kindsOf, type Kind } from './stock'

/** What an erasure of this device came to. */
export interface Erasure {
  removed: readonly Kind[]
  /** Epoch ms or `UNTOLD`, until when own limits and breaks stay; null where there are none. */
  limitsUntil: number | null
  /** What is still there, or a part of it, against the member's wish. */
  failed: readonly Kind[]
}

/** What a browser that holds back its answer has to say is not waited for. */
const LONGEST_MS = 3000

/** A browser that refuses to answer has nothing that could be told. */
const orNo = (has: Promise<boolean>) => inTime(has, LONGEST_MS).catch(() => false)

/**
 * Logs out, and removes everything of Tiga in this browser, of all members. Own limits and breaks
 * alone stay until they may end: see `endedOwn`.
 */
export async function eraseDevice(): Promise<Erasure> {
  const keys = ourKeys()
  const others = await besideKeys()
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
    removed: kindsOf(keys.filter(goes), others).filter((kind) => !failed.includes(kind)),
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

/** What is kept in databases and caches. */
async function besideKeys(): Promise<Kind[]> {
  const hasCopies = copyChoices.list().some((choice) => choice.hasCopies) || copyChoices.unreadable().length > 0
  const found = await Promise.all([
    orNo(openLedgerStore().then(async (store) => (await store.count()) > 0)),
    hasCopies && orNo(countCopies().then((count) => count > 0)),
    orNo(hasFiles()),
  ])
  return (['draws', 'copies', 'files'] as const).filter((_kind, index) => found[index] === true)
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
