import { useEffect, useRef } from 'react'
import { clampPosition, PREVIEW_CHECK_MS } from './rules'

/** Whatever moves the position. Any of them may be the first to see a seek. */
const EVENTS = ['timeupdate', 'play', 'seeking'] as const

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
    const hold = () => {
      const { currentTime, duration, paused } = video
      if (currentTime < end) return
      video.pause()
      const allowed = clampPosition(currentTime, duration, end)
      if (currentTime > allowed) video.currentTime = allowed
      // Told when playback gets there and when a seek went past it, playing or not; standing there is no news.
      if (!paused || currentTime > end) callback.current()
    }
    const timer = setInterval(hold, PREVIEW_CHECK_MS)
    for (const event of EVENTS) video.addEventListener(event, hold)
    return () => {
      clearInterval(timer)
      for (const event of EVENTS) video.removeEventListener(event, hold)
    }
  }, [video, end])
}
