import { useRef, useState } from 'react'
import { useEvent, useTimeout } from '@/ui/use-event'

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
  const isPointing = useRef(false)
  const wake = () => setWakened({})
  const hide = () => {
    if (video !== null && !video.paused) setWakened(null)
  }
  useTimeout(hide, wakened === null || isPinned || hasKeyboard ? null : HIDE_AFTER_MS, wakened)
  useEvent(video, ['play', 'pause', 'ended'], wake)
  useEvent(player, 'keydown', wake)
  useEvent(player, 'pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') wake()
  })
  useEvent(document, 'mousedown', () => {
    isPointing.current = true
  })
  useEvent(document, 'keydown', () => {
    isPointing.current = false
  })
  useEvent(player, 'focusin', ({ target }) => {
    // A list has a visible focus after a tap too.
    setHasKeyboard(!isPointing.current && target instanceof Element && target.matches(':focus-visible'))
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
