import { useRef, type PointerEvent, type ReactNode, type Ref } from 'react'
import type { Video } from '@/api/video-schema'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import styles from './Stage.module.css'
import { pauseUnseen } from './use-presence'

/** @param props.children what lies over the picture */
export function Stage({
  video,
  elementRef,
  startsMuted,
  hasPicture,
  isBusy,
  isCovered,
  onTap,
  children,
}: {
  video: Video
  elementRef: Ref<HTMLVideoElement>
  startsMuted: boolean
  hasPicture: boolean
  isBusy: boolean
  /** While something lies over the picture, a touch of it only closes that. */
  isCovered: boolean
  onTap: (isMouse: boolean) => void
  children: ReactNode
}) {
  const touch = useRef({ isMouse: false, isCovered: false })
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    touch.current = { isMouse: pointerType === 'mouse', isCovered }
  }
  const onClick = () => {
    if (!touch.current.isCovered) onTap(touch.current.isMouse)
  }
  return (
    <div className={styles['stage']} ref={pauseUnseen}>
      {/* A tap is for pointers alone: keyboard and screen reader have the buttons. */}
      <div className={styles['picture']} onPointerDown={onPointerDown} onClick={onClick} aria-hidden="true">
        {/* A preview's end is the page's to hold: a television plays on while the phone sleeps. */}
        <video
          ref={elementRef}
          className={styles['video']}
          playsInline
          muted={startsMuted}
          preload="none"
          tabIndex={-1}
          disableRemotePlayback
          x-webkit-airplay="deny"
        />
        {!hasPicture && (
          <Picture
            className={styles['poster']}
            src={video.posterUrl}
            alt=""
            isLazy={false}
            fallback={<Icon name="video" size={40} />}
          />
        )}
        {isBusy && <span className={styles['busy']} />}
      </div>
      {children}
    </div>
  )
}
