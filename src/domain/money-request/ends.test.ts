import { describe, expect, it } from 'vitest'
import type { Withdrawal } from '@/api/wallet'
import { money } from '@/lib/money/text'
import { recordEnds } from './ends'
import type { Message } from './messages'
import { moneyOnItsWay } from './on-its-way'
import type { PendingRequest } from './request'
import { memoryEntries } from './testing/memory-entries'
import { pendingOf, topUp, withdrawal } from './testing/requests'

const NOON = Date.UTC(2026, 10, 20, 12)
const FIRST = '2026-11-20 11:50:00'
const SECOND = '2026-11-20 11:55:00'

function rowOf(submittedAt: string, status: number | null, fields: Partial<Withdrawal> = {}): Withdrawal {
  const statusText = status === 1 ? 'Waiting' : status === 4 ? 'Paid' : 'Rejected'
  return { status, statusText, amount: money('50000'), description: '', submittedAt, reviewedAt: '', ...fields }
}

function sentMessage(id: string, at: number, before?: string[]): Message {
  const news = { outcome: 'accepted', request: withdrawal, ...(before && { before }) } as const
  return { id, memberId: '1001', at, isRead: true, news }
}

function sentTopUp(id: string, at: number, totalBefore = '0'): Message {
  const request = { ...topUp, totalBefore: money(totalBefore) }
  return { id, memberId: '1001', at, isRead: true, news: { outcome: 'accepted', request } }
}

/** Returns a store with these messages, and the ids of the messages that a toast has shown. */
function setUp(messages: readonly Message[], pending: readonly PendingRequest[] = []) {
  const store = { messages: memoryEntries<Message>(), requests: memoryEntries<PendingRequest>(), now: () => NOON }
  for (const message of messages) store.messages.put(message.id, message)
  for (const request of pending) store.requests.put(request.id, request)
  const toasts: string[] = []
  const record = (withdrawals: readonly Withdrawal[], toppedUp: string | null = null) =>
    recordEnds(store, '1001', { withdrawals, toppedUp: toppedUp === null ? null : money(toppedUp) }, ({ id }) =>
      toasts.push(id),
    )
  return { store, toasts, record }
}

const minutesAgo = (minutes: number) => NOON - minutes * 60_000

describe('recordEnds', () => {
  it('reports a paid withdrawal once, and keeps the time of the acceptance beside the time of the end', () => {
    const { store, toasts, record } = setUp([sentMessage('a', minutesAgo(10), [])])
    record([rowOf(FIRST, 1)])
    expect(toasts).toEqual([])
    record([rowOf(FIRST, 4)])
    record([rowOf(FIRST, 4)])
    expect(toasts).toEqual(['a'])
    const end = { sentAt: minutesAgo(10), status: 4, words: 'Paid' }
    expect(store.messages.get('a')).toMatchObject({ at: NOON, isRead: false, news: { outcome: 'accepted', end } })
  })

  it('reports a change from approved to paid, but not the same status in other words', () => {
    const { store, toasts, record } = setUp([sentMessage('a', minutesAgo(10), [])])
    record([rowOf(FIRST, 2, { statusText: 'Approved' })])
    record([rowOf(FIRST, 2, { statusText: 'Disetujui' })])
    expect(toasts).toEqual(['a'])
    expect(store.messages.get('a')).toMatchObject({ news: { end: { status: 2, words: 'Disetujui' } } })
    record([rowOf(FIRST, 4)])
    expect(toasts).toEqual(['a', 'a'])
  })

  it('reports an unpaid withdrawal only if the platform states when it was reviewed', () => {
    const { toasts, record } = setUp([sentMessage('a', minutesAgo(10), [])])
    record([rowOf(FIRST, 3)])
    record([rowOf(FIRST, 3, { reviewedAt: FIRST })])
    expect(toasts).toEqual([])
    record([rowOf(FIRST, 3, { reviewedAt: SECOND })])
    expect(toasts).toEqual(['a'])
  })

  it('assigns two withdrawals of the same amount by the list from before the second', () => {
    const { toasts, record } = setUp([
      sentMessage('first', minutesAgo(10), []),
      sentMessage('second', minutesAgo(5), [FIRST]),
    ])
    record([rowOf(SECOND, 1), rowOf(FIRST, 4)])
    expect(toasts).toEqual(['first'])
  })

  it.each<[string, string[] | undefined, Withdrawal[]]>([
    ['the list from before the request is unknown', undefined, [rowOf(FIRST, 4)]],
    ['the list had the row before the request', [FIRST], [rowOf(FIRST, 4)]],
    ['two rows may be the withdrawal', [], [rowOf(SECOND, 4), rowOf(FIRST, 4)]],
    ['the amounts differ', [], [rowOf(FIRST, 4, { amount: money('50001') })]],
  ])('reports nothing if %s', (_name, before, rows) => {
    const { toasts, record } = setUp([sentMessage('a', minutesAgo(10), before)])
    record(rows)
    expect(toasts).toEqual([])
  })

  it('reports a top-up only once the total contains all top-ups that were sent, also those without an answer', () => {
    const request = { ...topUp, totalBefore: money('0') }
    const lost = pendingOf('lost', { request, sentAt: minutesAgo(20), answerBy: minutesAgo(19), isLost: true })
    const { store, toasts, record } = setUp([sentTopUp('a', minutesAgo(10))], [lost])
    record([], '50000')
    expect(toasts).toEqual([])
    record([], '100000')
    record([], '100000')
    expect(toasts).toEqual(['a'])
    expect(store.messages.get('a')).toMatchObject({ news: { end: { sentAt: minutesAgo(10), status: null } } })
  })

  it('no longer follows a top-up after a week', () => {
    const { toasts, record } = setUp([sentTopUp('a', minutesAgo(7 * 24 * 60))])
    record([], '50000')
    expect(toasts).toEqual([])
  })
})

describe('moneyOnItsWay', () => {
  const keysOf = (
    messages: readonly Message[],
    withdrawals: readonly Withdrawal[] | undefined,
    pending: readonly PendingRequest[] = [],
    toppedUp: string | null = null,
  ) =>
    moneyOnItsWay(pending, messages, {
      withdrawals,
      toppedUp: toppedUp === null ? null : money(toppedUp),
      now: NOON,
    }).map(({ kind, key, isUnderWay, ...item }) => {
      const row = 'row' in item ? item.row : null
      return [kind, row === null ? key : row.submittedAt, isUnderWay]
    })

  it('lists unfinished withdrawals and unconfirmed top-ups, newest first, and no unknown outcome', () => {
    const underWay = pendingOf('way', { sentAt: minutesAgo(0) - 1000, answerBy: NOON + 1000 })
    const lost = pendingOf('lost', { sentAt: minutesAgo(3), isLost: true })
    const rows = [rowOf(SECOND, 1), rowOf(FIRST, 4), rowOf('2026-11-20 10:00:00', 3, { reviewedAt: SECOND })]
    expect(keysOf([sentTopUp('topUp', minutesAgo(1))], rows, [underWay, lost])).toEqual([
      ['withdrawal', 'way', true],
      ['topUp', 'topUp', false],
      ['withdrawal', SECOND, false],
    ])
  })

  it('lists a sent withdrawal once, before and after the platform lists it', () => {
    const messages = [sentMessage('a', minutesAgo(10), [])]
    expect(keysOf(messages, undefined)).toEqual([['withdrawal', 'a', false]])
    expect(keysOf(messages, [])).toEqual([['withdrawal', 'a', false]])
    expect(keysOf(messages, [rowOf(FIRST, 1)])).toEqual([['withdrawal', FIRST, false]])
    expect(keysOf(messages, [rowOf(FIRST, 4)])).toEqual([])
  })

  it('leaves out a top-up that the total contains, and a row older than 30 days', () => {
    expect(keysOf([sentTopUp('a', minutesAgo(10))], [rowOf('2026-10-20 11:00:00', 1)], [], '50000')).toEqual([])
  })
})
