import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { keysBeginningWith, removeText } from '@/lib/storage'
import { recordTopUp, confirmAndReadLimits } from '@/domain/limits/store'
import { createMachine } from './machine'
import type { MoneyRequest, PendingRequest } from './request'
import { markRead, type Message, type News } from './messages'
import { forgetMember, resolveRequest } from './money-store'
import { memoryEntries } from './testing/memory-entries'
import {
  createConfirmation,
  confirmedMachine,
  machineOf,
  networkError,
  notifier,
  order,
  reportedOutcomes,
  pendingWithdrawal,
  phone,
  refusalError,
  withdrawalRequest,
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
    ['is shown by a toast if no screen has shown the outcome', () => null, ['accepted']],
    [
      'is not repeated by a toast if a screen has shown the outcome',
      () => markRead(phone.store.messages, messageId()),
      [],
    ],
    ['is not shown by a toast if a log-out has erased the message', () => phone.store.messages.remove(messageId()), []],
    ['is not shown to another member', () => (phone.channel = 'none'), []],
    [
      'is not shown if the outcome has changed',
      () => replaceNews({ outcome: 'found', request: withdrawalRequest }),
      [],
    ],
  ])('that a screen should show %s', async (_name, beforeTimeout, toasts) => {
    phone.channel = 'sheet'
    await confirmedMachine()
    expect([phone.toasts, phone.store.messages.list()]).toMatchObject([[], [{ isRead: false }]])
    beforeTimeout()
    for (const endTime of phone.later) endTime()
    expect(phone.toasts.map(({ news }) => news.outcome)).toEqual(toasts)
  })

  it('is left out if a log-out has erased the request before the answer', async () => {
    const answer = () => {
      forgetMember(phone.store, '1001')
      return null
    }
    await confirmedMachine(createConfirmation(answer))
    expect([...phone.store.messages.list(), ...phone.toasts]).toEqual([])
  })

  it.each<[string, Answer, News['outcome']]>([
    ['accepted', null, 'accepted'],
    ['refused', refusalError, 'refused'],
    ['not answered', networkError, 'unknown'],
  ])(
    'of a request that was %s is shown even if another tab has cleared the storage',
    async (_name, answer, outcome) => {
      const clearStorage = () => {
        phone.store.requests = memoryEntries<PendingRequest>()
        return answer
      }
      await confirmedMachine(createConfirmation(clearStorage), machineOf({ readerOf: () => null }))
      expect([...reportedOutcomes(), ...phone.toasts.map(({ news }) => news.outcome)]).toEqual([outcome, outcome])
      expect(phone.store.requests.list()).toHaveLength(outcome === 'unknown' ? 1 : 0)
    },
  )
})

it.each<[News['outcome'], MoneyRequest, boolean]>([
  ['accepted', order, true],
  ['found', order, true],
  ['refused', order, false],
  ['accepted', withdrawalRequest, false],
])(
  'resolveRequest with the outcome %s of the request %j stores an awaited period: %s',
  (outcome, sentRequest, isAwaited) => {
    const pending = { ...pendingWithdrawal(), request: sentRequest }
    phone.store.requests.put(pending.id, pending)
    resolveRequest(phone.store, pending, { outcome, request: sentRequest, words: '' } as News, notifier)
    const { gameId, gameName, period, closesAt } = order
    const awaited = { memberId: '1001', gameId, gameName, period, closesAt, sentAt: pending.sentAt }
    expect(phone.store.awaited.list()).toEqual(isAwaited ? [awaited] : [])
  },
)

it('own limits count a top-up before the platform answers, and count no withdrawal', async () => {
  const limitKeys = () => keysBeginningWith('tiga.limits.')
  await confirmedMachine(createConfirmation(refusalError))
  expect(limitKeys()).toEqual([])
  const machine = createMachine<MoneyRequest, Refusal>({
    store: phone.store,
    memberId: () => '1',
    kind: 'topUp',
    readerOf: () => null,
  })
  machine.review(topUp, { isArmed: true })
  const countedTopUps: unknown[] = []
  machine.confirm(createConfirmation(() => (countedTopUps.push(...confirmAndReadLimits('1').own.topUps), networkError)))
  await flushTasks()
  expect(countedTopUps).toMatchObject([{ amount: topUp.amount }])
  for (const key of limitKeys()) removeText(key)
})

it('own limits do not count a top-up that never left the device', async () => {
  phone.channel = 'sheet'
  const options = { store: phone.store, memberId: () => '1', kind: 'topUp', readerOf: () => null } as const
  const machine = createMachine<MoneyRequest, Refusal>(options)
  machine.review(topUp, { isArmed: true })
  machine.confirm(createConfirmation(new ApiError('unsent', 'no request was built')))
  await flushTasks()
  expect(machine.getState()).toMatchObject({ status: 'review', refusal: { kind: 'notSent' } })
  expect(confirmAndReadLimits('1').own.topUps).toEqual([])
  for (const key of keysBeginningWith('tiga.limits.')) removeText(key)
})

it('own limits count an accepted top-up and no refused top-up, even if the request is no longer stored', () => {
  recordTopUp('1001', 'old', topUp.amount)
  const pending = { ...pendingWithdrawal(), request: topUp }
  const countTopUpsAfter = (news: News) => {
    resolveRequest(phone.store, pending, news, notifier)
    return confirmAndReadLimits('1001').own.topUps.length
  }
  expect(countTopUpsAfter({ outcome: 'accepted', request: topUp })).toBe(1)
  expect(countTopUpsAfter({ outcome: 'refused', request: topUp, words: 'No.' })).toBe(0)
  for (const key of keysBeginningWith('tiga.')) removeText(key)
})
