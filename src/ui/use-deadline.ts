import { useCallback, useSyncExternalStore } from 'react'
import { secondsUntil } from '@/lib/time'

/**
 * Whole seconds until a deadline (epoch ms), 0 once it has passed. Read from the clock, never
 * decremented: a tab that was throttled or asleep is right when it wakes.
 */
export function useSecondsLeft(deadline: number): number {
  const subscribe = useCallback(
    (onTurn: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const schedule = () => {
        clearTimeout(timer)
        const left = deadline - Date.now()
        if (left > 0) timer = setTimeout(turn, left % 1000 || 1000)
      }
      const turn = () => {
        onTurn()
        schedule()
      }
      const onWake = () => {
        if (document.visibilityState === 'visible') turn()
      }
      schedule()
      document.addEventListener('visibilitychange', onWake)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onWake)
      }
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, () => secondsUntil(deadline, Date.now()))
}
