import * as v from 'valibot'
import { withDatabaseTimeout, indexedDatabase } from '@/lib/indexed-db'
import { mapInSlices } from '@/lib/slices'
import { type Observation, observation } from './observations'

export interface KeptLines {
  lines: readonly Observation[]
  /** Position of the last row, even if that cannot be read; null if there is none. */
  last: number | null
}

/** Stores the lines of each game in order. Lines are only added, never overwritten. */
export interface LedgerStore {
  /** Rows that cannot be read, for example of a later build, are left out and stay stored. */
  read: (gameId: string) => Promise<KeptLines>
  /**
   * Appends lines after the position `last`.
   * @returns the position of the last line; null, and nothing is added, if another tab has appended
   * lines since `last` was read
   */
  append: (gameId: string, last: number | null, lines: readonly Observation[]) => Promise<number | null>
  clear: () => Promise<void>
}

export const LEDGER_DATABASE = 'tiga.ledger'
const LINES = 'lines'
const KEY = ['gameId', 'at']

/** Rows added at once. The page can react to input between two batches. */
const BATCH_SIZE = 100

/** Upper bound of positions. Finite, so that a position can always be increased by 1. */
const MAX_POSITION = 2 ** 40
const linesFrom = (gameId: string, first: number) => IDBKeyRange.bound([gameId, first], [gameId, MAX_POSITION])

/**
 * Uses `idb`, which wraps IndexedDB in promises. `idb-keyval` would not do: it has one value per
 * key, so every draw would write the whole ledger of a game again, and a tab could not detect
 * before writing that another tab has written.
 */
async function indexedStore(): Promise<LedgerStore> {
  const database = indexedDatabase(LEDGER_DATABASE, (made) => {
    made.createObjectStore(LINES, { keyPath: KEY })
  })
  await database()
  return {
    read: async (gameId) => {
      const rows: unknown[] = await withDatabaseTimeout((await database()).getAll(LINES, linesFrom(gameId, 0)))
      const lines = await mapInSlices(rows, lineIn)
      return { lines: lines.flat(), last: positionOf(rows.at(-1)) }
    },
    append: async (gameId, last, lines) => {
      const { store, done } = (await database()).transaction(LINES, 'readwrite')
      const first = last === null ? 0 : Math.floor(last) + 1
      const rows = lines.map((line, at) => ({ gameId, at: first + at, ...line }))
      const add = async () => {
        // Only the last known row may be there: more rows are from another tab.
        const count = await store.count(linesFrom(gameId, last ?? 0))
        if (count !== (last === null ? 0 : 1)) return null
        for (let at = 0; at < rows.length; at += BATCH_SIZE)
          await Promise.all(rows.slice(at, at + BATCH_SIZE).map((row) => store.add(row)))
        return first + lines.length - 1
      }
      const [added] = await withDatabaseTimeout(Promise.all([add(), done]))
      return added
    },
    clear: async () => withDatabaseTimeout((await database()).clear(LINES)),
  }
}

/** The line of a row; empty if the row cannot be read. */
function lineIn(row: unknown): Observation[] {
  const { success, output } = v.safeParse(observation, row)
  return success ? [output] : []
}

function positionOf(row: unknown): number | null {
  const { success, output } = v.safeParse(v.object({ at: v.number() }), row)
  return success ? output.at : null
}

/** Stores nothing: the ledger then keeps its lines in memory only. */
export const noStore: LedgerStore = {
  read: async () => ({ lines: [], last: null }),
  append: async () => 0,
  clear: async () => undefined,
}

/** Falls back to memory: private windows and some web views refuse IndexedDB. */
export function openLedgerStore(): Promise<LedgerStore> {
  return indexedStore().catch(() => noStore)
}
