import { formatDuration } from '@/lib/time'
import { useSecondsLeft } from './use-deadline'

/** "00:42" until a deadline (epoch ms). Not announced: a screen reader reads it when it gets there. */
export function Countdown({ deadline, ended }: { deadline: number; ended?: string }) {
  const seconds = useSecondsLeft(deadline)
  return (
    <span className="num" role="timer">
      {seconds === 0 && ended !== undefined ? ended : formatDuration(seconds)}
    </span>
  )
}
