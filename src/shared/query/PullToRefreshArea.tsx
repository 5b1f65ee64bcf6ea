import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEvent } from '@/ui/use-event'
import { touchCode, useTouchImport } from '../load/use-touch'

const pullCode = touchCode(() => import('./PullArea'))

/**
 * antd-mobile's pull to refresh is heavy, so it loads when a finger first touches the screen. If it
 * wrapped the children then, they would mount again and lose typed text, scroll and focus. So a
 * portal renders them into an element of their own, and only that element moves.
 */
export function PullToRefreshArea({ refresh, children }: { refresh: () => Promise<void>; children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))
  // A video that is moved stops.
  const Pull = useTouchImport(pullCode, { mayBeGiven: () => host.querySelector('video') === null })
  useFirstPull(host, Pull === null, () => void refresh())
  const focused = useRef<Element | null>(null)
  const scrolled = useScrolled(host, Pull === null)
  const adopt = (element: HTMLElement | null) => {
    const active = document.activeElement
    if (element === null) focused.current = host.contains(active) ? active : null
    else if (host.parentNode !== element) {
      element.append(host)
      // Moving an element blurs it, which would close the keyboard of a member who is typing.
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
      // And it takes rows in it back to their beginning.
      for (const [row, left] of scrolled.current) row.scrollTo(left, row.scrollTop)
    }
  }
  const slot = <div ref={adopt} />
  return (
    <>
      {Pull === null ? slot : <Pull.default onRefresh={refresh}>{slot}</Pull.default>}
      {createPortal(children, host)}
    </>
  )
}

function useScrolled(host: HTMLElement, isNeeded: boolean) {
  const scrolled = useRef(new Map<Element, number>())
  const note = ({ target }: Event) => {
    if (target instanceof Element) scrolled.current.set(target, target.scrollLeft)
  }
  useEvent(isNeeded ? host : null, 'scroll', note, { capture: true, passive: true })
  return scrolled
}

/** As far as antd-mobile's own pull must go, in px of the finger. */
const FAR = 171

/** Until antd-mobile's has come, the first pull refreshes too. Only the words above are missing. */
function useFirstPull(element: HTMLElement, isNeeded: boolean, onPull: () => void): void {
  const pull = useRef<{ x: number; y: number } | null>(null)
  const distance = useRef(0)
  const moveTo = (px: number) => {
    distance.current = px
    moveDown(element, px / 3)
  }
  const onStart = ({ touches: [touch, another] }: TouchEvent) => {
    const isAlone = touch !== undefined && another === undefined
    pull.current = isAlone && window.scrollY === 0 ? { x: touch.clientX, y: touch.clientY } : null
  }
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches
    const from = pull.current
    if (from === null || touch === undefined) return
    const down = touch.clientY - from.y
    if (distance.current === 0 && down <= Math.abs(touch.clientX - from.x)) {
      pull.current = null
      return
    }
    // Or the browser would pull, and load the page anew.
    if (event.cancelable) event.preventDefault()
    moveTo(Math.max(0, down))
  }
  const onEnd = ({ type }: TouchEvent) => {
    const isFar = type === 'touchend' && distance.current > FAR
    pull.current = null
    moveTo(0)
    if (isFar) onPull()
  }
  const target = isNeeded ? element : null
  useEvent(target, 'touchstart', onStart, { passive: false })
  useEvent(target, 'touchmove', onMove, { passive: false })
  useEvent(target, ['touchend', 'touchcancel'], onEnd, { passive: false })
}

function moveDown({ style }: HTMLElement, px: number): void {
  style.transform = px === 0 ? '' : `translateY(${px}px)`
}
