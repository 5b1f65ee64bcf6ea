import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { readEntryState } from '@/kit/history'
import { bottomBarsHeight } from '@/ui/slot'
import { useEvent } from '@/ui/use-event'

/**
 * For this time after a navigation, the new screen gets the focus whenever nothing has the focus.
 * Even over a slow connection, the code of a screen loads within this time.
 */
const FOCUS_TIMEOUT_MS = 10_000

/**
 * Moves the focus to the heading of a new screen, or after Back to the link that the member used.
 * Sets the scroll padding, so that no bar covers an element that the Tab key reaches.
 */
export function FocusKeeper() {
  const location = useLocation()
  const navigationType = useNavigationType()
  // The browser itself sets the focus on the first screen. The location of that screen therefore
  // counts as handled, unless the member has already navigated when this code loads.
  const lastLocation = useRef<Location | null>(navigationType === 'POP' ? location : null)
  const usedHrefs = useRef(new Map<Location['key'], string>())

  useEvent(document, 'click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (link !== null) usedHrefs.current.set(location.key, addressOf(link))
  })

  useEffect(() => {
    const previousLocation = lastLocation.current
    lastLocation.current = location
    // A sheet, a filter, a category or a segment changes the history entry, but not the screen.
    const isSegmentChange = navigationType === 'REPLACE' && readEntryState(location.state).keepsPlace === true
    const isSameScreen = previousLocation === null || previousLocation.pathname === location.pathname || isSegmentChange
    if (previousLocation === location || (isSameScreen && hasFocus())) return
    return keepFocus(navigationType === 'POP' ? usedHrefs.current.get(location.key) : undefined)
  }, [location, navigationType])

  useEvent(window, 'keydown', ({ key }) => {
    if (key !== 'Tab') return
    const { style } = document.documentElement
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    style.scrollPaddingTop = `${Math.max(0, headerBottom) + 8}px`
    style.scrollPaddingBottom = `${bottomBarsHeight() + 8}px`
  })
  return null
}

const addressOf = (link: Element) => link.getAttribute('href') ?? ''

function hasFocus(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body
}

/**
 * Focuses the link with the address `usedHref`, or otherwise the heading. For 10 s, does so again
 * whenever the document changes and nothing has the focus, because the screen may still be loading.
 * Returns the function that ends this.
 */
function keepFocus(usedHref: string | undefined): () => void {
  const root = document.getElementById('root')
  const focus = () => {
    const links = [...(root?.querySelectorAll<HTMLElement>('main a[href]') ?? [])]
    const target = links.find((link) => addressOf(link) === usedHref) ?? root?.querySelector<HTMLElement>('h1')
    if (target?.tagName === 'H1') target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }
  // If a field of the new screen has focused itself, the field keeps the focus.
  if (!(document.activeElement instanceof HTMLInputElement)) focus()
  const observer = new MutationObserver(() => {
    if (!hasFocus()) focus()
  })
  if (root !== null) observer.observe(root, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), FOCUS_TIMEOUT_MS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
