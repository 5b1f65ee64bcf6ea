/**
 * For what only tells that something has changed, as `useSyncExternalStore` asks for. A store of
 * zustand holds a value besides.
 */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...told: Args) => void>()
  return {
    subscribe: (listener: (...told: Args) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: (...told: Args): void => {
      for (const listener of listeners) listener(...told)
    },
  }
}
