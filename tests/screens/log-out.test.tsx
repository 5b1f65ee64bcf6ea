import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hostQueries } from '@/api/hosts'
import { platformQueries } from '@/api/platform'
import { addMessage } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { money } from '@/lib/money/text'
import { MEMBER_ENTRY_PREFIXES } from '@/lib/storage'
import { api, callsTo } from '../support/api'
import { untilIdle, findHeading, expectAnnounced, stopClockAt, plainTextOf } from '../support/look'
import { sampleTopUpRequest, sampleWithdrawalRequest, sampleOrderRequest, messageOf } from '../support/messages'
import { storeRequest, readStoredMessages, readOpenRequests } from '../support/open-requests'
import { type AppOptions, renderApp } from '../support/render-app'
import { openLedger } from '@/domain/ledger/ledger'
import { DAY_MS } from '@/domain/limits/limit'
import { allMembersLimits, changeLimits, isTimePending, readLimits, withLimit } from '@/domain/limits/store'
import { breakagesByCapability, runWhileBroken } from '../support/capabilities'

async function openDialog(button = 'Log out', options: AppOptions = { member: 'wulan_r' }) {
  const app = await renderApp({ path: '/Setting', ...options })
  await app.user.click(await screen.findByRole('button', { name: button }))
  return { ...app, dialog: await screen.findByRole('dialog', { name: new RegExp(`^${button}`) }) }
}

describe('log-out', () => {
  const LOST_REQUEST = { isLost: true, sentAt: Date.UTC(2026, 10, 21, 9, 5) }

  const listedRequests = (dialog: HTMLElement) => within(dialog).getAllByRole('listitem').map(plainTextOf)

  /** Stores requests of unknown outcome. No look-up finds an outcome, because the lists fail. */
  async function keepOpenRequests(): Promise<void> {
    for (const call of ['/member/getUserWithdrawList', '/member/getUserGameList'])
      await api.faults.add({ path: call, kind: 'error' })
    storeRequest(sampleOrderRequest, { ...LOST_REQUEST, id: 'order', sentAt: LOST_REQUEST.sentAt - 60_000 })
    storeRequest(sampleWithdrawalRequest, { ...LOST_REQUEST, id: 'withdrawal' })
    storeRequest(sampleTopUpRequest, { ...LOST_REQUEST, id: 'top-up', sentAt: LOST_REQUEST.sentAt + 60_000 })
    storeRequest({ kind: 'withdrawal', amount: money('70000') }, { ...LOST_REQUEST, id: 'his', memberId: '1002' })
  }

  test('lists each open request with amount and time, and erases only this member’s requests and messages', async () => {
    await keepOpenRequests()
    addMessage(moneyStore.messages, messageOf({ outcome: 'unknown', request: sampleTopUpRequest }, { id: 'hers' }))
    addMessage(
      moneyStore.messages,
      messageOf({ outcome: 'unknown', request: sampleTopUpRequest }, { id: 'his', memberId: '1002' }),
    )
    const { dialog, user } = await openDialog()
    expect(listedRequests(dialog)).toEqual([
      'Order: Sunda 20261121-0541, Rp 4,000, sent Nov 21, 2026, 09:04',
      'Withdrawal: Rp 50,000, sent Nov 21, 2026, 09:05',
      'Top-up: Rp 25,000, sent Nov 21, 2026, 09:06',
    ])
    expect(dialog).toHaveTextContent('Once you log out, Tiga can’t tell you the outcome.')
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await findHeading('Me')
    expect(readOpenRequests()).toMatchObject([{ id: 'his' }])
    expect(readStoredMessages()).toMatchObject([{ id: 'his' }])
  })

  test('lists and erases the unreadable requests of this member, but not those of another member', async () => {
    localStorage.setItem('tiga.requests.gift', '{"memberId":"1001","request":{"kind":"gift"}}')
    // Among these kinds of data, a log-out keeps only the member's own limits.
    const kinds = MEMBER_ENTRY_PREFIXES.filter((kind) => kind !== 'limits.')
    for (const kind of kinds) {
      localStorage.setItem(`tiga.${kind}1001`, 'x')
      localStorage.setItem(`tiga.${kind}1002`, '{"memberId":"1002"}')
    }
    const { dialog, user } = await openDialog()
    expect(listedRequests(dialog)).toEqual(Array.from({ length: 2 }, () => 'Tiga can’t read an earlier request.'))
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await findHeading('Me')
    const remainingKinds = () => kinds.filter((kind) => localStorage.getItem(`tiga.${kind}1001`) !== null)
    await waitFor(() => expect(remainingKinds()).toEqual([]))
    // A log-out erases the offline copies of all members, but nothing else of another member.
    const otherMembersKinds = kinds.filter((kind) => localStorage.getItem(`tiga.${kind}1002`) !== null)
    expect(otherMembersKinds).toEqual(kinds.filter((kind) => kind !== 'copies.'))
  })

  test.each([
    ['the token if the member’s data never loaded', '1001', false],
    ['the stored id of an earlier start, even if the token is opaque', 'opaque', true],
  ])('lists and erases the requests of the member, whom it identifies by %s', async (_how, token, isStartedBefore) => {
    if (isStartedBefore) {
      const before = await renderApp({ path: '/Mine', member: 'wulan_r' })
      await screen.findByText('wulan_r')
      await untilIdle(before)
      before.close()
    }
    await keepOpenRequests()
    await api.faults.add({ path: '/member/getUserInfo', kind: 'error' })
    const { dialog, user } = await openDialog('Log out', { token })
    expect(listedRequests(dialog)).toHaveLength(3)
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await findHeading('Me')
    expect(readOpenRequests()).toMatchObject([{ id: 'his' }])
    expect(localStorage.getItem('tiga.member.id')).toBeNull()
  })

  test('removes or reloads public data that was loaded with the member’s token', async () => {
    const { user, queryClient } = await renderApp({ path: '/Setting', member: 'wulan_r' })
    await queryClient.prefetchQuery(hostQueries.cities())
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument()
    expect(dialog).not.toHaveTextContent('can’t tell you the outcome')
    const callsBefore = callsTo('/system/base').length
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await findHeading('Me')
    expect(queryClient.getQueryData(hostQueries.cities().queryKey)).toBeUndefined()
    // Data that the screen is showing stays in the cache until it is loaded again.
    expect(queryClient.getQueryData(platformQueries.base().queryKey)).toBeDefined()
    await waitFor(() => expect(callsTo('/system/base').length).toBeGreaterThan(callsBefore))
  })
})

describe('erasing the data on the device', () => {
  const NOW = '2026-11-21T14:02:30'
  const ERASE = 'Erase Tiga’s data'

  beforeEach(() => {
    stopClockAt(NOW)
    localStorage.setItem('somebody-else', '1')
  })

  async function erase(): Promise<void> {
    const { dialog, user } = await openDialog(ERASE)
    await user.click(within(dialog).getByRole('button', { name: 'Erase' }))
    await findHeading('Me')
  }

  const NOT_ALL = 'Tiga couldn’t erase everything. Clear this site’s data in your browser’s settings.'

  // `tests/more/erase.spec.ts` tests in browsers that databases, files and workers are erased.
  test('removes the stored data of all members, and announces the success', async () => {
    for (const key of ['messages.hers', 'messages.his', 'savedHosts.1002|301', 'theme'])
      localStorage.setItem(`tiga.${key}`, '{}')
    const ledger = await openLedger()
    await ledger.record('11', [{ period: '1', numbers: [1, 2, 3] }], 'history')
    await erase()
    await expectAnnounced('Erased. You’re logged out.')
    expect(Object.keys(localStorage)).toEqual(['somebody-else'])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(await indexedDB.databases()).toEqual([])
    expect(ledger.snapshot('11')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Log in or register' })).not.toHaveLength(0)
  })

  test('lists open requests in a dialog first, and removes nothing if the dialog is closed', async () => {
    storeRequest(sampleOrderRequest, { isLost: true, sentAt: Date.UTC(2026, 10, 21, 9, 5), id: 'order' })
    const { dialog, user } = await openDialog(ERASE)
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^Order: Sunda/)
    expect(dialog).toHaveTextContent('Platform records, browser history and downloads stay.')
    expect(dialog).not.toHaveTextContent('limits')
    expect(dialog).not.toHaveTextContent('other members')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(localStorage.getItem('token')).not.toBeNull()
  })

  test('lists unreadable requests that may be this member’s, and counts the open requests of other members', async () => {
    storeRequest(sampleOrderRequest, { memberId: '1002', id: 'his' })
    localStorage.setItem('tiga.requests.his', '{"memberId":"1002","request":{"kind":"gift"}}')
    storeRequest(sampleOrderRequest, { memberId: '1002', id: 'his too' })
    localStorage.setItem('tiga.requests.whose', '{"memberId":')
    const { dialog } = await openDialog(ERASE)
    expect(within(dialog).getAllByRole('listitem').map(plainTextOf)).toEqual(['Tiga can’t read an earlier request.'])
    expect(dialog).toHaveTextContent('Tiga also stops tracking 2 requests with an unknown outcome from other members.')
  })

  const FAILURES = ['rejecting', 'never answering', 'throwing at its mention'] as const

  test.each(FAILURES)(
    'finishes, and says that data remains, if databases, caches and service workers fail by %s',
    async (failure) => {
      localStorage.setItem('tiga.messages.hers', '{}')
      await runWhileBroken(
        () => {
          for (const part of ['IndexedDB', 'caches', 'service workers']) breakagesByCapability[part]?.[failure]?.()
        },
        async () => {
          await erase()
          await expectAnnounced(NOT_ALL)
          expect(Object.keys(localStorage)).toEqual(['somebody-else'])
        },
      )
    },
  )

  test('keeps own limits for 24 hours and breaks until they end, and removes both at a later start', async () => {
    changeLimits('1001', (own) => withLimit(own, 'perOrder', { most: money('5000'), waiting: null }))
    changeLimits('1002', (own) => ({ ...own, breakUntil: Date.now() + 3 * DAY_MS }))
    const { dialog, user, close } = await openDialog(ERASE)
    expect(dialog).toHaveTextContent('Limits stay 24 hours, breaks until they end.')
    await user.click(within(dialog).getByRole('button', { name: 'Erase' }))
    await expectAnnounced('Erased. You’re logged out.')
    expect(Object.keys(localStorage).sort()).toEqual(['somebody-else', 'tiga.limits.1001', 'tiga.limits.1002'])
    // The app counts the 24 hours by the platform's time. So it stores their end only after another
    // answer of the platform.
    await waitFor(() =>
      expect(readLimits('1001').limits).toEqual([
        {
          kind: 'perOrder',
          limit: { most: '5000', waiting: { most: null, from: expect.closeTo(Date.now() + DAY_MS, -5) as number } },
        },
      ]),
    )
    await waitFor(() => expect(allMembersLimits().some(isTimePending)).toBe(false))
    close()
    stopClockAt('2026-11-24T14:03:00')
    // The app trusts the platform's time only after two answers.
    await renderApp({ path: '/Home', lang: 'en_us' })
    await findHeading('Home')
    await waitFor(() => expect(allMembersLimits()).toEqual([]), { timeout: 12_000 })
  })

  test('announces that data remains if the browser refuses to remove data', async () => {
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    await erase()
    await expectAnnounced(NOT_ALL)
    expect(Object.keys(localStorage)).toContain('somebody-else')
  })
})
