import { isFullScreen, isInPicture } from './element'

const MIN_VISIBLE_RATIO = 0.2

/**
 * A ref callback for the element around the video. Pauses the video when the page is hidden or less
 * than a fifth of the video is in view, except in picture-in-picture or full screen.
 */
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
