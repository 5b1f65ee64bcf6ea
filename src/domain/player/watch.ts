import type { LossReason } from './rules'

/** `code`: the player's own code did not arrive. */
export type Loss = LossReason | 'code'

const TICK_MS = 1000
/** After so many ticks without a sign, a loss is told by the twentieth second. */
const SILENT_TICKS = 18

export type Picture = ReturnType<typeof watchPicture>

/**
 * Tells a loss once the picture stands still, since what has come plays on, and takes it back where
 * the picture plays on after all. A picture that is waited for while nothing comes is a loss as
 * well. It counts ticks: a device that slept has waited for nothing.
 */
export function watchPicture(video: HTMLVideoElement, tell: (loss: Loss | null) => void) {
  let known: { loss: Loss; resume: (() => void) | undefined } | null = null
  let isReported = false
  let quietTicks = 0
  let position = 0
  const isStalled = () => video.error?.code !== undefined || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
  const isAwaited = () =>
    video.readyState < HTMLMediaElement.HAVE_METADATA || (!video.paused && !video.ended && isStalled())
  /** @param resume loads on, where the picture plays on or the member moves to another place */
  const lose = (loss: Loss, resume?: () => void) => {
    known = { loss, resume }
    isReported = isStalled()
    if (isReported) tell(loss)
  }
  const goOn = () => {
    const resume = known?.resume
    known = null
    quietTicks = 0
    if (isReported) tell(null)
    isReported = false
    resume?.()
  }
  const tick = () => {
    const hasMoved = video.currentTime !== position
    position = video.currentTime
    if (known === null) {
      quietTicks = isAwaited() && !hasMoved ? quietTicks + 1 : 0
      if (quietTicks >= SILENT_TICKS) lose('silent')
    } else if (isReported && hasMoved && !isStalled() && !video.paused) goOn()
    else if (!isReported && isStalled()) lose(known.loss, known.resume)
  }
  const onSeeking = () => {
    if (known?.resume !== undefined) goOn()
  }
  const timer = setInterval(tick, TICK_MS)
  video.addEventListener('seeking', onSeeking)
  return {
    lose,
    isStalled,
    /** Something of the video has come. */
    sign: () => {
      quietTicks = 0
    },
    stop: () => {
      clearInterval(timer)
      video.removeEventListener('seeking', onSeeking)
    },
  }
}
