import { keysBeginningWith, removeText } from '@/lib/storage'
import { sessionStore } from '@/session/store'
import { applyTheme } from '@/ui/theme'
import { copyChoices } from '../copies/choice'
import { countCopies } from '../copies/store'
import { openLedger } from '../ledger/open'
import { openLedgerStore } from '../ledger/store'
import { present } from '../limits/clock'
import { endAllOwn, endOf } from '../limits/end-own'
import { deleteDatabases } from './databases'
import { countFiles, deleteFiles } from './files'
import { isOurs, stockOf, type Kind, type Stock } from './stock'

/** What an erasure of this device came to. */
export interface Erasure {
  removed: Stock
  /** Epoch ms, until when own limits and breaks stay; null where there are none. */
  limitsUntil: number | null
  /** What is still there against the member's wish. */
  failed: readonly Kind[]
}

/** A browser that refuses to answer has nothing that could be counted. */
const orNone = (count: Promise<number>) => count.catch(() => 0)

/**
 * Logs out, and removes everything of Tiga in this browser, of all members. Own limits and breaks
 * alone stay until they may end: see `endedOwn`.
 */
export async function eraseDevice(): Promise<Erasure> {
  const before = await takeStock()
  // First: nothing that follows the session writes any more.
  sessionStore.dispatch({ type: 'loggedOut' })
  const kept = endAllOwn(present())
  const keepsPlayTime = kept.some(({ limits }) => limits.some(({ kind }) => kind === 'playDay'))
  const stays = (key: string) => key.startsWith('tiga.limits.') || (keepsPlayTime && key === 'tiga.playTime')
  for (const key of ourKeys()) if (!stays(key)) removeText(key)
  removeFromThisTab()
  const failed = await removeRest()
  applyTheme()
  const left = stockOf(
    ourKeys().filter((key) => !stays(key)),
    {},
  )
  return {
    removed: lessThan(before, left, failed, kept.length + (keepsPlayTime ? 1 : 0)),
    limitsUntil: kept.length === 0 ? null : Math.max(...kept.map(endOf)),
    failed: [...new Set([...(Object.keys(left) as Kind[]), ...failed])],
  }
}

async function takeStock(): Promise<Stock> {
  const hasCopies = copyChoices.list().some((choice) => choice.hasCopies)
  const [draws, copies, files] = await Promise.all([
    orNone(openLedgerStore().then((store) => store.count())),
    hasCopies ? orNone(countCopies()) : 0,
    orNone(countFiles()),
  ])
  return stockOf(ourKeys(), { draws, copies, files })
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
  await openLedger()
    .then((ledger) => ledger.erase())
    .catch(() => undefined)
  const [databases, files] = await Promise.all([deleteDatabases(), deleteFiles().catch(() => false)])
  return [
    ...databases.map((name): Kind => (name === 'tiga.copies' ? 'copies' : 'draws')),
    ...(files ? [] : (['files'] as const)),
  ]
}

/** @param kept entries that stay as they should, all of them notes */
function lessThan(before: Stock, left: Stock, failed: readonly Kind[], kept: number): Stock {
  const gone = Object.entries(before).map(([kind, number]) => {
    const stays = failed.includes(kind as Kind) ? number : (left[kind as Kind] ?? 0)
    return [kind, number - stays - (kind === 'notes' ? kept : 0)] as const
  })
  return Object.fromEntries(gone.filter(([, number]) => number > 0))
}
