import { useCallback, useSyncExternalStore } from 'react'
import { formatDuration, secondsUntil } from '@/lib/time'

/** By what is to be told of each turn of a second, the deadline that it counts down to. */
const deadlines = new Map<() => void, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** One timer for all countdowns: those of one answer turn together. */
function schedule(): void {
  clearTimeout(timer)
  const now = Date.now()
  const waits = [...deadlines.values()].filter((deadline) => deadline > now).map((left) => (left - now) % 1000 || 1000)
  if (waits.length > 0) timer = setTimeout(turn, Math.min(...waits))
}

function turn(): void {
  for (const onTurn of deadlines.keys()) onTurn()
  schedule()
}

function onWake(): void {
  if (document.visibilityState === 'visible') turn()
}

/**
 * Whole seconds until a deadline (epoch ms), 0 once it has passed, null where it is not known. Read
 * from the clock, never decremented: a tab that was throttled or asleep is right when it wakes.
 */
export function useSecondsLeft(deadline: number): number
export function useSecondsLeft(deadline: number | null): number | null
export function useSecondsLeft(deadline: number | null): number | null {
  const subscribe = useCallback(
    (onTurn: () => void) => {
      if (deadline === null) return () => {}
      if (deadlines.size === 0) document.addEventListener('visibilitychange', onWake)
      deadlines.set(onTurn, deadline)
      schedule()
      return () => {
        deadlines.delete(onTurn)
        schedule()
        if (deadlines.size === 0) document.removeEventListener('visibilitychange', onWake)
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
