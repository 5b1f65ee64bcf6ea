import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { entryState } from '@/kit/history'
import { footHeight } from '@/ui/slot'
import { useEvent } from '@/ui/use-event'

/** Longer than a slow connection needs to load the code of a screen. */
const FOCUS_TIMEOUT_MS = 10_000

/**
 * Moves the focus to the heading of a new screen, or on the way back to the link that was used.
 * Sets the scroll padding so that no bar covers an element that the Tab key reaches.
 */
export function FocusKeeper() {
  const location = useLocation()
  const type = useNavigationType()
  // The browser focuses the first screen. We do if the member has navigated before this code loads.
  const lastLocation = useRef<Location | null>(type === 'POP' ? location : null)
  const links = useRef(new Map<Location['key'], string>())

  useEvent(document, 'click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (link !== null) links.current.set(location.key, addressOf(link))
  })

  useEffect(() => {
    const former = lastLocation.current
    lastLocation.current = location
    // A sheet, a filter, a category or a segment adds an entry, but the screen stays the same.
    const isSegment = type === 'REPLACE' && entryState(location.state).keepsPlace === true
    const isSameScreen = former === null || former.pathname === location.pathname || isSegment
    if (former === location || (isSameScreen && hasFocus())) return
    return keepFocus(type === 'POP' ? links.current.get(location.key) : undefined)
  }, [location, type])

  useEvent(window, 'keydown', ({ key }) => {
    if (key !== 'Tab') return
    const { style } = document.documentElement
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    style.scrollPaddingTop = `${Math.max(0, head) + 8}px`
    style.scrollPaddingBottom = `${footHeight() + 8}px`
  })
  return null
}

const addressOf = (link: Element) => link.getAttribute('href') ?? ''

function hasFocus(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body
}

/**
 * Focuses the link with this address, or the heading. Repeats that while the screen is loading, if
 * nothing has the focus. @returns stops it
 */
function keepFocus(usedHref: string | undefined): () => void {
  const root = document.getElementById('root')
  const focus = () => {
    const links = [...(root?.querySelectorAll<HTMLElement>('main a[href]') ?? [])]
    const target = links.find((link) => addressOf(link) === usedHref) ?? root?.querySelector<HTMLElement>('h1')
    if (target?.tagName === 'H1') target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }
  // A field of the new screen may have focused itself.
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
