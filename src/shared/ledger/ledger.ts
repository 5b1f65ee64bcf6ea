import { createListeners } from '@/lib/store'
import { type Observation, type Sighting, byPeriod, newAmong } from './entries'
import { type LedgerStore, openLedgerStore } from './store'

export type Ledger = ReturnType<typeof createLedger>

/**
 * What this device has seen of the draws. Methods follow each other as they were called; those that
 * write reject where the browser refuses to store.
 * @param now in epoch ms
 */
export function createLedger(store: LedgerStore, now: () => number) {
  const { subscribe, tell } = createListeners()
  const cache = new Map<string, readonly Observation[]>()
  let work: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = work.then(task)
    work = turn.catch(() => undefined)
    return turn
  }
  /** Anew: another tab may have written. */
  const read = async (gameId: string) => {
    const lines = await store.read(gameId)
    cache.set(gameId, lines)
    tell()
    return lines
  }
  const load = async (gameId: string) => cache.get(gameId) ?? (await read(gameId))

  return {
    subscribe,

    /** As `load`, of what has been read: the same list until a line is added, null before that. */
    snapshot: (gameId: string): readonly Observation[] | null => cache.get(gameId) ?? null,

    load: (gameId: string): Promise<readonly Observation[]> => inTurn(() => load(gameId)),

    /** What is known already adds nothing. */
    record: (gameId: string, seen: readonly Sighting[], source: Observation['source']): Promise<void> =>
      inTurn(async () => {
        const fresh = newAmong(byPeriod(await load(gameId)), seen)
        if (fresh.length === 0) return
        const seenAt = now()
        await store.add(
          gameId,
          fresh.map(({ period, numbers }) => ({ period, numbers, seenAt, source })),
        )
        await read(gameId)
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

let opened: Promise<Ledger> | null = null

/** The one ledger of this tab. Never part of what loads at the start. */
export function openLedger(): Promise<Ledger> {
  opened ??= openLedgerStore().then((store) => createLedger(store, () => Date.now()))
  return opened
}
