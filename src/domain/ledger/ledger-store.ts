import * as v from 'valibot'
import { withDatabaseTimeout, createDatabaseOpener } from '@/lib/indexed-db'
import { mapInSlices } from '@/lib/slices'
import { type Observation, observationSchema } from './observations'

export interface StoredObservations {
  lines: readonly Observation[]
  /**
   * Position (`at`) of the game's last stored row, even if it is unreadable; null if there is no
   * row.
   */
  last: number | null
}

/**
 * Stores the lines of the ledger (published results that this device has seen) for each game, in
 * the order in which they were added. Lines are never overwritten.
 */
export interface LedgerStore {
  /** Reads the lines of a game. Rows that this build cannot read are left out, but stay stored. */
  read: (gameId: string) => Promise<StoredObservations>
  /**
   * Appends lines after the position `last`.
   * @returns the position of the last appended line; null, with nothing appended, if another tab
   * has appended lines since `last` was read
   */
  append: (gameId: string, last: number | null, lines: readonly Observation[]) => Promise<number | null>
  clear: () => Promise<void>
}

export const LEDGER_DATABASE = 'tiga.ledger'
const LINES_STORE = 'lines'
const KEY_PATH = ['gameId', 'at']

/** The number of rows added at once. The page can react to input between two batches. */
const BATCH_SIZE = 100

/**
 * The highest position that is read. It is far below 2 ** 53, so adding 1 gives an exact number.
 */
const MAX_POSITION = 2 ** 40
const keyRangeFrom = (gameId: string, first: number) => IDBKeyRange.bound([gameId, first], [gameId, MAX_POSITION])

/**
 * Uses `idb` with one row per line. `idb-keyval` has one value per key, so every draw would write
 * the whole ledger of a game again, and a tab could not detect that another tab has written.
 */
async function openIndexedStore(): Promise<LedgerStore> {
  const openDatabase = createDatabaseOpener(LEDGER_DATABASE, (newDatabase) => {
    newDatabase.createObjectStore(LINES_STORE, { keyPath: KEY_PATH })
  })
  await openDatabase()
  return {
    read: async (gameId) => {
      const rows: unknown[] = await withDatabaseTimeout(
        (await openDatabase()).getAll(LINES_STORE, keyRangeFrom(gameId, 0)),
      )
      const lines = await mapInSlices(rows, parseObservation)
      return { lines: lines.flat(), last: positionOf(rows.at(-1)) }
    },
    append: async (gameId, last, lines) => {
      const { store, done } = (await openDatabase()).transaction(LINES_STORE, 'readwrite')
      const firstPosition = last === null ? 0 : Math.floor(last) + 1
      const rows = lines.map((line, at) => ({ gameId, at: firstPosition + at, ...line }))
      const add = async () => {
        // If no other tab has written since `last` was read, the only row from `last` on is the row
        // at `last`. If `last` is null, there is no row.
        const count = await store.count(keyRangeFrom(gameId, last ?? 0))
        if (count !== (last === null ? 0 : 1)) return null
        for (let at = 0; at < rows.length; at += BATCH_SIZE)
          await Promise.all(rows.slice(at, at + BATCH_SIZE).map((row) => store.add(row)))
        return firstPosition + lines.length - 1
      }
      const [lastPosition] = await withDatabaseTimeout(Promise.all([add(), done]))
      return lastPosition
    },
    clear: async () => withDatabaseTimeout((await openDatabase()).clear(LINES_STORE)),
  }
}

function parseObservation(row: unknown): Observation[] {
  const { success, output } = v.safeParse(observationSchema, row)
  return success ? [output] : []
}

function positionOf(row: unknown): number | null {
  const { success, output } = v.safeParse(v.object({ at: v.number() }), row)
  return success ? output.at : null
}

/** Stores nothing, so that the ledger keeps its results only in memory. */
export const noStore: LedgerStore = {
  read: async () => ({ lines: [], last: null }),
  append: async () => 0,
  clear: async () => undefined,
}

/** Falls back to `noStore`, because private windows and some web views refuse IndexedDB. */
export function openLedgerStore(): Promise<LedgerStore> {
  return openIndexedStore().catch(() => noStore)
}
