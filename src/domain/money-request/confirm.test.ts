import { beforeEach, describe, expect, it } from 'vitest'
import { ARMING_MS } from './machine'
import {
  createConfirmation,
  confirmedMachine,
  machineOf,
  reportedOutcomes,
  pendingWithdrawal,
  phone,
  withdrawalRequest,
  resetPhone,
  reviewedMachine,
  flushTasks,
} from './testing/phone'

beforeEach(resetPhone)

describe('Confirm', () => {
  it('sends the request once, and only from 600 ms after the review opened, unless the review opened with isArmed', async () => {
    const machine = machineOf()
    phone.elapsed = ARMING_MS
    const firstConfirmation = createConfirmation(null)
    expect(machine.confirm(firstConfirmation)).toBe(false)
    expect(machine.getState()).toEqual({ status: 'idle' })
    machine.review(withdrawalRequest)
    phone.elapsed += ARMING_MS - 1
    expect(machine.confirm(firstConfirmation)).toBe(false)
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: null })
    phone.elapsed += 1
    expect(machine.confirm(createConfirmation(null))).toBe(true)
    expect(machine.confirm(firstConfirmation)).toBe(false)
    await flushTasks()
    expect(firstConfirmation.send).not.toHaveBeenCalled()
    machine.review(withdrawalRequest, { isArmed: true })
    expect(machine.confirm(createConfirmation(null))).toBe(true)
  })

  it('keeps the review open and states the reason if the app’s own rules refuse the request', async () => {
    const machine = await reviewedMachine()
    expect(machine.confirm(createConfirmation(null, { refusal: 'ours' }))).toBe(false)
    expect(machine.getState()).toMatchObject({
      status: 'review',
      request: withdrawalRequest,
      refusal: 'ours',
      since: 0,
    })
    machine.edit()
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: null })
  })

  it('sends the request only after the checks before sending have ended and allowed it', async () => {
    const machine = await reviewedMachine()
    let decide = (_refusal: 'ours' | null) => {}
    const preflight = () => new Promise<'ours' | null>((resolve) => (decide = resolve))
    const attempt = createConfirmation(null, { preflight })
    const tap = () => expect(machine.confirm(attempt)).toBe(true)
    tap()
    await flushTasks()
    expect([...phone.store.requests.list(), ...attempt.send.mock.calls]).toEqual([])
    decide('ours')
    await flushTasks()
    expect(machine.getState()).toMatchObject({ status: 'review', request: withdrawalRequest, refusal: 'ours' })
    phone.elapsed += ARMING_MS
    tap()
    expect([...reportedOutcomes(), ...attempt.send.mock.calls]).toEqual([])
    decide(null)
    await flushTasks()
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(machine.getState()).toMatchObject({ status: 'accepted' })
  })

  it.each<[string, string, () => unknown]>([
    [
      'whose outcome is unknown',
      'unknownPending',
      () => phone.store.requests.put('old', pendingWithdrawal({ isLost: true })),
    ],
    [
      'that cannot be read',
      'unreadableRequest',
      () => (phone.store.requests.unreadable = () => [{ id: 'old', memberId: null, value: '' }]),
    ],
  ])('is blocked by an earlier request %s', async (_name, kind, storeEarlierRequest) => {
    storeEarlierRequest()
    const machine = await reviewedMachine()
    expect(machine.confirm(createConfirmation(null))).toBe(false)
    expect(machine.getState()).toMatchObject({ refusal: { kind } })
  })

  it.each([
    ['is sending a request', false],
    ['has sent a request during the checks before sending', true],
  ])('sends nothing if another tab %s', async (_name, isFree) => {
    phone.isLockFree = isFree
    const preflight = async () => {
      phone.store.requests.put('old', pendingWithdrawal())
      return null
    }
    const attempt = createConfirmation(null, { preflight })
    const machine = await confirmedMachine(attempt)
    expect(attempt.send).not.toHaveBeenCalled()
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: { kind: 'underWay' }, since: ARMING_MS })
  })
})
