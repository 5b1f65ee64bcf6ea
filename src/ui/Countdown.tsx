import { formatDuration } from '@/lib/time'
import { useSecondsLeft } from './use-deadline'

/** @param deadline epoch ms */
export function Countdown({ deadline }: { deadline: number }) {
  return (
    <span className="num" role="timer">
      {formatDuration(useSecondsLeft(deadline))}
    </span>
  )
}
