import { formatDuration } from '@/lib/time'
import { useSecondsLeft } from './use-deadline'

/** "00:42" until a deadline (epoch ms). Not announced: a screen reader reads it when it gets there. */
export function Countdown({ deadline }: { deadline: number }) {
  return (
    <span className="num" role="timer">
      {formatDuration(useSecondsLeft(deadline))}
    </span>
  )
}
