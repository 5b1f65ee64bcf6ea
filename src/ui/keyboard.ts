import { useRef } from 'react'
import { bottomBarsHeight } from './slot'
import { useEvent, useOnUnmount } from './use-event'

/** The largest height of a browser's bars that appear and disappear. A keyboard is higher. */
const MAX_BROWSER_BARS_PX = 100
/** The space between a focused field and the keyboard or the bar below the field. */
const GAP_PX = 12

/**
 * Sets `--keyboard` to the height of the on-screen keyboard, which phones lay over the page. Bars
 * at the foot of the window or of a sheet move up by that height. A keyboard that becomes higher
 * scrolls the focused field into view.
 */
export function useKeyboard(): void {
  const viewport = window.visualViewport ?? null
  const { style } = document.documentElement
  const lastHeight = useRef(0)
  useEvent(viewport, ['resize', 'scroll'], () => {
    const height = viewport === null ? 0 : keyboardHeight(viewport)
    if (height === lastHeight.current) return
    style.setProperty('--keyboard', `${height}px`)
    if (height > lastHeight.current) scrollToFocusedField(height)
    lastHeight.current = height
  })
  useOnUnmount(() => style.removeProperty('--keyboard'))
}

/** In px; 0 without a keyboard, or if two fingers have enlarged the page. */
function keyboardHeight({ scale, offsetTop, height }: VisualViewport): number {
  const coveredHeight = Math.round(window.innerHeight - offsetTop - height)
  return scale > 1 || coveredHeight < MAX_BROWSER_BARS_PX ? 0 : coveredHeight
}

function scrollToFocusedField(keyboard: number): void {
  const field = document.activeElement
  if (field === null || field === document.body) return
  if (field.closest('[role=dialog]') !== null) {
    field.scrollIntoView({ block: 'nearest' })
    return
  }
  // A field in a bar at the foot of the window has moved up with the bar.
  if (field.closest('main') === null) return
  const visibleBottom = window.innerHeight - Math.max(bottomBarsHeight(), keyboard)
  const hiddenHeight = field.getBoundingClientRect().bottom + GAP_PX - visibleBottom
  if (hiddenHeight > 0) window.scrollBy(0, hiddenHeight)
}
