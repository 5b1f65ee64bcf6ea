import { config } from '@/config'
import { configureClient } from '@/api/caller'
import { prepareToSend } from '@/api/transport'
import { localeCodeForServer } from '@/i18n'
import { shouldSaveData } from '@/lib/data-saver'
import { isFirstTimeInThisTab } from '@/lib/storage'
import { leaveSheetEntry } from '@/kit/history'
import { repairStyleSheets } from '@/kit/load/lost-styles'
import { withoutMemberParams, unescapeQuery, loginExemptPaths, paths } from '@/paths'
import { routeOf } from '@/routes'
import { sessionStore, watchOtherTabs } from '@/session/store'
import { liveRegion, clearMessages } from '@/ui/feedback'
import { screenAt } from './screens'

export function initializeApp(): void {
  configureClient({
    getToken: () => sessionStore.get().token,
    getSessionNumber: () => sessionStore.get().number,
    getLocaleCode: localeCodeForServer,
    onSessionExpired: (token, message) => sessionStore.dispatch({ type: 'expired', token, message }),
  })
  watchOtherTabs()
  // When another member logs in, the toasts for the last member are dropped.
  let lastToken = sessionStore.get().token
  sessionStore.subscribe(() => {
    const nextToken = sessionStore.get().token
    if (lastToken !== null && nextToken !== null && nextToken !== lastToken) clearMessages()
    lastToken = nextToken ?? lastToken
  })
  repairStyleSheets()
  // The browser would scroll before the content is there. `useScrollRestoration` scrolls instead.
  window.history.scrollRestoration = 'manual'
  liveRegion()
  document.addEventListener('pointerdown', preloadPressedLink)
  // In a live build, the page's inline script has already sent the first requests. So the code that
  // sends requests is loaded only at the first press or focus, or when a call needs it.
  const loadSendingCode = () => void prepareToSend().catch(() => undefined)
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, loadSendingCode, { once: true })
}

/**
 * When a press of a link begins, prefetches the code and texts of its screen, unless the data saver
 * is on. A press begins about a tenth of a second before the link opens. Keys prefetch nothing,
 * because the focus passes links that the member does not open, and Enter opens a link at once.
 */
function preloadPressedLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin === window.location.origin && !shouldSaveData()) screenAt(link.pathname)?.prepare()
}

/**
 * Opens Log-in when a visitor starts the app in a tab for the first time (reading 12), unless the
 * path is exempt or `config.startAtLogin` is false. Must be called before the router reads the
 * address, so that no other screen flashes.
 */
export function redirectToLoginOnFirstStart(): void {
  leaveSheetEntry()
  const { pathname, search } = window.location
  const isFirstStart = isFirstTimeInThisTab('started')
  const isExempt = loginExemptPaths.some((path) => pathname.toLowerCase().startsWith(path.toLowerCase()))
  if (!isFirstStart || isExempt || sessionStore.get().token !== null || !config.startAtLogin) return
  const returnTo =
    routeOf(pathname)?.access === 'member' ? withoutMemberParams(pathname + unescapeQuery(search)) : undefined
  window.history.replaceState({ usr: { returnTo }, key: 'default', idx: 0 }, '', paths.login())
}
