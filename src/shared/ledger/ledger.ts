import * as v from 'valibot'
import { type StoredRecord, storedRecord } from '@/lib/storage'
import { createListeners } from '@/lib/store'
import { type Observation, type Sighting, type Source, byPeriod, newAmong } from './entries'
import { type KeptLines, type LedgerKey, type LedgerStore, isOf, nameOf, openLedgerStore } from './store'

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
 * What this device has seen of the draws, and members in their own orders. Methods follow each
 * other as they were called; those that write reject where the browser refuses to store.
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
