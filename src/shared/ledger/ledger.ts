import * as v from 'valibot'
import { type StoredRecord, storedRecord } from '@/lib/storage'
import { createListeners } from '@/lib/store'
import { answerOf, indexedDatabase, isDone } from '@/lib/indexed-db'
import { mapInSlices } from '@/lib/slices'
import { type Observation, type Sighting, type Source, byPeriod, newAmong, observation } from './entries'

const schema = v.object({
  /** Epoch ms: when the record that is kept now began. */
  began: v.number(),
  lines: v.number(),
  /** The last record that is gone. */
  lost: v.nullable(v.object({ began: v.number(), lines: v.number(), noticedAt: v.number() })),
  /** Members who have logged out, and what of theirs is not known to be removed. */
  toForget: v.fallback(v.optional(v.array(v.string())), undefined),
})

/**
 * Says in another kind of storage that there is a ledger, so that its loss is noticed. A browser
 * that erases all storage of a site erases this too: then nothing is noticed.
 */
export type LedgerMark = v.InferOutput<typeof schema>

export const ledgerMark = storedRecord<LedgerMark | null>('ledger', v.nullable(schema), null)

/** The mark for so many lines; notes a loss once, and keeps it noted. */
export function markAfter(mark: LedgerMark | null, lines: number, now: number): LedgerMark {
  if (mark === null) return { began: now, lines, lost: null }
  if (lines > 0) return { ...mark, began: mark.lines === 0 ? now : mark.began, lines }
  const lost = mark.lines === 0 ? mark.lost : { began: mark.began, lines: mark.lines, noticedAt: now }
  return { ...mark, lines: 0, lost }
}

/** Before their lines are removed: what fails is done when the record is opened next. */
export function noteToForget(kept: StoredRecord<LedgerMark | null>, memberId: string): void {
  const mark = kept.read()
  if (mark !== null) kept.write({ ...mark, toForget: [...new Set([...(mark.toForget ?? []), memberId])] })
}

export interface LedgerParts {
  store: LedgerStore
  mark: StoredRecord<LedgerMark | null>
  /** Epoch ms. */
  now: () => number
}

/** Who told a result: the platform to everybody, or a member's own orders to that member. */
export type Teller = Exclude<Source, 'order'> | { ordersOf: string }

/** How often lines are added anew because another tab was faster. */
const TRIES = 5

export type Ledger = ReturnType<typeof createLedger>

/**
 * What this device has seen of the draws, game by game, and to each member what their own orders
 * told. Methods follow each other in the order in which they were called; those that write reject
 * where the browser refuses to store.
 */
export function createLedger({ store, mark, now }: LedgerParts) {
  const { subscribe, tell } = createListeners()
  const cache = new Map<string, KeptLines & { key: LedgerKey }>()
  const joined = new Map<string, { parts: readonly (readonly Observation[])[]; lines: readonly Observation[] }>()
  let work: Promise<unknown> | null = null

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    work ??= begin()
    const turn = work.then(task, task)
    work = turn.catch(() => undefined)
    return turn
  }
  const keep = (key: LedgerKey, kept: KeptLines) => {
    cache.set(nameOf(key), { ...kept, key })
    tell()
  }
  const read = async (key: LedgerKey): Promise<KeptLines> => {
    const known = cache.get(nameOf(key))
    if (known !== undefined) return known
    const kept = await store.read(key)
    keep(key, kept)
    return kept
  }
  /** The same list until a line is added, so that what is worked out from it stands. */
  const join = (key: LedgerKey, parts: readonly (readonly Observation[])[]): readonly Observation[] => {
    const before = joined.get(nameOf(key))
    if (before?.parts.every((part, at) => part === parts[at]) === true) return before.lines
    const lines = parts.flat()
    joined.set(nameOf(key), { parts, lines })
    return lines
  }
  const load = async (gameId: string, memberId: string | null): Promise<readonly Observation[]> => {
    const { lines } = await read(gameId)
    return memberId === null ? lines : join([memberId, gameId], [lines, (await read([memberId, gameId])).lines])
  }
  /** Memory that is lost with the tab is not worth a mark. */
  const noteMark = async () => {
    if (store.isLasting) mark.write(markAfter(mark.read(), await store.count(), now()))
  }
  const forgetLines = async (memberId: string) => {
    await store.forget(memberId)
    const kept = mark.read()
    if (kept === null || !store.isLasting) return
    mark.write({ ...kept, toForget: kept.toForget?.filter((id) => id !== memberId) })
  }
  /** Before anything is written, which would hide a loss, and be removed with what is left. */
  const begin = async () => {
    const kept = mark.read()
    if (kept === null) return
    await noteMark()
    for (const memberId of kept.toForget ?? []) await forgetLines(memberId)
  }

  return {
    subscribe,

    /** As `load`, of what has been read: the same list until a line is added, null before that. */
    snapshot: (gameId: string, memberId: string | null = null): readonly Observation[] | null => {
      const published = cache.get(nameOf(gameId))?.lines
      if (published === undefined || memberId === null) return published ?? null
      const own = cache.get(nameOf([memberId, gameId]))?.lines
      return own === undefined ? null : join([memberId, gameId], [published, own])
    },

    /** @param memberId whose orders count as well; null: what was published alone */
    load: (gameId: string, memberId: string | null = null): Promise<readonly Observation[]> =>
      inTurn(() => load(gameId, memberId)),

    /** @returns how many lines were added; what is known already adds none */
    record: (gameId: string, seen: readonly Sighting[], teller: Teller): Promise<number> =>
      inTurn(async () => {
        const seenAt = now()
        const [memberId, source]: [string | null, Source] =
          typeof teller === 'string' ? [null, teller] : [teller.ordersOf, 'order']
        const key: LedgerKey = memberId === null ? gameId : [memberId, gameId]
        for (let tries = 0; tries < TRIES; tries += 1) {
          const known = byPeriod(await load(gameId, memberId))
          const added = newAmong(known, seen).map(({ period, numbers }) => ({ period, numbers, seenAt, source }))
          if (added.length === 0) return 0
          const kept = await read(key)
          const last = await store.append(key, kept.last, added)
          if (last !== null) {
            keep(key, { lines: [...kept.lines, ...added], last })
            await noteMark()
            return added.length
          }
          cache.delete(nameOf(key))
        }
        throw new Error('the ledger is being written elsewhere')
      }),

    /** The mark that says what this browser had and since when, and whether it outlasts the tab. */
    memory: (): Promise<{ mark: LedgerMark | null; isLasting: boolean }> =>
      inTurn(() => Promise.resolve({ mark: mark.read(), isLasting: store.isLasting })),

    /** For a member who logs out: what their orders told goes. */
    forget: (memberId: string): Promise<void> =>
      inTurn(async () => {
        for (const [name, { key }] of cache) if (isOf(memberId, key)) cache.delete(name)
        joined.clear()
        await forgetLines(memberId)
        tell()
      }),

    /** For a member who erases this device. */
    erase: (): Promise<void> =>
      inTurn(async () => {
        await store.clear()
        mark.remove()
        cache.clear()
        joined.clear()
        tell()
      }),
  }
}

let opened: Promise<Ledger> | null = null

/** The one ledger of this tab. Never part of what loads at the start. */
export function openLedger(): Promise<Ledger> {
  opened ??= openLedgerStore().then((store) => createLedger({ store, mark: ledgerMark, now: () => Date.now() }))
  return opened
}

/** The lines of a game, as it was published; or those that a member's orders told of it. */
type LedgerKey = string | readonly [memberId: string, gameId: string]

interface KeptLines {
  lines: readonly Observation[]
  /** Where the last line stands, which may be one that cannot be read; null: there is none. */
  last: number | null
}

/** Keeps the lines of each key in their order. No line is ever written twice. */
interface LedgerStore {
  /** False where lines are lost when the tab is closed. */
  isLasting: boolean
  /** Of all games, as published. */
  count: () => Promise<number>
  /** What cannot be read, as a line of a later build, is left out and stays where it is. */
  read: (key: LedgerKey) => Promise<KeptLines>
  /**
   * Adds lines behind the last one.
   * @returns where the last one stands now; null, and nothing is added, if another tab has written
   *   or erased some meanwhile
   */
  append: (key: LedgerKey, last: number | null, lines: readonly Observation[]) => Promise<number | null>
  /** Removes what a member's orders told. */
  forget: (memberId: string) => Promise<void>
  clear: () => Promise<void>
}

export const LEDGER_DATABASE = 'tiga.ledger'
const LINES = 'lines'
/** The key of each line: whose it is, and its place. */
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
      // Builds before this one read no line without a hash.
      await addInTurn(store, (at) => ({ gameId: key, at: first + at, ...lines[at], hash: null }), lines.length)
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

/**
 * Empty for a line that cannot be read. Builds before this one kept what orders told among the
 * lines of the game, where nobody can say any more whose orders they were: they are left out too.
 */
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
function nameOf(key: LedgerKey): string {
  return JSON.stringify(key)
}

function isOf(memberId: string, key: LedgerKey): boolean {
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
