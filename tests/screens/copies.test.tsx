import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { orderQueries } from '@/api/orders'
import { createQueryClient } from '@/api/query-client'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { copyChoices, startCopying } from '@/domain/copies/choice'
import { countCopies, readCopy } from '@/domain/copies/copy-store'
import { useCopied } from '@/domain/copies/use-copied'
import { sessionStore } from '@/session/store'
import { api } from '../support/api'
import { chooseOption, openChoiceSheet } from '../support/choices'
import { findHeading, expectAnnounced, stopClockAt } from '../support/look'
import { openScreen } from '../support/open-screen'
import { changeTokenElsewhere } from '../support/other-tab'
import { type AppOptions, memberIdOf, renderApp, type RunningApp } from '../support/render-app'
import { logOut } from '../support/log-in'
import { pressRetry } from '../support/retry'
import { COPY_NOTICE, failReadsOffline, setUpCopyTests, keepCopies } from '../support/keep-copies'

/** Tests offline copies: answers of the platform that this device keeps for reading offline. */

setUpCopyTests()

test('offline copies are shown without a network until the platform answers, but not after a refusal', async () => {
  await keepCopies()
  await api.faults.add({ path: '/member/getUserGameList', kind: 'error', message: 'Closed for a moment.' })
  const refusedApp = await renderApp({ path: '/GameRecord', member: 'wulan_r' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for a moment.')
  expect(screen.queryByText(COPY_NOTICE)).not.toBeInTheDocument()
  refusedApp.close()
  await api.faults.clear()

  await failReadsOffline()
  stopClockAt('2026-11-22T08:00:00')
  const { user, queryClient } = await renderApp({ path: '/GameRecord', member: 'wulan_r' })
  const notice = await screen.findByText(COPY_NOTICE)
  expect(notice).toHaveTextContent('Offline copy, as of Nov 21, 2026, 14:02.')
  expect(notice.parentElement).toHaveRole('status')
  expect((await screen.findAllByRole('button', { name: /staked\sRp/ })).length).toBeGreaterThan(3)
  // The query gets no data from the copy, because a copy must never be the basis of a payment.
  expect(queryClient.getQueryData(orderQueries.list().queryKey)).toBeUndefined()

  await api.faults.clear()
  await pressRetry(user)
  await waitFor(() => expect(screen.queryByText(COPY_NOTICE)).not.toBeInTheDocument())
  expect(screen.getAllByRole('button', { name: /staked\sRp/ }).length).toBeGreaterThan(3)
})

test('offline copies of orders are shown with their notice while odds are still loading', async () => {
  await keepCopies()
  const { close } = await renderApp({ path: '/GameRecord', member: 'wulan_r' })
  await screen.findAllByRole('button', { name: /staked\sRp/ })
  for (const game of ['11', '12', '13', '14'])
    await waitFor(async () => expect(await readCopy('1001', `games.payouts.${game}`)).not.toBeNull())
  close()
  await api.faults.add({ path: '/Lottery/getLotteryPeilv', kind: 'delay', delayMs: 60_000 })
  await api.faults.add({ path: '/member/getUserGameList', kind: 'offline' })
  await renderApp({ path: '/GameRecord', member: 'wulan_r' })
  await screen.findByText(COPY_NOTICE)
  // A screen waits some seconds for odds. The rows must appear before that time is over.
  const rows = await screen.findAllByRole('button', { name: /staked\sRp/ }, { timeout: 2000 })
  expect(rows.length).toBeGreaterThan(3)
})

test('a query that stays disabled for ten seconds returns no offline copy', async () => {
  await keepCopies()
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useCopied({ ...orderQueries.list(), enabled: false }), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  expect(await act(() => readCopy('1001', 'orders'))).not.toBeNull()
  expect(result.current).toMatchObject({ data: undefined, copiedAt: null })
})

test('no offline copies are kept before the member turns them on, and a failed list links to the setting', async () => {
  const { close } = await openScreen('/Notice', 'Notices', { member: 'wulan_r' })
  close()
  await failReadsOffline()
  await renderApp({ path: '/Notice', member: 'wulan_r' })
  const alert = await screen.findByRole('alert')
  const settingLink = await within(alert).findByRole('link', { name: 'Turn on offline copies' })
  expect(settingLink).toHaveAttribute('href', '/Setting')
  expect(await countCopies()).toBe(0)
})

test('offline copies of one member are erased once another member is logged in', async () => {
  await keepCopies()
  const { close } = await renderApp({ path: '/Mine', member: 'budi_k' })
  await screen.findByText('budi_k')
  await waitFor(async () => expect(await countCopies()).toBe(0))
  expect(copyChoices.get('1001')).toMatchObject({ isOn: true })
  close()
  await failReadsOffline()
  await renderApp({ path: '/GameRecord', member: 'budi_k' })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByText(COPY_NOTICE)).not.toBeInTheDocument()
})

test('turning offline copies off erases them at once, and the sheet says that the browser may also remove them', async () => {
  await keepCopies()
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  expect(await screen.findByRole('button', { name: 'Offline copies On' })).toBeInTheDocument()
  const sheet = await openChoiceSheet(user, 'Offline copies')
  expect(sheet.getByText(/until logout.* The browser may remove them/)).toBeInTheDocument()
  await user.click(sheet.getByRole('radio', { name: 'Off' }))
  await expectAnnounced('Copies erased.')
  expect(await countCopies()).toBe(0)
  expect(copyChoices.list()).toEqual([])
})

test('offline copies that the browser cannot erase are reported as not erased yet', async () => {
  await keepCopies()
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  const deleteSpy = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError')
  })
  await chooseOption(user, 'Offline copies', 'Off')
  await expectAnnounced('Copies not erased yet. Tiga will try again when it next opens.')
  expect(await countCopies()).toBeGreaterThan(0)
  deleteSpy.mockRestore()
})

const refuseSession = () =>
  api.server.use(http.get('*/api/member/getUserInfo', () => envelopeResponse(401, 'Authentication error')))

describe('the end of a session', () => {
  test.each<[string, (app: RunningApp) => Promise<unknown> | void]>([
    ['an authentication error', (app) => (refuseSession(), void app.queryClient.refetchQueries())],
    ['the removal of the token by another tab', () => changeTokenElsewhere(null)],
    [
      'a log-in of another member',
      async () => sessionStore.dispatch({ type: 'loggedIn', token: await memberIdOf('budi_k') }),
    ],
  ])('by %s erases offline copies and keeps the setting', async (_kind, endSession) => {
    await keepCopies()
    const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await screen.findByText('wulan_r')
    await endSession(app)
    await waitFor(async () => expect(await countCopies()).toBe(0))
    expect(copyChoices.get('1001')).toMatchObject({ isOn: true })
    expect(await readCopy('1001', 'orders')).toBeNull()
  })

  test.each<[string, AppOptions, () => void]>([
    ['an authentication error in the first answer', { path: '/Mine', member: 'wulan_r' }, refuseSession],
    ['the removal of the token while Tiga was closed', { started: false }, () => localStorage.removeItem('token')],
  ])('by %s erases offline copies and opens Log-in', async (_kind, options, endSession) => {
    await keepCopies()
    endSession()
    sessionStorage.clear()
    await renderApp(options)
    await findHeading('Log in')
    await waitFor(async () => expect(await countCopies()).toBe(0))
  })
})

test('a log-out erases offline copies and the setting for them', async () => {
  await keepCopies()
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await logOut(user)
  await waitFor(() => expect(copyChoices.list()).toEqual([]))
  expect(await countCopies()).toBe(0)
})

test('without IndexedDB, a list loads from the platform and fails without a network', async () => {
  startCopying('1001')
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { close } = await renderApp({ path: '/Notice', member: 'wulan_r' })
  await screen.findByRole('button', { name: 'Mark all as read' })
  close()
  await failReadsOffline()
  await renderApp({ path: '/Notice', member: 'wulan_r' })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
})
