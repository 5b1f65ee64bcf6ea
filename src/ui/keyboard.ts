import { useRef } from 'react'
import { footHeight } from './slot'
import { useEvent, useOnUnmount } from './use-event'

/** Maximum height of a browser's bars that appear and disappear; a keyboard is higher. */
const MAX_BROWSER_BARS_PX = 100
/** Space between a focused field and the keyboard or bar below it. */
const GAP_PX = 12

/**
 * Sets `--keyboard` to the height of the on-screen keyboard, because phones lay it over the page.
 * Bars at the foot of the window or of a sheet move up by it. The focused field is scrolled into
 * view.
 */
export function useKeyboard(): void {
  const viewport = window.visualViewport ?? null
  const { style } = document.documentElement
  const lastHeight = useRef(0)
  useEvent(viewport, ['resize', 'scroll'], () => {
    const height = viewport === null ? 0 : keyboardHeight(viewport)
    if (height === lastHeight.current) return
    style.setProperty('--keyboard', `${height}px`)
    if (height > lastHeight.current) showFocused(height)
    lastHeight.current = height
  })
  useOnUnmount(() => style.removeProperty('--keyboard'))
}

/** Height of the keyboard in px; 0 if there is none or the page is enlarged by two fingers. */
function keyboardHeight({ scale, offsetTop, height }: VisualViewport): number {
  const covered = Math.round(window.innerHeight - offsetTop - height)
  return scale > 1 || covered < MAX_BROWSER_BARS_PX ? 0 : covered
}

function showFocused(keyboard: number): void {
  const field = document.activeElement
  if (field === null || field === document.body) return
  if (field.closest('[role=dialog]') !== null) {
    field.scrollIntoView({ block: 'nearest' })
    return
  }
  // A field in the bar at the foot has moved with the bar.
  if (field.closest('main') === null) return
  const visibleBottom = window.innerHeight - Math.max(footHeight(), keyboard)
  const hiddenHeight = field.getBoundingClientRect().bottom + GAP_PX - visibleBottom
  if (hiddenHeight > 0) window.scrollBy(0, hiddenHeight)
}
