import type { LossReason } from './rules'

/** `code`: the code of hls.js did not load. */
export type Loss = LossReason | 'code'

const TICK_MS = 1000
/** Ticks without data until the stream counts as silent: the loss is shown within 20 s. */
const SILENT_TICKS = 18

export type Picture = ReturnType<typeof watchPicture>

/**
 * Reports a loss once the picture stalls, because buffered video plays on; null if it plays on
 * after all. Counts ticks, not time: a device that slept has not waited.
 */
export function watchPicture(video: HTMLVideoElement, onChange: (loss: Loss | null) => void) {
  let current: { loss: Loss; resume: (() => void) | undefined } | null = null
  let isReported = false
  let quietTicks = 0
  let position = 0
  const isStalled = () => video.error?.code !== undefined || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
  const isAwaited = () =>
    video.readyState < HTMLMediaElement.HAVE_METADATA || (!video.paused && !video.ended && isStalled())
  const lose = (loss: Loss, resume?: () => void) => {
    current = { loss, resume }
    isReported = isStalled()
    if (isReported) onChange(loss)
  }
  const clearLoss = () => {
    const resume = current?.resume
    current = null
    quietTicks = 0
    if (isReported) onChange(null)
    isReported = false
    resume?.()
  }
  const tick = () => {
    const hasMoved = video.currentTime !== position
    position = video.currentTime
    if (current === null) {
      quietTicks = isAwaited() && !hasMoved ? quietTicks + 1 : 0
      if (quietTicks >= SILENT_TICKS) lose('silent')
    } else if (isReported && hasMoved && !isStalled() && !video.paused) clearLoss()
    else if (!isReported && isStalled()) lose(current.loss, current.resume)
  }
  const onSeeking = () => {
    if (current?.resume !== undefined) clearLoss()
  }
  const timer = setInterval(tick, TICK_MS)
  video.addEventListener('seeking', onSeeking)
  return {
    lose,
    isStalled,
    onData: () => {
      quietTicks = 0
    },
    stop: () => {
      clearInterval(timer)
      video.removeEventListener('seeking', onSeeking)
    },
  }
}
