import { createListeners } from '@/lib/listeners'
import { type Observation, type SeenResult, unseenIn, withDays } from './observations'
import { type KeptLines, type LedgerStore, openLedgerStore } from './ledger-store'

/** How often lines are added anew because another tab was faster. */
const TRIES = 5

export type Ledger = ReturnType<typeof createLedger>

/**
 * What this device has seen of the draws. Methods follow each other as they were called; those that
 * write reject where the browser refuses to store.
 * @param now in epoch ms
 */
export function createLedger(store: LedgerStore, now: () => number) {
  const { subscribe, notify } = createListeners()
  const cache = new Map<string, KeptLines>()
  let work: Promise<unknown> = Promise.resolve()

  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = work.then(task)
    // The caller of that turn has its failure; the next turn begins all the same.
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

    /** As `load`, of what has been read: the same list until a line is added, null before that. */
    snapshot: (gameId: string): readonly Observation[] | null => cache.get(gameId)?.lines ?? null,

    load: (gameId: string): Promise<readonly Observation[]> => enqueue(async () => (await read(gameId)).lines),

    /** @returns how many lines were added; what is known already adds none */
    record: (gameId: string, seen: readonly SeenResult[], source: Observation['source']): Promise<number> =>
      enqueue(async () => {
        const seenAt = now()
        for (let tries = 0; tries < TRIES; tries += 1) {
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
          cache.delete(gameId)
        }
        throw new Error('the ledger is being written elsewhere')
      }),

    /** For a member who erases this device. */
    erase: (): Promise<void> =>
      enqueue(async () => {
        await store.clear()
        cache.clear()
        notify()
      }),
  }
}

/** Whatever asks for it in this tab gets the same one: it holds what was read of the database. */
let opened: Promise<Ledger> | null = null

/** The one ledger of this tab. Never part of what loads at the start. */
export function openLedger(): Promise<Ledger> {
  opened ??= openLedgerStore().then((store) => createLedger(store, () => Date.now()))
  return opened
}
