import { formatDuration } from '@/lib/time'
import { useSecondsLeft } from './use-deadline'

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
