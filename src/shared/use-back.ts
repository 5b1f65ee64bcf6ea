import { useCallback, useEffect, useRef, useState } from 'react'
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

export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}

/**
 * Whether the member is still on this screen. It stays mounted for a while after they have left:
 * until the browser has gone back, or the code of the next screen has arrived.
 */
export function useIsHere(): () => boolean {
  const isMounted = useIsMounted()
  const [address] = useState(() => window.location.pathname)
  return useCallback(() => isMounted() && window.location.pathname === address && !isGoingBack(), [isMounted, address])
}
