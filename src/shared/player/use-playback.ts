import { useState } from 'react'
import { useMediaEvents } from './use-media-events'

/** Times are in seconds; `duration` is null before it is known. */
export interface Playback {
  isPlaying: boolean
  isWaiting: boolean
  isMuted: boolean
  position: number
  duration: number | null
  speed: number
}

const IDLE: Playback = {
  isPlaying: false,
  isWaiting: false,
  isMuted: false,
  position: 0,
  duration: null,
  speed: 1,
}

const EVENTS = [
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

/** Read off the element: Android's notification, a headset or picture-in-picture change it too. */
export function usePlayback(video: HTMLVideoElement | null): Playback {
  const [playback, setPlayback] = useState(IDLE)
  useMediaEvents(video, EVENTS, (element) => setPlayback(snapshotOf(element)))
  return playback
}

function snapshotOf(video: HTMLVideoElement): Playback {
  return {
    isPlaying: !video.paused && !video.ended,
    isWaiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    isMuted: video.muted,
    position: video.currentTime,
    duration: Number.isNaN(video.duration) ? null : video.duration,
    speed: video.playbackRate,
  }
}
