import { useCallback, useState } from 'react'
import { isGoingBack } from './use-back'
import { useIsMounted } from './use-is-mounted'

/**
 * Whether the member is still on this screen. It stays mounted for a while after they have left:
 * until the browser has gone back, or the code of the next screen has arrived.
 */
export function useIsHere(): () => boolean {
  const isMounted = useIsMounted()
  const [address] = useState(() => window.location.pathname)
  return useCallback(() => isMounted() && window.location.pathname === address && !isGoingBack(), [isMounted, address])
}
