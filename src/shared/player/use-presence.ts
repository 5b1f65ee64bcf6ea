import { useEffect } from 'react'
import { parseUrl } from '@/lib/url'
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
  const observer =
    typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(onSeen, { threshold: LEAST_SHARE })
  observer?.observe(video)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    observer?.disconnect()
  }
}

/** The phone's media buttons move the element, so the preview's cap holds for them too. */
export function useMediaSession(isOn: boolean, title: string, posterUrl: string): void {
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return
    const poster = posterUrl === '' ? null : parseUrl(posterUrl, location.href)
    const artwork = poster === null ? [] : [{ src: poster.href }]
    show(() => new MediaMetadata({ title, artwork }))
    return () => show(() => null)
  }, [isOn, title, posterUrl])
}

/** A browser that refuses it plays the video all the same. */
function show(metadata: () => MediaMetadata | null): void {
  try {
    navigator.mediaSession.metadata = metadata()
  } catch {
    // The phone shows no more than that something plays.
  }
}
