import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
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

/** Rows that were scrolled, and how far. */
function useScrolled(host: HTMLElement, isNeeded: boolean) {
  const scrolled = useRef(new Map<Element, number>())
  useEffect(() => {
    if (!isNeeded) return
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element) scrolled.current.set(target, target.scrollLeft)
    }
    host.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => host.removeEventListener('scroll', onScroll, { capture: true })
  }, [host, isNeeded])
  return scrolled
}

/** As far as antd-mobile's own pull must go, in px of the finger. */
const FAR = 171

/**
 * Takes the place of pull-to-refresh until its code has come: the first pull refreshes too, and the
 * screen follows the finger. Only the words above it are missing.
 */
function useFirstPull(element: HTMLElement, isNeeded: boolean, onPull: () => void): void {
  const pulled = useEffectEvent(onPull)
  useEffect(() => {
    if (!isNeeded) return
    let from: { x: number; y: number } | null = null
    let distance = 0
    const moveTo = (px: number) => {
      distance = px
      element.style.transform = px === 0 ? '' : `translateY(${px / 3}px)`
    }
    const onStart = ({ touches: [touch, another] }: TouchEvent) => {
      from =
        touch === undefined || another !== undefined || window.scrollY > 0
          ? null
          : { x: touch.clientX, y: touch.clientY }
    }
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches
      if (from === null || touch === undefined) return
      const down = touch.clientY - from.y
      if (distance === 0 && down <= Math.abs(touch.clientX - from.x)) {
        from = null
        return
      }
      // Or the browser would pull, and load the page anew.
      if (event.cancelable) event.preventDefault()
      moveTo(Math.max(0, down))
    }
    const onEnd = ({ type }: TouchEvent) => {
      const isFar = type === 'touchend' && distance > FAR
      from = null
      moveTo(0)
      if (isFar) pulled()
    }
    const listeners = { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: onEnd }
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as (event: Event) => void, { passive: false })
    return () => {
      moveTo(0)
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as (event: Event) => void)
    }
  }, [element, isNeeded])
}
