import { createStore } from 'zustand/vanilla'
import type { DrawNumbers } from '@/lib/game-rules'

interface GameResult {
  id: string
  key: string
  name: string
  openPeriod: string
  drawnPeriod: string
  drawnNumbers: DrawNumbers | null
}

export interface PublishedDraw {
  period: string
  numbers: DrawNumbers | null
}

/** The drawn numbers of one answer. The ledger, a store on this device, records them. */
export type PublishedResults =
  | { source: 'draw'; games: readonly GameResult[] }
  | { source: 'history'; gameKey: string; draws: readonly PublishedDraw[] }

/** Maximum length of the queue of results, because a page may never empty the queue. */
export const MAX_PENDING_RESULTS = 100

const pendingResults = createStore<readonly PublishedResults[]>(() => [])

/** Calls `listener` each time results are queued. Returns the function that unsubscribes. */
export function onResults(listener: () => void): () => void {
  return pendingResults.subscribe((results) => {
    if (results.length > 0) listener()
  })
}

/** Adds results to the queue, and drops the oldest ones if the queue is full. */
export function recordResults(results: PublishedResults): void {
  pendingResults.setState([...pendingResults.getState(), results].slice(-MAX_PENDING_RESULTS), true)
}

/** Empties the queue and returns its results. */
export function drainResults(): readonly PublishedResults[] {
  const results = pendingResults.getState()
  pendingResults.setState([], true)
  return results
}
