import '@/styles/tokens.css'
import '@/styles/global.css'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root, type RootOptions } from 'react-dom/client'
import { awaitIfEarly } from '@/api/early'
import { createQueryClient } from '@/api/query-client'
import { platformQueries } from '@/api/platform'
import { accountQueries } from '@/api/account'
import { App } from '@/app/App'
import { initializeApp, redirectToLoginOnFirstStart } from '@/app/start'
import { screenAt } from '@/app/screens'
import { report, reportUncaught } from '@/lib/report'
import { isDateHidden, onServerDate } from '@/lib/server-clock'
import { demoAccountsStore } from './domain/member/demo-access'
import { startI18n } from '@/i18n'
import { routeOf } from '@/routes'
import { sessionStore } from '@/session/store'

/** Objects of a page that are kept when a module is replaced in development. */
interface KeptPage {
  root: Root
  queryClient: QueryClient
}

/**
 * Options that report each error in React to the operator. Undefined if the build has no address
 * for reports. React then handles errors by its default.
 */
const rootOptions: RootOptions | undefined =
  __REPORT_URL__ === ''
    ? undefined
    : {
        onUncaughtError: (error) => {
          report(error, 'root')
          reportError(error)
        },
        onRecoverableError: (error) => {
          report(error, 'recovered')
          reportError(error)
        },
        // Waits, so that the error boundary reports the error first, with a more exact place. A
        // page sends the same error only once.
        onCaughtError: (error) => queueMicrotask(() => report(error, 'boundary')),
      }

async function startApp(element: HTMLElement): Promise<void> {
  reportUncaught()
  initializeApp()
  redirectToLoginOnFirstStart()
  if (import.meta.env.DEV) onServerDate(warnOfHiddenDate)
  if (__IS_MOCK__) {
    await offerDemo()
    // A phone on plain http has no service worker. The dev server then answers in its place.
    if ('serviceWorker' in navigator) {
      const { startBrowserMock } = await import('@/mocks/browser')
      await startBrowserMock()
    }
  }
  const queryClient = createQueryClient()
  const { pathname } = window.location
  // Loads the code of the screen before the first render. Otherwise React would show a fallback for
  // at least 300 ms.
  await Promise.all([
    startI18n(),
    // Log-in and Register render without the platform's answers, and request them afterwards.
    routeOf(pathname)?.access !== 'anonymous' && awaitIfEarly(prefetchFirstQueries(queryClient)),
    screenAt(pathname)?.preload(queryClient),
  ])
  const root = createRoot(element, rootOptions)
  renderApp(root, queryClient)
  if (import.meta.hot?.data) import.meta.hot.data['page'] = { root, queryClient }
  if (__IS_MOCK__) void import('@/mocks/panel/mount').then(({ mountPanel }) => mountPanel())
}

function renderApp(root: Root, queryClient: QueryClient): void {
  root.render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  )
}

async function offerDemo(): Promise<void> {
  const { DEMO_INVITE_CODES, DEMO_MEMBERS } = await import('@/mocks/demo')
  demoAccountsStore.setState({ members: DEMO_MEMBERS, inviteCodes: DEMO_INVITE_CODES })
}

/**
 * Runs the queries that most screens need. If the page has sent their calls before this code loaded
 * (`api/early.ts`), the queries use those answers.
 */
function prefetchFirstQueries(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.prefetchQuery(platformQueries.base()),
    sessionStore.get().token !== null && client.prefetchQuery(accountQueries.member()),
  ])
}

function warnOfHiddenDate(): void {
  if (isDateHidden())
    reportError(new Error('The API hides its Date header: no break can end, and no pending raise can take effect.'))
}

/** Renders the app again after a module was replaced in development (see `build/hot-reload.ts`). */
async function resumeAfterHotUpdate({ root, queryClient }: KeptPage): Promise<void> {
  initializeApp()
  if (__IS_MOCK__) await offerDemo()
  await startI18n()
  renderApp(root, queryClient)
  void queryClient.invalidateQueries()
}

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no #root')
const previousPage: KeptPage | undefined = import.meta.hot?.data?.['page']
const startPromise = previousPage === undefined ? startApp(element) : resumeAfterHotUpdate(previousPage)
startPromise.catch((error: unknown) => {
  report(error, 'start')
  offerRetry()
})
import.meta.hot?.accept()
