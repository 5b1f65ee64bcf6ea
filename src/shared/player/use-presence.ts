import { useEffect } from 'react'
import { useEvent } from '@/ui/use-event'

/** Less than this share of the player in view counts as out of view. */
const LEAST_SHARE = 0.2

/** Pauses a video that is scrolled away or on a hidden page, unless picture-in-picture shows it. */
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
  if (document.pictureInPictureElement !== video && document.fullscreenElement === null) video.pause()
}

/** What the phone shows beside its media buttons. They move the element, so the preview's cap holds for them too. */
export function useMediaSession(isOn: boolean, title: string, posterUrl: string): void {
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return
    const artwork = posterUrl === '' ? [] : [{ src: new URL(posterUrl, location.href).href }]
    navigator.mediaSession.metadata = new MediaMetadata({ title, artwork })
    return () => {
      navigator.mediaSession.metadata = null
    }
  }, [isOn, title, posterUrl])
}
