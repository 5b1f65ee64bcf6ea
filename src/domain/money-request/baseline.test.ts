import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '@/lib/money/text'
import { ARMING_MS } from './machine'
import type { MoneyRequest } from './request'
import { announceOutcome } from './money-store'
import {
  confirmation,
  machineOf,
  network,
  notifier,
  order,
  pendingWithdrawal,
  phone,
  read,
  request,
  resetPhone,
  reviewedMachine,
  flushTasks,
} from './testing/phone'

beforeEach(resetPhone)
afterEach(() => void vi.useRealTimers())

describe('the baseline of a request', () => {
  it('is stored with the request before that is sent', async () => {
    phone.record = ['10:00', '10:01']
    const machine = await reviewedMachine()
    const attempt = confirmation(() => {
      const kept = pendingWithdrawal({ id: expect.any(String), before: ['10:00', '10:01'] })
      expect(phone.store.requests.list()).toEqual([kept])
      expect(phone.store.busy.has(phone.store.requests.list()[0]?.id ?? '')).toBe(true)
      return null
    })
    machine.confirm(attempt)
    expect(machine.getState()).toEqual({ status: 'sending', request, isChecking: false })
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

  it.each<[string, string[] | null, () => unknown, string[] | null]>([
    ['is unknown if the record could not be read', null, () => null, null],
    [
      'is unknown if a row of the record could not be read',
      Object.assign(['9:00'], { unreadable: 1 }),
      () => null,
      null,
    ],
    ['is unknown if it was read over a minute ago', ['9:00'], () => (phone.elapsed += 60_001 - ARMING_MS), null],
    [
      'is unknown if another request of the kind has had an outcome since',
      ['9:00'],
      () => announceAccepted(request),
      null,
    ],
    ['is unknown if the phone has slept since', ['9:00'], () => (phone.now += 60_001), null],
    ['is unknown if the clock was set back since', ['9:00'], () => (phone.now -= 1), null],
    [
      'holds if it was read a minute ago',
      ['9:00'],
      () => ((phone.elapsed += 60_000 - ARMING_MS), (phone.now += 60_000)),
      ['9:00'],
    ],
    ['holds if a request of another kind has had an outcome since', ['9:00'], () => announceAccepted(order), ['9:00']],
  ])('%s', async (_name, held, happen, before) => {
    phone.elapsed = 3_600_000
    phone.record = held
    const machine = await reviewedMachine()
    happen()
    phone.record = null
    machine.confirm(confirmation(network))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toEqual(before)
  })

  it.each([
    [
      'is read at its own review, even if the reading of an earlier one arrives later',
      Promise.resolve(['10:00']),
      ['10:00'],
    ],
    [
      'is unknown while its own reading has no answer, even if an earlier one has',
      new Promise<string[]>(() => undefined),
      null,
    ],
  ])('%s', async (_name, own, before) => {
    let answerEarlier = (_entries: string[]) => {}
    const readings = [new Promise<string[]>((resolve) => (answerEarlier = resolve)), own]
    const machine = machineOf({ readerOf: () => () => readings.shift() ?? Promise.reject(network) })
    machine.review({ ...request, amount: money('7') })
    await reviewedMachine(machine)
    answerEarlier(['9:00', '9:01'])
    await flushTasks()
    machine.confirm(confirmation(network))
    await flushTasks()
    expect(phone.store.requests.list()[0]).toMatchObject({ request, before })
  })
})

describe('the reading of the baseline before sending', () => {
  it('is repeated if the last one is older than a minute', async () => {
    phone.record = ['9:00']
    const machine = await reviewedMachine()
    phone.now += 3_600_000
    phone.record = ['9:30', '9:00']
    machine.confirm(confirmation(network))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toEqual(['9:30', '9:00'])
  })

  it('delays the request by 2 s at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let reads = 0
    const reader = () => ((reads += 1), reads === 2 ? new Promise<string[]>(() => undefined) : read())
    const machine = await reviewedMachine(machineOf({ readerOf: () => reader }))
    phone.now += 3_600_000
    const attempt = confirmation(network)
    machine.confirm(attempt)
    await vi.advanceTimersByTimeAsync(1999)
    expect(attempt.send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(phone.store.requests.list()[0]?.before).toBeNull()
  })

  it('does not count if the preflight takes over a minute', async () => {
    phone.record = ['9:00']
    const machine = await reviewedMachine()
    const preflight = async () => {
      phone.elapsed += 60_001
      return null
    }
    machine.confirm(confirmation(network, { preflight }))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toBeNull()
  })

  it('is not repeated if the last one is recent', async () => {
    const reader = vi.fn<typeof read>(read)
    const machine = await reviewedMachine(machineOf({ readerOf: () => reader }))
    machine.confirm(confirmation(() => (expect(reader).toHaveBeenCalledOnce(), network)))
    await flushTasks()
    expect(phone.store.requests.list()).toHaveLength(1)
  })
})
