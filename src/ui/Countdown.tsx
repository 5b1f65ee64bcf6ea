import { useCallback, useSyncExternalStore } from 'react'
import { formatDuration, secondsUntil } from '@/lib/time'

/** Listeners of all countdowns, each with its deadline (epoch ms; 0 for an unknown deadline). */
const deadlineByListener = new Map<() => void, number>()
/** All countdowns share this timer, so that they are rendered at the same moment. */
let timer: ReturnType<typeof setTimeout> | undefined

function tickAll(): void {
  for (const tick of deadlineByListener.keys()) tick()
  clearTimeout(timer)
  const remainingTimes = [...deadlineByListener.values()]
    .map((deadline) => deadline - Date.now())
    .filter((ms) => ms > 0)
  if (remainingTimes.length > 0) timer = setTimeout(tickAll, Math.min(...remainingTimes.map((ms) => ms % 1000 || 1000)))
}

/**
 * Returns the seconds until the deadline (epoch ms); 0 after it, and null if `deadline` is null.
 * Reads the clock each time, because a tab may have been asleep.
 */
export function useSecondsLeft(deadline: number | null): number | null {
  return useClock(deadline, () => (deadline === null ? null : secondsUntil(deadline, Date.now())))
}

/** Renders again only when the deadline (epoch ms) passes. False if the deadline is null. */
export function useHasPassed(deadline: number | null): boolean {
  return useClock(deadline, () => deadline !== null && deadline <= Date.now())
}

function useClock<Value>(deadline: number | null, read: () => Value): Value {
  const subscribe = useCallback(
    (onTick: () => void) => {
      deadlineByListener.set(onTick, deadline ?? 0)
      tickAll()
      // Each countdown adds this listener, but the document keeps and calls it only once.
      document.addEventListener('visibilitychange', tickAll)
      return () => deadlineByListener.delete(onTick)
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, read)
}

/** Shows the time until a deadline. @param deadline epoch ms */
export function Countdown({ deadline }: { deadline: number }) {
  const remainingText = formatDuration(useSecondsLeft(deadline) ?? 0)
  // The label repeats the text, because the accessible name of a link around a timer includes only
  // the label.
  return (
    <span className="num" role="timer" aria-label={remainingText} translate="no">
      {remainingText}
    </span>
  )
}
