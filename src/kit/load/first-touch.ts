import { useRef, useState } from 'react'
import { useEvent, useOnUnmount, useTimeout } from '@/ui/use-event'
import { useIsIdle } from './use-idle'

const EARLY = { capture: true, passive: true }

/** Whether a finger has touched this page. If so, later screens load code for touch once idle. */
let isPageTouched = false

const recordTouch = () => {
  isPageTouched = true
}

/** True once the page was touched and the browser is idle; a mouse or keys do not count. */
export function useFirstTouch(): boolean {
  const isIdle = useIsIdle()
  const [isTouched, setIsTouched] = useState(isPageTouched)
  const onDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') return
    recordTouch()
    setIsTouched(true)
  }
  useEvent(isTouched ? null : window, 'pointerdown', onDown, EARLY)
  return isIdle && isTouched
}

/** Time without a finger and without momentum scrolling until the page counts as untouched. */
const STILL_MS = 250

/**
 * Holds back loaded code until no finger is down: an element under a finger must not be moved.
 * @param module null until it has loaded
 * @param mayTakeOver asked once the module has loaded, and after each touch from then on
 * @returns the module; null until it may take over
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
  // `pointercancel` is left out: it fires when a scroll begins, while the finger is still down.
  const onUp = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsHeld(false), STILL_MS)
  }
  const source = hasTakenOver ? null : window
  useEvent(source, 'pointerdown', onDown, EARLY)
  useEvent(source, ['pointerup', 'touchend', 'touchcancel'], onUp, EARLY)
  useEvent(source, 'scroll', () => timer.current !== undefined && onUp(), EARLY)
  useOnUnmount(() => clearTimeout(timer.current))
  return hasTakenOver ? module : null
}
