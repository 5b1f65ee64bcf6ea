import { formatDuration } from '@/lib/time'
import { useSecondsLeft } from './use-deadline'

/** "00:42" until a deadline (epoch ms). A timer is not announced each second. */
export function Countdown({ deadline }: { deadline: number }) {
  return (
    <span className="num" role="timer">
      {formatDuration(useSecondsLeft(deadline))}
    </span>
  )
}
