import * as v from 'valibot'
import { answerOf, indexedDatabase, isDone } from '@/lib/indexed-db'
import { mapInSlices } from '@/lib/slices'
import { type Observation, observation } from './entries'

/** The lines of a game, as it was published; or those that a member's orders told of it. */
export type LedgerKey = string | readonly [memberId: string, gameId: string]

export interface KeptLines {
  lines: readonly Observation[]
  /** Where the last line stands, which may be one that cannot be read; null: there is none. */
  last: number | null
}

/** Keeps the lines of each key in their order. No line is ever written twice. */
export interface LedgerStore {
  /** False where lines are lost when the tab is closed. */
  isLasting: boolean
  /** Of all games, as published. */
  count: () => Promise<number>
  /** What cannot be read, as a line of a later build, is left out and stays where it is. */
  read: (key: LedgerKey) => Promise<KeptLines>
  /** @returns where the last one stands; null, and nothing is added, if another tab was faster */
  append: (key: LedgerKey, last: number | null, lines: readonly Observation[]) => Promise<number | null>
  forget: (memberId: string) => Promise<void>
  clear: () => Promise<void>
}

export const LEDGER_DATABASE = 'tiga.ledger'
const LINES = 'lines'
const KEY = ['gameId', 'at']

/** In the order of IndexedDB, texts stand before lists: games before members. */
const OF_GAMES = () => IDBKeyRange.upperBound([[]])
const OF_MEMBER = (memberId: string) => IDBKeyRange.bound([[memberId]], [[memberId, []]])
/** Finite, so that behind each line there is room for another. */
const LAST_PLACE = 2 ** 40
const linesFrom = (key: LedgerKey, first: number) => IDBKeyRange.bound([key, first], [key, LAST_PLACE])

/**
 * By IndexedDB itself: `idb-keyval` has one value per key, so that every draw would write a game's
 * whole ledger again, and could not refuse a line that is there already, as `add` does.
 */
function indexedStore(): LedgerStore {
  const database = indexedDatabase(LEDGER_DATABASE, (made) => made.createObjectStore(LINES, { keyPath: KEY }))
  const transact = async (mode: IDBTransactionMode) => {
    const transaction = (await database()).transaction(LINES, mode)
    return { transaction, store: transaction.objectStore(LINES) }
  }
  return {
    isLasting: true,
    count: async () => answerOf((await transact('readonly')).store.count(OF_GAMES())),
    read: async (key) => {
      const rows: unknown[] = await answerOf((await transact('readonly')).store.getAll(linesFrom(key, 0)))
      const lines = await mapInSlices(rows, (row) => lineIn(key, row))
      return { lines: lines.flat(), last: placeOf(rows.at(-1)) }
    },
    append: async (key, last, lines) => {
      const { transaction, store } = await transact('readwrite')
      const there = await answerOf(store.count(linesFrom(key, last ?? 0)))
      if (there !== (last === null ? 0 : 1)) return null
      const first = last === null ? 0 : Math.floor(last) + 1
      const done = isDone(transaction)
      await addInTurn(store, (at) => ({ gameId: key, at: first + at, ...lines[at] }), lines.length)
      return (await done) ? first + lines.length - 1 : null
    },
    forget: async (memberId) => {
      const { transaction, store } = await transact('readwrite')
      store.delete(OF_MEMBER(memberId))
      await isDone(transaction)
    },
    clear: async () => {
      const { transaction, store } = await transact('readwrite')
      store.clear()
      await isDone(transaction)
    },
  }
}

/** Empty for a line that cannot be read, and for one that cannot have been told under its key. */
function lineIn(key: LedgerKey, row: unknown): Observation[] {
  const { success, output } = v.safeParse(observation, row)
  return success && isOwn(key) === (output.source === 'order') ? [output] : []
}

function isOwn(key: LedgerKey): boolean {
  return typeof key !== 'string'
}

function placeOf(row: unknown): number | null {
  const { success, output } = v.safeParse(v.object({ at: v.number() }), row)
  return success ? output.at : null
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
  let kept: { key: LedgerKey; lines: readonly Observation[] }[] = []
  const linesOf = (key: LedgerKey) => kept.find((one) => nameOf(one.key) === nameOf(key))?.lines ?? []
  const lastOf = (lines: readonly Observation[]) => (lines.length === 0 ? null : lines.length - 1)
  return {
    isLasting: false,
    count: () => Promise.resolve(kept.reduce((sum, { key, lines }) => (isOwn(key) ? sum : sum + lines.length), 0)),
    read: (key) => Promise.resolve({ lines: linesOf(key), last: lastOf(linesOf(key)) }),
    append: (key, last, lines) => {
      const before = linesOf(key)
      if (lastOf(before) !== last) return Promise.resolve(null)
      const after = [...before, ...lines]
      kept = [...kept.filter((one) => nameOf(one.key) !== nameOf(key)), { key, lines: after }]
      return Promise.resolve(lastOf(after))
    },
    forget: (memberId) => {
      kept = kept.filter(({ key }) => !isOf(memberId, key))
      return Promise.resolve()
    },
    clear: () => {
      kept = []
      return Promise.resolve()
    },
  }
}

/** Another text for each key. */
export function nameOf(key: LedgerKey): string {
  return JSON.stringify(key)
}

export function isOf(memberId: string, key: LedgerKey): boolean {
  return typeof key !== 'string' && key[0] === memberId
}

/** Private windows and some web views refuse IndexedDB: the ledger then ends with the tab. */
export async function openLedgerStore(): Promise<LedgerStore> {
  if (!('indexedDB' in globalThis)) return memoryStore()
  const store = indexedStore()
  return store.count().then(
    () => store,
    () => memoryStore(),
  )
}
