import { useRef, useState } from 'react'
import { useEvent, useOnUnmount, useTimeout } from '@/ui/use-event'
import { useIsIdle } from './use-idle'

const EARLY = { capture: true, passive: true }

/** Whether a finger has touched this page: later screens load code for touch when they are idle. */
let isPageTouched = false

const recordTouch = () => {
  isPageTouched = true
}

/** Whether code for touch is needed: with a mouse or by keys it never is. */
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

/** So long after the last finger and the last gliding, in ms, nothing is held any more. */
const STILL_MS = 250

/**
 * What a finger holds must not be moved, so code for touch takes over when no finger is down.
 * @param module null until it has arrived
 * @param mayTakeOver asked once it has arrived, and after each finger from then on
 * @returns null until it may take over
 */
export function useWhenUntouched<Module>(module: Module | null, mayTakeOver = () => true): Module | null {
  const [isHeld, setIsHeld] = useState(false)
  const [isGiven, setIsGiven] = useState(false)
  const give = () => {
    if (mayTakeOver()) setIsGiven(true)
  }
  useTimeout(give, module === null || isHeld ? null : 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') return
    clearTimeout(timer.current)
    setIsHeld(true)
  }
  // A finger that scrolls is still down when its pointer is cancelled; its touch is not.
  const onUp = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsHeld(false), STILL_MS)
  }
  const source = isGiven ? null : window
  useEvent(source, 'pointerdown', onDown, EARLY)
  useEvent(source, ['pointerup', 'touchend', 'touchcancel'], onUp, EARLY)
  useEvent(source, 'scroll', () => timer.current !== undefined && onUp(), EARLY)
  useOnUnmount(() => clearTimeout(timer.current))
  return isGiven ? module : null
}
