import { type Clock, wallClock } from './clock.ts'
import { advance } from './accounting.ts'
import { DEFAULT_SEED, seedState } from './seed.ts'
import type { WorldState } from './state.ts'

export { DEFAULT_SEED, seedState } from './seed.ts'
export type { WorldState } from './state.ts'

/** `work` may change the state in place. If `work` throws, its changes are dropped. */
export interface WorldStore {
  transact<T>(work: (state: WorldState) => T): Promise<T>
}

export interface MemoryStore extends WorldStore {
  clear(): void
}

export interface World {
  readonly clock: Clock
  /** Settles everything that is due (`advance`), then calls `work`. `now` is epoch ms. */
  transact<T>(work: (state: WorldState, now: number) => T): Promise<T>
}

export function memoryStore(initial: () => WorldState): MemoryStore {
  let currentState: WorldState | null = null
  const transact = <T>(work: (state: WorldState) => T): T => {
    const draft = structuredClone(currentState ?? initial())
    const result = work(draft)
    currentState = draft
    return result
  }
  return {
    transact: async (work) => transact(work),
    clear: () => {
      currentState = null
    },
  }
}

export interface WorldOptions {
  readonly clock?: Clock
  readonly store?: WorldStore
}

export function createWorld({ clock = wallClock, store }: WorldOptions): World {
  const stateStore = store ?? memoryStore(() => seedState(DEFAULT_SEED, clock.now()))
  return {
    clock,
    transact: (work) =>
      stateStore.transact((state) => {
        const now = clock.now() + state.clockOffset
        advance(state, now)
        return work(state, now)
      }),
  }
}
