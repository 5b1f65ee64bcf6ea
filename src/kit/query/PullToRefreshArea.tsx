import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isScrolled, onlyTouch } from '@/ui/touch'
import { useEvent } from '@/ui/use-event'
import { useFirstTouch, useWhenUntouched } from '@/kit/load/first-touch'
import { useModule } from '@/kit/load/module'

interface Props {
  refresh: () => Promise<void>
  children: ReactNode
}

/** The build prerenders Home without a document, with the same two elements around the children. */
export function PullToRefreshArea(props: Props) {
  if (typeof document !== 'undefined') return <PulledArea {...props} />
  return (
    <div>
      <div>{props.children}</div>
    </div>
  )
}

/**
 * antd-mobile's pull to refresh is heavy, so it loads at the first touch. If it then wrapped the
 * children, they would mount again and lose typed text, scroll position and focus. So a portal
 * renders them into an element of their own, and only that element moves.
 */
function PulledArea({ refresh, children }: Props) {
  const [host] = useState(() => document.createElement('div'))
  const library = useModule(() => import('./PullArea'), useFirstTouch())
  // Waits until no video is shown: moving a video in the document stops it.
  const Pull = useWhenUntouched(library, () => host.querySelector('video') === null)
  const focused = useRef<Element | null>(null)
  const scrollPositions = useScrolled(host, Pull === null)
  const attachHost = (element: HTMLElement | null) => {
    const active = document.activeElement
    if (element === null) focused.current = host.contains(active) ? active : null
    else if (host.parentNode !== element) {
      element.append(host)
      // Moving an element blurs it, which would close the keyboard of a member who is typing.
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
      // Moving an element also resets the horizontal scroll of the rows in it.
      for (const [row, left] of scrollPositions.current) row.scrollTo(left, row.scrollTop)
    }
  }
  useEarlyPull(Pull === null ? host : null, refresh)
  const slot = <div ref={attachHost} />
  return (
    <>
      {Pull === null ? slot : <Pull.default onRefresh={refresh}>{slot}</Pull.default>}
      {createPortal(children, host)}
    </>
  )
}

function useScrolled(host: HTMLElement, isNeeded: boolean) {
  const scrollPositions = useRef(new Map<Element, number>())
  const recordScroll = ({ target }: Event) => {
    if (target instanceof Element) scrollPositions.current.set(target, target.scrollLeft)
  }
  useEvent(isNeeded ? host : null, 'scroll', recordScroll, { capture: true, passive: true })
  return scrollPositions
}

/** The distance after which antd-mobile refreshes too. */
const REFRESH_DISTANCE_PX = 172

/**
 * Refreshes at the end of a pull that begins before the library has loaded. Nothing on the screen
 * follows that finger.
 * @param host null once the library has loaded
 */
function useEarlyPull(host: HTMLElement | null, refresh: () => Promise<void>): void {
  const start = useRef<{ x: number; y: number } | null>(null)
  const distance = useRef(0)
  const onStart = (event: TouchEvent) => {
    const touch = onlyTouch(event)
    distance.current = 0
    start.current =
      touch === undefined || window.scrollY > 0 || isScrolled(event) ? null : { x: touch.clientX, y: touch.clientY }
  }
  const onMove = (event: TouchEvent) => {
    const touch = onlyTouch(event)
    if (start.current === null || touch === undefined) return
    const down = touch.clientY - start.current.y
    if (distance.current === 0 && down <= Math.abs(touch.clientX - start.current.x)) {
      start.current = null
      return
    }
    // Otherwise the browser's own pull to refresh would reload the page.
    if (event.cancelable) event.preventDefault()
    distance.current = down
  }
  const onEnd = ({ type }: TouchEvent) => {
    if (type === 'touchend' && start.current !== null && distance.current > REFRESH_DISTANCE_PX) void refresh()
    start.current = null
  }
  useEvent(host, 'touchstart', onStart, { passive: true })
  useEvent(host, 'touchmove', onMove, { passive: false })
  useEvent(host, ['touchend', 'touchcancel'], onEnd)
}
