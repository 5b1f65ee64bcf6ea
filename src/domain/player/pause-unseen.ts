import { isFullScreen, isInPicture } from './element'

const MIN_VISIBLE_RATIO = 0.2

/** A ref callback. Pauses a video that is less than a fifth in view, or on a hidden page. */
export function pauseUnseen(stage: HTMLElement | null): (() => void) | undefined {
  const video = stage?.querySelector('video')
  if (!video) return undefined
  const pause = () => {
    if (!isInPicture(video) && !isFullScreen(video)) video.pause()
  }
  const onVisibility = () => document.visibilityState === 'hidden' && pause()
  const onSeen = ([entry]: IntersectionObserverEntry[]) =>
    entry !== undefined && entry.intersectionRatio < MIN_VISIBLE_RATIO && pause()
  document.addEventListener('visibilitychange', onVisibility)
  const observer = new IntersectionObserver(onSeen, { threshold: MIN_VISIBLE_RATIO })
  observer.observe(video)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    observer.disconnect()
  }
}
