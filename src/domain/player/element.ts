import { SEEK_STEP_SECONDS, clampPosition } from './rules'

export function isCaptions({ kind }: TextTrack): boolean {
  return kind === 'subtitles' || kind === 'captions'
}

/** An iPhone may have no full screen for pages, only its own full screen for video elements. */
interface PhoneVideo extends HTMLVideoElement {
  webkitDisplayingFullscreen?: boolean
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}

export function isFullScreen(video: PhoneVideo): boolean {
  return isPageFullScreen() || video.webkitDisplayingFullscreen === true
}

/** A browser without full screen for pages has no `fullscreenElement`, which counts as null. */
function isPageFullScreen(): boolean {
  return (document.fullscreenElement ?? null) !== null
}

export async function toggleFullScreen(video: PhoneVideo): Promise<void> {
  const player = video.closest('section') ?? video
  if (isFullScreen(video)) await leaveFullScreen(video)
  else if (typeof player.requestFullscreen === 'function') {
    await player.requestFullscreen()
    if (video.videoWidth >= video.videoHeight) await lockToLandscape()
  } else video.webkitEnterFullscreen?.()
}

/** Locks the screen to landscape until full screen ends. Many browsers refuse this lock. */
async function lockToLandscape(): Promise<void> {
  const { orientation }: { orientation?: { lock?: (to: 'landscape') => Promise<void> } } = screen
  // If the browser refuses the lock, the video keeps the orientation of the phone.
  await orientation?.lock?.('landscape').catch(() => undefined)
}

async function leaveFullScreen(video: PhoneVideo): Promise<void> {
  if (isPageFullScreen()) await document.exitFullscreen()
  else video.webkitExitFullscreen?.()
}

/** True if full screen cannot work yet: the iPhone's own full screen needs the video's metadata. */
export function isFullScreenNotReady(video: PhoneVideo | null): boolean {
  return (
    video !== null &&
    typeof video.requestFullscreen !== 'function' &&
    typeof video.webkitEnterFullscreen === 'function' &&
    video.readyState === HTMLMediaElement.HAVE_NOTHING
  )
}

export function isInPictureInPicture(video: HTMLVideoElement): boolean {
  return document.pictureInPictureElement === video
}

async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (isInPictureInPicture(video)) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}

export async function leaveFullScreenAndPictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (isFullScreen(video)) await leaveFullScreen(video)
  if (isInPictureInPicture(video)) await document.exitPictureInPicture()
}

export type PlayerCommands = ReturnType<typeof createCommands>

/**
 * Positions are in seconds. `end`, the end of the preview, is null if the whole video may be seen.
 */
export function createCommands(
  element: HTMLVideoElement | null,
  stream: { isStarted: boolean; start: () => void },
  end: number | null,
) {
  const changeElement = (change: (video: HTMLVideoElement) => unknown) => {
    if (element !== null) change(element)
  }
  const seek = (video: HTMLVideoElement, position: number) => {
    video.currentTime = clampPosition(position, video.duration, end)
  }
  const changeStartedVideo = (change: (video: HTMLVideoElement) => unknown) => {
    if (stream.isStarted) changeElement(change)
  }
  // Uses the element's position, not the last render's: the second of two quick steps then starts
  // where the first step ended.
  const seekBy = (seconds: number) => changeStartedVideo((video) => seek(video, video.currentTime + seconds))
  return {
    toggle: () =>
      changeElement((video) => {
        if (!stream.isStarted) stream.start()
        // If the browser refuses to play, the video stays paused.
        else if (video.paused) void video.play().catch(() => undefined)
        else video.pause()
      }),
    seek: (position: number) => changeStartedVideo((video) => seek(video, position)),
    back: () => seekBy(-SEEK_STEP_SECONDS),
    forward: () => seekBy(SEEK_STEP_SECONDS),
    mute: () =>
      changeElement((video) => {
        video.muted = !video.muted
      }),
    setSpeed: (speed: number) =>
      changeElement((video) => {
        // Both rates are set, because loading a stream resets the speed to `defaultPlaybackRate`.
        video.defaultPlaybackRate = speed
        video.playbackRate = speed
      }),
    /** @param index index of a text track; null switches captions off */
    showCaptions: (index: number | null) =>
      changeElement(({ textTracks }) => {
        for (const [trackIndex, track] of Array.from(textTracks).entries())
          if (isCaptions(track)) track.mode = trackIndex === index ? 'showing' : 'disabled'
      }),
    // If the browser refuses full screen or picture-in-picture, nothing changes.
    fullScreen: () => changeElement((video) => toggleFullScreen(video).catch(() => undefined)),
    pictureInPicture: () => changeElement((video) => togglePictureInPicture(video).catch(() => undefined)),
  }
}
