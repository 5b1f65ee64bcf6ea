import { STEP_SECONDS, clampPosition } from './rules'

export function isCaptions({ kind }: TextTrack): boolean {
  return kind === 'subtitles' || kind === 'captions'
}

/** Before iOS 16.4 an iPhone has no full screen for pages, only its own for a video element. */
interface PhoneVideo extends HTMLVideoElement {
  webkitDisplayingFullscreen?: boolean
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}

export function isFullScreen(video: PhoneVideo): boolean {
  return isPageFullScreen() || video.webkitDisplayingFullscreen === true
}

/** `fullscreenElement` is undefined in a browser without full screen for pages. */
function isPageFullScreen(): boolean {
  return (document.fullscreenElement ?? null) !== null
}

export async function toggleFullScreen(video: PhoneVideo): Promise<void> {
  const player = video.closest('section') ?? video
  if (isFullScreen(video)) await leaveFullScreen(video)
  else if (typeof player.requestFullscreen === 'function') {
    await player.requestFullscreen()
    if (video.videoWidth >= video.videoHeight) await turnSideways()
  } else video.webkitEnterFullscreen?.()
}

/** Browsers release the lock when the page leaves full screen. Many refuse it. */
async function turnSideways(): Promise<void> {
  const { orientation }: { orientation?: { lock?: (to: 'landscape') => Promise<void> } } = screen
  // If refused, the video keeps the orientation of the phone.
  await orientation?.lock?.('landscape').catch(() => undefined)
}

async function leaveFullScreen(video: PhoneVideo): Promise<void> {
  if (isPageFullScreen()) await document.exitFullscreen()
  else video.webkitExitFullscreen?.()
}

/** Whether full screen cannot work yet: an iPhone's own needs loaded metadata. */
export function waitsForPicture(video: PhoneVideo | null): boolean {
  return (
    video !== null &&
    typeof video.requestFullscreen !== 'function' &&
    typeof video.webkitEnterFullscreen === 'function' &&
    video.readyState === HTMLMediaElement.HAVE_NOTHING
  )
}

export function isInPicture(video: HTMLVideoElement): boolean {
  return document.pictureInPictureElement === video
}

async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (isInPicture(video)) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}

export async function leaveAll(video: HTMLVideoElement): Promise<void> {
  if (isFullScreen(video)) await leaveFullScreen(video)
  if (isInPicture(video)) await document.exitPictureInPicture()
}

export type PlayerCommands = ReturnType<typeof commandsFor>

/** @param end of the preview, in seconds as all positions; null: no cap */
export function commandsFor(
  element: HTMLVideoElement | null,
  stream: { isStarted: boolean; start: () => void },
  end: number | null,
) {
  const withElement = (change: (video: HTMLVideoElement) => unknown) => {
    if (element !== null) change(element)
  }
  const seek = (video: HTMLVideoElement, position: number) => {
    video.currentTime = clampPosition(position, video.duration, end)
  }
  const withStream = (change: (video: HTMLVideoElement) => unknown) => {
    if (stream.isStarted) withElement(change)
  }
  // Relative to the element's own time: the second of two quick steps starts where the first ended.
  const step = (seconds: number) => withStream((video) => seek(video, video.currentTime + seconds))
  return {
    toggle: () =>
      withElement((video) => {
        if (!stream.isStarted) stream.start()
        // A browser may refuse to play: the video then stays paused.
        else if (video.paused) void video.play().catch(() => undefined)
        else video.pause()
      }),
    seek: (position: number) => withStream((video) => seek(video, position)),
    back: () => step(-STEP_SECONDS),
    forward: () => step(STEP_SECONDS),
    mute: () =>
      withElement((video) => {
        video.muted = !video.muted
      }),
    setSpeed: (speed: number) =>
      withElement((video) => {
        // Loading a stream resets the speed to the default.
        video.defaultPlaybackRate = speed
        video.playbackRate = speed
      }),
    /** @param index of a text track; null: captions off */
    showCaptions: (index: number | null) =>
      withElement(({ textTracks }) => {
        for (const [at, track] of Array.from(textTracks).entries())
          if (isCaptions(track)) track.mode = at === index ? 'showing' : 'disabled'
      }),
    // A phone's settings may refuse full screen or picture-in-picture; nothing changes then.
    fullScreen: () => withElement((video) => toggleFullScreen(video).catch(() => undefined)),
    pictureInPicture: () => withElement((video) => togglePictureInPicture(video).catch(() => undefined)),
  }
}
