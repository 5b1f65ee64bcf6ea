export interface BusySet {
  has: (id: string) => boolean
  /** Holds the id until the task is over. */
  hold: <T>(id: string, task: () => Promise<T>) => Promise<T>
  subscribe: (listener: () => void) => () => void
  /** For tests: a closed tab waits for nothing. */
  clear: () => void
}

export function createBusySet(): BusySet {
  const ids = new Set<string>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    has: (id) => ids.has(id),
    async hold(id, task) {
      ids.add(id)
      changed()
      try {
        return await task()
      } finally {
        ids.delete(id)
        changed()
      }
    },
    clear: () => ids.clear(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
