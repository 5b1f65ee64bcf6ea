import { STEP_SECONDS, clampPosition } from './rules'

export function isCaptions({ kind }: TextTrack): boolean {
  return kind === 'subtitles' || kind === 'captions'
}

/** Before iOS 16.4, an iPhone's video element has a full screen of its own and no other. */
interface PhoneVideo extends HTMLVideoElement {
  webkitDisplayingFullscreen?: boolean
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}

export function isFullScreen(video: PhoneVideo): boolean {
  return isPageFullScreen() || video.webkitDisplayingFullscreen === true
}

/** Undefined where the page cannot be full screen. */
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

/** Browsers take the lock back when the page leaves full screen. Many refuse it. */
async function turnSideways(): Promise<void> {
  const { orientation }: { orientation?: { lock?: (to: 'landscape') => Promise<void> } } = screen
  // The video then keeps the way that the phone is held.
  await orientation?.lock?.('landscape').catch(() => undefined)
}

async function leaveFullScreen(video: PhoneVideo): Promise<void> {
  if (isPageFullScreen()) await document.exitFullscreen()
  else video.webkitExitFullscreen?.()
}

/** Whether the button can do nothing yet: an iPhone's own full screen needs a picture. */
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

/** Positions are in seconds. */
export function commandsFor(
  element: HTMLVideoElement | null,
  stream: { isStarted: boolean; start: () => void },
  end: number | null,
) {
  const act = (change: (video: HTMLVideoElement) => unknown) => {
    if (element !== null) change(element)
  }
  const seek = (video: HTMLVideoElement, position: number) => {
    video.currentTime = clampPosition(position, video.duration, end)
  }
  const actOnStream = (change: (video: HTMLVideoElement) => unknown) => {
    if (stream.isStarted) act(change)
  }
  // From where the element is: the second of two quick steps begins where the first ended.
  const step = (seconds: number) => actOnStream((video) => seek(video, video.currentTime + seconds))
  return {
    toggle: () =>
      act((video) => {
        if (!stream.isStarted) stream.start()
        // A browser may refuse to play: the video then stays paused.
        else if (video.paused) void video.play().catch(() => undefined)
        else video.pause()
      }),
    seek: (position: number) => actOnStream((video) => seek(video, position)),
    back: () => step(-STEP_SECONDS),
    forward: () => step(STEP_SECONDS),
    mute: () =>
      act((video) => {
        video.muted = !video.muted
      }),
    setSpeed: (speed: number) =>
      act((video) => {
        // Every load of a stream begins with the default.
        video.defaultPlaybackRate = speed
        video.playbackRate = speed
      }),
    /** @param index among the text tracks; null: none */
    showCaptions: (index: number | null) =>
      act(({ textTracks }) => {
        for (const [at, track] of Array.from(textTracks).entries())
          if (isCaptions(track)) track.mode = at === index ? 'showing' : 'disabled'
      }),
    // A phone's settings may refuse either; nothing changes then.
    fullScreen: () => act((video) => toggleFullScreen(video).catch(() => undefined)),
    // A phone’s settings may refuse this too.
    pictureInPicture: () => act((video) => togglePictureInPicture(video).catch(() => undefined)),
  }
}
