import { createListeners } from '@/lib/listeners'
import { type Observation, type SeenResult, unseenIn, withDays } from './observations'
import { type KeptLines, type LedgerStore, openLedgerStore } from './ledger-store'

/** Attempts to add lines while other tabs add lines, too. */
const MAX_ATTEMPTS = 5

export type Ledger = ReturnType<typeof createLedger>

/**
 * Published results as this device has seen them. Calls run one after another, in the order in
 * which they were made. `record` and `erase` reject if the browser refuses to store.
 * @param now returns epoch ms
 */
export function createLedger(store: LedgerStore, now: () => number) {
  const { subscribe, notify } = createListeners()
  const cache = new Map<string, KeptLines>()
  let work: Promise<unknown> = Promise.resolve()

  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = work.then(task)
    // The caller gets the error; the next task runs anyway.
    work = turn.catch(() => undefined)
    return turn
  }
  const keep = (gameId: string, kept: KeptLines) => {
    cache.set(gameId, kept)
    notify()
  }
  const read = async (gameId: string): Promise<KeptLines> => {
    const known = cache.get(gameId)
    if (known !== undefined) return known
    const kept = await store.read(gameId)
    keep(gameId, kept)
    return kept
  }

  return {
    subscribe,

    /** The lines in memory: the same array until a line is added; null before the first reading. */
    snapshot: (gameId: string): readonly Observation[] | null => cache.get(gameId)?.lines ?? null,

    /** Reads the lines of a game, oldest first. */
    load: (gameId: string): Promise<readonly Observation[]> => enqueue(async () => (await read(gameId)).lines),

    /** Adds results that are not in the ledger yet. @returns the number of added lines */
    record: (gameId: string, seen: readonly SeenResult[], source: Observation['source']): Promise<number> =>
      enqueue(async () => {
        const seenAt = now()
        for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
          const { lines, last } = await read(gameId)
          const added = unseenIn(lines, withDays(lines, seen, seenAt), seenAt).map(
            ({ period, numbers, day }): Observation => ({
              period,
              numbers,
              seenAt,
              source,
              ...(day !== undefined && { day }),
            }),
          )
          if (added.length === 0) return 0
          const addedLast = await store.append(gameId, last, added)
          if (addedLast !== null) {
            keep(gameId, { lines: [...lines, ...added], last: addedLast })
            return added.length
          }
          // Another tab has added lines: read them and try again.
          cache.delete(gameId)
        }
        throw new Error('other tabs keep writing to the ledger')
      }),

    /** Removes all lines, when the member erases this device. */
    erase: (): Promise<void> =>
      enqueue(async () => {
        await store.clear()
        cache.clear()
        notify()
      }),
  }
}

/** Shared by all callers in this tab, because it caches the lines read from the database. */
let opened: Promise<Ledger> | null = null

/** The one ledger of this tab. Must not be part of the first load. */
export function openLedger(): Promise<Ledger> {
  opened ??= openLedgerStore().then((store) => createLedger(store, () => Date.now()))
  return opened
}
