import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { desk } from '@/shared/money-request/desk'
import { addMessage, MESSAGES_KEPT, type Message, type News } from '@/shared/money-request/messages'
import { api } from '../support/api'
import { NOON } from '../support/draw'
import { arriveAt, atRest, heading, stopClockAt } from '../support/look'
import { anOrder, aTopUp, aWithdrawal, messageOf, settledNews } from '../support/messages'
import { renderApp, type AppOptions } from '../support/render-app'

const BUDI = '1002'

function keep(...messages: Message[]): void {
  for (const message of messages) addMessage(desk.messages, message)
}

async function openMessages(options: AppOptions = {}) {
  const app = await renderApp({ path: '/Messages', member: 'wulan_r', ...options })
  await heading('Messages')
  return app
}

const rows = () => screen.getAllByRole('article').map(({ textContent }) => textContent)

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => stopClockAt(NOON))

const ORDER = 'Sunda 20261121-0541'
const cases: [News, title: string, text: string, link: string, href: string][] = [
  [
    { outcome: 'accepted', request: anOrder },
    'Order accepted',
    `Your order was accepted: ${ORDER}, Rp 4,000.`,
    'See task record',
    '/GameRecord',
  ],
  [
    { outcome: 'refused', request: anOrder, words: 'The period is closed.' },
    'Order not taken',
    `Your order was not taken: ${ORDER}, Rp 4,000. The period is closed.`,
    'See task record',
    '/GameRecord',
  ],
  [
    { outcome: 'unknown', request: anOrder },
    'No answer to your order',
    `No answer came to your order: ${ORDER}, Rp 4,000. It may have been taken. Look in your task record before you repeat it.`,
    'See task record',
    '/GameRecord',
  ],
  [
    { outcome: 'found', request: anOrder },
    'Order found',
    `The order is in your record: ${ORDER}, Rp 4,000.`,
    'See task record',
    '/GameRecord',
  ],
  [
    { outcome: 'accepted', request: aWithdrawal },
    'Withdrawal submitted',
    'Submitted: Rp 50.000. The platform reviews it next.',
    'See the record',
    '/WithdrawRecord',
  ],
  [
    { outcome: 'refused', request: aWithdrawal, words: 'The fund password is wrong.' },
    'Withdrawal not taken',
    'Your withdrawal was not taken: Rp 50.000. The fund password is wrong.',
    'See the record',
    '/WithdrawRecord',
  ],
  [
    { outcome: 'unknown', request: aWithdrawal },
    'No answer to your withdrawal',
    'No answer came to your withdrawal: Rp 50.000. It may have been taken. Look in your record before you repeat it.',
    'See the record',
    '/WithdrawRecord',
  ],
  [
    { outcome: 'found', request: aWithdrawal },
    'Withdrawal found',
    'The withdrawal is in your record: Rp 50.000.',
    'See the record',
    '/WithdrawRecord',
  ],
  [
    { outcome: 'accepted', request: aTopUp },
    'Top-up sent',
    'The platform has received your top-up of Rp 25,000. It comes into your balance only if the platform’s review accepts it.',
    'See top-ups',
    '/Recharge',
  ],
  [
    { outcome: 'refused', request: aTopUp, words: 'The voucher is not readable.' },
    'Top-up not taken',
    'Your top-up was not taken: Rp 25,000. The voucher is not readable.',
    'See top-ups',
    '/Recharge',
  ],
  [
    { outcome: 'unknown', request: aTopUp },
    'No answer to your top-up',
    'No answer came to your top-up: Rp 25,000. It may have arrived. Compare the totals or ask customer service before you send it again.',
    'See top-ups',
    '/Recharge',
  ],
  [
    { outcome: 'found', request: aTopUp },
    'Top-up found',
    'The platform has your top-up: Rp 25,000.',
    'See top-ups',
    '/Recharge',
  ],
  [
    settledNews('3800'),
    'Period settled',
    `${ORDER}: staked Rp 4,000, returned Rp 7,800, net +Rp 3,800.`,
    'See task record',
    '/GameRecord',
  ],
  [
    settledNews('-4000'),
    'Period settled',
    `${ORDER}: staked Rp 4,000, returned Rp 0, net −Rp 4,000.`,
    'See task record',
    '/GameRecord',
  ],
  [
    settledNews('0'),
    'Period settled',
    `${ORDER}: staked Rp 4,000, returned Rp 4,000, net Rp 0.`,
    'See task record',
    '/GameRecord',
  ],
  [
    settledNews('-100', { isPartial: true }),
    'Period settled',
    `${ORDER}: staked Rp 4,000, returned as recorded Rp 3,900, net −Rp 100. The platform does not say whether the return includes the stake.`,
    'See task record',
    '/GameRecord',
  ],
]

describe('a message', () => {
  test.each(cases)('%j: its title, text, time and the way to its record', async (news, title, text, link, href) => {
    keep(messageOf(news, { at: Date.UTC(2026, 10, 21, 9, 5) }))
    await openMessages()
    const row = await screen.findByRole('article')
    // Bidirectional isolates around what the platform names are not read.
    expect(row.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(`${title} New${text}Nov 21, 2026, 9:05 AM`)
    expect(within(row).getByRole('link', { name: link })).toHaveAttribute('href', href)
    expect(row).not.toHaveTextContent(/!/)
  })

  test('that the list of texts leaves out does not exist', () => {
    const kinds = cases.map(([news]) => ('request' in news ? `${news.request.kind} ${news.outcome}` : news.outcome))
    expect(new Set(kinds).size).toBe(3 * 4 + 1)
  })

  test('leads to its record', async () => {
    keep(messageOf({ outcome: 'unknown', request: anOrder }))
    const { user } = await openMessages()
    await user.click(await screen.findByRole('link', { name: 'See task record' }))
    await arriveAt('/GameRecord')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('the messages', () => {
  test('stand newest first, the last 50 of them, and say how long they are kept', async () => {
    const at = (index: number) => Date.UTC(2026, 10, 21, 9, index)
    for (let index = 0; index <= MESSAGES_KEPT; index += 1)
      keep(messageOf({ outcome: 'found', request: anOrder }, { id: String(index), at: at(index), isRead: true }))
    await openMessages()
    await screen.findByText('The last 50 are kept on this device. Logging out erases them.')
    expect(rows()).toHaveLength(50)
    expect(rows()[0]).toContain('Nov 21, 2026, 9:50 AM')
    expect(rows()[49]).toContain('Nov 21, 2026, 9:01 AM')
  })

  test('are new until the member leaves the screen', async () => {
    keep(
      messageOf({ outcome: 'found', request: anOrder }, { id: 'read', at: 1, isRead: true }),
      messageOf({ outcome: 'accepted', request: anOrder }, { id: 'new', at: 2 }),
    )
    const { user } = await openMessages()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(rows().map((row) => row.includes('New'))).toEqual([true, false])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Home')
    expect(desk.messages.list().every(({ isRead }) => isRead)).toBe(true)
  })

  test('of the last visit are not new at the next', async () => {
    keep(messageOf({ outcome: 'found', request: anOrder }))
    const { close } = await openMessages()
    await screen.findByText('New')
    close()
    await openMessages()
    await screen.findByRole('article')
    expect(screen.queryByText('New')).not.toBeInTheDocument()
  })

  test('that come meanwhile are new too, and stay so beside those of before when the app was hidden', async () => {
    keep(messageOf({ outcome: 'found', request: anOrder }, { id: 'a', at: 1 }))
    await openMessages()
    await screen.findByText('New')
    look('hidden')
    expect(desk.messages.get('a')?.isRead).toBe(true)
    keep(messageOf({ outcome: 'found', request: aWithdrawal }, { id: 'b', at: 2 }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    look('visible')
    expect(screen.getAllByText('New')).toHaveLength(2)
    expect(desk.messages.get('b')?.isRead).toBe(false)
  })

  test('that nobody has looked at are still new when the app was closed out of sight', async () => {
    const { close } = await openMessages()
    await screen.findByText('No data yet')
    look('hidden')
    keep(messageOf({ outcome: 'found', request: anOrder }))
    await screen.findByRole('article')
    close()
    look('visible')
    await openMessages()
    expect(await screen.findByText('New')).toBeVisible()
  })

  test('with a later outcome replace the earlier one and are new again', async () => {
    keep(messageOf({ outcome: 'unknown', request: anOrder }, { isRead: true }))
    await openMessages()
    await screen.findByText('No answer to your order')
    keep(messageOf({ outcome: 'found', request: anOrder }))
    await screen.findByText('Order found')
    expect(rows()).toHaveLength(1)
    expect(screen.getByText('New')).toBeInTheDocument()
  })

  test('of another member are neither shown nor counted nor marked', async () => {
    keep(
      messageOf({ outcome: 'found', request: aTopUp }, { id: 'his', memberId: BUDI }),
      messageOf({ outcome: 'found', request: anOrder }, { id: 'hers' }),
    )
    const { close } = await openMessages()
    await screen.findByText('Order found')
    expect(rows()).toHaveLength(1)
    close()
    expect(desk.messages.get('his')?.isRead).toBe(false)
    await openMessages({ member: 'budi_k' })
    await screen.findByText('Top-up found')
    expect(rows()).toHaveLength(1)
    expect(screen.getByText('New')).toBeInTheDocument()
  })

  test('say what would be there while there are none', async () => {
    await openMessages()
    await screen.findByText('What becomes of your orders, withdrawals and top-ups will stand here.')
    expect(screen.queryByText(/^The last 50/)).not.toBeInTheDocument()
  })

  test('wait until it is known whose they are, with the reason and a retry', async () => {
    await api.faults.add({ path: '/member/getUserInfo', kind: 'error', message: 'Closed for a moment.' })
    keep(messageOf({ outcome: 'found', request: anOrder }))
    const { user } = await openMessages()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Closed for a moment.')
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    await api.faults.clear()
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await screen.findByRole('article')
  })
})

describe('the way to them', () => {
  test('from Home has the number of unread ones in its name', async () => {
    keep(
      messageOf({ outcome: 'accepted', request: anOrder }, { id: 'a' }),
      messageOf({ outcome: 'found', request: anOrder }, { id: 'b' }),
      messageOf({ outcome: 'found', request: anOrder }, { id: 'c', isRead: true }),
      messageOf({ outcome: 'found', request: anOrder }, { id: 'd', memberId: BUDI }),
    )
    const { user } = await renderApp({ path: '/Home', member: 'wulan_r' })
    await user.click(await screen.findByRole('link', { name: 'Messages, unread: 2' }))
    await heading('Messages')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Home')
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible()
  })

  test('from Home counts one that comes while it is open', async () => {
    const app = await renderApp({ path: '/Home', member: 'wulan_r' })
    await screen.findByRole('link', { name: 'Messages' })
    await atRest(app)
    keep(messageOf({ outcome: 'accepted', request: anOrder }))
    expect(await screen.findByRole('link', { name: 'Messages, unread: 1' })).toBeVisible()
  })

  test('from Home is not there for a visitor', async () => {
    await renderApp({ path: '/Home' })
    await screen.findByRole('link', { name: /Sunda/ })
    expect(screen.queryByRole('link', { name: /Messages/ })).not.toBeInTheDocument()
  })

  test('from Me says how many are unread', async () => {
    keep(messageOf({ outcome: 'accepted', request: anOrder }))
    const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    const row = await screen.findByRole('link', { name: /^Messages/ })
    await waitFor(() => expect(row).toHaveTextContent('Messages Unread: 1'))
    await user.click(row)
    await heading('Messages')
  })
})
