import { useRef } from 'react'
import { useEvent } from './use-event'

/** The largest distance between two taps that count as taps in the same place. */
const SAME_PLACE_PX = 32
/** Longer than the pause between two taps that were meant as one tap. */
export const TAP_GUARD_MS = 600

const CAPTURE = { capture: true }

/**
 * Ignores a second tap in the same place after a form has closed by itself. Otherwise this tap
 * would press the element that replaces the form's button. A click by the keyboard or a script has
 * no place, and is never ignored.
 * @returns a function that starts the guard; the form calls it when it closes
 */
export function useTapGuard(): () => void {
  const lastTouch = useRef<TapPosition>(null)
  const recordTouch = ({ clientX, clientY }: PointerEvent) => {
    lastTouch.current = { x: clientX, y: clientY }
  }
  // The target is `window`, because the build prerenders a form without a `document`.
  useEvent(window, 'pointerdown', recordTouch, CAPTURE)
  return () => {
    if (lastTouch.current !== null) ignoreTapAt(lastTouch.current)
  }
}

interface TapPosition {
  x: number
  y: number
}

function ignoreTapAt(place: TapPosition): void {
  const ignoreTap = (click: MouseEvent) => {
    const { clientX: x, clientY: y } = click
    const hasNoPlace = x === 0 && y === 0
    if (hasNoPlace || Math.hypot(x - place.x, y - place.y) > SAME_PLACE_PX) return stopIgnoring()
    click.preventDefault()
    click.stopPropagation()
  }
  const stopIgnoring = () => window.removeEventListener('click', ignoreTap, true)
  window.addEventListener('click', ignoreTap, true)
  setTimeout(stopIgnoring, TAP_GUARD_MS)
}
