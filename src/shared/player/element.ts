import { clampPosition } from './rules'

export function seekTo(video: HTMLVideoElement, position: number, end: number | null): void {
  video.currentTime = clampPosition(position, video.duration, end)
}

/**
 * From where the element is: the second of two quick steps must not begin where the first did.
 * @returns the seconds it went, fewer at either end
 */
export function stepBy(video: HTMLVideoElement, seconds: number, end: number | null): number {
  const from = video.currentTime
  seekTo(video, from + seconds, end)
  return Math.round(video.currentTime - from)
}

/** A browser may refuse to play: the video then stays paused. */
export function togglePlaying(video: HTMLVideoElement): void {
  if (video.paused) void video.play().catch(() => undefined)
  else video.pause()
}

export function setMuted(video: HTMLVideoElement, isMuted: boolean): void {
  video.muted = isMuted
}

export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.playbackRate = speed
}

export function showCaptions(video: HTMLVideoElement, index: number | null): void {
  for (const [trackIndex, track] of Array.from(video.textTracks).entries())
    if (isCaptions(track)) track.mode = trackIndex === index ? 'showing' : 'disabled'
}

export function isCaptions({ kind }: TextTrack): boolean {
  return kind === 'subtitles' || kind === 'captions'
}
