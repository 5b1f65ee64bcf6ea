import type { FailureReason } from './rules'

/** Reason why the video does not play. `code`: the code of hls.js did not load. */
export type PlaybackFailure = FailureReason | 'code'

const TICK_MS = 1000
/** After this many ticks (18 s) without data the player reports `silent`. */
const MAX_TICKS_WITHOUT_DATA = 18

export type PictureWatcher = ReturnType<typeof watchPicture>

/**
 * Calls `onChange` with the reason of a failed stream only once the picture stalls, because until
 * then buffered video continues to play. Calls `onChange` with null when the video plays again, or
 * when a seek restarts the loading. Counts ticks instead of time, so that the sleep of a device
 * does not count as waiting.
 */
export function watchPicture(video: HTMLVideoElement, onChange: (loss: PlaybackFailure | null) => void) {
  let currentLoss: { loss: PlaybackFailure; resume: (() => void) | undefined } | null = null
  let isReported = false
  let ticksWithoutData = 0
  let lastPosition = 0
  const isStalled = () => video.error?.code !== undefined || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
  const isDataAwaited = () =>
    video.readyState < HTMLMediaElement.HAVE_METADATA || (!video.paused && !video.ended && isStalled())
  const lose = (loss: PlaybackFailure, resume?: () => void) => {
    currentLoss = { loss, resume }
    isReported = isStalled()
    if (isReported) onChange(loss)
  }
  const clearLoss = () => {
    const resume = currentLoss?.resume
    currentLoss = null
    ticksWithoutData = 0
    if (isReported) onChange(null)
    isReported = false
    resume?.()
  }
  const tick = () => {
    const hasMoved = video.currentTime !== lastPosition
    lastPosition = video.currentTime
    if (currentLoss === null) {
      ticksWithoutData = isDataAwaited() && !hasMoved ? ticksWithoutData + 1 : 0
      if (ticksWithoutData >= MAX_TICKS_WITHOUT_DATA) lose('silent')
    } else if (isReported && hasMoved && !isStalled() && !video.paused) clearLoss()
    else if (!isReported && isStalled()) lose(currentLoss.loss, currentLoss.resume)
  }
  const onSeeking = () => {
    if (currentLoss?.resume !== undefined) clearLoss()
  }
  const timer = setInterval(tick, TICK_MS)
  video.addEventListener('seeking', onSeeking)
  return {
    lose,
    isStalled,
    onData: () => {
      ticksWithoutData = 0
    },
    stop: () => {
      clearInterval(timer)
      video.removeEventListener('seeking', onSeeking)
    },
  }
}
