import { useEffect, useEffectEvent } from 'react'
import { clampPosition, PREVIEW_CHECK_MS } from './rules'
import { useMediaEvents } from './use-media-events'

const EVENTS = ['timeupdate', 'play', 'seeking'] as const

/**
 * Acts on the element, so that picture-in-picture, full screen, any speed, keys and the phone's
 * media buttons are all held (reading 52).
 * @param end in seconds; null: no cap
 */
export function usePreviewCap(video: HTMLVideoElement | null, end: number | null, onEnd: () => void): void {
  const hold = (element: HTMLVideoElement) => {
    const { currentTime, duration, paused } = element
    if (end === null || currentTime < end) return
    element.pause()
    const allowed = clampPosition(currentTime, duration, end)
    if (currentTime > allowed) element.currentTime = allowed
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
