import { useCallback, useSyncExternalStore } from 'react'
import { formatDuration, secondsUntil } from '@/lib/time'

/** With each one's deadline. They are of all screens: one timer turns all of them. */
const clocks = new Map<() => void, number>()
/** The one timer, so that games of one answer are drawn at once. */
let timer: ReturnType<typeof setTimeout> | undefined

function turnAll(): void {
  for (const turn of clocks.keys()) turn()
  clearTimeout(timer)
  const left = [...clocks.values()].map((deadline) => deadline - Date.now()).filter((ms) => ms > 0)
  if (left.length > 0) timer = setTimeout(turnAll, Math.min(...left.map((ms) => ms % 1000 || 1000)))
}

/**
 * Whole seconds until a deadline (epoch ms), 0 once it has passed, null where it is not known. Read
 * from the clock, never decremented: a tab that was throttled or asleep is right when it wakes.
 */
export function useSecondsLeft(deadline: number | null): number | null {
  return useClock(deadline, () => (deadline === null ? null : secondsUntil(deadline, Date.now())))
}

/** Whether a deadline (epoch ms) has passed: renders again as it does, and not each second. */
export function useHasPassed(deadline: number | null): boolean {
  return useClock(deadline, () => deadline !== null && deadline <= Date.now())
}

function useClock<Told>(deadline: number | null, tell: () => Told): Told {
  const subscribe = useCallback(
    (onTurn: () => void) => {
      clocks.set(onTurn, deadline ?? 0)
      turnAll()
      // Once, however often it is added.
      document.addEventListener('visibilitychange', turnAll)
      return () => clocks.delete(onTurn)
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, tell)
}

/** @param deadline epoch ms */
export function Countdown({ deadline }: { deadline: number }) {
  const left = formatDuration(useSecondsLeft(deadline) ?? 0)
  // A link's name takes a timer's label in, and not its text.
  return (
    <span className="num" role="timer" aria-label={left} translate="no">
      {left}
    </span>
  )
}
