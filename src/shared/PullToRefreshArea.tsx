import { useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIdleImport } from './use-idle'

/**
 * Pull to refresh by antd-mobile, which is heavy and is loaded when the browser is idle.
 *
 * The problem: wrapping the children in it then would mount them a second time, and typed text, scroll and focus would be lost.
 * So they are rendered by a portal into an element of their own, and only that element moves into the wrapper when it arrives.
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
      // Moving an element takes the focus away, which would close the keyboard of a member who is typing.
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
