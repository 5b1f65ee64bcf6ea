import { useEffect, useEffectEvent } from 'react'
import { clampPosition, PREVIEW_CHECK_MS } from './rules'
import { useMediaEvents } from './use-media-events'

/** Any of them may be the first to see a seek. */
const EVENTS = ['timeupdate', 'play', 'seeking'] as const

/**
 * Holds playback before `end` seconds: it checks every 2 s and at every event that moves the position, and takes back each seek
 * past the end (reading 52). It acts on the element, so picture-in-picture, full screen, any speed, keys and the phone's own media
 * buttons are all held. `end` null: no cap.
 */
export function usePreviewCap(video: HTMLVideoElement | null, end: number | null, onEnd: () => void): void {
  const hold = (element: HTMLVideoElement) => {
    const { currentTime, duration, paused } = element
    if (end === null || currentTime < end) return
    element.pause()
    const allowed = clampPosition(currentTime, duration, end)
    if (currentTime > allowed) element.currentTime = allowed
    // A video that already waits at the end is not reported again.
    if (!paused || currentTime > end) onEnd()
  }
  useMediaEvents(video, EVENTS, hold)
  const onCheck = useEffectEvent(hold)
  useEffect(() => {
    if (video === null) return
    const timer = setInterval(() => onCheck(video), PREVIEW_CHECK_MS)
    return () => clearInterval(timer)
  }, [video])
}
