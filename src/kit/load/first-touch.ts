import { useRef, useState } from 'react'
import { useEvent, useOnUnmount, useTimeout } from '@/ui/use-event'
import { useIsIdle } from './use-idle'

const EARLY_LISTENER_OPTIONS = { capture: true, passive: true }

/**
 * True after the first touch of this page. Screens that open later then load the libraries for
 * touch gestures without waiting for another touch.
 */
let isPageTouched = false

const recordTouch = () => {
  isPageTouched = true
}

/**
 * Returns true after a finger or a pen has touched the page and the browser has been idle. A mouse
 * and keys do not count.
 */
export function useIsPageTouched(): boolean {
  const isIdle = useIsIdle()
  const [isTouched, setIsTouched] = useState(isPageTouched)
  const onDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') return
    recordTouch()
    setIsTouched(true)
  }
  useEvent(isTouched ? null : window, 'pointerdown', onDown, EARLY_LISTENER_OPTIONS)
  return isIdle && isTouched
}

/** Time without a finger and without scrolling after which the page counts as untouched. */
const UNTOUCHED_AFTER_MS = 250

/**
 * Holds back loaded code until no finger is down, because an element under a finger must not be
 * moved.
 * @param module null until the module has loaded
 * @param mayTakeOver says whether the module may be used now. Called when the module has loaded and
 *   no finger is down, and again after each touch until the answer is true.
 * @returns the module; null until it may be used
 */
export function useWhenUntouched<Module>(module: Module | null, mayTakeOver = () => true): Module | null {
  const [isHeld, setIsHeld] = useState(false)
  const [hasTakenOver, setHasTakenOver] = useState(false)
  const takeOver = () => {
    if (mayTakeOver()) setHasTakenOver(true)
  }
  useTimeout(takeOver, module === null || isHeld ? null : 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') return
    clearTimeout(timer.current)
    setIsHeld(true)
  }
  // `pointercancel` is left out: it fires when a scroll begins, and the finger is still down then.
  const onUp = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsHeld(false), UNTOUCHED_AFTER_MS)
  }
  const eventTarget = hasTakenOver ? null : window
  useEvent(eventTarget, 'pointerdown', onDown, EARLY_LISTENER_OPTIONS)
  useEvent(eventTarget, ['pointerup', 'touchend', 'touchcancel'], onUp, EARLY_LISTENER_OPTIONS)
  useEvent(eventTarget, 'scroll', () => timer.current !== undefined && onUp(), EARLY_LISTENER_OPTIONS)
  useOnUnmount(() => clearTimeout(timer.current))
  return hasTakenOver ? module : null
}
