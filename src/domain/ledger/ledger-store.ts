import * as v from 'valibot'
import { withDatabaseTimeout, indexedDatabase } from '@/lib/indexed-db'
import { mapInSlices } from '@/lib/slices'
import { type Observation, observation } from './observations'

export interface KeptLines {
  lines: readonly Observation[]
  /** Where the last line stands, which may be one that cannot be read; null: there is none. */
  last: number | null
}

/** Keeps the lines of each game in their order. No line is ever written twice. */
export interface LedgerStore {
  /** What cannot be read, as a line of a later build, is left out and stays where it is. */
  read: (gameId: string) => Promise<KeptLines>
  /** @returns where the last one stands; null, and nothing is added, if another tab was faster */
  append: (gameId: string, last: number | null, lines: readonly Observation[]) => Promise<number | null>
  clear: () => Promise<void>
}

export const LEDGER_DATABASE = 'tiga.ledger'
const LINES = 'lines'
const KEY = ['gameId', 'at']

/** Lines that are handed over in one task: the page may answer before the next ones. */
const AT_ONCE = 100

/** Finite, so that behind each line there is room for another. */
const MAX_POSITION = 2 ** 40
const linesFrom = (gameId: string, first: number) => IDBKeyRange.bound([gameId, first], [gameId, MAX_POSITION])

/**
 * By `idb`, which gives IndexedDB promises. `idb-keyval` has one value per key: every draw would
 * write a game's whole ledger again, and could not see before it does so that another tab was
 * faster.
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
      return { lines: lines.flat(), last: placeOf(rows.at(-1)) }
    },
    append: async (gameId, last, lines) => {
      const { store, done } = (await database()).transaction(LINES, 'readwrite')
      const first = last === null ? 0 : Math.floor(last) + 1
      const rows = lines.map((line, at) => ({ gameId, at: first + at, ...line }))
      const add = async () => {
        const there = await store.count(linesFrom(gameId, last ?? 0))
        if (there !== (last === null ? 0 : 1)) return null
        for (let at = 0; at < rows.length; at += AT_ONCE)
          await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => store.add(row)))
        return first + lines.length - 1
      }
      const [added] = await withDatabaseTimeout(Promise.all([add(), done]))
      return added
    },
    clear: async () => withDatabaseTimeout((await database()).clear(LINES)),
  }
}

/** Empty for a line that cannot be read. */
function lineIn(row: unknown): Observation[] {
  const { success, output } = v.safeParse(observation, row)
  return success ? [output] : []
}

function placeOf(row: unknown): number | null {
  const { success, output } = v.safeParse(v.object({ at: v.number() }), row)
  return success ? output.at : null
}

/** For what the ledger has in hand alone, which is all that it has read and added. */
export const noStore: LedgerStore = {
  read: async () => ({ lines: [], last: null }),
  append: async () => 0,
  clear: async () => undefined,
}

/** Private windows and some web views refuse IndexedDB: the ledger then ends with the tab. */
export function openLedgerStore(): Promise<LedgerStore> {
  return indexedStore().catch(() => noStore)
}
