import type { Query, QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { vi } from 'vitest'
import { drainResults } from '@/api/published-results'
import { platformQueries } from '@/api/platform'
import { createQueryClient } from '@/api/query-client'
import { App } from '@/app/App'
import { screenAt } from '@/app/screens'
import { initializeApp, redirectToLoginOnFirstStart } from '@/app/start'
import { changeLanguage, startI18n } from '@/i18n'
import { readLanguage, type LanguageCode } from '@/i18n/languages'
import { newerBuild } from '@/app/device/newer-build'
import { resetConnection } from '@/lib/connection'
import { forgetServerDate } from '@/lib/server-clock'
import { removeMemberRecords, removeText, writeText } from '@/lib/storage'
import { reloadSession } from '@/session/store'
import { openLedger } from '@/domain/ledger/ledger'
import { moneyStore } from '@/domain/money-request/money-store'
import { applyTheme } from '@/ui/theme'
import { api } from './api'

export interface AppOptions {
  path?: string
  member?: string | undefined
  /** The stored token if `member` is missing, for example an invalid token. */
  token?: string
  /** The stored language. Null stores no language, as at the very first start. */
  lang?: LanguageCode | null
  /** False for the first start in this tab, which opens Login for a visitor. */
  started?: boolean
  /** The state of the history entry. */
  state?: unknown
  /** True if failed queries are retried without a delay. */
  isHasty?: boolean
}

export interface RunningApp {
  user: UserEvent
  queryClient: QueryClient
  /** Closes the app as if the tab were closed. The storage stays. */
  close: () => void
}

const runningApps = new Map<() => void, QueryClient>()

/** Starts the app as `main.tsx` does. */
export async function renderApp({
  path = '/Home',
  member,
  token,
  lang = 'en_us',
  started = true,
  state,
  isHasty: retriesAtOnce = false,
}: AppOptions = {}): Promise<RunningApp> {
  const storedToken = member === undefined ? token : await memberIdOf(member)
  if (storedToken !== undefined) writeText('token', storedToken)
  if (lang !== null) writeText('lang', lang)
  if (started) markStarted()
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'default', idx: 0 }, '', path)
  reloadSession()
  initializeApp()
  applyTheme()
  redirectToLoginOnFirstStart()
  const queryClient = createQueryClient()
  if (retriesAtOnce) retryAtOnce(queryClient)
  void queryClient.prefetchQuery(platformQueries.base())
  await applyLanguage()
  void screenAt(window.location.pathname)?.preload(queryClient)
  // Waits here until the screen's code has loaded. The first screen of a test file takes seconds to
  // compile, so a later wait could time out.
  await vi.dynamicImportSettled()
  return { user: userEvent.setup(), queryClient, close: mountApp(queryClient) }
}

function retryAtOnce(queryClient: QueryClient): void {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
}

function mountApp(queryClient: QueryClient): () => void {
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  const { unmount } = render(
    <RenderedLater>
      <App queryClient={queryClient} />
    </RenderedLater>,
    { container },
  )
  const close = () => {
    if (!runningApps.delete(close)) return
    unmount()
    container.remove()
    queryClient.clear()
    moneyStore.busy.clear()
  }
  runningApps.set(close, queryClient)
  return close
}

/** Returns the number of queries that are being fetched again after a failure. */
export function countRefetches(): number {
  const hasFailed = ({ state }: Query) => state.errorUpdateCount > 0
  return [...runningApps.values()].reduce((sum, client) => sum + client.isFetching({ predicate: hasFailed }), 0)
}

/** Renders outside the `act` of `render`, within which a lazy screen would never appear. */
function RenderedLater({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? children : null
}

/** Returns the id of a member, which is also the member's token in the mock. */
export async function memberIdOf(username: string): Promise<string> {
  const memberData = await api.member(username)
  if (memberData === null) throw new Error(`There is no member named ${username}.`)
  return memberData.id
}

async function applyLanguage(): Promise<void> {
  if (i18next.isInitialized) await changeLanguage(readLanguage())
  else await startI18n()
}

function markStarted(): void {
  try {
    sessionStorage.setItem('tiga.started', '1')
  } catch {
    // The test has broken the session storage.
  }
}

export async function closeAppsAndClearStorage(): Promise<void> {
  for (const close of runningApps.keys()) close()
  localStorage.clear()
  sessionStorage.clear()
  for (const key of ['token', 'lang', 'tiga.started', 'tiga.theme']) removeText(key)
  removeMemberRecords()
  await (await openLedger()).erase()
  drainResults()
  forgetServerDate()
  resetConnection()
  newerBuild.setState(newerBuild.getInitialState())
  reloadSession()
  delete document.documentElement.dataset['theme']
  // jsdom navigates its history in a later task, which must not reach the next test.
  await new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
