import { useSyncExternalStore } from 'react'

export function useIsVisible(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => !document.hidden)
}

/** Returns whether the page can be seen and touched: the tab is visible and no sheet is open. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden && !document.documentElement.classList.contains('locked'),
  )
}

function subscribeToVisibility(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  document.addEventListener('visibilitychange', listener)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', listener)
  }
}
