import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const LOOK_EVERY_MS = 5000
/** Less is a clock that was corrected. */
const SET_BACK_MS = 2000

/**
 * A clock that is set back makes all answers seem to come from the future: they would not grow old
 * for as long, and rounds would close as much later. So everything is asked for anew.
 */
export function SetClock() {
  const queryClient = useQueryClient()
  useEffect(() => {
    let seen = Date.now()
    const look = () => {
      const now = Date.now()
      const isSetBack = now < seen - SET_BACK_MS
      seen = now
      if (isSetBack) void queryClient.invalidateQueries()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [queryClient])
  return null
}
