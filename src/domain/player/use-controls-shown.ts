import { useRef, useState } from 'react'
import { useEvent, useTimeout } from '@/ui/use-event'

const HIDE_AFTER_MS = 3000

/**
 * Returns whether the controls are shown, with functions to change that. Controls are shown while
 * the video is paused, while `isPinned` is true, while a control has the keyboard's focus, and for
 * 3 s after the last interaction.
 */
export function useControlsShown(
  player: HTMLElement | null,
  video: HTMLVideoElement | null,
  isPinned: boolean,
): { isShown: boolean; wake: () => void; toggle: () => void } {
  // Every call of `wake` sets a new object, which restarts the timeout.
  const [wakeToken, setWakeToken] = useState<object | null>({})
  const [hasKeyboard, setHasKeyboard] = useState(false)
  const isPointing = useRef(false)
  const wake = () => setWakeToken({})
  const hide = () => {
    if (video !== null && !video.paused) setWakeToken(null)
  }
  useTimeout(hide, wakeToken === null || isPinned || hasKeyboard ? null : HIDE_AFTER_MS, wakeToken)
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
    // The pointer is checked, too, because `:focus-visible` also matches a `<select>` that was
    // tapped.
    setHasKeyboard(!isPointing.current && target instanceof Element && target.matches(':focus-visible'))
  })
  useEvent(player, 'focusout', () => {
    // A tap first takes the focus from a button. `wake` keeps the controls shown, so the same tap
    // can still reach them.
    if (hasKeyboard) wake()
    setHasKeyboard(false)
  })
  return {
    isShown: wakeToken !== null || isPinned || hasKeyboard,
    wake,
    toggle: () => (wakeToken === null ? wake() : setWakeToken(null)),
  }
}
