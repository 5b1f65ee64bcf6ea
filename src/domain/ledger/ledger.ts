import { createListeners } from '@/lib/listeners'
import { type Observation, type Sighting, newAmong, withDays } from './entries'
import { type KeptLines, type LedgerStore, openLedgerStore } from './store'

/** How often lines are added anew because another tab was faster. */
const TRIES = 5

export type Ledger = ReturnType<typeof createLedger>

/**
 * What this device has seen of the draws. Methods follow each other as they were called; those that
 * write reject where the browser refuses to store.
 * @param now in epoch ms
 */
export function createLedger(store: LedgerStore, now: () => number) {
  const { subscribe, tell } = createListeners()
  const cache = new Map<string, KeptLines>()
  let work: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = work.then(task)
    // The caller of that turn has its failure; the next turn begins all the same.
    work = turn.catch(() => undefined)
    return turn
  }
  const keep = (gameId: string, kept: KeptLines) => {
    cache.set(gameId, kept)
    tell()
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

    load: (gameId: string): Promise<readonly Observation[]> => inTurn(async () => (await read(gameId)).lines),

    /** @returns how many lines were added; what is known already adds none */
    record: (gameId: string, seen: readonly Sighting[], source: Observation['source']): Promise<number> =>
      inTurn(async () => {
        const seenAt = now()
        for (let tries = 0; tries < TRIES; tries += 1) {
          const { lines, last } = await read(gameId)
          const added = newAmong(lines, withDays(lines, seen, seenAt), seenAt).map(
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
      inTurn(async () => {
        await store.clear()
        cache.clear()
        tell()
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
