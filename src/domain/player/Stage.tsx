import { useRef, type PointerEvent, type ReactNode, type Ref } from 'react'
import type { Video } from '@/api/video-schema'
import styles from './Stage.module.css'
import { pauseUnseenVideo } from './pause-unseen'

export function Stage({
  video,
  elementRef,
  startsMuted,
  isBusy,
  onTap,
  children,
}: {
  video: Video
  elementRef: Ref<HTMLVideoElement>
  startsMuted: boolean
  isBusy: boolean
  onTap: (isMouse: boolean) => void
  children: ReactNode
}) {
  const isMouse = useRef(false)
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isMouse.current = pointerType === 'mouse'
  }
  return (
    <div className={styles['stage']} ref={pauseUnseenVideo}>
      {/* Only pointers tap the picture. Keyboards and screen readers use the buttons. */}
      <div
        className={styles['picture']}
        onPointerDown={onPointerDown}
        onClick={() => onTap(isMouse.current)}
        aria-hidden="true"
      >
        {/* Casting is disabled: a television would play past the end of the preview while the
            phone sleeps. */}
        <video
          ref={elementRef}
          className={styles['video']}
          poster={video.posterUrl === '' ? undefined : video.posterUrl}
          playsInline
          muted={startsMuted}
          preload="none"
          tabIndex={-1}
          disableRemotePlayback
          x-webkit-airplay="deny"
        />
        {isBusy && <span className={styles['busy']} />}
      </div>
      {children}
    </div>
  )
}
