import { createStore } from 'zustand/vanilla'

const cachingStoppedStore = createStore(() => false)

/** Stops the page and its service worker from caching files, because the member erases all data. */
export function stopCaching(): void {
  cachingStoppedStore.setState(true)
  try {
    navigator.serviceWorker.controller?.postMessage({ kind: 'forget' })
  } catch {
    // A browser without service workers, or one that refuses them, has no worker that caches files.
  }
}

export const isCachingStopped = cachingStoppedStore.getState
