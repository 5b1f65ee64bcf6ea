import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noticeQueries } from '@/api/notices'
import { answerGetsWith, api } from '../support/api'
import { NOON } from '../support/draw'
import {
  arriveAt,
  untilIdle,
  findHeading,
  waitOutTapGuard,
  paragraphWithText,
  stopClockAt,
  plainTextOf,
} from '../support/look'
import { type AppOptions, renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'
import { closeSheetBy, openSheetBy } from '../support/sheets'
import { type Message, addMessage } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { actionsByCall, MONEY_CALLS } from '../support/actions'
import { sampleOrderRequest, SAMPLE_NEWS, createSampleMessages, messageOf, settledNews } from '../support/messages'
import { readStoredMessages, storeRequest } from '../support/open-requests'
import { openLedger } from '@/domain/ledger/ledger'

const notices = [
  {
    name: 'Maintenance',
    text: 'First line.\nSee https://evil.example <b>now</b>.',
    create_time: '2026-11-20 09:00:00',
  },
  { name: 'Limits', text: 'Five a day.', create_time: '2026-11-19 09:00:00' },
  { name: '', text: '', create_time: '' },
]

function answerNotices(list: object[] = notices): void {
  answerGetsWith('/notice/getNoticeList', list)
}

async function openNotices() {
  const app = await renderApp({ path: '/Notice', member: 'wulan_r' })
  await findHeading('Notices')
  return app
}

const rows = () => screen.getAllByRole('listitem').map(plainTextOf)

beforeEach(() => stopClockAt(NOON))

describe('notices', () => {
  test('are listed with their date in the platform’s order, and count as read once they have been opened', async () => {
    answerNotices()
    const { user, close } = await openNotices()
    await screen.findByText('3 unread')
    expect(rows()).toEqual(['Unread: Maintenance Nov 20, 2026', 'Unread: Limits Nov 19, 2026', 'Unread: Notice —'])
    const opener = screen.getByRole('button', { name: /Maintenance/ })
    const sheet = await openSheetBy(user, /Maintenance/, 'Maintenance')
    expect(within(sheet).getByText(/First line/).textContent).toBe('First line.\nSee https://evil.example <b>now</b>.')
    expect(within(sheet).queryByRole('link')).not.toBeInTheDocument()
    expect(sheet).toHaveTextContent('Nov 20, 2026, 09:00:00 server time')
    await closeSheetBy(user, sheet)
    await waitFor(() => expect(opener).toHaveFocus())
    expect(opener).toHaveAccessibleName('Maintenance Nov 20, 2026')
    expect(screen.getByText('2 unread')).toBeInTheDocument()
    expect(await openSheetBy(user, /Notice —/, 'Notice')).toHaveTextContent('This notice has no text.')
    // Opens the screen again to check that the device has stored which notices were read.
    close()
    await openNotices()
    await screen.findByText('1 unread')
    expect(screen.getByRole('button', { name: /Maintenance/ })).not.toHaveAccessibleName(/Unread/)
  })

  test.each([[[]], [notices.slice(1)]])(
    'lose their open sheet and its history entry if a refresh no longer returns the open notice, but only %j',
    async (remainingNotices) => {
      answerNotices()
      const { user, queryClient } = await openNotices()
      await user.click(await screen.findByRole('button', { name: /Maintenance/ }))
      const sheet = await screen.findByRole('dialog', { name: 'Maintenance' })
      answerNotices(remainingNotices)
      await queryClient.refetchQueries({ queryKey: noticeQueries.list().queryKey })
      await waitFor(() => expect(sheet).not.toBeInTheDocument())
      await waitFor(() => expect(window.history.state).toMatchObject({ idx: 0 }))
    },
  )

  test('are replaced by “Nothing yet” if the platform has sent none', async () => {
    answerNotices([])
    const { user } = await openNotices()
    await screen.findByText('Nothing yet')
    await user.click(screen.getByRole('tab', { name: 'Your requests' }))
    expect(await screen.findByText('The outcomes of your requests will appear here.')).toBeInTheDocument()
    expect(screen.queryByText(/last 50/)).not.toBeInTheDocument()
  })
})

const BUDI = '1002'

const foundMessage = (fields: Partial<Message> = {}) =>
  messageOf({ outcome: 'found', request: sampleOrderRequest }, fields)

function keepMessages(...messages: Message[]): void {
  for (const message of messages) addMessage(moneyStore.messages, message)
}

async function openMessages(options: AppOptions = {}) {
  const app = await renderApp({ path: '/Notice?tab=requests', member: 'wulan_r', ...options })
  await findHeading('Notices')
  return app
}

function setVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('each message has a row with its kind, time and amount, and a sheet with its text and one link', async () => {
  const round = 'Sunda 20261121-0541'
  /** The round's short number, which is shown, then its full number, for screen readers only. */
  const shortRound = 'Sunda 054120261121-0541'
  const settledRound = 'Sunda 20261121-0540'
  const shortSettledRound = 'Sunda 054020261121-0540'
  const ordersPath = '/GameRecord'
  const withdrawalsPath = '/WithdrawRecord'
  const expectedRows: [row: string, text: string, path: string][] = [
    [
      `Round settled ${shortSettledRound} · _ +Rp 3,800`,
      `${settledRound}: staked Rp 4,000, returned Rp 7,800, net +Rp 3,800.`,
      ordersPath,
    ],
    [
      `Round settled ${shortSettledRound} · _ −Rp 4,000`,
      `${settledRound}: staked Rp 4,000, returned Rp 0, net −Rp 4,000.`,
      ordersPath,
    ],
    [
      `Round settled ${shortSettledRound} · _ Rp 0`,
      `${settledRound}: staked Rp 4,000, returned Rp 4,000, net Rp 0.`,
      ordersPath,
    ],
    [`Round settled ${shortSettledRound} · _ recorded Rp 3,900`, 'unclear whether that includes the stake', ordersPath],
    ['A past result has changed Sunda 053320261121-0533 · _ Check', 'First465Nov', '/ServiceOnline'],
    [`Order accepted ${shortRound} · _ Rp 4,000`, `${round} · Rp 4,000`, ordersPath],
    ['Withdrawal submitted _ Rp 50,000', 'Rp 50,000. The platform reviews it next.', withdrawalsPath],
    ['Top-up sent for review _ Rp 25,000', 'Rp 25,000 will be added', '/Recharge'],
    [`Order not accepted ${shortRound} · _ Rp 4,000`, `${round} · Rp 4,000. Closed for the night.`, ordersPath],
    ['Withdrawal not accepted _ Rp 50,000', 'Rp 50,000. Closed for the night.', withdrawalsPath],
    ['Top-up not accepted _ Rp 25,000', 'Rp 25,000. Closed for the night.', '/Recharge'],
    [
      `Outcome unknown ${shortRound} · _ Rp 4,000`,
      `Don’t place it again. ${round}, Rp 4,000 may have been`,
      ordersPath,
    ],
    ['Outcome unknown _ Rp 50,000', 'Don’t submit it again. Rp 50,000 may have been accepted.', withdrawalsPath],
    ['Outcome unknown _ Rp 25,000', 'Don’t send it again. Rp 25,000 may have been accepted.', '/Recharge'],
    [
      `Recorded more than once ${shortRound} · Rp 4,000 · _ Check`,
      `Rp 4,000. Your task record shows 2 new entries like this one.`,
      ordersPath,
    ],
    [
      'Recorded more than once Rp 50,000 · _ Check',
      'next. Your withdrawal record shows 2 new entries like this one.',
      withdrawalsPath,
    ],
    [
      `Outcome unknown ${shortRound} · _ Rp 4,000`,
      `The platform says “No money”, but ${round}, Rp 4,000 may have been accepted. Check before you try again.`,
      ordersPath,
    ],
    ['Outcome unknown _ Rp 50,000', 'The platform says “No money”, but Rp 50,000 may have been', withdrawalsPath],
    [
      `Found in your task record ${shortRound} · _ Rp 4,000`,
      `Recorded: Big and Even · ${round}, Rp 4,000.`,
      ordersPath,
    ],
    ['Found in your withdrawal record _ Rp 50,000', 'Recorded: Rp 50,000.', withdrawalsPath],
  ]
  const messages = createSampleMessages(SAMPLE_NEWS.length)
  keepMessages(...messages)
  const { user } = await openMessages()
  await waitFor(() => expect(rows()).toHaveLength(expectedRows.length))
  expect(screen.getByRole('region', { name: 'Nov 21, 2026' })).toBeInTheDocument()
  // Messages that ask the member to check something come first.
  const isToCheck = ([rowText]: [string, ...unknown[]]) => rowText.endsWith('Check')
  const timedRows = expectedRows.map((row, index) => ({ row, at: messages[index]?.at ?? 0 }))
  const rowsInOrder = [
    ...timedRows.filter(({ row }) => isToCheck(row)),
    ...timedRows.filter(({ row }) => !isToCheck(row)),
  ]
  for (const [index, row] of screen.getAllByRole('listitem').entries()) {
    const expected = rowsInOrder[index]
    const [rowText, text, path] = expected?.row ?? ['', '', '']
    const clockText = new Date(expected?.at ?? 0).toISOString().slice(11, 16)
    expect(plainTextOf(row).trim()).toBe(`Unread: ${rowText.replace('_', clockText)}`)
    // A non-breaking space keeps each figure on the line of its currency.
    expect(row.textContent).not.toMatch(/Rp [\d−+]/)
    await user.click(within(row).getByRole('button'))
    const sheet = await screen.findByRole('dialog')
    expect(plainTextOf(sheet)).toContain(text)
    expect(sheet).not.toHaveTextContent(/!/)
    expect(within(sheet).getByRole('link')).toHaveAttribute('href', path)
    await closeSheetBy(user, sheet)
  }
  const kinds = SAMPLE_NEWS.map((news) => ('request' in news ? `${news.request.kind} ${news.outcome}` : news.outcome))
  // Three kinds of requests have four outcomes each. But no top-up is found in a list, because the
  // platform has no list of top-ups. Two more kinds of messages are not about a request.
  expect(new Set(kinds).size).toBe(3 * 4 - 1 + 2)
})

test.each(MONEY_CALLS)(
  'the message that the platform has accepted the request %s is unread until the page is visible',
  async (call) => {
    const { path, member, fill, isTaken } = actionsByCall[call]
    const app = await renderApp({ path, ...(member === undefined ? {} : { member }) })
    const send = await fill(app)
    waitOutTapGuard()
    const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    send()
    await waitFor(() => expect(isTaken()).toBe(true))
    await waitFor(() => expect(readStoredMessages()).toMatchObject([{ news: { outcome: 'accepted' } }]))
    await untilIdle(app)
    expect(readStoredMessages()).toMatchObject([{ isRead: false }])
    hiddenSpy.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(readStoredMessages()).toMatchObject([{ isRead: true }]))
    // The screen itself shows the acceptance, so there is no toast.
    expect(document.querySelectorAll('.toast')).toHaveLength(0)
  },
)

describe('the messages about requests', () => {
  test('count as unread until the member leaves the screen, and as read at the next visit', async () => {
    keepMessages(foundMessage({ id: 'read', at: 1, isRead: true }), foundMessage({ id: 'new', at: 2 }))
    const { user, close } = await openMessages()
    await screen.findByText('This device keeps the last 50. Logging out erases them.')
    expect(rows().map((row) => row.includes('Unread:'))).toEqual([true, false])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Home')
    expect(moneyStore.messages.list().every(({ isRead }) => isRead)).toBe(true)
    close()
    await openMessages()
    await screen.findAllByRole('listitem')
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument()
  })

  test('still count as unread at the next visit if they arrived while the app was hidden', async () => {
    keepMessages(foundMessage({ id: 'a', at: 1 }))
    const { close } = await openMessages()
    await screen.findByText('Unread:')
    setVisibility('hidden')
    expect(moneyStore.messages.get('a')?.isRead).toBe(true)
    keepMessages(foundMessage({ id: 'b', at: 2 }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(screen.getAllByText('Unread:')).toHaveLength(2)
    close()
    setVisibility('visible')
    expect(moneyStore.messages.get('b')?.isRead).toBe(false)
    await openMessages()
    expect(await screen.findAllByText('Unread:')).toHaveLength(1)
  })

  test('no longer include the acceptance of an order once its round is settled', async () => {
    const acceptedNews = { outcome: 'accepted', request: sampleOrderRequest } as const
    keepMessages(messageOf(acceptedNews, { id: 'one', at: 1 }), messageOf(acceptedNews, { id: 'another', at: 2 }))
    const { close } = await openMessages()
    await waitFor(() => expect(rows()).toHaveLength(2))
    close()
    keepMessages(messageOf(settledNews('0', { period: '20261121-0541' }), { id: 'settled', at: 3 }))
    await openMessages()
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('leave out the messages of another member, which stay unread', async () => {
    keepMessages(foundMessage({ id: 'his', memberId: BUDI }), foundMessage({ id: 'hers' }))
    const { close } = await openMessages()
    await screen.findByText('Found in your task record')
    expect(rows()).toHaveLength(1)
    close()
    expect(moneyStore.messages.get('his')?.isRead).toBe(false)
    // Opens the former address of these messages, which leads to the present address.
    await openMessages({ member: 'budi_k', path: '/Messages' })
    await arriveAt('/Notice?tab=requests')
    await screen.findByText('Found in your task record')
    expect(rows()).toHaveLength(1)
    expect(screen.getByText('Unread:')).toBeInTheDocument()
  })

  test('are replaced by the error and Retry if the member’s data cannot be loaded', async () => {
    await api.faults.add({ path: '/member/getUserInfo', kind: 'error', message: 'Closed for a moment.' })
    keepMessages(foundMessage())
    const { user } = await openMessages()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Closed for a moment.')
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    await api.faults.clear()
    await pressRetry(user, alert)
    await screen.findByRole('listitem')
  })
})

describe('the link to the messages about requests', () => {
  test('is the bell on Home, and its name contains the current number of unread messages', async () => {
    // Without notices, the bell counts only messages.
    answerNotices([])
    keepMessages(
      foundMessage({ id: 'a' }),
      foundMessage({ id: 'b' }),
      foundMessage({ id: 'c', isRead: true }),
      foundMessage({ id: 'd', memberId: BUDI }),
    )
    const { user } = await renderApp({ path: '/Home', member: 'wulan_r' })
    await user.click(await screen.findByRole('link', { name: 'Notices 2 unread' }))
    await arriveAt('/Notice?tab=requests')
    expect(await screen.findByRole('tab', { name: 'Your requests', selected: true })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Home')
    expect(await screen.findByRole('link', { name: 'Notices' })).toHaveAttribute('href', '/Notice')
    keepMessages(foundMessage({ id: 'e' }))
    expect(await screen.findByRole('link', { name: 'Notices 1 unread' })).toBeVisible()
  })

  test('is the second tab of the screen Notices, and each of the two tabs has its own address and list', async () => {
    keepMessages(foundMessage())
    const { user } = await renderApp({ path: '/Notice', member: 'wulan_r' })
    await screen.findByText('6 unread')
    await user.click(screen.getByRole('tab', { name: 'Your requests' }))
    await arriveAt('/Notice?tab=requests')
    const panel = await screen.findByRole('tabpanel', { name: 'Your requests' })
    expect(await within(panel).findByText('Found in your task record')).toBeVisible()
    expect(screen.queryByText('6 unread')).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Notices' }))
    await arriveAt('/Notice')
    expect(await screen.findByText('6 unread')).toBeVisible()
  })
})

describe('an unknown outcome', () => {
  function storeUnknownOrder(): void {
    const sentAt = Date.now() - 60_000
    storeRequest(sampleOrderRequest, { sentAt, answerBy: sentAt + 25_000, isLost: true })
    keepMessages(messageOf({ outcome: 'unknown', request: sampleOrderRequest }, { id: 'kept', isRead: true }))
  }

  test.each(['/Home', '/Mine', '/game'])(
    'is the subject of a link on %s, which leads to a sheet that checks the record again',
    async (path) => {
      storeUnknownOrder()
      const { user } = await renderApp({ path, member: 'wulan_r' })
      await user.click(await screen.findByRole('link', { name: /^Outcome unknown Rp\s4,000$/ }))
      await arriveAt('/Notice?tab=requests')
      const sheet = await screen.findByRole('dialog', { name: 'Outcome unknown' })
      expect(sheet).toHaveTextContent('Don’t place it again. Sunda 20261121-0541, Rp 4,000 may have been accepted.')
      expect(await screen.findByText('1 to check')).toBeInTheDocument()
      const ledger = await openLedger()
      await ledger.record('11', [{ period: '20261121-0541', numbers: [1, 2, 3] }], 'history')
      await user.click(within(sheet).getByRole('button', { name: 'Check again' }))
      const DRAWN = 'Checked 12:00:10. This round has been drawn, and your task record has no such order.'
      await within(sheet).findByText(paragraphWithText(DRAWN))
      await user.click(within(sheet).getByRole('button', { name: 'I’ve checked it myself' }))
      waitOutTapGuard()
      await user.click(within(sheet).getByRole('button', { name: 'Yes, stop tracking' }))
      // The message stays, but nothing is left to check.
      await waitFor(() => expect(screen.queryByText('1 to check')).not.toBeInTheDocument())
      expect(moneyStore.messages.get('kept')).not.toBeNull()
    },
  )

  test('keeps its place on Home once it is known, and is not counted by the bell any more', async () => {
    answerNotices([])
    storeUnknownOrder()
    await renderApp({ path: '/Home', member: 'wulan_r' })
    expect(await screen.findByRole('link', { name: 'Notices 1 to check' })).toHaveAttribute(
      'href',
      '/Notice?tab=requests',
    )
    await screen.findByRole('link', { name: /^Outcome unknown/ })
    keepMessages(foundMessage({ id: 'kept', isRead: true }))
    act(() => moneyStore.requests.remove('kept'))
    expect(await screen.findByRole('link', { name: 'Found in your task record' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Notices' })).toBeVisible()
  })

  test('is named by the row “Notices” of Me, which names the unread messages otherwise', async () => {
    storeUnknownOrder()
    const { close } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    expect(await screen.findByRole('link', { name: 'Notices 1 to check' })).toBeVisible()
    close()
    moneyStore.requests.remove('kept')
    await renderApp({ path: '/Mine', member: 'wulan_r' })
    expect(await screen.findByRole('link', { name: 'Notices 6 unread' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Outcome unknown/ })).not.toBeInTheDocument()
  })
})
