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

describe('the report of an outcome', () => {
  const messageId = () => phone.store.messages.list()[0]?.id ?? ''
  const replaceNews = (news: News) =>
    phone.store.messages.put(messageId(), { ...phone.store.messages.list()[0], news } as Message)

  it.each<[string, () => unknown, string[]]>([
    ['is shown by a toast if no screen has shown it', () => null, ['accepted']],
    ['is not repeated if a screen has shown it', () => markRead(phone.store.messages, messageId()), []],
    ['is not shown if a log-out has erased its message', () => phone.store.messages.remove(messageId()), []],
    ['is not shown to another member', () => (phone.channel = 'none'), []],
    ['is not shown if the outcome has changed', () => replaceNews({ outcome: 'found', request }), []],
  ])('that a screen should show %s', async (_name, happen, toasts) => {
    phone.channel = 'sheet'
    await confirmedMachine()
    expect([phone.toasts, phone.store.messages.list()]).toMatchObject([[], [{ isRead: false }]])
    happen()
    for (const endTime of phone.later) endTime()
    expect(phone.toasts.map(({ news }) => news.outcome)).toEqual(toasts)
  })

  it('is left out if a log-out has erased the request while it was under way', async () => {
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
  ])('is shown although another tab has cleared the storage: %s', async (_name, answer, outcome) => {
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
])('after the outcome %s of %j, its period is awaited: %s', (outcome, sent, isAwaited) => {
  const pending = { ...pendingWithdrawal(), request: sent }
  phone.store.requests.put(pending.id, pending)
  resolveRequest(phone.store, pending, { outcome, request: sent, words: '' } as News, notifier)
  const { gameId, gameName, period, closesAt } = order
  const awaited = { memberId: '1001', gameId, gameName, period, closesAt, sentAt: pending.sentAt }
  expect(phone.store.awaited.list()).toEqual(isAwaited ? [awaited] : [])
})

it('only a top-up is recorded for own limits, before it is sent', async () => {
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

it('own limits keep an accepted top-up and drop a refused one, also if the request is no longer stored', () => {
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
