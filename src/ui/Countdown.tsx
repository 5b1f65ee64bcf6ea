import { useCallback, useSyncExternalStore } from 'react'
import { formatDuration, secondsUntil } from '@/lib/time'

/**
 * Whole seconds until a deadline (epoch ms), 0 once it has passed, null where it is not known. Read
 * from the clock, never decremented: a tab that was throttled or asleep is right when it wakes.
 */
export function useSecondsLeft(deadline: number): number
export function useSecondsLeft(deadline: number | null): number | null
export function useSecondsLeft(deadline: number | null): number | null {
  const subscribe = useCallback(
    (onTurn: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const turn = () => {
        onTurn()
        clearTimeout(timer)
        const left = (deadline ?? 0) - Date.now()
        if (left > 0) timer = setTimeout(turn, left % 1000 || 1000)
      }
      turn()
      document.addEventListener('visibilitychange', turn)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', turn)
      }
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, () => (deadline === null ? null : secondsUntil(deadline, Date.now())))
}

/** @param deadline epoch ms */
export function Countdown({ deadline }: { deadline: number }) {
  const left = formatDuration(useSecondsLeft(deadline))
  // A link's name takes a timer's label in, and not its text.
  return (
    <span className="num" role="timer" aria-label={left}>
      {left}
    </span>
  )
}
