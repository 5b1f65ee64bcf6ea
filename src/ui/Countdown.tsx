import { useCallback, useSyncExternalStore } from 'react'
import { formatDuration, secondsUntil } from '@/lib/time'

/** With each one's deadline. One timer turns all, so that games of one answer are drawn at once. */
const clocks = new Map<() => void, number>()
let timer: ReturnType<typeof setTimeout> | undefined

function turnAll(): void {
  for (const onTurn of clocks.keys()) onTurn()
  awaitTurn()
}

function awaitTurn(): void {
  clearTimeout(timer)
  const left = [...clocks.values()].map((deadline) => deadline - Date.now()).filter((ms) => ms > 0)
  if (left.length > 0) timer = setTimeout(turnAll, Math.min(...left.map((ms) => ms % 1000 || 1000)))
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
      clocks.set(onTurn, deadline ?? 0)
      awaitTurn()
      document.addEventListener('visibilitychange', turnAll)
      return () => {
        clocks.delete(onTurn)
        if (clocks.size === 0) document.removeEventListener('visibilitychange', turnAll)
        awaitTurn()
      }
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, () => (deadline === null ? null : secondsUntil(deadline, Date.now())))
}

export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const left = formatDuration(secondsLeft)
  // A link's name takes a timer's label in, and not its text.
  return (
    <span className="num" role="timer" aria-label={left}>
      {left}
    </span>
  )
}
