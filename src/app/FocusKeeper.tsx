import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { entryState } from '@/kit/history'
import { footHeight } from '@/ui/slot'
import { useEvent } from '@/ui/use-event'

/** Longer than the code of a screen takes on a slow line. */
const FOCUS_TIMEOUT_MS = 10_000

/** A screen that a member goes to begins at its heading; the keyboard stops under no bar. */
export function FocusKeeper() {
  const location = useLocation()
  const type = useNavigationType()
  // The browser itself begins the first screen; a member may have gone on before this code came.
  const left = useRef<Location | null>(type === 'POP' ? location : null)
  const links = useRef(new Map<Location['key'], string>())

  useEvent(document, 'click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (link !== null) links.current.set(location.key, addressOf(link))
  })

  useEffect(() => {
    const former = left.current
    left.current = location
    // A sheet, a filter, a category or a segment has an entry of its own on the screen where the
    // focus is.
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

/** The link that the member left by, or the heading, also once it has loaded. @returns ends it */
function keepFocus(leftBy: string | undefined): () => void {
  const root = document.getElementById('root')
  const focus = () => {
    const links = [...(root?.querySelectorAll<HTMLElement>('main a[href]') ?? [])]
    const target = links.find((link) => addressOf(link) === leftBy) ?? root?.querySelector<HTMLElement>('h1')
    if (target?.tagName === 'H1') target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }
  // A field of the new screen may have taken it.
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
