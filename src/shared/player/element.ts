import { clampPosition } from './rules'

/** Moves within what may be played. `end`: the preview's, in seconds, or null. */
export function seekTo(video: HTMLVideoElement, position: number, end: number | null): void {
  video.currentTime = clampPosition(position, video.duration, end)
}

/** Moves by some seconds from where the element is: of two quick steps the second must not begin where the first did. */
export function stepBy(video: HTMLVideoElement, seconds: number, end: number | null): void {
  seekTo(video, video.currentTime + seconds, end)
}

/** Plays or pauses. A refusal to play (a browser's setting) leaves it paused, and the button says so. */
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

/** Shows only the captions with this index among the text tracks; null: none. */
export function showCaptions(video: HTMLVideoElement, index: number | null): void {
  for (const [at, track] of Array.from(video.textTracks).entries())
    if (isCaptions(track)) track.mode = at === index ? 'showing' : 'disabled'
}

export function isCaptions({ kind }: TextTrack): boolean {
  return kind === 'subtitles' || kind === 'captions'
}
