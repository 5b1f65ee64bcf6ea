import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { readEntryState } from '@/kit/history'
import { saveRestorePoint, restorePointOf } from '@/kit/restore-points'
import { useEvent } from '@/ui/use-event'

const RESTORE_TIMEOUT_MS = 3000
const SCROLL_POINT_NAME = 'scrolled'

/**
 * Scrolls a new screen to the top, and restores the scroll position after Back. A history entry
 * that opens a sheet, or whose screen has replaced its own address, is not a new screen. React
 * Router's own scroll restoration needs a data router, which is 14 kB larger.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const lastScreenAddress = useRef(location.pathname + location.search)
  useEvent(window, 'scroll', () => saveRestorePoint(location.key, SCROLL_POINT_NAME, window.scrollY))
  useEffect(() => {
    const screenAddress = location.pathname + location.search
    const isSameScreen = screenAddress === lastScreenAddress.current
    lastScreenAddress.current = screenAddress
    const { sheet, keepsPlace } = readEntryState(location.state)
    if (isSameScreen || sheet !== undefined || (keepsPlace === true && navigationType === 'REPLACE')) {
      saveRestorePoint(location.key, SCROLL_POINT_NAME, window.scrollY)
      return
    }
    if (navigationType !== 'POP') {
      window.scrollTo(0, 0)
      return
    }
    return restoreScroll(restorePointOf(location.key, SCROLL_POINT_NAME))
  }, [location, navigationType])
}

function restoreScroll(scrollTopPx: number): () => void {
  const tryToScroll = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < scrollTopPx) return false
    window.scrollTo(0, scrollTopPx)
    return true
  }
  if (tryToScroll()) return () => undefined
  const observer = new ResizeObserver(() => {
    if (tryToScroll()) stop()
  })
  observer.observe(document.body)
  const timer = setTimeout(() => stop(), RESTORE_TIMEOUT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(event, stop)
  }
  for (const event of ['wheel', 'touchmove', 'keydown']) window.addEventListener(event, stop, { passive: true })
  return stop
}
