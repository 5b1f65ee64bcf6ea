import { useRef } from 'react'
import { STEP_SECONDS } from './rules'
import { DOUBLE_TAP_MS, meaningOf, type Tap } from './taps'

interface PictureActions {
  toggle: () => void
  step: (seconds: number) => void
  fullScreen: () => void
  toggleControls: () => void
}

/**
 * What a touch of the picture does: it starts the video, then shows and hides the controls, and two
 * quick ones at a side step. A mouse, whose movement shows the controls, plays and pauses.
 */
export function usePictureTaps(
  isStarted: boolean,
  { toggle, step, fullScreen, toggleControls }: PictureActions,
): (tap: Tap) => void {
  const last = useRef<Tap | null>(null)
  return (tap) => {
    const before = last.current
    last.current = tap
    if (!isStarted) {
      toggle()
      return
    }
    if (tap.isMouse) {
      toggle()
      if (before !== null && tap.at - before.at <= DOUBLE_TAP_MS) fullScreen()
      return
    }
    switch (meaningOf(tap, before)) {
      case 'single':
        toggleControls()
        break
      case 'back':
        step(-STEP_SECONDS)
        break
      case 'forward':
        step(STEP_SECONDS)
        break
      case 'again':
    }
  }
}
