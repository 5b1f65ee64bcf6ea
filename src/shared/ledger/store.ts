import * as v from 'valibot'
import { answerOf, indexedDatabase, isDone } from '@/lib/indexed-db'
import { inSlices, mapSteps } from '@/lib/steps'
import type { LedgerEntry } from './entries'
import { ledgerEntry } from './file'

/** Keeps the lines of each game in their order. No line is ever written twice. */
export interface LedgerStore {
  /** False where lines are lost when the tab is closed. */
  isLasting: boolean
  /** The games that have lines. */
  games: () => Promise<string[]>
  /** Of all games. */
  count: () => Promise<number>
  read: (gameId: string) => Promise<LedgerEntry[]>
  /**
   * Adds lines behind the first `from` of the game.
   * @returns false, and nothing is added, if another tab has added some meanwhile
   */
  append: (gameId: string, from: number, entries: readonly LedgerEntry[]) => Promise<boolean>
  clear: () => Promise<void>
}

export const LEDGER_DATABASE = 'tiga.ledger'
const LINES = 'lines'
/** The key of each line: its game, and its place in it. */
const KEY = ['gameId', 'at']

/**
 * By IndexedDB itself: `idb-keyval` has one value per key, so that every draw would write a game's
 * whole ledger again, and could not refuse a line that is there already, as `add` does.
 */
function indexedStore(): LedgerStore {
  const database = indexedDatabase(LEDGER_DATABASE, (made) => made.createObjectStore(LINES, { keyPath: KEY }))
  const lines = async (mode: IDBTransactionMode) => (await database()).transaction(LINES, mode)
  return {
    isLasting: true,
    games: async () => {
      const keys = await answerOf((await lines('readonly')).objectStore(LINES).getAllKeys())
      return [...new Set(keys.map((key) => (key as [gameId: string, at: number])[0]))]
    },
    count: async () => answerOf((await lines('readonly')).objectStore(LINES).count()),
    read: async (gameId) => {
      const ofGame = IDBKeyRange.bound([gameId, 0], [gameId, Infinity])
      const rows: unknown[] = await answerOf((await lines('readonly')).objectStore(LINES).getAll(ofGame))
      return inSlices(mapSteps(rows, (row) => v.parse(ledgerEntry, row)))
    },
    append: async (gameId, from, entries) => {
      const transaction = await lines('readwrite')
      const store = transaction.objectStore(LINES)
      const isNext = from === 0 || (await answerOf(store.count([gameId, from - 1]))) === 1
      if (!isNext) return false
      const done = isDone(transaction)
      await addInTurn(store, (at) => ({ gameId, at: from + at, ...entries[at] }), entries.length)
      return done
    },
    clear: async () => {
      const transaction = await lines('readwrite')
      transaction.objectStore(LINES).clear()
      await isDone(transaction)
    },
  }
}

/** Lines that are handed over in one task: the page may answer before the next ones. */
const AT_ONCE = 100

/** Ends early where a line was refused, for then the whole transaction is. */
async function addInTurn(store: IDBObjectStore, lineAt: (at: number) => object, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const request = store.add(lineAt(at))
    if ((at + 1) % AT_ONCE !== 0) continue
    const isAdded = await answerOf(request).then(
      () => true,
      () => false,
    )
    if (!isAdded) return
  }
}

export function memoryStore(): LedgerStore {
  const kept = new Map<string, LedgerEntry[]>()
  return {
    isLasting: false,
    games: () => Promise.resolve([...kept.keys()]),
    count: () => Promise.resolve([...kept.values()].reduce((sum, lines) => sum + lines.length, 0)),
    read: (gameId) => Promise.resolve([...(kept.get(gameId) ?? [])]),
    append: (gameId, from, entries) => {
      const lines = kept.get(gameId) ?? []
      if (lines.length !== from) return Promise.resolve(false)
      kept.set(gameId, [...lines, ...entries])
      return Promise.resolve(true)
    },
    clear: () => {
      kept.clear()
      return Promise.resolve()
    },
  }
}

/** Private windows and some web views refuse IndexedDB: the ledger then ends with the tab. */
export async function openLedgerStore(): Promise<LedgerStore> {
  if (!('indexedDB' in globalThis)) return memoryStore()
  const store = indexedStore()
  return store.games().then(
    () => store,
    () => memoryStore(),
  )
}
