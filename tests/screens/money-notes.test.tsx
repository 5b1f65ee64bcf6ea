import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import ServiceLink from '@/domain/help/ServiceLink'
import { api, callsTo, holdBack } from '../support/api'
import { breakagesByCapability, runWhileBroken } from '../support/capabilities'
import { NOON, confirmButton, openDraw, review } from '../support/draw'
import {
  currentAddress,
  untilIdle,
  findHeading,
  expectAnnounced,
  getMain,
  stopClockAt,
  tapTwice,
  plainTextOf,
} from '../support/look'
import { openScreen } from '../support/open-screen'
import { closeAppsAndClearStorage, renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { closeSheetBy, openSheetBy } from '../support/sheets'
import { accountQueries } from '@/api/account'
import { ALWAYS_STALE } from '@/api/keys'
import { moneyStore } from '@/domain/money-request/money-store'
import { orderRequest, pendingOf, withdrawal } from '@/domain/money-request/testing/requests'
import { storeRequest } from '../support/open-requests'
import { openWithdraw, review as reviewWithdrawal } from '../support/withdraw'

const NEVER_PAY = 'Never pay to get paid. If someone asks you to top up first, don’t send money.'

beforeEach(() => stopClockAt(NOON))

describe('the warning against paying in order to be paid', () => {
  test('is shown on Online service and in the service dialog of Register, but not for a forgotten password', async () => {
    const { close } = await openScreen('/ServiceOnline', 'Online service')
    expect(await screen.findByText(/^Never pay to get paid\. Never share passwords\.$/)).toBeInTheDocument()
    close()
    const register = await openScreen('/Register', 'Register')
    const dialog = await openSheetBy(register.user, 'Customer service', 'Customer service')
    expect(await within(dialog).findByText(NEVER_PAY)).toBeInTheDocument()
    register.close()
    const { user } = await openScreen('/Login', 'Log in')
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
    expect(await screen.findByRole('dialog', { name: 'Forgot password?' })).not.toHaveTextContent('Never pay')
  })
})

describe('a stored request that this build cannot read', () => {
  const ORDER = '{"memberId":"1001","request":{"kind":"order","gameId":11}}'
  const places = [
    ['/Lottery?key=sunda60&id=11', 'Sunda', /^Submit/, ORDER, 'View task record'],
    [
      '/withdraw',
      'Withdraw',
      'Withdraw',
      '{"memberId":"1002","request":{"kind":"withdrawal"}}',
      'View withdrawal record',
    ],
    ['/Recharge', 'Top up', 'Send for review', 'x', null],
  ] as const

  test.each(places)(
    'blocks the next request on %s until the member stops tracking the unreadable request',
    async (path, name, send, note, record) => {
      localStorage.setItem('tiga.requests.b', note)
      localStorage.setItem('tiga.requests.c', '{"memberId":"1003"}')
      const app = await openScreen(path, name, { member: path === '/withdraw' ? 'budi_k' : 'wulan_r' })
      // A draw shows one row, which opens the notice in a sheet.
      const title = 'Tiga can’t read an earlier request.'
      await screen.findAllByText(title)
      // The button for a top-up stays enabled. A tap shows why the top-up is blocked.
      expect(screen.getByRole('button', { name: send }).matches(':disabled')).toBe(record !== null)
      if (name === 'Sunda') await openSheetBy(app.user, title, 'Notices')
      const notice = (await screen.findByText(title, { selector: 'b' })).closest('[role=status]') as HTMLElement
      expect(notice).toHaveTextContent(
        'It may have been accepted. Check your record or ask customer service before you send another.',
      )
      const links = within(notice).getAllByRole('link').map(plainTextOf)
      expect(links).toEqual([...(record === null ? [] : [record]), 'Ask customer service'])
      await app.user.click(within(notice).getByRole('button', { name: 'I’ve checked it myself' }))
      await app.user.click(within(notice).getByRole('button', { name: 'Yes, stop tracking' }))
      await waitFor(() => expect(notice).not.toBeInTheDocument())
      expect(await screen.findByRole('button', { name: send })).toBeEnabled()
      expect(Object.keys(localStorage).filter((key) => key.startsWith('tiga.requests.'))).toEqual(['tiga.requests.c'])
    },
  )
})

test.each([
  ['the review of an order', async () => review(await openDraw())],
  ['the review of a withdrawal', async () => reviewWithdrawal(await openWithdraw())],
  [
    'the form of a top-up',
    async () => {
      await openScreen('/Recharge', 'Top up', { member: 'wulan_r' })
      return getMain()
    },
  ],
])('%s warns against leaving the page only if the browser can store nothing', async (_name, open) => {
  const NOT_STORED = 'Your browser can’t save a note of this request. Stay on this page until the response arrives.'
  expect(within(await open()).queryByText(NOT_STORED)).not.toBeInTheDocument()
  await closeAppsAndClearStorage()
  await runWhileBroken(
    () => breakagesByCapability['local storage']?.['full']?.(),
    async () => {
      expect(within(await open()).getByText(NOT_STORED)).toBeVisible()
    },
  )
})

test('an unanswered request is looked up in the record after its time limit, even if the outcome of an earlier one is unknown', async () => {
  vi.useRealTimers()
  const sentAt = Date.now()
  storeRequest(withdrawal, { sentAt: sentAt - 60_000, answerBy: sentAt - 35_000 })
  const app = await openScreen('/ServiceOnline', 'Online service', { member: 'wulan_r' })
  await waitFor(() => expect(callsTo('/member/getUserWithdrawList')).toHaveLength(1))
  await untilIdle(app)
  const later = { sentAt: Date.now(), answerBy: Date.now() + 500 }
  act(() => moneyStore.requests.put('later', pendingOf('later', { request: orderRequest(), ...later })))
  await waitFor(() => expect(callsTo('/member/getUserGameList')).toHaveLength(1), { timeout: 3000 })
})

describe('help with gambling', () => {
  test.each([
    ['/ServiceOnline', 'Online service', {}],
    ['/Setting', 'Settings', { member: 'wulan_r' }],
  ])('is offered on %s with a single button, which names the site that it opens', async (path, name, options) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await openScreen(path, name, options)
    const help = await openSheetBy(user, 'Help with problem gambling')
    expect(opened).not.toHaveBeenCalled()
    await user.click(within(help).getByRole('button', { name: /^Open ?www\.gamblingtherapy\.org$/ }))
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://www.gamblingtherapy.org/', '_blank', 'noopener,noreferrer')
  })

  test.each([
    ['/Lottery?key=sunda60&id=11', 'Sunda', { member: 'wulan_r' }],
    ['/Mine', 'Me', { member: 'wulan_r' }],
  ])('is offered on Online service, to which the last link of the screen %s leads', async (path, name, options) => {
    const { user } = await openScreen(path, name, options)
    // On the screen "Me", the link is part of a sentence about invite codes, so it is shorter.
    const words = path === '/Mine' ? 'Customer service' : 'Help and customer service'
    const link = await screen.findByRole('link', { name: words })
    expect(
      screen
        .getAllByRole('main')
        .flatMap((main) => within(main).getAllByRole('link'))
        .at(-1),
    ).toBe(link)
    await user.click(link)
    await findHeading('Online service')
    await screen.findByRole('button', { name: 'Help with problem gambling' })
    expect(screen.queryByRole('button', { name: 'Report a scam or complain' })).not.toBeInTheDocument()
  })

  test('is behind a link that appears 300 ms after the screen’s last answer, at the latest after 8 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const client = new QueryClient()
    const startQuery = (name: string, queryFn: () => Promise<string>) =>
      client.prefetchQuery({ queryKey: [name], queryFn })
    const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    )
    const isLinkShown = () => !screen.getByRole('paragraph').className.includes('awaited')

    void startQuery('first', () => Promise.resolve('done'))
    const { unmount } = render(<ServiceLink />, { wrapper })
    await passTime(10)
    void startQuery('of the answer to the first', () => Promise.resolve('done'))
    await passTime(299)
    expect(isLinkShown()).toBe(false)
    await passTime(10)
    expect(isLinkShown()).toBe(true)
    void startQuery('a poll', () => new Promise<never>(() => {}))
    await passTime(10)
    expect(isLinkShown()).toBe(true)
    unmount()

    render(<ServiceLink />, { wrapper })
    await passTime(7990)
    expect(isLinkShown()).toBe(false)
    await passTime(10)
    expect(isLinkShown()).toBe(true)
  })

  test('lists the sites that are set for the member’s language and for all languages', async () => {
    applySettings({
      VITE_HELP_LINKS: 'https://help.example | vi_vi=https://giupdo.example | en_us=https://bantuan.example',
      VITE_REPORT_LINKS: 'id_id=https://lapor.example | https://report.example/form',
    })
    const { user } = await openScreen('/ServiceOnline', 'Online service', {})
    const linksIn = async (row: string) => {
      const sheet = await openSheetBy(user, row)
      const links = within(sheet).getAllByRole('button', { name: /^Open/ })
      await closeSheetBy(user, sheet)
      return links.map(plainTextOf)
    }
    expect(await linksIn('Report a scam or complain')).toEqual(['Open report.example'])
    expect(await linksIn('Help with problem gambling')).toEqual(['Open bantuan.example', 'Open help.example'])
  })
})

describe('a screen that the member leaves', () => {
  /** Changes the address, but the screen stays mounted, as while the next screen's code loads. */
  function leaveFor(path: string): void {
    window.history.pushState({ usr: {}, key: 'next', idx: 9 }, '', path)
  }

  test.each([
    ['a failure by a toast, not on the form', 'error', 'Closed for a moment.'],
    ['a success without going back', null, 'Gender saved.'],
  ] as const)('reports %s while its form is still mounted', async (_name, kind, words) => {
    if (kind !== null) await api.faults.add({ path: '/member/setSex', kind, message: words })
    const release = holdBack('/member/setSex')
    const { user } = await renderApp({ path: '/Setsex', member: 'wulan_r' })
    await user.click(await screen.findByRole('radio', { name: 'Male' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsTo('/member/setSex')).toHaveLength(1))
    leaveFor('/Language')
    release()
    await expectAnnounced(words)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(currentAddress()).toBe('/Language')
  })

  test('goes back one step if Back is tapped twice before the browser has navigated', async () => {
    const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await user.click(await screen.findByRole('button', { name: 'Settings' }))
    await user.click(await screen.findByRole('link', { name: /^Language/ }))
    await findHeading('Language')
    const go = vi.spyOn(window.history, 'go')
    tapTwice(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Settings')
    expect(go.mock.calls).toEqual([[-1]])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Me')
  })

  test('reports an order only when the page comes back, if leaving the page has aborted the order’s request', async () => {
    const release = holdBack('/game/placeOrder')
    const app = await openDraw()
    await app.user.click(confirmButton(await review(app)))
    await waitFor(() => expect(callsTo('/game/placeOrder')).toHaveLength(1))
    await api.faults.add({ path: '/game/placeOrder', kind: 'offline' })
    const requestEnded = new Promise((resolve) => api.server.events.on('request:end', resolve))
    window.dispatchEvent(new Event('pagehide'))
    release()
    await requestEnded
    // Once this later call is answered, the order's failure has been processed.
    await app.queryClient.fetchQuery({ ...accountQueries.member(), staleTime: ALWAYS_STALE })
    expect(moneyStore.requests.list()).toMatchObject([{ isLost: false }])
    expect(moneyStore.messages.list()).toEqual([])
    window.dispatchEvent(new Event('pageshow'))
    await waitFor(() => expect(moneyStore.messages.list()).toMatchObject([{ news: { outcome: 'unknown' } }]))
  })
})
