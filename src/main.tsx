import '@/styles/tokens.css'
import '@/styles/global.css'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ifEarly } from '@/api/early'
import { createQueryClient } from '@/api/query-client'
import { platformQueries } from '@/api/platform'
import { accountQueries } from '@/api/account'
import { App } from '@/app/App'
import { connect, leadToLoginOnFirstStart } from '@/app/start'
import { routeOf } from '@/app/routes'
import { isDateHidden, onServerDate } from '@/lib/server-clock'
import { demoAccess } from './domain/member/demo-access'
import { startI18n } from '@/i18n'
import { sessionStore } from '@/session/store'

async function start(root: HTMLElement): Promise<void> {
  connect()
  leadToLoginOnFirstStart()
  if (import.meta.env.DEV) onServerDate(warnOfHiddenDate)
  if (__IS_MOCK__) {
    const { DEMO_INVITE_CODES, DEMO_MEMBERS } = await import('@/mocks/demo')
    demoAccess.setState({ members: DEMO_MEMBERS, inviteCodes: DEMO_INVITE_CODES })
    // A phone on plain http has no service worker; there the dev server answers.
    if ('serviceWorker' in navigator) {
      const { startBrowserMock } = await import('@/mocks/browser')
      await startBrowserMock()
    }
  }
  const queryClient = createQueryClient()
  const route = routeOf(window.location.pathname)
  // Without the screen's code React would bring up its fallback, and keep it for 300 ms.
  await Promise.all([
    startI18n(),
    // Log-in and Register show nothing of any answer: they ask once they are drawn.
    route?.access !== 'anonymous' && ifEarly(askFirst(queryClient)),
    route?.screen.preload(queryClient),
  ])
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  )
  if (__IS_MOCK__) void import('@/mocks/panel/mount').then(({ mountPanel }) => mountPanel())
}

/** What most screens show; what `askEarly` sends comes to these. */
function askFirst(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(platformQueries.base()),
    sessionStore.get().token !== null && client.prefetchQuery(accountQueries.member()),
  ])
}

function warnOfHiddenDate(): void {
  if (isDateHidden()) reportError(new Error('The API hides its Date: no break and no waiting limit can end.'))
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
start(root).catch(offerRetry)
