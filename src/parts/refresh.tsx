import { useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/IconButton'
import { notify } from '@/ui/feedback'
import { useIdleImport } from './use-idle-import'

/** Original section 9: a refresh takes at least this long, so that the member sees that it happened. */
const MINIMUM_MS = 500

/**
 * A refresh by hand: runs the screen's own calls, takes at least 500 ms, and says the words only when all of them succeeded
 * (reading 27).
 */
export function useRefresh(reload: () => Promise<readonly { isError: boolean }[]>, doneText: string) {
  const { t } = useTranslation('common')
  const [isRefreshing, setIsRefreshing] = useState(false)
  const refresh = async () => {
    if (isRefreshing) return
    setIsRefreshing(true)
    const pause = new Promise((resolve) => {
      setTimeout(resolve, MINIMUM_MS)
    })
    const results = await reload()
    await pause
    setIsRefreshing(false)
    notify(results.some(({ isError }) => isError) ? t('refreshFailed') : doneText)
  }
  return { isRefreshing, refresh }
}

export function RefreshButton({ isRefreshing, refresh }: { isRefreshing: boolean; refresh: () => Promise<void> }) {
  const { t } = useTranslation('common')
  return <IconButton icon="refresh" label={t('refresh')} isBusy={isRefreshing} onClick={() => void refresh()} />
}

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
