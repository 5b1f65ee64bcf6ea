import { useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIdleImport } from './use-idle-import'

/**
 * Pull to refresh by antd-mobile, which is heavy and comes when the browser is idle. The children live in an element of their own
 * that is handed over when it arrives, so they neither mount twice nor lose what they hold.
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
      // An element that is moved loses the focus, and with it the keyboard of who is typing.
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
    }
  }
  const place = <div ref={adopt} />
  return (
    <>
      {Pull === null ? place : <Pull.default onRefresh={refresh}>{place}</Pull.default>}
      {createPortal(children, host)}
    </>
  )
}
