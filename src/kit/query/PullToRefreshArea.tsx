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

/** The build renders Home where there is no document: the same two elements around the children. */
export function PullToRefreshArea(props: Props) {
  if (typeof document !== 'undefined') return <PulledArea {...props} />
  return (
    <div>
      <div>{props.children}</div>
    </div>
  )
}

/**
 * antd-mobile's pull to refresh is heavy, so it loads when a finger first touches the screen. If it
 * wrapped the children then, they would mount again and lose typed text, scroll and focus. So a
 * portal renders them into an element of their own, and only that element moves.
 */
function PulledArea({ refresh, children }: Props) {
  const [host] = useState(() => document.createElement('div'))
  const arrived = useModule(() => import('./PullArea'), useFirstTouch())
  // A video that is moved stops.
  const Pull = useWhenUntouched(arrived, () => host.querySelector('video') === null)
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
  useEarlyPull(Pull === null ? host : null, refresh)
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

/** In px: so far the library, too, lets a finger pull before it refreshes. */
const REFRESH_DISTANCE_PX = 172

/**
 * A pull that begins before the library is there refreshes once the finger lets go: nothing on the
 * screen can follow that finger.
 * @param host null once the library is there
 */
function useEarlyPull(host: HTMLElement | null, refresh: () => Promise<void>): void {
  const from = useRef<{ x: number; y: number } | null>(null)
  const far = useRef(0)
  const onStart = (event: TouchEvent) => {
    const touch = onlyTouch(event)
    far.current = 0
    from.current =
      touch === undefined || window.scrollY > 0 || isScrolled(event) ? null : { x: touch.clientX, y: touch.clientY }
  }
  const onMove = (event: TouchEvent) => {
    const touch = onlyTouch(event)
    if (from.current === null || touch === undefined) return
    const down = touch.clientY - from.current.y
    if (far.current === 0 && down <= Math.abs(touch.clientX - from.current.x)) {
      from.current = null
      return
    }
    // Or the browser would load the page anew.
    if (event.cancelable) event.preventDefault()
    far.current = down
  }
  const onEnd = ({ type }: TouchEvent) => {
    if (type === 'touchend' && from.current !== null && far.current > REFRESH_DISTANCE_PX) void refresh()
    from.current = null
  }
  useEvent(host, 'touchstart', onStart, { passive: true })
  useEvent(host, 'touchmove', onMove, { passive: false })
  useEvent(host, ['touchend', 'touchcancel'], onEnd)
}
