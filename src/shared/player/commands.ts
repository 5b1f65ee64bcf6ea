import { seekTo, setMuted, setSpeed, showCaptions, stepBy, togglePlaying } from './element'
import { toggleFullScreen, togglePictureInPicture } from './full-screen'

export interface PlayerCommands {
  toggle: () => void
  /** To a position in seconds, within what may be played. */
  seek: (position: number) => void
  /** By so many seconds from where it is. */
  step: (seconds: number) => void
  mute: () => void
  setSpeed: (speed: number) => void
  /** By their index among the text tracks; null: none. */
  showCaptions: (index: number | null) => void
  fullScreen: () => void
  pictureInPicture: () => void
}

/**
 * What controls, keys and taps do to the element.
 * @param end the end of the preview in seconds, or null
 */
export function commandsFor(
  element: HTMLVideoElement | null,
  stream: { isStarted: boolean; start: () => void },
  end: number | null,
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
    step: (seconds) => actOnStream((video) => stepBy(video, seconds, end)),
    mute: () => act((video) => setMuted(video, !video.muted)),
    setSpeed: (speed) => act((video) => setSpeed(video, speed)),
    showCaptions: (index) => act((video) => showCaptions(video, index)),
    // A phone may have a setting against either: then nothing changes.
    fullScreen: () => act((video) => toggleFullScreen(video).catch(() => undefined)),
    pictureInPicture: () => act((video) => togglePictureInPicture(video).catch(() => undefined)),
  }
}
