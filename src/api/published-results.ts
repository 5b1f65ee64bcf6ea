import { createStore } from 'zustand/vanilla'
import type { Numbers } from '@/lib/game-rules'

interface PublishedGame {
  id: string
  key: string
  name: string
  openPeriod: string
  drawnPeriod: string
  drawnNumbers: Numbers | null
}

export interface PublishedDraw {
  period: string
  numbers: Numbers | null
}

/** What an answer told of drawn results, for the ledger that this device keeps of them. */
export type PublishedResults =
  | { source: 'draw'; games: readonly PublishedGame[] }
  | { source: 'history'; gameKey: string; draws: readonly PublishedDraw[] }

/** Of a page that never takes them, only these stay. */
export const MAX_PENDING_RESULTS = 100

const pendingResults = createStore<readonly PublishedResults[]>(() => [])

/** Hears of each that joins. */
export function onResults(listener: () => void): () => void {
  return pendingResults.subscribe((results) => {
    if (results.length > 0) listener()
  })
}

export function recordResults(results: PublishedResults): void {
  pendingResults.setState([...pendingResults.getState(), results].slice(-MAX_PENDING_RESULTS), true)
}

/** Those that nobody has taken yet. */
export function drainResults(): readonly PublishedResults[] {
  const taken = pendingResults.getState()
  pendingResults.setState([], true)
  return taken
}
