import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '@/lib/money/text'
import { ARMING_MS } from './machine'
import type { MoneyRequest } from './request'
import { announceOutcome } from './money-store'
import {
  createConfirmation,
  machineOf,
  networkError,
  notifier,
  order,
  pendingWithdrawal,
  phone,
  readRecord,
  refusalError,
  withdrawalRequest,
  resetPhone,
  reviewedMachine,
  flushTasks,
} from './testing/phone'

beforeEach(resetPhone)
afterEach(() => void vi.useRealTimers())

describe('the baseline (the matching entries of the platform’s record before a request)', () => {
  it('is stored with the request before the request is sent', async () => {
    phone.record = ['10:00', '10:01']
    const machine = await reviewedMachine()
    const attempt = createConfirmation(() => {
      const storedRequest = pendingWithdrawal({ id: expect.any(String), before: ['10:00', '10:01'] })
      expect(phone.store.requests.list()).toEqual([storedRequest])
      expect(phone.store.busy.has(phone.store.requests.list()[0]?.id ?? '')).toBe(true)
      return null
    })
    machine.confirm(attempt)
    expect(machine.getState()).toEqual({ status: 'sending', request: withdrawalRequest, isChecking: false })
    await flushTasks()
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(phone.store.requests.list()).toEqual([])
  })

  const announceAccepted = (accepted: MoneyRequest) =>
    announceOutcome(
      phone.store,
      { ...pendingWithdrawal(), request: accepted },
      { outcome: 'accepted', request: accepted },
      notifier,
    )

  const announceRefused = (refused: MoneyRequest) =>
    announceOutcome(
      phone.store,
      { ...pendingWithdrawal(), request: refused },
      { outcome: 'refused', request: refused, words: 'No.' },
      notifier,
    )

  it.each<[string, string[] | null, () => unknown, string[] | null]>([
    ['is null if the record could not be read', null, () => null, null],
    ['is null if a row of the record could not be read', Object.assign(['9:00'], { unreadable: 1 }), () => null, null],
    ['is null if the baseline was read over a minute ago', ['9:00'], () => (phone.elapsed += 60_001 - ARMING_MS), null],
    [
      'is null if another request of the same kind has had an outcome since the record was read',
      ['9:00'],
      () => announceAccepted(withdrawalRequest),
      null,
    ],
    ['is null if the phone has slept since the record was read', ['9:00'], () => (phone.now += 60_001), null],
    ['is null if the clock was set back since the record was read', ['9:00'], () => (phone.now -= 1), null],
    [
      'is used if the baseline was read exactly a minute ago',
      ['9:00'],
      () => ((phone.elapsed += 60_000 - ARMING_MS), (phone.now += 60_000)),
      ['9:00'],
    ],
    [
      'is null if a message that cannot be read has been stored since the record was read',
      ['9:00'],
      () => (phone.store.messages.unreadable = () => [{ id: 'later', memberId: null, value: 'x' }]),
      null,
    ],
    [
      'is used if another request of the same kind has been refused since the record was read',
      ['9:00'],
      () => announceRefused(withdrawalRequest),
      ['9:00'],
    ],
    [
      'is used if a request of another kind has had an outcome since the record was read',
      ['9:00'],
      () => announceAccepted(order),
      ['9:00'],
    ],
  ])('%s', async (_name, heldEntries, changePhone, before) => {
    phone.elapsed = 3_600_000
    phone.record = heldEntries
    const machine = await reviewedMachine()
    changePhone()
    phone.record = null
    machine.confirm(createConfirmation(networkError))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toEqual(before)
  })

  it.each([
    [
      'is read at the review of its own request, even if the read for an earlier review ends later',
      Promise.resolve(['10:00']),
      ['10:00'],
    ],
    [
      'is null while the read at its own review has no answer, even if an earlier read has one',
      new Promise<string[]>(() => undefined),
      null,
    ],
  ])('%s', async (_name, ownReading, before) => {
    let answerEarlier = (_entries: string[]) => {}
    const readings = [new Promise<string[]>((resolve) => (answerEarlier = resolve)), ownReading]
    const machine = machineOf({ readerOf: () => () => readings.shift() ?? Promise.reject(networkError) })
    machine.review({ ...withdrawalRequest, amount: money('7') })
    await reviewedMachine(machine)
    answerEarlier(['9:00', '9:01'])
    await flushTasks()
    machine.confirm(createConfirmation(networkError))
    await flushTasks()
    expect(phone.store.requests.list()[0]).toMatchObject({ request: withdrawalRequest, before })
  })
})

it.each<[string, () => Promise<string[]>, boolean]>([
  ['returns true if the platform answered', async () => [], true],
  ['returns true if the platform refused to list the entries', () => Promise.reject(refusalError), true],
  ['returns false if no answer arrived', () => Promise.reject(networkError), false],
])('readBaseline %s', async (_name, read, isAnswered) => {
  expect(await machineOf({ readerOf: () => read }).readBaseline(withdrawalRequest)).toBe(isAnswered)
})

describe('the second read of the platform’s record, just before a request is sent,', () => {
  it('happens if the first read is older than a minute, and replaces the baseline', async () => {
    phone.record = ['9:00']
    const machine = await reviewedMachine()
    phone.now += 3_600_000
    phone.record = ['9:30', '9:00']
    machine.confirm(createConfirmation(networkError))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toEqual(['9:30', '9:00'])
  })

  it('delays the request by 2 s at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let readCount = 0
    const reader = () => ((readCount += 1), readCount === 2 ? new Promise<string[]>(() => undefined) : readRecord())
    const machine = await reviewedMachine(machineOf({ readerOf: () => reader }))
    phone.now += 3_600_000
    const attempt = createConfirmation(networkError)
    machine.confirm(attempt)
    await vi.advanceTimersByTimeAsync(1999)
    expect(attempt.send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(phone.store.requests.list()[0]?.before).toBeNull()
  })

  it('does not happen if the first read becomes too old only during the checks before sending', async () => {
    phone.record = ['9:00']
    const machine = await reviewedMachine()
    const preflight = async () => {
      phone.elapsed += 60_001
      return null
    }
    machine.confirm(createConfirmation(networkError, { preflight }))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toBeNull()
  })

  it('does not happen if the first read is recent', async () => {
    const reader = vi.fn<typeof readRecord>(readRecord)
    const machine = await reviewedMachine(machineOf({ readerOf: () => reader }))
    machine.confirm(createConfirmation(() => (expect(reader).toHaveBeenCalledOnce(), networkError)))
    await flushTasks()
    expect(phone.store.requests.list()).toHaveLength(1)
  })
})
