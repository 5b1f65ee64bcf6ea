import type { Video } from '@/api/video-schema'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { usePosition } from './positions'
import { watchedShare } from './rules'
import styles from './WatchedBar.module.css'

/** At the foot of a cover; for the eye alone. */
export function WatchedBar({ video: { id, durationSeconds } }: { video: Video }) {
  const share = watchedShare(usePosition(id), durationSeconds)
  if (share === null) return null
  return (
    <span className={styles['bar']} aria-hidden="true">
      <span className={styles['watched']} style={{ transform: `scaleX(${share})` }} />
    </span>
  )
}

/** For the eye alone too: the video's name stands beside it. */
export function Poster({ video, className }: { video: Video; className: string | undefined }) {
  return <Picture className={className} src={video.posterUrl} alt="" fallback={<Icon name="video" size={28} />} />
}
