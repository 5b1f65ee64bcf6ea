import { isFullScreen, isInPictureInPicture } from './element'

const MIN_VISIBLE_RATIO = 0.2

/**
 * A React ref callback. Pauses the video when less than a fifth of it is in view or the page is
 * hidden, except in full screen and picture-in-picture.
 */
export function pauseUnseenVideo(stage: HTMLElement | null): (() => void) | undefined {
  const video = stage?.querySelector('video')
  if (!video) return undefined
  const pause = () => {
    if (!isInPictureInPicture(video) && !isFullScreen(video)) video.pause()
  }
  const onVisibilityChange = () => document.visibilityState === 'hidden' && pause()
  const onIntersection = ([entry]: IntersectionObserverEntry[]) =>
    entry !== undefined && entry.intersectionRatio < MIN_VISIBLE_RATIO && pause()
  document.addEventListener('visibilitychange', onVisibilityChange)
  const observer = new IntersectionObserver(onIntersection, { threshold: MIN_VISIBLE_RATIO })
  observer.observe(video)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    observer.disconnect()
  }
}
