import { useRef } from 'react'
import { useEvent } from './use-event'

/** Maximum distance between two taps of a thumb in the same place. */
const REACH_PX = 32
/** Longer than the time between two taps that were meant as one. */
export const TAP_GUARD_MS = 600

const CAPTURE = { capture: true }

/**
 * Ignores a second tap in the same place after a form has closed by itself: it must not press the
 * element that replaces the form's button. A click by the keyboard or a script has no place and is
 * never ignored.
 * @returns starts the guard; called when the form closes
 */
export function useTapGuard(): () => void {
  const touched = useRef<Place>(null)
  const recordTouch = ({ clientX, clientY }: PointerEvent) => {
    touched.current = { x: clientX, y: clientY }
  }
  // `window`, because the build prerenders a form without a document.
  useEvent(window, 'pointerdown', recordTouch, CAPTURE)
  return () => {
    if (touched.current !== null) ignoreTapAt(touched.current)
  }
}

interface Place {
  x: number
  y: number
}

function ignoreTapAt(place: Place): void {
  const swallow = (click: MouseEvent) => {
    const { clientX: x, clientY: y } = click
    const hasNoPlace = x === 0 && y === 0
    if (hasNoPlace || Math.hypot(x - place.x, y - place.y) > REACH_PX) return end()
    click.preventDefault()
    click.stopPropagation()
  }
  const end = () => window.removeEventListener('click', swallow, true)
  window.addEventListener('click', swallow, true)
  setTimeout(end, TAP_GUARD_MS)
}
