import * as v from 'valibot'
import { answerOf, indexedDatabase, isDone } from '@/lib/indexed-db'
import { mapInSlices } from '@/lib/slices'
import { type Observation, observation } from './entries'

/** Keeps the lines of each game. */
export interface LedgerStore {
  /** Oldest first. What cannot be read, as a line of a later build, is left out and stays. */
  read: (gameId: string) => Promise<readonly Observation[]>
  /** A result that is kept already, perhaps by another tab, stays as it was first seen. */
  add: (gameId: string, lines: readonly Observation[]) => Promise<void>
  clear: () => Promise<void>
}

export const LEDGER_DATABASE = 'tiga.draws'
const LINES = 'lines'
/** A result is its own key: no tab can write one twice, and a changed one is another line. */
const KEY = ['gameId', 'period', 'numbers']

/** By IndexedDB itself: `idb-keyval` would write a game's whole ledger again with every draw. */
async function indexedStore(): Promise<LedgerStore> {
  const database = indexedDatabase(LEDGER_DATABASE, (made) => made.createObjectStore(LINES, { keyPath: KEY }))
  const transact = async (mode: IDBTransactionMode) => {
    const transaction = (await database()).transaction(LINES, mode)
    return { transaction, store: transaction.objectStore(LINES) }
  }
  // Now, so that a browser which refuses is known.
  await database()
  // Builds before this one numbered the lines, and kept what a member's orders told among them.
  indexedDB.deleteDatabase('tiga.ledger')
  return {
    read: async (gameId) => {
      const ofGame = IDBKeyRange.bound([gameId], [gameId, []])
      const rows: unknown[] = await answerOf((await transact('readonly')).store.getAll(ofGame))
      return (await mapInSlices(rows, lineIn)).flat().sort((left, right) => left.seenAt - right.seenAt)
    },
    add: async (gameId, lines) => {
      const { transaction, store } = await transact('readwrite')
      // What is kept already ends only its own request, and not the others.
      const keepOn = (event: Event) => event.preventDefault()
      for (const line of lines) store.add({ gameId, ...line }).addEventListener('error', keepOn)
      await isDone(transaction)
    },
    clear: async () => {
      const { transaction, store } = await transact('readwrite')
      store.clear()
      await isDone(transaction)
    },
  }
}

/** Empty for a line that cannot be read. */
function lineIn(row: unknown): Observation[] {
  const { success, output } = v.safeParse(observation, row)
  return success ? [output] : []
}

/** It ends with the tab. */
export function memoryStore(): LedgerStore {
  let kept: readonly { gameId: string; line: Observation }[] = []
  return {
    read: async (gameId) => kept.flatMap((one) => (one.gameId === gameId ? [one.line] : [])),
    add: async (gameId, lines) => {
      kept = [...kept, ...lines.map((line) => ({ gameId, line }))]
    },
    clear: async () => {
      kept = []
    },
  }
}

/** Private windows and some web views refuse IndexedDB. */
export function openLedgerStore(): Promise<LedgerStore> {
  return indexedStore().catch(memoryStore)
}
