import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode, type Ref } from 'react'
import type { Video } from '@/api/video-schema'
import styles from './Stage.module.css'
import { pauseUnseenVideo } from './pause-unseen'
import { DOUBLE_TAP_MS } from './rules'

type Side = 'left' | 'middle' | 'right'

/**
 * Two taps of a finger on one side of the picture, and each further one, call `onSeek` in place of
 * `onTap`, if `canSeek`. The first of them has called `onTap`, because a tap answers at once.
 */
export function Stage({
  video,
  elementRef,
  startsMuted,
  isBusy,
  canSeek,
  onTap,
  onSeek,
  children,
}: {
  video: Video
  elementRef: Ref<HTMLVideoElement>
  startsMuted: boolean
  isBusy: boolean
  canSeek: boolean
  onTap: (isMouse: boolean) => void
  onSeek: (side: 'left' | 'right') => void
  children: ReactNode
}) {
  const isMouse = useRef(false)
  const lastTap = useRef<{ side: Side; atMs: number } | null>(null)
  const [ripple, setRipple] = useState<{ key: number; left: number; top: number } | null>(null)
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    isMouse.current = pointerType === 'mouse'
  }
  const onClick = ({ timeStamp, clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const side = sideAt((clientX - left) / width)
    const previousTap = lastTap.current
    lastTap.current = canSeek && !isMouse.current ? { side, atMs: timeStamp } : null
    const isRepeated = previousTap?.side === side && timeStamp - previousTap.atMs <= DOUBLE_TAP_MS
    if (lastTap.current === null || !isRepeated || side === 'middle') return onTap(isMouse.current)
    setRipple({ key: timeStamp, left: clientX - left, top: clientY - top })
    onSeek(side)
  }
  return (
    <div className={styles['stage']} ref={pauseUnseenVideo}>
      {/* Only pointers tap the picture. Keyboards and screen readers use the buttons. */}
      <div className={styles['picture']} onPointerDown={onPointerDown} onClick={onClick} aria-hidden="true">
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
        {ripple !== null && (
          <span
            key={ripple.key}
            className={styles['ripple']}
            style={{ left: ripple.left, top: ripple.top }}
            onAnimationEnd={() => setRipple(null)}
          />
        )}
      </div>
      {children}
    </div>
  )
}

/** @param fraction place between the left edge of the picture (0) and the right edge (1) */
function sideAt(fraction: number): Side {
  return fraction < 0.4 ? 'left' : fraction > 0.6 ? 'right' : 'middle'
}
