import { useState } from 'react'
import { useEvent, useInterval } from '@/ui/use-event'
import { isCaptions, isFullScreen } from './element'
import { clampPosition, PREVIEW_END_CHECK_MS } from './rules'

const PLAYBACK_EVENTS = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'ratechange',
  'volumechange',
  'ended',
  'canplay',
  'emptied',
] as const

/** Reads the state from the element, because other controls, such as a headset, can change it. */
export function usePlayback(video: HTMLVideoElement | null, startsMuted: boolean): Playback {
  const [playback, setPlayback] = useState<Playback>({
    isPlaying: false,
    isWaiting: false,
    isMuted: startsMuted,
    position: 0,
    duration: null,
    speed: 1,
  })
  useEvent(video, PLAYBACK_EVENTS, () => video !== null && setPlayback(snapshotOf(video)))
  return playback
}

/** `position` and `duration` are in seconds; `duration` is null until it is known. */
export type Playback = ReturnType<typeof snapshotOf>

function snapshotOf(video: HTMLVideoElement) {
  return {
    isPlaying: !video.paused && !video.ended,
    isWaiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    isMuted: video.muted,
    position: video.currentTime,
    duration: Number.isNaN(video.duration) ? null : video.duration,
    speed: video.playbackRate,
  }
}

export interface SubtitleTrack {
  index: number
  name: string
  isShown: boolean
}

export function useCaptions(video: HTMLVideoElement | null): readonly SubtitleTrack[] {
  const [captions, setCaptions] = useState<readonly SubtitleTrack[]>([])
  const tracks = video?.textTracks ?? null
  useEvent(tracks, ['addtrack', 'removetrack', 'change'], () => tracks !== null && setCaptions(captionsOf(tracks)))
  return captions
}

function captionsOf(tracks: TextTrackList): SubtitleTrack[] {
  return Array.from(tracks).flatMap((track, index) =>
    isCaptions(track)
      ? [{ index, name: track.label || track.language || String(index + 1), isShown: track.mode === 'showing' }]
      : [],
  )
}

/**
 * Ignores the iPhone's own full screen for videos, because that full screen has its own controls.
 */
export function useFullScreen(video: HTMLVideoElement | null): boolean {
  const [isFull, setIsFull] = useState(false)
  useEvent(document, 'fullscreenchange', () => setIsFull(video !== null && isFullScreen(video)))
  return isFull
}

/**
 * Stops the video at the end of the preview and calls `onEnd`. Works on the element, so the limit
 * also applies in full screen, in picture-in-picture, at any speed and to media buttons (reading
 * 52).
 * @param end end of the preview in seconds; null if the whole video may be seen
 */
export function usePreviewCap(video: HTMLVideoElement | null, end: number | null, onEnd: () => void): void {
  const enforceCap = (element: HTMLVideoElement) => {
    const { currentTime, duration, paused } = element
    if (end === null || currentTime < end) return
    element.pause()
    const allowedPosition = clampPosition(currentTime, duration, end)
    if (currentTime > allowedPosition) element.currentTime = allowedPosition
    if (!paused || currentTime > end) onEnd()
  }
  useEvent(video, ['timeupdate', 'play', 'seeking'], () => video !== null && enforceCap(video))
  useInterval(() => video !== null && enforceCap(video), video === null ? null : PREVIEW_END_CHECK_MS)
}
