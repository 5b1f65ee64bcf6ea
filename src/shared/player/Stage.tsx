import type { Ref } from 'react'
import type { Video } from '@/api/video-schema'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { PlayerIcon } from './PlayerIcon'
import styles from './Stage.module.css'

export function Stage({
  video,
  elementRef,
  isStarted,
  isBusy,
  onTap,
}: {
  video: Video
  elementRef: Ref<HTMLVideoElement>
  isStarted: boolean
  isBusy: boolean
  onTap: (() => void) | undefined
}) {
  return (
    // A tap is for pointers alone: keyboard and screen reader have the button Play.
    <div className={styles['stage']} onClick={onTap} aria-hidden="true">
      <video ref={elementRef} className={styles['video']} playsInline preload="none" tabIndex={-1} />
      {!isStarted && (
        <>
          <Picture
            className={styles['poster']}
            src={video.posterUrl}
            alt=""
            isLazy={false}
            fallback={<Icon name="video" size={40} />}
          />
          <span className={styles['start']}>
            <PlayerIcon name="play" size={34} />
          </span>
        </>
      )}
      {isBusy && <span className={styles['busy']} />}
    </div>
  )
}
