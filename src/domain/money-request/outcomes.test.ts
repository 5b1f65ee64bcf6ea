import { beforeEach, describe, expect, it } from 'vitest'
import { keysBeginningWith, removeText } from '@/lib/storage'
import { recordTopUp, limitsNow } from '@/domain/limits/store'
import { createMachine } from './machine'
import type { MoneyRequest, PendingRequest } from './request'
import { forgetMember, markRead, resolveRequest, type Message, type News } from './money-store'
import { memoryEntries } from './testing/memory-entries'
import {
  confirmation,
  confirmedMachine,
  machineOf,
  network,
  notifier,
  order,
  outcomes,
  pendingWithdrawal,
  phone,
  refused,
  request,
  resetPhone,
  flushTasks,
  type Answer,
  type Refusal,
} from './testing/phone'
import { topUp } from './testing/requests'

beforeEach(resetPhone)

describe('a request', () => {
  const messageId = () => phone.store.messages.list()[0]?.id ?? ''
  const retell = (news: News) =>
    phone.store.messages.put(messageId(), { ...phone.store.messages.list()[0], news } as Message)

  it.each<[string, () => unknown, string[]]>([
    ['by a toast where none has shown it', () => null, ['accepted']],
    ['no more once one has', () => markRead(phone.store.messages, messageId()), []],
    ['no more once a log-out has erased it', () => phone.store.messages.remove(messageId()), []],
    ['to nobody else who is logged in', () => (phone.channel = 'none'), []],
    ['no more once another outcome was', () => retell({ outcome: 'found', request }), []],
  ])('that a screen is to tell is told %s', async (_name, happen, told) => {
    phone.channel = 'sheet'
    await confirmedMachine()
    expect([phone.toasts, phone.store.messages.list()]).toMatchObject([[], [{ isRead: false }]])
    happen()
    for (const endTime of phone.later) endTime()
    expect(phone.toasts.map(({ news }) => news.outcome)).toEqual(told)
  })

  it('that a log-out has named and erased has no outcome any more', async () => {
    const answer = () => {
      forgetMember(phone.store, '1001')
      return null
    }
    await confirmedMachine(confirmation(answer))
    expect([...phone.store.messages.list(), ...phone.toasts]).toEqual([])
  })

  it.each<[string, Answer, News['outcome']]>([
    ['accepted', null, 'accepted'],
    ['refused', refused, 'refused'],
    ['lost', network, 'unknown'],
  ])('that is %s while another tab clears the storage is told all the same', async (_name, answer, outcome) => {
    const clearStorage = () => {
      phone.store.requests = memoryEntries<PendingRequest>()
      return answer
    }
    await confirmedMachine(confirmation(clearStorage), machineOf({ readerOf: () => null }))
    expect([...outcomes(), ...phone.toasts.map(({ news }) => news.outcome)]).toEqual([outcome, outcome])
    expect(phone.store.requests.list()).toHaveLength(outcome === 'unknown' ? 1 : 0)
  })
})

it.each<[News['outcome'], MoneyRequest, boolean]>([
  ['accepted', order, true],
  ['found', order, true],
  ['refused', order, false],
  ['accepted', request, false],
])('what is %s of $kind is awaited until its period is settled: %s', (outcome, sent, isAwaited) => {
  const pending = { ...pendingWithdrawal(), request: sent }
  phone.store.requests.put(pending.id, pending)
  resolveRequest(phone.store, pending, { outcome, request: sent, words: '' } as News, notifier)
  const { gameId, gameName, period, closesAt } = order
  const awaited = { memberId: '1001', gameId, gameName, period, closesAt, sentAt: pending.sentAt }
  expect(phone.store.awaited.list()).toEqual(isAwaited ? [awaited] : [])
})

it('a top-up counts for own limits before it leaves, and nothing else does, whatever becomes of it', async () => {
  const ofLimits = () => keysBeginningWith('tiga.limits.')
  await confirmedMachine(confirmation(refused))
  expect(ofLimits()).toEqual([])
  const machine = createMachine<MoneyRequest, Refusal>({
    store: phone.store,
    memberId: () => '1',
    kind: 'topUp',
    readerOf: () => null,
  })
  machine.review(topUp, { isArmed: true })
  const counted: unknown[] = []
  machine.confirm(confirmation(() => (counted.push(...limitsNow('1').own.topUps), network)))
  await flushTasks()
  expect(counted).toMatchObject([{ amount: topUp.amount }])
  for (const key of ofLimits()) removeText(key)
})

it('a top-up that is accepted counts for own limits, and one that is refused not, also once nobody waits for it', () => {
  recordTopUp('1001', 'old', topUp.amount)
  const pending = { ...pendingWithdrawal(), request: topUp }
  const counted = (news: News) => {
    resolveRequest(phone.store, pending, news, notifier)
    return limitsNow('1001').own.topUps.length
  }
  expect(counted({ outcome: 'accepted', request: topUp })).toBe(1)
  expect(counted({ outcome: 'refused', request: topUp, words: 'No.' })).toBe(0)
  for (const key of keysBeginningWith('tiga.')) removeText(key)
})
