import { useCallback, useEffect, useRef, useState } from 'react'
import { isGoingBack } from './use-back'

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
