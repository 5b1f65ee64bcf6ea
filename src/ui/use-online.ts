import { useSyncExternalStore } from 'react'

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/**
 * False only where the browser knows that it has no network at all; true says nothing about
 * whether the platform can be reached.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // The log-in screen is rendered by the build, too.
    () => true,
  )
}
