import { useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIdleImport } from './use-idle'

/**
 * antd-mobile's pull to refresh is heavy, so it loads when the browser is idle. If it wrapped the
 * children then, they would mount again and lose typed text, scroll and focus. So a portal renders
 * them into an element of their own, and only that element moves.
 */
export function PullToRefreshArea({ refresh, children }: { refresh: () => Promise<void>; children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))
  const Pull = useIdleImport(() => import('./PullArea'))
  const focused = useRef<Element | null>(null)
  const adopt = (element: HTMLElement | null) => {
    const active = document.activeElement
    if (element === null) focused.current = host.contains(active) ? active : null
    else if (host.parentNode !== element) {
      element.append(host)
      // Moving an element blurs it, which would close the keyboard of a member who is typing.
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
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
