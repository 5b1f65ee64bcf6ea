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
        const state = await loadState(initial)
        if (state === null) {
          isMemoryOnly = true
          return fallback.transact(work)
        }
        const jsonBefore = JSON.stringify(state)
        const result = work(state)
        if (JSON.stringify(state) !== jsonBefore) await set(WORLD_KEY, state)
        return result
      })
    },
  }
}

async function loadState(initial: () => WorldState): Promise<WorldState | null> {
  try {
    const storedState = await get<WorldState>(WORLD_KEY)
    if (storedState?.version === STATE_VERSION) return storedState
    const newState = initial()
    await set(WORLD_KEY, newState)
    return newState
  } catch {
    // IndexedDB failed, so the world is kept in memory.
    return null
  }
}
