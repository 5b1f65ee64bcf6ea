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

describe('a request', () => {
  it('is written down before it leaves, with what the record held', async () => {
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

  const reportOne = (of: MoneyRequest) =>
    announceOutcome(
      phone.store,
      { ...pendingWithdrawal(), request: of },
      { outcome: 'accepted', request: of },
      notifier,
    )

  it.each<[string, string[] | null, () => unknown, string[] | null]>([
    ['that could not be read is none', null, () => null, null],
    ['that could not be read in part is none', Object.assign(['9:00'], { unreadable: 1 }), () => null, null],
    ['that was read over a minute ago is none', ['9:00'], () => (phone.elapsed += 60_001 - ARMING_MS), null],
    ['that was read before another of its kind had an outcome is none', ['9:00'], () => reportOne(request), null],
    ['that was read before a phone slept is none', ['9:00'], () => (phone.now += 60_001), null],
    ['that was read before the clock was set back is none', ['9:00'], () => (phone.now -= 1), null],
    [
      'that was read a minute ago holds',
      ['9:00'],
      () => ((phone.elapsed += 60_000 - ARMING_MS), (phone.now += 60_000)),
      ['9:00'],
    ],
    ['holds, whatever becomes of requests of another kind', ['9:00'], () => reportOne(order), ['9:00']],
  ])('has evidence of before: a record %s', async (_name, held, happen, before) => {
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
    ['of its own review, however late that of an earlier one comes', Promise.resolve(['10:00']), ['10:00']],
    ['of no earlier review while its own is being read', new Promise<string[]>(() => undefined), null],
  ])('has the evidence %s', async (_name, own, before) => {
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

describe('what the record held before', () => {
  it('is read again where that was too long ago, before the request leaves', async () => {
    phone.record = ['9:00']
    const machine = await reviewedMachine()
    phone.now += 3_600_000
    phone.record = ['9:30', '9:00']
    machine.confirm(confirmation(network))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toEqual(['9:30', '9:00'])
  })

  it('is not waited for longer than 2 s', async () => {
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

  it('counts no more where a check before the request leaves took over a minute', async () => {
    phone.record = ['9:00']
    const machine = await reviewedMachine()
    const permit = async () => {
      phone.elapsed += 60_001
      return null
    }
    machine.confirm(confirmation(network, { preflight: permit }))
    await flushTasks()
    expect(phone.store.requests.list()[0]?.before).toBeNull()
  })

  it('is read once where that was a moment ago', async () => {
    const reader = vi.fn<typeof read>(read)
    const machine = await reviewedMachine(machineOf({ readerOf: () => reader }))
    machine.confirm(confirmation(() => (expect(reader).toHaveBeenCalledOnce(), network)))
    await flushTasks()
    expect(phone.store.requests.list()).toHaveLength(1)
  })
})
