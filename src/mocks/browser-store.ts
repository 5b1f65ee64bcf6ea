import { get, set } from 'idb-keyval'
import { STATE_VERSION } from './state.ts'
import { type WorldState, type WorldStore, memoryStore } from './world.ts'

const WORLD_KEY = 'tiga.mock.world'

/**
 * Returns a store for the mock's data (its "world") that all tabs of the origin share. In some
 * private windows and old web views, IndexedDB or web locks are missing or fail. The world is then
 * kept in memory.
 */
export function browserStore(initial: () => WorldState): WorldStore {
  const fallback = memoryStore(initial)
  let isMemoryOnly = !('indexedDB' in globalThis) || !('locks' in navigator)
  return {
    transact: async (work) => {
      if (isMemoryOnly) return fallback.transact(work)
      return navigator.locks.request(WORLD_KEY, async () => {
        const state = await load(initial)
        if (state === null) {
          isMemoryOnly = true
          return fallback.transact(work)
        }
        const before = JSON.stringify(state)
        const result = work(state)
        if (JSON.stringify(state) !== before) await set(WORLD_KEY, state)
        return result
      })
    },
  }
}

async function load(initial: () => WorldState): Promise<WorldState | null> {
  try {
    const stored = await get<WorldState>(WORLD_KEY)
    if (stored?.version === STATE_VERSION) return stored
    const newState = initial()
    await set(WORLD_KEY, newState)
    return newState
  } catch {
    // The world is then kept in memory.
    return null
  }
}
