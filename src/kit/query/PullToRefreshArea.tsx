import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isScrolled, singleTouchOf } from '@/ui/touch'
import { useEvent } from '@/ui/use-event'
import { useIsPageTouched, useWhenUntouched } from '@/kit/load/first-touch'
import { useModule } from '@/kit/load/module'

interface Props {
  refresh: () => Promise<void>
  children: ReactNode
}

/**
 * Lets the member refresh the screen by pulling it down. The build prerenders Home without a
 * `document`. The children then get the same two elements around them as in a browser, so that the
 * prerendered Home looks like the app's Home.
 */
export function PullToRefreshArea(props: Props) {
  if (typeof document !== 'undefined') return <PullableArea {...props} />
  return (
    <div>
      <div>{props.children}</div>
    </div>
  )
}

/**
 * antd-mobile's pull to refresh is a large library, so it loads after the first touch. If it then
 * wrapped the children, React would mount them again, and they would lose typed text, scroll
 * position and focus. A portal avoids that: it renders the children into `host`, and only `host`
 * moves.
 */
function PullableArea({ refresh, children }: Props) {
  const [host] = useState(() => document.createElement('div'))
  const library = useModule(() => import('./PullArea'), useIsPageTouched())
  // Waits until no video is shown, because moving a video in the document stops the video.
  const PullModule = useWhenUntouched(library, () => host.querySelector('video') === null)
  const focusedElement = useRef<Element | null>(null)
  const scrollPositions = useScrollPositions(host, PullModule === null)
  const attachHost = (element: HTMLElement | null) => {
    const { activeElement } = document
    if (element === null) focusedElement.current = host.contains(activeElement) ? activeElement : null
    else if (host.parentNode !== element) {
      element.append(host)
      // Moving `host` takes the focus from the field in which the member types, and the keyboard
      // would close.
      if (focusedElement.current instanceof HTMLElement) focusedElement.current.focus({ preventScroll: true })
      // Moving `host` also resets the horizontal scroll of its rows.
      for (const [row, scrollLeft] of scrollPositions.current) row.scrollTo(scrollLeft, row.scrollTop)
    }
  }
  useEarlyPull(PullModule === null ? host : null, refresh)
  const hostContainer = <div ref={attachHost} />
  return (
    <>
      {PullModule === null ? (
        hostContainer
      ) : (
        <PullModule.default onRefresh={refresh}>{hostContainer}</PullModule.default>
      )}
      {createPortal(children, host)}
    </>
  )
}

function useScrollPositions(host: HTMLElement, isNeeded: boolean) {
  const scrollPositions = useRef(new Map<Element, number>())
  const recordScroll = ({ target }: Event) => {
    if (target instanceof Element) scrollPositions.current.set(target, target.scrollLeft)
  }
  useEvent(isNeeded ? host : null, 'scroll', recordScroll, { capture: true, passive: true })
  return scrollPositions
}

/** A longer pull refreshes the screen. The distance is the same as in antd-mobile. */
const REFRESH_DISTANCE_PX = 172

/**
 * Refreshes the screen after a pull that begins before the library has loaded. `host` is null once
 * the library handles pulls.
 */
function useEarlyPull(host: HTMLElement | null, refresh: () => Promise<void>): void {
  const startPoint = useRef<{ x: number; y: number } | null>(null)
  const pulledDistancePx = useRef(0)
  const onStart = (event: TouchEvent) => {
    const touch = singleTouchOf(event)
    pulledDistancePx.current = 0
    startPoint.current =
      touch === undefined || window.scrollY > 0 || isScrolled(event) ? null : { x: touch.clientX, y: touch.clientY }
  }
  const onMove = (event: TouchEvent) => {
    const touch = singleTouchOf(event)
    if (startPoint.current === null || touch === undefined) return
    const pulledPx = touch.clientY - startPoint.current.y
    if (pulledDistancePx.current === 0 && pulledPx <= Math.abs(touch.clientX - startPoint.current.x)) {
      startPoint.current = null
      return
    }
    // Without this call, the browser's own pull to refresh would reload the page.
    if (event.cancelable) event.preventDefault()
    pulledDistancePx.current = pulledPx
  }
  const onEnd = ({ type }: TouchEvent) => {
    if (type === 'touchend' && startPoint.current !== null && pulledDistancePx.current > REFRESH_DISTANCE_PX)
      void refresh()
    startPoint.current = null
  }
  useEvent(host, 'touchstart', onStart, { passive: true })
  useEvent(host, 'touchmove', onMove, { passive: false })
  useEvent(host, ['touchend', 'touchcancel'], onEnd)
}
