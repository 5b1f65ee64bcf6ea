import { useEffect, useRef } from 'react'
import { clampPosition, PREVIEW_CHECK_MS } from './rules'

/**
 * Holds playback before `end` seconds: by a check every 2 s, by every position the element reports, and by taking back each seek
 * past it (reading 52). It works on the element, so picture-in-picture, full screen, any speed, keys and the phone's own
 * media buttons are held alike. `end` null: no cap.
 */
export function usePreviewCap(video: HTMLVideoElement | null, end: number | null, onEnd: () => void): void {
  const callback = useRef(onEnd)
  useEffect(() => {
    callback.current = onEnd
  })
  useEffect(() => {
    if (video === null || end === null) return
    const stop = () => {
      const wasPlaying = !video.paused
      video.pause()
      takeBack()
      return wasPlaying
    }
    const takeBack = () => {
      const allowed = clampPosition(video.currentTime, video.duration, end)
      if (video.currentTime > allowed) video.currentTime = allowed
    }
    const check = () => {
      if (video.currentTime >= end && stop()) callback.current()
    }
    const onSeeking = () => {
      if (video.currentTime <= end) return
      // A seek past the end is told like reaching it, playing or not.
      stop()
      callback.current()
    }
    const timer = setInterval(check, PREVIEW_CHECK_MS)
    video.addEventListener('timeupdate', check)
    video.addEventListener('play', check)
    video.addEventListener('seeking', onSeeking)
    return () => {
      clearInterval(timer)
      video.removeEventListener('timeupdate', check)
      video.removeEventListener('play', check)
      video.removeEventListener('seeking', onSeeking)
    }
  }, [video, end])
}
