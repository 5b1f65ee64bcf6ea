import { useEffect, useState } from 'react'

/** What a video element does at this moment. Times in seconds; `duration` is null before it is known. */
export interface Playback {
  isPlaying: boolean
  /** Wants to play and has nothing to show. */
  isWaiting: boolean
  isEnded: boolean
  isMuted: boolean
  position: number
  duration: number | null
  speed: number
}

const IDLE: Playback = {
  isPlaying: false,
  isWaiting: false,
  isEnded: false,
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

/** The element is the one truth of what plays: Android's notification, a headset or picture-in-picture change it too. */
export function usePlayback(video: HTMLVideoElement | null): Playback {
  const [playback, setPlayback] = useState(IDLE)
  useEffect(() => {
    if (video === null) return
    const read = () => setPlayback(snapshotOf(video))
    for (const event of EVENTS) video.addEventListener(event, read)
    return () => {
      for (const event of EVENTS) video.removeEventListener(event, read)
    }
  }, [video])
  return playback
}

function snapshotOf(video: HTMLVideoElement): Playback {
  return {
    isPlaying: !video.paused && !video.ended,
    isWaiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    isEnded: video.ended,
    isMuted: video.muted,
    position: video.currentTime,
    duration: Number.isNaN(video.duration) ? null : video.duration,
    speed: video.playbackRate,
  }
}
