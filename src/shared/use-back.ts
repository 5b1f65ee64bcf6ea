import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

export function hasHistory(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** The browser goes back in a later task, and until then it is still where it was. */
let isOnTheWay = false

function arrive(): void {
  isOnTheWay = false
}

export function isGoingBack(): boolean {
  return isOnTheWay
}

/**
 * Two calls before the browser has gone there are one step back, not two.
 * @param fallback where it leads from a link from outside or in a new tab
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (isOnTheWay) return
    if (!hasHistory()) return void navigate(fallback, { replace: true })
    isOnTheWay = true
    window.addEventListener('popstate', arrive)
    // From another page, by the back/forward cache.
    window.addEventListener('pageshow', arrive)
    void navigate(-1)
  }, [navigate, fallback])
}
