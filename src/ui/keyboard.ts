import { useRef } from 'react'
import { footHeight } from './slot'
import { useEvent, useOnUnmount } from './use-event'

/** What bars of a browser that come and go take at most, in px: a keyboard is higher. */
const BARS = 100
/** Between what is typed and what covers the page below. */
const GAP = 12

/**
 * Phones lay the keyboard over the page instead of making the page smaller: what stands at the foot
 * of window or sheet moves above it, by `--keyboard`, and what is typed stays in view.
 */
export function useKeyboard(): void {
  const seen = window.visualViewport ?? null
  const { style } = document.documentElement
  const before = useRef(0)
  useEvent(seen, ['resize', 'scroll'], () => {
    const height = seen === null ? 0 : heightOf(seen)
    if (height === before.current) return
    style.setProperty('--keyboard', `${height}px`)
    if (height > before.current) showFocused(height)
    before.current = height
  })
  useOnUnmount(() => style.removeProperty('--keyboard'))
}

/** Of a page that two fingers have enlarged, less is seen too: that is no keyboard. */
function heightOf({ scale, offsetTop, height }: VisualViewport): number {
  const covered = Math.round(window.innerHeight - offsetTop - height)
  return scale > 1 || covered < BARS ? 0 : covered
}

function showFocused(keyboard: number): void {
  const field = document.activeElement
  if (field === null || field === document.body) return
  if (field.closest('[role=dialog]') !== null) {
    field.scrollIntoView({ block: 'nearest' })
    return
  }
  // A field of the bar itself has moved with it.
  if (field.closest('main') === null) return
  const end = window.innerHeight - Math.max(footHeight(), keyboard)
  const hidden = field.getBoundingClientRect().bottom + GAP - end
  if (hidden > 0) window.scrollBy(0, hidden)
}
