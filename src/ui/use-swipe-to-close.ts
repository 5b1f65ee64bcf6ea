import { type RefObject, useRef } from 'react'
import { slideMs } from './motion'
import { isScrolled, onlyTouch } from './touch'
import { useEvent, useOnUnmount } from './use-event'

/** Px that a finger moves without a wish to. */
const TOUCH_SLOP_PX = 8
/** Let go of beyond so many px, or at such a speed in px per ms, a sheet closes. */
const CLOSE_DISTANCE_PX = 96
const FAST = 0.5
const MIN_FLICK_PX = 24
/** A sheet that is still there by then, in ms after it was closed, is to stay: it comes back. */
const SNAP_BACK_MS = 500

const ACTIVE = { passive: false }

/**
 * The sheet follows a finger that pulls it down, and closes beyond a threshold. Content that is
 * scrolled scrolls back first. Keyboard and screen reader have the Close button and Escape.
 * @param sheet null for one that stands still
 * @param isSwipeDisabled it comes back wherever it is let go of
 */
export function useSwipeToClose(
  sheet: RefObject<HTMLElement | null> | null,
  isSwipeDisabled: boolean,
  onClose: () => void,
): void {
  const pull = useRef<{ x: number; y: number; at: number } | null>(null)
  /** In px; null until the sheet follows. */
  const distance = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const moveTo = (transform: string, glides: boolean) => {
    const style = sheet?.current?.style
    style?.setProperty('transition', glides ? 'transform var(--calm) ease-out' : 'none')
    style?.setProperty('transform', transform)
  }
  const onStart = (event: TouchEvent) => {
    const touch = onlyTouch(event)
    // A second finger takes the pull back.
    if (touch === undefined) onEnd(event)
    pull.current =
      touch === undefined || isField(event.target) ? null : { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
  }
  const onMove = (event: TouchEvent) => {
    const touch = onlyTouch(event)
    const from = pull.current
    if (from === null || touch === undefined) return
    const down = touch.clientY - from.y
    if (distance.current === null && (down <= Math.abs(touch.clientX - from.x) || isScrolled(event))) {
      pull.current = null
      return
    }
    // Or the page behind would be pulled, too.
    if (event.cancelable) event.preventDefault()
    distance.current = Math.max(0, down - TOUCH_SLOP_PX)
    moveTo(distance.current === 0 ? '' : `translateY(${distance.current}px)`, false)
  }
  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    const [from, far] = [pull.current, distance.current]
    if (from === null || far === null) return
    const isFlick = far > MIN_FLICK_PX && far > FAST * (timeStamp - from.at)
    const isClosing = type === 'touchend' && (far > CLOSE_DISTANCE_PX || isFlick) && !isSwipeDisabled
    pull.current = null
    distance.current = null
    moveTo(isClosing ? 'translateY(100%)' : '', true)
    if (!isClosing) return
    timer.current = setTimeout(() => {
      onClose()
      timer.current = setTimeout(() => moveTo('', true), SNAP_BACK_MS)
    }, slideMs())
  }
  useEvent(sheet, 'touchstart', onStart, ACTIVE)
  useEvent(sheet, 'touchmove', onMove, ACTIVE)
  useEvent(sheet, ['touchend', 'touchcancel'], onEnd, ACTIVE)
  useOnUnmount(() => clearTimeout(timer.current))
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
