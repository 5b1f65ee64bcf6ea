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
import { connect, leadToLoginOnFirstStart } from '@/app/start'
import { changeLanguage, startI18n } from '@/i18n'
import { readLanguage, type LanguageCode } from '@/i18n/languages'
import { newerBuild } from '@/app/device/newer-build'
import { forgetConnection } from '@/lib/connection'
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
  /** The stored token, if it is not a member's. */
  token?: string
  /** The stored language; null stores none, as at the very first start. */
  lang?: LanguageCode | null
  /** False for the first start of this browser session, which opens Login. */
  started?: boolean
  state?: unknown
  /** Failed queries are retried without a delay. */
  isHasty?: boolean
}

export interface RunningApp {
  user: UserEvent
  queryClient: QueryClient
  /** Like closing the tab: storage stays. */
  close: () => void
}

const running = new Map<() => void, QueryClient>()

/** Starts the app as `main.tsx` does. */
export async function renderApp({
  path = '/Home',
  member,
  token,
  lang = 'en_us',
  started = true,
  state,
  isHasty = false,
}: AppOptions = {}): Promise<RunningApp> {
  const stored = member === undefined ? token : await idOf(member)
  if (stored !== undefined) writeText('token', stored)
  if (lang !== null) writeText('lang', lang)
  if (started) markStarted()
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'default', idx: 0 }, '', path)
  reloadSession()
  connect()
  applyTheme()
  leadToLoginOnFirstStart()
  const queryClient = createQueryClient()
  if (isHasty) retryAtOnce(queryClient)
  void queryClient.prefetchQuery(platformQueries.base())
  await applyLanguage()
  void screenAt(window.location.pathname)?.preload(queryClient)
  // Compiling the first screen of a file takes seconds; queries must not wait for it.
  await vi.dynamicImportSettled()
  return { user: userEvent.setup(), queryClient, close: open(queryClient) }
}

function retryAtOnce(queryClient: QueryClient): void {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
}

function open(queryClient: QueryClient): () => void {
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
    if (!running.delete(close)) return
    unmount()
    container.remove()
    queryClient.clear()
    moneyStore.busy.clear()
  }
  running.set(close, queryClient)
  return close
}

/** How many queries that have failed before are being fetched again. */
export function countAskedAgain(): number {
  const isAnother = ({ state }: Query) => state.errorUpdateCount > 0
  return [...running.values()].reduce((sum, client) => sum + client.isFetching({ predicate: isAnother }), 0)
}

/** Renders one task later: within `act` a lazy screen that suspends never appears. */
function RenderedLater({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? children : null
}

/** The id of a member, which is also the token. */
export async function idOf(username: string): Promise<string> {
  const record = await api.member(username)
  if (record === null) throw new Error(`no member ${username}`)
  return record.id
}

/** i18next can start only once in a page; after that only the language changes. */
async function applyLanguage(): Promise<void> {
  if (i18next.isInitialized) await changeLanguage(readLanguage())
  else await startI18n()
}

function markStarted(): void {
  try {
    sessionStorage.setItem('tiga.started', '1')
  } catch {
    // The test has removed the storage.
  }
}

export async function forgetApps(): Promise<void> {
  for (const close of running.keys()) close()
  localStorage.clear()
  sessionStorage.clear()
  for (const key of ['token', 'lang', 'tiga.started', 'tiga.theme']) removeText(key)
  removeMemberRecords()
  await (await openLedger()).erase()
  drainResults()
  forgetServerDate()
  forgetConnection()
  newerBuild.setState(newerBuild.getInitialState())
  reloadSession()
  delete document.documentElement.dataset['theme']
  // jsdom navigates its history in a later task, which must not reach the next test.
  await new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
