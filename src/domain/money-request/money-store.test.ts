// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addMessage,
  removeSettledPeriod,
  visibleMessages,
  isShownByCard,
  markAllRead,
  markRead,
  MAX_MESSAGES,
  messagesOf,
  type Message,
} from './messages'
import { recordMatchCount, announceOutcome, type Notifier } from './money-store'
import { awaitedId, sortByClosing, ordersOfAwaited } from './awaited'
import { forgetMember, moneyStore } from './money-store'
import { forAll } from '../../../tests/support/for-all'
import { simpleOrder } from '../../../tests/support/orders'
import { memoryEntries } from './testing/memory-entries'
import { orderRequest, pendingOf, topUp, withdrawal } from './testing/requests'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function messageOf(id: string, fields: Partial<Message> = {}): Message {
  const news = { outcome: 'accepted', request: withdrawal } as const
  return { id, memberId: '1001', at: 0, isRead: false, news, ...fields }
}

it.each([
  ['an accepted withdrawal', { outcome: 'accepted', request: withdrawal }, ['2026-11-20 12:00:00'], true],
  ['an accepted withdrawal without such entries', { outcome: 'accepted', request: withdrawal }, null, false],
  ['a refused withdrawal', { outcome: 'refused', request: withdrawal, words: 'No' }, [], false],
  ['an accepted order', { outcome: 'accepted', request: orderRequest() }, [], false],
  ['an accepted top-up', { outcome: 'accepted', request: topUp }, [], false],
] as const)(
  'only a message about an accepted withdrawal keeps the platform’s entries from before the request: %s',
  (_name, news, entries, isKept) => {
    const store = { ...moneyStore, messages: memoryEntries<Message>() }
    const notifier: Notifier = { channel: () => 'none', toast: vi.fn<() => void>(), canLookUp: () => true }
    const entriesBefore = entries === null ? null : [...entries]
    announceOutcome(store, pendingOf('a', { request: news.request, before: entriesBefore }), news, notifier)
    expect(store.messages.get('a')?.news).toEqual(isKept ? { ...news, before: entriesBefore } : news)
  },
)

describe('the messages of a member', () => {
  it('are the message added last and the 49 newest others, newest first', () => {
    const arrivals = fc.array(fc.tuple(fc.constantFrom('1001', '1002'), fc.nat(500)), { maxLength: 120, size: 'max' })
    const newestFirst = (list: readonly Message[]) => list.toSorted((left, right) => right.at - left.at)
    forAll(arrivals, (list) => {
      const messages = memoryEntries<Message>()
      const expected: Record<string, Message[]> = {}
      for (const [index, [memberId, at]] of list.entries()) {
        const message = messageOf(String(index), { memberId, at: at * 1000 + index })
        addMessage(messages, message)
        expected[memberId] = [message, ...newestFirst(expected[memberId] ?? []).slice(0, MAX_MESSAGES - 1)]
      }
      for (const memberId of ['1001', '1002', '1003'])
        expect(messagesOf(messages, memberId)).toEqual(newestFirst(expected[memberId] ?? []))
    })
  })

  it('contain only the latest outcome of a request', () => {
    const messages = memoryEntries<Message>()
    addMessage(messages, messageOf('a', { isRead: true }))
    addMessage(messages, messageOf('a', { at: 5 }))
    expect(messagesOf(messages, '1001')).toMatchObject([{ at: 5, isRead: false }])
  })

  it('are marked as read by markAllRead, without a write to other or already read messages', () => {
    const onPut = vi.fn<(message: Message) => void>()
    const messages = memoryEntries<Message>(onPut)
    for (const [index, fields] of [{}, { isRead: true }, { memberId: '1002' }].entries())
      addMessage(messages, messageOf(String(index), fields))
    onPut.mockClear()
    markAllRead(messages, '1001')
    // `markRead` must not restore a message that a log-out has erased meanwhile.
    markRead(messages, 'erased')
    expect(onPut.mock.calls).toEqual([[messageOf('0', { isRead: true })]])
  })
})

const HOUR_MS = 3_600_000
const amounts = { staked: '2000' as never, returned: '0' as never, net: '-2000' as never }
const settlement = { gameName: 'Sunda', period: '7', ...amounts, isPartial: false }
const settledFields = { news: { outcome: 'settled' as const, settlement } }

it('isShownByCard returns true for an hour after a settlement, unless its message has been read', () => {
  const isShownByCardAfter = (after: number, fields: Partial<Message> = settledFields) =>
    isShownByCard(messageOf('a', { at: 5 * HOUR_MS, ...fields }), 5 * HOUR_MS + after)
  expect([0, HOUR_MS, HOUR_MS + 1, -1000].map((after) => isShownByCardAfter(after))).toEqual([true, true, false, true])
  expect([isShownByCardAfter(0, { ...settledFields, isRead: true }), isShownByCardAfter(0, {})]).toEqual([false, false])
})

it.each<[string, object, 'both' | 'settlement' | 'order']>([
  ['only the settlement if both have the same game and period', {}, 'settlement'],
  ['both if their games differ', { gameName: 'Toba' }, 'both'],
  ['both if their periods differ', { period: '8' }, 'both'],
  ['only the order while a result card shows the settlement', { isRead: false }, 'order'],
  ['both if the order was refused', { order: 'refused' }, 'both'],
])('given messages about an order and a settlement, visibleMessages returns %s', (_name, fields, expected) => {
  const { order: outcome = 'accepted', isRead = true, ...round }: { order?: string; isRead?: boolean } = fields
  const request = orderRequest({ period: '7' })
  const list = [
    messageOf('settlement', { at: 4, isRead, news: { outcome: 'settled', settlement: { ...settlement, ...round } } }),
    messageOf('order', { at: 3, news: { outcome, request } as Message['news'] }),
    messageOf('withdrawal', { at: 2 }),
    messageOf('of another', { memberId: '1002' }),
  ]
  const ids = visibleMessages({ list: () => list }, '1001', 0).map(({ id }) => id)
  expect(ids).toEqual([...(expected === 'both' ? ['settlement', 'order'] : [expected]), 'withdrawal'])
})

it.each<[string, string, number, string[]]>([
  ['is hidden by the settlement of the same period number on the same day', '0480', 60_000, ['settlement']],
  ['is visible beside an earlier settlement of the same period number', '0480', -60_000, ['order', 'settlement']],
  [
    'is visible beside the settlement of the same period number on the next day',
    '0480',
    24 * HOUR_MS,
    ['settlement', 'order'],
  ],
  [
    'is hidden by a settlement a day later, if the period number contains its date and is not used again',
    '20261121-0480',
    24 * HOUR_MS,
    ['settlement'],
  ],
])('the message about an accepted order %s', (_name, period, after, expected) => {
  const news = { outcome: 'settled', settlement: { ...settlement, period } } as const
  const list = [
    messageOf('settlement', { at: 5 * HOUR_MS + after, isRead: true, news }),
    messageOf('order', { at: 5 * HOUR_MS, news: { outcome: 'accepted', request: orderRequest({ period }) } }),
  ]
  expect(visibleMessages({ list: () => list }, '1001', 0).map(({ id }) => id)).toEqual(expected)
})

it('removeSettledPeriod removes a settlement’s message and the messages about the period’s accepted orders', () => {
  const messages = memoryEntries<Message>()
  const acceptedMessage = (id: string, period: string, memberId = '1001') =>
    messageOf(id, { memberId, news: { outcome: 'accepted', request: orderRequest({ period }) } })
  const settledMessage = messageOf('round', settledFields)
  for (const message of [
    acceptedMessage('own', '7'),
    acceptedMessage('next', '8'),
    acceptedMessage('his', '7', '1002'),
    settledMessage,
  ])
    addMessage(messages, message)
  removeSettledPeriod(messages, settledMessage)
  expect(messages.list().map(({ id }) => id)).toEqual(['next', 'his'])
})

it('the message about a duplicated order stays after its period is settled and the result card was seen', () => {
  const messages = memoryEntries<Message>()
  const settledMessage = messageOf('round', settledFields)
  for (const copies of [0, 2]) {
    const news = { outcome: 'accepted', request: orderRequest({ period: '7' }), copies } as const
    addMessage(messages, messageOf(`${copies} copies`, { news }))
  }
  addMessage(messages, { ...settledMessage, isRead: true })
  expect(visibleMessages(messages, '1001', 0).map(({ id }) => id)).toEqual(['2 copies', 'round'])
  removeSettledPeriod(messages, settledMessage)
  expect(messages.list().map(({ id }) => id)).toEqual(['2 copies'])
})

it('recordMatchCount changes only messages with the outcome "accepted", and creates no message', () => {
  const messages = memoryEntries<Message>()
  const notifier: Notifier = { channel: () => 'sheet', toast: () => undefined, canLookUp: () => true }
  const recordTwoMatches = (id: string) =>
    recordMatchCount({ ...moneyStore, messages, later: () => undefined }, id, 2, notifier)
  addMessage(messages, messageOf('found', { isRead: true, news: { outcome: 'found', request: withdrawal } }))
  recordTwoMatches('found')
  recordTwoMatches('erased')
  expect(messages.list()).toEqual([
    messageOf('found', { isRead: true, news: { outcome: 'found', request: withdrawal } }),
  ])
})

const CLOSED_AT = Date.UTC(2026, 10, 21, 13, 6)

describe('an awaited period', () => {
  const period = { memberId: '1001', gameId: '11', gameName: 'Sunda', period: '467', closesAt: 5000, sentAt: 100 }

  it('has a different id for each member, game and period number', () => {
    const similarPeriods = [
      period,
      { ...period, memberId: '10011', gameId: '1' },
      { ...period, gameId: '114', period: '67' },
    ]
    expect(new Set([...similarPeriods, { ...period, sentAt: 200 }].map(awaitedId)).size).toBe(3)
  })

  it('includes only orders with its game and its period number', () => {
    const orders = ['467', '468'].map((number) => simpleOrder({ staked: '1', period: number }))
    expect(ordersOfAwaited(period, CLOSED_AT, orders)).toEqual(orders.slice(0, 1))
    expect(ordersOfAwaited({ ...period, gameName: 'Toba' }, CLOSED_AT, orders)).toEqual([])
  })

  it('includes no orders of another day, and no orders at all if the day of one order is unknown', () => {
    const [orderOfToday, orderOfDayBefore, undatedOrder] = ['2026-11-21 13:05:09', '2026-11-20 13:05:09', ''].map(
      (placedAt) => simpleOrder({ staked: '1', placedAt }),
    )
    const includedOrders = [[orderOfToday, orderOfDayBefore], [orderOfDayBefore], [orderOfToday, undatedOrder]].map(
      (list) =>
        ordersOfAwaited(
          period,
          CLOSED_AT,
          list.filter((order) => order !== undefined),
        ),
    )
    expect(includedOrders).toEqual([[orderOfToday], [], []])
  })

  it('comes before periods with a later or unknown closing time in sortByClosing', () => {
    const times = [null, 9000, null, 5000]
    const periods = times.map((closesAt, index) => ({ ...period, gameId: String(index), closesAt }))
    expect(sortByClosing(periods).map(({ gameId }) => gameId)).toEqual(['3', '1', '0', '2'])
  })
})

it('moneyStore.later runs a task that is due on a hidden page once, a full delay after the page is visible again', () => {
  vi.useFakeTimers()
  const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const task = vi.fn<() => void>()
  moneyStore.later(task, 4000)
  vi.advanceTimersByTime(60_000)
  hiddenSpy.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(3999)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(4000)
  expect(task).toHaveBeenCalledTimes(1)
})

it('forgetMember erases only the given member’s requests, messages and awaited periods', () => {
  const createEntries = () => {
    const memberEntries = memoryEntries<{ memberId: string }>()
    for (const memberId of ['1001', '1002']) memberEntries.put(memberId, { memberId })
    return memberEntries as never
  }
  const store = { requests: createEntries(), messages: createEntries(), awaited: createEntries() }
  forgetMember(store, '1001')
  for (const memberEntries of Object.values<ReturnType<typeof memoryEntries>>(store))
    expect(memberEntries.list()).toEqual([{ memberId: '1002' }])
})
