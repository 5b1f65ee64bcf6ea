import { useRef, useState } from 'react'
import { useEvent, useTimeout } from '@/ui/use-event'

const HIDE_AFTER_MS = 3000

/**
 * The controls hide 3 s after the last interaction, but not while the video is paused, `isPinned`
 * is true, or a control has the keyboard's focus. `toggle` shows them, or hides them at once if
 * `isPinned` and the keyboard's focus allow that.
 */
export function useControlsShown(
  player: HTMLElement | null,
  video: HTMLVideoElement | null,
  isPinned: boolean,
): { isShown: boolean; wake: () => void; toggle: () => void } {
  // Every call of `wake` sets a new object, which restarts the timeout.
  const [wakeToken, setWakeToken] = useState<object | null>({})
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false)
  const isPointerUsedRef = useRef(false)
  const wake = () => setWakeToken({})
  const hide = () => {
    if (video !== null && !video.paused) setWakeToken(null)
  }
  useTimeout(hide, wakeToken === null || isPinned || hasKeyboardFocus ? null : HIDE_AFTER_MS, wakeToken)
  useEvent(video, ['play', 'pause', 'ended'], wake)
  useEvent(player, 'keydown', wake)
  useEvent(player, 'pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') wake()
  })
  useEvent(document, 'mousedown', () => {
    isPointerUsedRef.current = true
  })
  useEvent(document, 'keydown', () => {
    isPointerUsedRef.current = false
  })
  useEvent(player, 'focusin', ({ target }) => {
    // `:focus-visible` is not enough, because it also matches a `<select>` that was tapped.
    setHasKeyboardFocus(!isPointerUsedRef.current && target instanceof Element && target.matches(':focus-visible'))
  })
  useEvent(player, 'focusout', () => {
    // A tap first takes the focus from a button. `wake` keeps the controls visible, so the tap
    // still reaches them.
    if (hasKeyboardFocus) wake()
    setHasKeyboardFocus(false)
  })
  return {
    isShown: wakeToken !== null || isPinned || hasKeyboardFocus,
    wake,
    toggle: () => (wakeToken === null ? wake() : setWakeToken(null)),
  }
}
