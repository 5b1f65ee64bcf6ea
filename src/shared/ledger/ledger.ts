import type { StoredRecord } from '@/lib/storage'
import { link, type Hash } from './chain'
import { byPeriod, newAmong, type LedgerEntry, type Observation, type Sighting, type Source } from './entries'
import { ledgerFile, readLedgerFile, takeIn, type GameLedger, type ReadLedger } from './file'
import { markAfter, memoryOf, type LedgerMark, type LedgerMemory } from './memory'
import type { LedgerStore } from './store'

export interface LedgerParts {
  store: LedgerStore
  mark: StoredRecord<LedgerMark | null>
  /** Epoch ms. */
  now: () => number
  hash?: Hash
}

/** How often lines are linked anew because another tab was faster. */
const TRIES = 5

export type Ledger = ReturnType<typeof createLedger>

/**
 * What this device has seen of the draws, game by game. Methods follow each other in the order in
 * which they were called; those that write reject where the browser refuses to store.
 */
export function createLedger({ store, mark, now, hash }: LedgerParts) {
  const listeners = new Set<() => void>()
  const cache = new Map<string, readonly LedgerEntry[]>()
  let work: Promise<unknown> | null = null

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    work ??= noticeLoss()
    const turn = work.then(task, task)
    work = turn.catch(() => undefined)
    return turn
  }
  const keep = (gameId: string, entries: readonly LedgerEntry[]) => {
    cache.set(gameId, entries)
    for (const listener of listeners) listener()
  }
  const load = async (gameId: string): Promise<readonly LedgerEntry[]> => {
    const known = cache.get(gameId)
    if (known !== undefined) return known
    const entries = await store.read(gameId)
    keep(gameId, entries)
    return entries
  }
  /** Memory that is lost with the tab is not worth a mark. */
  const noteMark = async () => {
    if (store.isLasting) mark.write(markAfter(mark.read(), await store.count(), now()))
  }
  /** Before anything is written, which would hide it. */
  const noticeLoss = async () => {
    if (mark.read() !== null) await noteMark()
  }

  /** @param linked the lines to add behind the kept ones; none: nothing is written */
  const append = async (
    gameId: string,
    linked: (kept: readonly LedgerEntry[]) => Promise<readonly LedgerEntry[]>,
  ): Promise<number> => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const kept = await load(gameId)
      const added = await linked(kept)
      if (added.length === 0) return 0
      if (await store.append(gameId, kept.length, added)) {
        keep(gameId, [...kept, ...added])
        await noteMark()
        return added.length
      }
      cache.delete(gameId)
    }
    throw new Error('the ledger is being written elsewhere')
  }
  const observe = (gameId: string, observations: readonly Observation[]) =>
    append(gameId, (kept) => {
      const added = newAmong(byPeriod(kept), observations)
      return link(gameId, kept.at(-1)?.hash ?? null, added, hash)
    })

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** The same array until a line is added; null until `load` has read it. */
    snapshot: (gameId: string): readonly LedgerEntry[] | null => cache.get(gameId) ?? null,

    load: (gameId: string) => inTurn(() => load(gameId)),

    /** @returns how many lines were added; what is known already adds none */
    record: (gameId: string, seen: readonly Sighting[], source: Source): Promise<number> =>
      inTurn(() => {
        const seenAt = now()
        return observe(
          gameId,
          seen.map(({ period, numbers }) => ({ period, numbers, seenAt, source })),
        )
      }),

    /** Whether this browser still has what it had, and the mark that says since when. */
    memory: (): Promise<{ memory: LedgerMemory; mark: LedgerMark | null; isLasting: boolean }> =>
      inTurn(async () => {
        const kept = mark.read()
        return { memory: memoryOf(kept, await store.count()), mark: kept, isLasting: store.isLasting }
      }),

    /** All games, as the text of a file. */
    save: (): Promise<string> =>
      inTurn(async () => {
        const games: GameLedger[] = []
        for (const gameId of (await store.games()).sort()) games.push({ gameId, entries: await load(gameId) })
        return ledgerFile(games, now(), hash)
      }),

    /**
     * Takes in what a file holds and this browser does not; of a file that was changed, nothing.
     * @returns what the file is, and how many lines it added
     */
    takeIn: (text: string): Promise<{ file: ReadLedger; added: number }> =>
      inTurn(async () => {
        const file = await readLedgerFile(text, hash)
        let added = 0
        if (file.status === 'whole' || file.status === 'unchecked')
          for (const { gameId, entries } of file.games)
            added += await append(gameId, async (kept) => {
              const taking = takeIn(kept, entries, file.status === 'whole')
              if (taking.kind === 'continue') return taking.entries
              return link(gameId, kept.at(-1)?.hash ?? null, taking.observations, hash)
            })
        return { file, added }
      }),

    /** For a member who erases this device. */
    erase: (): Promise<void> =>
      inTurn(async () => {
        await store.clear()
        mark.remove()
        cache.clear()
        for (const listener of listeners) listener()
      }),
  }
}
