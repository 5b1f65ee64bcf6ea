/** Who wants to hear of changes, as `useSyncExternalStore` asks for. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (): void => {
      for (const listener of listeners) listener()
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
