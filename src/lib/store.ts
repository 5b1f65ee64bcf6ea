/** Who wants to hear of changes, as `useSyncExternalStore` asks for. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>()
  return {
    subscribe: (listener: (...told: Told) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (...told: Told): void => {
      for (const listener of listeners) listener(...told)
    },
  }
}

/** One value, and who wants to hear of another one. */
export function createStore<T>(initial: T) {
  const { subscribe, tell } = createListeners()
  let value = initial
  return {
    subscribe,
    get: (): T => value,
    set: (next: T): void => {
      value = next
      tell()
    },
  }
}
