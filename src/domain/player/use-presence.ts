import { isFullScreen, isInPicture } from './element'

const LEAST_SHARE = 0.2

/** A ref of what has the video in it. */
export function pauseUnseen(stage: HTMLElement | null): (() => void) | undefined {
  const video = stage?.querySelector('video')
  if (!video) return undefined
  const pause = () => {
    if (!isInPicture(video) && !isFullScreen(video)) video.pause()
  }
  const onVisibility = () => document.visibilityState === 'hidden' && pause()
  const onSeen = ([entry]: IntersectionObserverEntry[]) =>
    entry !== undefined && entry.intersectionRatio < LEAST_SHARE && pause()
  document.addEventListener('visibilitychange', onVisibility)
  const observer = new IntersectionObserver(onSeen, { threshold: LEAST_SHARE })
  observer.observe(video)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    observer.disconnect()
  }
}
