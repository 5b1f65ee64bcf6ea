import { createListeners } from '@/lib/listeners'
import { type Observation, type SeenResult, findNewResults, withDays } from './observations'
import { type StoredObservations, type LedgerStore, openLedgerStore } from './ledger-store'

/** How many times `record` tries to add results if other tabs add results at the same time. */
const MAX_ATTEMPTS = 5

export type Ledger = ReturnType<typeof createLedger>

/**
 * Creates the ledger: the published results as this device has seen them. The calls run in the
 * order in which they were made. A call rejects if the browser refuses to read or to store.
 * @param now returns epoch ms
 */
export function createLedger(store: LedgerStore, now: () => number) {
  const { subscribe, notify } = createListeners()
  const cache = new Map<string, StoredObservations>()
  let lastTask: Promise<unknown> = Promise.resolve()

  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const result = lastTask.then(task)
    // The caller gets the error of this task. The next task runs all the same.
    lastTask = result.catch(() => undefined)
    return result
  }
  const updateCache = (gameId: string, storedLines: StoredObservations) => {
    cache.set(gameId, storedLines)
    notify()
  }
  const read = async (gameId: string): Promise<StoredObservations> => {
    const cachedLines = cache.get(gameId)
    if (cachedLines !== undefined) return cachedLines
    const storedLines = await store.read(gameId)
    updateCache(gameId, storedLines)
    return storedLines
  }

  return {
    subscribe,

    /**
     * Returns the same array until the results of the game change; null while they are not in
     * memory.
     */
    snapshot: (gameId: string): readonly Observation[] | null => cache.get(gameId)?.lines ?? null,

    /** Reads the results of a game, in the order in which they were added. */
    load: (gameId: string): Promise<readonly Observation[]> => enqueue(async () => (await read(gameId)).lines),

    /**
     * Adds results that are not in the ledger yet. If period numbers start again each day, results
     * from before the last such start are left out, because their date is uncertain.
     * @returns the number of added results
     * @throws Error if other tabs keep writing
     */
    record: (gameId: string, seen: readonly SeenResult[], source: Observation['source']): Promise<number> =>
      enqueue(async () => {
        const seenAt = now()
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
          const { lines, last } = await read(gameId)
          const newLines = findNewResults(lines, withDays(lines, seen, seenAt), seenAt).map(
            ({ period, numbers, day }): Observation => ({
              period,
              numbers,
              seenAt,
              source,
              ...(day !== undefined && { day }),
            }),
          )
          if (newLines.length === 0) return 0
          const lastPosition = await store.append(gameId, last, newLines)
          if (lastPosition !== null) {
            updateCache(gameId, { lines: [...lines, ...newLines], last: lastPosition })
            return newLines.length
          }
          // Another tab has added results: the next attempt reads them first.
          cache.delete(gameId)
        }
        throw new Error('other tabs keep writing to the ledger')
      }),

    erase: (): Promise<void> =>
      enqueue(async () => {
        await store.clear()
        cache.clear()
        notify()
      }),
  }
}

/** All callers in this tab share one ledger, because a ledger caches the results that it reads. */
let sharedLedger: Promise<Ledger> | null = null

/**
 * Opens the ledger that all callers in this tab share. Import this module on demand: it must not be
 * part of the app's first load.
 */
export function openLedger(): Promise<Ledger> {
  sharedLedger ??= openLedgerStore().then((store) => createLedger(store, () => Date.now()))
  return sharedLedger
}
