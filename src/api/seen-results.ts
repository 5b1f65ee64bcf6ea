import { createStore } from 'zustand/vanilla'
import type { Numbers } from '@/lib/game-rules'

interface SeenGame {
  id: string
  key: string
  name: string
  openPeriod: string
  drawnPeriod: string
  drawnNumbers: Numbers | null
}

export interface SeenDraw {
  period: string
  numbers: Numbers | null
}

/** What an answer told of drawn results, for the ledger that this device keeps of them. */
export type SeenResults =
  { source: 'draw'; games: readonly SeenGame[] } | { source: 'history'; gameKey: string; draws: readonly SeenDraw[] }

/** Of a page that never takes them, only these stay. */
export const MOST_WAITING = 100

const waiting = createStore<readonly SeenResults[]>(() => [])

/** Hears of each that joins. */
export function onResults(listener: () => void): () => void {
  return waiting.subscribe((results) => {
    if (results.length > 0) listener()
  })
}

export function noteResults(results: SeenResults): void {
  waiting.setState([...waiting.getState(), results].slice(-MOST_WAITING), true)
}

/** Those that nobody has taken yet. */
export function takeResults(): readonly SeenResults[] {
  const taken = waiting.getState()
  waiting.setState([], true)
  return taken
}
