import { useRef } from 'react'
import { useEvent } from './use-event'

/** Of a thumb that taps twice where it is. */
const REACH_PX = 32
/** Longer than two taps that were meant as one. */
export const TAP_GUARD_MS = 600

const CAPTURE = { capture: true }

/**
 * A form that is done gives way by itself: a second tap on its button must not press what takes the
 * button's place. A press of the keyboard or by a script is at no place, and always counts.
 * @returns called as the form gives way
 */
export function useTapGuard(): () => void {
  const touched = useRef<Place>(null)
  const note = ({ clientX, clientY }: PointerEvent) => {
    touched.current = { x: clientX, y: clientY }
  }
  // Not of the document: the build draws a form too, and has none.
  useEvent(window, 'pointerdown', note, CAPTURE)
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
    const isAtNoPlace = x === 0 && y === 0
    if (isAtNoPlace || Math.hypot(x - place.x, y - place.y) > REACH_PX) return end()
    click.preventDefault()
    click.stopPropagation()
  }
  const end = () => window.removeEventListener('click', swallow, true)
  window.addEventListener('click', swallow, true)
  setTimeout(end, TAP_GUARD_MS)
}
