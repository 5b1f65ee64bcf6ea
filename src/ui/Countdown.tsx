import { useCallback, useSyncExternalStore } from 'react'
import { formatDuration, secondsUntil } from '@/lib/time'

/** Listeners of the countdowns of all screens, each with its deadline (epoch ms; 0 for none). */
const listeners = new Map<() => void, number>()
/** The only timer, so that the games of one answer are rendered together. */
let timer: ReturnType<typeof setTimeout> | undefined

function tickAll(): void {
  for (const tick of listeners.keys()) tick()
  clearTimeout(timer)
  const left = [...listeners.values()].map((deadline) => deadline - Date.now()).filter((ms) => ms > 0)
  if (left.length > 0) timer = setTimeout(tickAll, Math.min(...left.map((ms) => ms % 1000 || 1000)))
}

/**
 * Whole seconds until a deadline (epoch ms); 0 once it has passed, null if it is unknown. Read from
 * the clock and never decremented, so that a tab that was throttled or asleep is right again.
 */
export function useSecondsLeft(deadline: number | null): number | null {
  return useClock(deadline, () => (deadline === null ? null : secondsUntil(deadline, Date.now())))
}

/** Whether a deadline (epoch ms) has passed. Renders again only then, not each second. */
export function useHasPassed(deadline: number | null): boolean {
  return useClock(deadline, () => deadline !== null && deadline <= Date.now())
}

function useClock<Value>(deadline: number | null, read: () => Value): Value {
  const subscribe = useCallback(
    (onTick: () => void) => {
      listeners.set(onTick, deadline ?? 0)
      tickAll()
      // A listener that is added again is not called twice.
      document.addEventListener('visibilitychange', tickAll)
      return () => listeners.delete(onTick)
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, read)
}

/** @param deadline epoch ms */
export function Countdown({ deadline }: { deadline: number }) {
  const left = formatDuration(useSecondsLeft(deadline) ?? 0)
  // The accessible name of a link includes the label of a timer, but not its text.
  return (
    <span className="num" role="timer" aria-label={left} translate="no">
      {left}
    </span>
  )
}
