import { type RefObject, useRef } from 'react'
import { slideMs } from './motion'
import { isScrolled, singleTouchOf } from './touch'
import { useEvent, useOnUnmount } from './use-event'

/** The distance that a finger may move unintentionally. */
const TOUCH_SLOP_PX = 8
/** A sheet that is released beyond this distance closes. */
const CLOSE_DISTANCE_PX = 96
/** A pull beyond `MIN_FLICK_PX` that is faster than this (px per ms) closes the sheet too. */
const MIN_FLICK_PX_PER_MS = 0.5
const MIN_FLICK_PX = 24
/** If the sheet is still mounted this long after `onClose`, it stays open and moves back. */
const SNAP_BACK_MS = 500

const NOT_PASSIVE = { passive: false }

/**
 * Makes a sheet follow a finger that pulls it down, and close beyond a threshold. If the content is
 * scrolled down, a pull first scrolls it back. Keyboards and screen readers use Close or Escape
 * instead.
 * @param sheet null for a sheet that does not follow the finger
 * @param alwaysSnapsBack true if the sheet follows the finger, but always moves back
 */
export function useSwipeToClose(
  sheet: RefObject<HTMLElement | null> | null,
  alwaysSnapsBack: boolean,
  onClose: () => void,
): void {
  const pullStart = useRef<{ x: number; y: number; at: number } | null>(null)
  /** The distance in px by which the sheet was pulled; null until the sheet follows the finger. */
  const pullDistance = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const moveTo = (transform: string, isAnimated: boolean) => {
    const style = sheet?.current?.style
    style?.setProperty('transition', isAnimated ? 'transform var(--calm) ease-out' : 'none')
    style?.setProperty('transform', transform)
  }
  const onStart = (event: TouchEvent) => {
    const touch = singleTouchOf(event)
    // A second finger ends the pull, and the sheet moves back.
    if (touch === undefined) onEnd(event)
    pullStart.current =
      touch === undefined || isField(event.target) ? null : { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
  }
  const onMove = (event: TouchEvent) => {
    const touch = singleTouchOf(event)
    const pullOrigin = pullStart.current
    if (pullOrigin === null || touch === undefined) return
    const downPx = touch.clientY - pullOrigin.y
    if (pullDistance.current === null && (downPx <= Math.abs(touch.clientX - pullOrigin.x) || isScrolled(event))) {
      pullStart.current = null
      return
    }
    // Without this, the finger would also pull the page behind the sheet.
    if (event.cancelable) event.preventDefault()
    pullDistance.current = Math.max(0, downPx - TOUCH_SLOP_PX)
    moveTo(pullDistance.current === 0 ? '' : `translateY(${pullDistance.current}px)`, false)
  }
  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    const [from, pulledPx] = [pullStart.current, pullDistance.current]
    if (from === null || pulledPx === null) return
    const isFlick = pulledPx > MIN_FLICK_PX && pulledPx > MIN_FLICK_PX_PER_MS * (timeStamp - from.at)
    const isClosing = type === 'touchend' && (pulledPx > CLOSE_DISTANCE_PX || isFlick) && !alwaysSnapsBack
    pullStart.current = null
    pullDistance.current = null
    moveTo(isClosing ? 'translateY(100%)' : '', true)
    if (!isClosing) return
    timer.current = setTimeout(() => {
      onClose()
      timer.current = setTimeout(() => moveTo('', true), SNAP_BACK_MS)
    }, slideMs())
  }
  useEvent(sheet, 'touchstart', onStart, NOT_PASSIVE)
  useEvent(sheet, 'touchmove', onMove, NOT_PASSIVE)
  useEvent(sheet, ['touchend', 'touchcancel'], onEnd, NOT_PASSIVE)
  useOnUnmount(() => clearTimeout(timer.current))
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
