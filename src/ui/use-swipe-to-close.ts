import { type RefObject, useRef } from 'react'
import { slideMs } from './motion'
import { isScrolled, onlyTouch } from './touch'
import { useEvent, useOnUnmount } from './use-event'

/** Distance that a finger may move unintentionally. */
const TOUCH_SLOP_PX = 8
/** A sheet that is released beyond this distance closes. */
const CLOSE_DISTANCE_PX = 96
/** A pull of more than `MIN_FLICK_PX` that is faster (px per ms) closes the sheet too. */
const MIN_FLICK_SPEED = 0.5
const MIN_FLICK_PX = 24
/** A sheet that is still mounted this long after `onClose` stays open: it moves back. */
const SNAP_BACK_MS = 500

const ACTIVE = { passive: false }

/**
 * The sheet follows a finger that pulls it down, and closes beyond a threshold. Content that is
 * scrolled scrolls back first. Keyboard and screen reader have the Close button and Escape.
 * @param sheet null for a sheet that does not follow
 * @param isSwipeDisabled true if the sheet follows, but always moves back
 */
export function useSwipeToClose(
  sheet: RefObject<HTMLElement | null> | null,
  isSwipeDisabled: boolean,
  onClose: () => void,
): void {
  const pull = useRef<{ x: number; y: number; at: number } | null>(null)
  /** Px pulled; null until the sheet follows. */
  const distance = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const moveTo = (transform: string, isAnimated: boolean) => {
    const style = sheet?.current?.style
    style?.setProperty('transition', isAnimated ? 'transform var(--calm) ease-out' : 'none')
    style?.setProperty('transform', transform)
  }
  const onStart = (event: TouchEvent) => {
    const touch = onlyTouch(event)
    // A second finger ends the pull, and the sheet moves back.
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
    // Otherwise the page behind would be pulled too.
    if (event.cancelable) event.preventDefault()
    distance.current = Math.max(0, down - TOUCH_SLOP_PX)
    moveTo(distance.current === 0 ? '' : `translateY(${distance.current}px)`, false)
  }
  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    const [from, pulled] = [pull.current, distance.current]
    if (from === null || pulled === null) return
    const isFlick = pulled > MIN_FLICK_PX && pulled > MIN_FLICK_SPEED * (timeStamp - from.at)
    const isClosing = type === 'touchend' && (pulled > CLOSE_DISTANCE_PX || isFlick) && !isSwipeDisabled
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
