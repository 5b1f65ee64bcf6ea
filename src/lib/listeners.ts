/**
 * For what only tells that something has changed, as `useSyncExternalStore` asks for. A store of
 * zustand holds a value besides.
 */
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
