import { useEffect, useRef, useState } from 'react'
import { useEvent } from '@/ui/use-event'
import type { PlayerCommands } from './element'
import { DOUBLE_TAP_MS, type Tap, meaningOf } from './rules'

const HIDE_AFTER_MS = 3000

/**
 * The controls lie over the picture while it stands still, while `isPinned`, while the keyboard is
 * at them, and for three seconds after the last touch.
 */
export function useControlsShown(
  player: HTMLElement | null,
  video: HTMLVideoElement | null,
  isPinned: boolean,
): { isShown: boolean; wake: () => void; toggle: () => void } {
  // A new object with every wake, so that each begins the wait anew.
  const [wakened, setWakened] = useState<object | null>({})
  const [hasKeyboard, setHasKeyboard] = useState(false)
  const wake = () => setWakened({})
  useEffect(() => {
    if (wakened === null || isPinned || hasKeyboard) return
    const timer = setTimeout(() => {
      if (video !== null && !video.paused) setWakened(null)
    }, HIDE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wakened, isPinned, hasKeyboard, video])
  useEvent(video, ['play', 'pause', 'ended'], wake)
  useEvent(player, 'keydown', wake)
  useEvent(player, 'pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') wake()
  })
  useEvent(player, 'focusin', ({ target }) => {
    setHasKeyboard(target instanceof Element && target.matches(':focus-visible'))
  })
  useEvent(player, 'focusout', () => {
    // A tap first takes the focus from a button, and must then find the controls as they were.
    if (hasKeyboard) wake()
    setHasKeyboard(false)
  })
  return {
    isShown: wakened !== null || isPinned || hasKeyboard,
    wake,
    toggle: () => (wakened === null ? wake() : setWakened(null)),
  }
}

/**
 * What a touch of the picture does: it starts the video, then shows and hides the controls, and two
 * quick ones at a side step. A mouse, whose movement shows the controls, plays and pauses.
 */
export function usePictureTaps(
  isStarted: boolean,
  commands: PlayerCommands,
  toggleControls: () => void,
): (tap: Tap) => void {
  const last = useRef<Tap | null>(null)
  return (tap) => {
    const before = last.current
    last.current = tap
    if (!isStarted) commands.toggle()
    else if (tap.isMouse) {
      commands.toggle()
      if (before !== null && tap.at - before.at <= DOUBLE_TAP_MS) commands.fullScreen()
    } else {
      const meaning = meaningOf(tap, before)
      if (meaning === 'single') toggleControls()
      else if (meaning !== 'again') commands[meaning]()
    }
  }
}
