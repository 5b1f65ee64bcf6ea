import { useEvent } from './use-event'

/** Of a thumb that taps twice where it is. */
const REACH_PX = 32
/** Longer than two taps that were meant as one. */
export const STANDS_STILL_MS = 600

let touched: { x: number; y: number } | null = null

const CAPTURE = { capture: true }

/** Whoever calls `ignoreSecondTap` follows them first. */
export function useTouches(): void {
  const note = ({ clientX, clientY }: PointerEvent) => {
    touched = { x: clientX, y: clientY }
  }
  // Not of the document: the build draws a form too, and has none.
  useEvent(window, 'pointerdown', note, CAPTURE)
}

/**
 * A form that is done gives way by itself: a second tap on its button must not press what takes the
 * button's place. A press of the keyboard or by a script is at no place, and always counts.
 */
export function ignoreSecondTap(): void {
  const place = touched
  if (place === null) return
  const swallow = (click: MouseEvent) => {
    const { clientX: x, clientY: y } = click
    const isAtNoPlace = x === 0 && y === 0
    if (isAtNoPlace || Math.hypot(x - place.x, y - place.y) > REACH_PX) return end()
    click.preventDefault()
    click.stopPropagation()
  }
  const end = () => window.removeEventListener('click', swallow, true)
  window.addEventListener('click', swallow, true)
  setTimeout(end, STANDS_STILL_MS)
}
