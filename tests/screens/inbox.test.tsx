import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, api } from '../support/api'
import { NOON } from '../support/draw'
import { address, arriveAt, atRest, heading, letItStand, stopClockAt, wordsIn } from '../support/look'
import { type AppOptions, renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'
import { MESSAGES_KEPT, type Message, type News, addMessage, moneyStore } from '@/shared/money-request/store'
import { actions, MOVE_MONEY } from '../support/actions'
import { aTopUp, aWithdrawal, anOrder, changedNews, messageOf, settledNews } from '../support/messages'
import { keptMessages } from '../support/open-requests'

const notices = [
  {
    name: 'Maintenance',
    text: 'First line.\nSee https://evil.example <b>now</b>.',
    create_time: '2026-11-20 09:00:00',
  },
  { name: 'Limits', text: 'Five a day.', create_time: '2026-11-19 09:00:00' },
  { name: '', text: '', create_time: '' },
]

function serve(list: object[] = notices): void {
  answer('/notice/getNoticeList', list)
}

async function openNotices() {
  const app = await renderApp({ path: '/Notice', member: 'wulan_r' })
  await heading('Notices')
  return app
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => stopClockAt(NOON))

describe('notices', () => {
  test('stand in the platform’s order with their server time, unread in words', async () => {
    serve()
    await openNotices()
    await screen.findByText('3 unread')
    expect(rows()).toEqual(['Unread: Maintenance Nov 20, 2026', 'Unread: Limits Nov 19, 2026', 'Unread: Notice —'])
    expect(screen.getAllByText('Times are server time.')).toHaveLength(1)
  })

  test('open as plain text, and are read from then on', async () => {
    serve()
    const { user, close } = await openNotices()
    const opener = await screen.findByRole('button', { name: /Maintenance/ })
    await user.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Maintenance' })
    expect(within(sheet).getByText(/First line/).textContent).toBe('First line.\nSee https://evil.example <b>now</b>.')
    expect(within(sheet).queryByRole('link')).not.toBeInTheDocument()
    expect(sheet).toHaveTextContent('Nov 20, 2026, 09:00:00')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    expect(opener).toHaveAccessibleName('Maintenance Nov 20, 2026')
    expect(screen.getByText('2 unread')).toBeInTheDocument()
    // The mark is stored.
    close()
    await openNotices()
    await screen.findByText('2 unread')
    expect(screen.getByRole('button', { name: /Maintenance/ })).not.toHaveAccessibleName(/Unread/)
  })

  test('without a name or text are no blank', async () => {
    serve()
    const { user } = await openNotices()
    await user.click(await screen.findByRole('button', { name: /Notice —/ }))
    expect(await screen.findByRole('dialog', { name: 'Notice' })).toHaveTextContent('This notice has no text.')
  })
})

describe('around the notices', () => {
  test('none say what would be there', async () => {
    serve([])
    await openNotices()
    expect(await screen.findByText('Nothing yet')).toBeInTheDocument()
  })
})

describe('your requests', () => {
  const BUDI = '1002'

  function keep(...messages: Message[]): void {
    for (const message of messages) addMessage(moneyStore.messages, message)
  }

  async function openMessages(options: AppOptions = {}) {
    const app = await renderApp({ path: '/Notice?tab=requests', member: 'wulan_r', ...options })
    await heading('Notices')
    return app
  }

  const rows = () => screen.getAllByRole('listitem').map(wordsIn)

  function look(state: 'visible' | 'hidden'): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => stopClockAt(NOON))

  const ORDER = 'Sunda 20261121-0541'
  /** To the eye, then to a screen reader. */
  const SHORT_ORDER = 'Sunda -054120261121-0541'
  const cases: [News, title: string, text: string, href: string][] = [
    [{ outcome: 'accepted', request: anOrder }, 'Order accepted', `${SHORT_ORDER} · Rp 4,000`, '/GameRecord'],
    [
      { outcome: 'refused', request: anOrder, words: 'The period is closed.' },
      'Order not accepted',
      `${SHORT_ORDER} · Rp 4,000 · The period is closed.`,
      '/GameRecord',
    ],
    [
      { outcome: 'unknown', request: anOrder },
      'Outcome unknown',
      `Don’t place it again. ${ORDER}, Rp 4,000 may have been accepted.`,
      '/GameRecord',
    ],
    [
      { outcome: 'found', request: anOrder },
      'Match found',
      `Your task record has one like it: ${ORDER}, Rp 4,000.`,
      '/GameRecord',
    ],
    [
      { outcome: 'accepted', request: aWithdrawal },
      'Withdrawal submitted',
      'Rp 50,000 · The platform reviews it next.',
      '/WithdrawRecord',
    ],
    [
      { outcome: 'refused', request: aWithdrawal, words: 'The fund password is wrong.' },
      'Withdrawal not accepted',
      'Rp 50,000 · The fund password is wrong.',
      '/WithdrawRecord',
    ],
    [
      { outcome: 'unknown', request: aWithdrawal },
      'Outcome unknown',
      'Don’t submit it again. Rp 50,000 may have been accepted.',
      '/WithdrawRecord',
    ],
    [
      { outcome: 'found', request: aWithdrawal },
      'Match found',
      'Your withdrawal record has one like it: Rp 50,000.',
      '/WithdrawRecord',
    ],
    [
      { outcome: 'accepted', request: aTopUp },
      'Top-up sent for review',
      'Rp 25,000 · It’s added to your balance only if approved.',
      '/Recharge',
    ],
    [
      { outcome: 'refused', request: aTopUp, words: 'The voucher is not readable.' },
      'Top-up not accepted',
      'Rp 25,000 · The voucher is not readable.',
      '/Recharge',
    ],
    [
      { outcome: 'unknown', request: aTopUp },
      'Outcome unknown',
      'Don’t send it again. Rp 25,000 may have been accepted.',
      '/Recharge',
    ],
    [
      changedNews,
      'A past result has changed',
      'Sunda -053320261121-0533 · 4 6 5 → 1 1 2 Ask customer service',
      '/ServiceOnline',
    ],
    [settledNews('3800'), `${SHORT_ORDER} · net +Rp 3,800`, '', '/GameRecord'],
    [settledNews('-4000'), `${SHORT_ORDER} · net −Rp 4,000`, '', '/GameRecord'],
    [settledNews('0'), `${SHORT_ORDER} · net Rp 0`, '', '/GameRecord'],
    [settledNews('-100', { isPartial: true }), `${SHORT_ORDER} · Returned Rp 3,900 (as recorded)`, '', '/GameRecord'],
  ]

  describe('a message', () => {
    test.each(cases)('%j: its title, text, time and the way to its record', async (news, title, text, href) => {
      keep(messageOf(news, { at: Date.UTC(2026, 10, 21, 9, 5) }))
      await openMessages()
      const row = await screen.findByRole('listitem')
      // Bidirectional isolates around what the platform names are not read.
      expect(wordsIn(row).replaceAll(/[\u2066-\u2069]/g, '')).toContain(
        // A changed result tells when it was seen to customer service.
        ['Unread:', title, text, news.outcome === 'changed' ? '' : 'Nov 21, 2026, 09:05'].filter(Boolean).join(' '),
      )
      expect(within(row).getByRole('link')).toHaveAttribute('href', href)
      expect(row).not.toHaveTextContent(/!/)
    })

    test('that the list of texts leaves out does not exist', () => {
      const kinds = cases.map(([news]) => ('request' in news ? `${news.request.kind} ${news.outcome}` : news.outcome))
      // Four outcomes of each kind, but no top-up is ever found; and two that are of no request.
      expect(new Set(kinds).size).toBe(3 * 4 - 1 + 2)
    })
  })

  test.each(MOVE_MONEY)('of %s is read only once the page that shows it is seen', async (call) => {
    const { path, member, fill, isTaken } = actions[call]
    const app = await renderApp({ path, ...(member === undefined ? {} : { member }) })
    const send = await fill(app)
    letItStand()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    send()
    await waitFor(() => expect(isTaken()).toBe(true))
    await waitFor(() => expect(keptMessages()).toMatchObject([{ news: { outcome: 'accepted' } }]))
    await atRest(app)
    expect(keptMessages()).toMatchObject([{ isRead: false }])
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(keptMessages()).toMatchObject([{ isRead: true }]))
    expect(document.querySelector('.toast')).not.toBeInTheDocument()
  })

  describe('the messages', () => {
    test('stand newest first, the last 50 of them, and say how long they are kept', async () => {
      const at = (index: number) => Date.UTC(2026, 10, 21, 9, index)
      for (let index = 0; index <= MESSAGES_KEPT; index += 1)
        keep(messageOf({ outcome: 'found', request: anOrder }, { id: String(index), at: at(index), isRead: true }))
      await openMessages()
      await screen.findByText('This device keeps the last 50. Logging out erases them.')
      expect(rows()).toHaveLength(50)
      expect(rows()[0]).toContain('Nov 21, 2026, 09:50')
      expect(rows()[49]).toContain('Nov 21, 2026, 09:01')
    })

    test('are new until the member leaves the screen', async () => {
      keep(
        messageOf({ outcome: 'found', request: anOrder }, { id: 'read', at: 1, isRead: true }),
        messageOf({ outcome: 'accepted', request: anOrder }, { id: 'new', at: 2 }),
      )
      const { user } = await openMessages()
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
      expect(rows().map((row) => row.includes('Unread:'))).toEqual([true, false])
      await user.click(screen.getByRole('button', { name: 'Back' }))
      await heading('Home')
      expect(moneyStore.messages.list().every(({ isRead }) => isRead)).toBe(true)
    })

    test('of the last visit are not new at the next', async () => {
      keep(messageOf({ outcome: 'found', request: anOrder }))
      const { close } = await openMessages()
      await screen.findByText('Unread:')
      close()
      await openMessages()
      await screen.findByRole('listitem')
      expect(screen.queryByText('Unread:')).not.toBeInTheDocument()
    })

    test('that come meanwhile are new too, and stay so beside those of before when the app was hidden', async () => {
      keep(messageOf({ outcome: 'found', request: anOrder }, { id: 'a', at: 1 }))
      await openMessages()
      await screen.findByText('Unread:')
      look('hidden')
      expect(moneyStore.messages.get('a')?.isRead).toBe(true)
      keep(messageOf({ outcome: 'found', request: aWithdrawal }, { id: 'b', at: 2 }))
      await waitFor(() => expect(rows()).toHaveLength(2))
      look('visible')
      expect(screen.getAllByText('Unread:')).toHaveLength(2)
      expect(moneyStore.messages.get('b')?.isRead).toBe(false)
    })

    test('that nobody has looked at are still new when the app was closed out of sight', async () => {
      const { close } = await openMessages()
      await screen.findByText('Nothing yet')
      look('hidden')
      keep(messageOf({ outcome: 'found', request: anOrder }))
      await screen.findByRole('listitem')
      close()
      look('visible')
      await openMessages()
      expect(await screen.findByText('Unread:')).toBeVisible()
    })

    test('of another member are neither shown nor counted nor marked', async () => {
      keep(
        messageOf({ outcome: 'found', request: aWithdrawal }, { id: 'his', memberId: BUDI }),
        messageOf({ outcome: 'found', request: anOrder }, { id: 'hers' }),
      )
      const { close } = await openMessages()
      await screen.findByText('Match found')
      expect(rows()).toHaveLength(1)
      close()
      expect(moneyStore.messages.get('his')?.isRead).toBe(false)
      await openMessages({ member: 'budi_k' })
      await screen.findByText('Match found')
      expect(rows()).toHaveLength(1)
      expect(screen.getByText('Unread:')).toBeInTheDocument()
    })

    test('say what would be there while there are none', async () => {
      await openMessages()
      await screen.findByText('The outcomes of your requests will appear here.')
      expect(screen.queryByText(/^The last 50/)).not.toBeInTheDocument()
    })

    test('wait until it is known whose they are, with the reason and a retry', async () => {
      await api.faults.add({ path: '/member/getUserInfo', kind: 'error', message: 'Closed for a moment.' })
      keep(messageOf({ outcome: 'found', request: anOrder }))
      const { user } = await openMessages()
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('Closed for a moment.')
      expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
      await api.faults.clear()
      await pressRetry(user, alert)
      await screen.findByRole('listitem')
    })
  })

  describe('the way to them', () => {
    /** The platform has published none, so that all that is unread is the member's own. */
    const noNotices = () => answer('/notice/getNoticeList', [])

    test('from Home is the bell, which has the number of unread ones in its name', async () => {
      noNotices()
      keep(
        messageOf({ outcome: 'accepted', request: anOrder }, { id: 'a' }),
        messageOf({ outcome: 'found', request: anOrder }, { id: 'b' }),
        messageOf({ outcome: 'found', request: anOrder }, { id: 'c', isRead: true }),
        messageOf({ outcome: 'found', request: anOrder }, { id: 'd', memberId: BUDI }),
      )
      const { user } = await renderApp({ path: '/Home', member: 'wulan_r' })
      await user.click(await screen.findByRole('link', { name: 'Notices, 2 unread' }))
      await arriveAt('/Notice?tab=requests')
      expect(await screen.findByRole('tab', { name: 'Your requests', selected: true })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Back' }))
      await heading('Home')
      expect(await screen.findByRole('link', { name: 'Notices' })).toHaveAttribute('href', '/Notice')
    })

    test('from Home counts one that comes while it is open', async () => {
      noNotices()
      const app = await renderApp({ path: '/Home', member: 'wulan_r' })
      await screen.findByRole('link', { name: 'Notices' })
      await atRest(app)
      keep(messageOf({ outcome: 'accepted', request: anOrder }))
      expect(await screen.findByRole('link', { name: 'Notices, 1 unread' })).toBeVisible()
    })

    test('is the second tab of the notices, and keeps the first a tap away', async () => {
      keep(messageOf({ outcome: 'accepted', request: anOrder }))
      const { user } = await renderApp({ path: '/Notice', member: 'wulan_r' })
      await screen.findByText('6 unread')
      await user.click(screen.getByRole('tab', { name: 'Your requests' }))
      await arriveAt('/Notice?tab=requests')
      const panel = await screen.findByRole('tabpanel', { name: 'Your requests' })
      expect(await within(panel).findByText('Order accepted')).toBeVisible()
      expect(screen.queryByText('6 unread')).not.toBeInTheDocument()
      await user.click(screen.getByRole('tab', { name: 'Notices' }))
      await arriveAt('/Notice')
      expect(await screen.findByText('6 unread')).toBeVisible()
    })

    test.each(['/Messages', '/messages/'])('leads there from the former address %s', async (path) => {
      await renderApp({ path, member: 'wulan_r' })
      await heading('Notices')
      expect(address()).toBe('/Notice?tab=requests')
    })
  })

  test('a round is no message while its slip tells it, and one that nobody has seen is one after an hour', async () => {
    keep(
      messageOf(settledNews('-4000', { gameName: 'Toba' }), { id: 'slip', at: Date.parse(NOON) - 60_000 }),
      messageOf(settledNews('3800'), { id: 'late', at: Date.parse(NOON) - 2 * 3_600_000 }),
    )
    await openMessages()
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toContain('+Rp 3,800')
    expect(await screen.findByRole('region', { name: 'Your rounds' })).toHaveTextContent('Toba')
  })

  test('no line of a message ends between a figure and its currency', async () => {
    keep(
      messageOf({ outcome: 'accepted', request: aWithdrawal }, { id: 'a' }),
      messageOf(settledNews('-100', { isPartial: true }), { id: 'b' }),
    )
    await openMessages()
    await screen.findByText(/as recorded/)
    for (const row of screen.getAllByRole('listitem')) {
      expect(row.textContent).toMatch(/Rp\u00a0[\d−+]/)
      expect(row.textContent).not.toMatch(/Rp [\d−+]/)
    }
  })
})
