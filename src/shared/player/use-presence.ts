import { useEffect } from 'react'
import { parseUrl } from '@/lib/url'
import { useEvent } from '@/ui/use-event'
import { isFullScreen, isInPicture } from './element'

const LEAST_SHARE = 0.2

export function usePauseUnseen(video: HTMLVideoElement | null): void {
  useEvent(document, 'visibilitychange', () => {
    if (video !== null && document.visibilityState === 'hidden') pauseUnseen(video)
  })
  useEffect(() => {
    if (video === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined && entry.intersectionRatio < LEAST_SHARE) pauseUnseen(video)
      },
      { threshold: LEAST_SHARE },
    )
    observer.observe(video)
    return () => observer.disconnect()
  }, [video])
}

function pauseUnseen(video: HTMLVideoElement): void {
  if (!isInPicture(video) && !isFullScreen(video)) video.pause()
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
