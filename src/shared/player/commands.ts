import { seekTo, setMuted, setSpeed, showCaptions, stepBy, togglePlaying } from './element'
import { toggleFullScreen, togglePictureInPicture } from './full-screen'

export interface PlayerCommands {
  toggle: () => void
  seek: (position: number) => void
  step: (seconds: number) => void
  mute: () => void
  setSpeed: (speed: number) => void
  /** The index among the text tracks; null: none. */
  showCaptions: (index: number | null) => void
  fullScreen: () => void
  pictureInPicture: () => void
}

/** @param onStep is told how far a step went, in seconds */
export function commandsFor(
  element: HTMLVideoElement | null,
  stream: { isStarted: boolean; start: () => void },
  end: number | null,
  onStep: (seconds: number) => void,
): PlayerCommands {
  const act = (change: (video: HTMLVideoElement) => unknown) => {
    if (element !== null) change(element)
  }
  const actOnStream = (change: (video: HTMLVideoElement) => unknown) => {
    if (stream.isStarted) act(change)
  }
  return {
    toggle: () => act((video) => (stream.isStarted ? togglePlaying(video) : stream.start())),
    seek: (position) => actOnStream((video) => seekTo(video, position, end)),
    step: (seconds) =>
      actOnStream((video) => {
        const went = stepBy(video, seconds, end)
        if (went !== 0) onStep(went)
      }),
    mute: () => act((video) => setMuted(video, !video.muted)),
    setSpeed: (speed) => act((video) => setSpeed(video, speed)),
    showCaptions: (index) => act((video) => showCaptions(video, index)),
    // A phone's settings may refuse either; nothing changes then.
    fullScreen: () => act((video) => toggleFullScreen(video).catch(() => undefined)),
    pictureInPicture: () => act((video) => togglePictureInPicture(video).catch(() => undefined)),
  }
}
