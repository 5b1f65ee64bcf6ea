import { createStore } from 'zustand/vanilla'

const isOver = createStore(() => false)

/** From now on this page and its service worker keep no more files: the device was erased. */
export function stopCaching(): void {
  isOver.setState(true)
  try {
    navigator.serviceWorker.controller?.postMessage({ kind: 'forget' })
  } catch {
    // A browser without workers, or one that refuses them, has none that keeps anything.
  }
}

export const isCachingStopped = isOver.getState
