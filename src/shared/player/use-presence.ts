import { useEffect } from 'react'

/** Less than this share of the player in view counts as out of view. */
const LEAST_SHARE = 0.2

/** Pauses what nobody looks at: scrolled away, or the page hidden. Picture-in-picture is looked at wherever it is. */
export function usePauseUnseen(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video === null) return
    const pause = () => {
      if (document.pictureInPictureElement !== video && document.fullscreenElement === null) video.pause()
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') pause()
    }
    document.addEventListener('visibilitychange', onVisibility)
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(
            ([entry]) => {
              if (entry !== undefined && entry.intersectionRatio < LEAST_SHARE) pause()
            },
            { threshold: LEAST_SHARE },
          )
    observer?.observe(video)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      observer?.disconnect()
    }
  }, [video])
}

/** What the phone shows of the video beside its own media buttons. Those move the element, so the preview's cap holds for them. */
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
