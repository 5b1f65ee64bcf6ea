import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { lookUpPendingRequests } from './look-up'
import { ARMING_MS } from './machine'
import type { PendingRequest } from './request'
import { forgetMember } from './money-store'
import {
  answeredMachine,
  createConfirmation,
  confirmedMachine,
  machineOf,
  networkError,
  notifier,
  reportedOutcomes,
  reviewedMachine,
  pendingWithdrawal,
  phone,
  readRecord,
  refusalError,
  withdrawalRequest,
  resetPhone,
  flushTasks,
  withUnreadableRow,
  type RecordChange,
} from './testing/phone'

beforeEach(resetPhone)
afterEach(() => void vi.useRealTimers())

describe('a refused request', () => {
  it.each([false, true])(
    'shows the platform’s message, and can be confirmed again after 600 ms (edited after the refusal: %s)',
    async (isEdited) => {
      const onAccepted = vi.fn<() => void>()
      const machine = await confirmedMachine(createConfirmation(refusalError, { onAccepted }))
      const requestId = phone.store.messages.list()[0]?.id
      const refusedState = { status: 'refused', request: withdrawalRequest, requestId, words: 'No.', since: ARMING_MS }
      expect(machine.getState()).toEqual(refusedState)
      expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'refused', words: 'No.' } }])
      expect([...phone.store.requests.list(), ...onAccepted.mock.calls]).toEqual([])
      expect(machine.confirm(createConfirmation(null))).toBe(false)
      if (isEdited) machine.edit()
      const edited = { status: 'review', request: withdrawalRequest, refusal: null, since: ARMING_MS }
      expect(machine.getState()).toEqual(isEdited ? edited : refusedState)
      phone.elapsed += ARMING_MS
      expect(machine.confirm(createConfirmation(null))).toBe(true)
      await flushTasks()
      expect(machine.getState().status).toBe('accepted')
    },
  )
})

describe('a refusal', () => {
  it.each<RecordChange>([
    [['10:00'], ['10:00']],
    [[], []],
    [null, []],
  ])('is reported if the platform’s record has no new entry: %j before, %j after', async (before, after) => {
    const { machine, reader } = await answeredMachine(refusalError, [before, after])
    expect(machine.getState()).toMatchObject({ status: 'refused', words: 'No.' })
    expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'refused', words: 'No.' } }])
    expect(phone.store.requests.list()).toEqual([])
    expect(reader).toHaveBeenCalledTimes(2)
  })

  it.each<RecordChange>([
    [[], ['10:01']],
    [['10:00'], ['10:01', '10:00']],
    [['10:00'], ['10:00', '10:00']],
  ])(
    'is not reported if the platform’s record has one new matching entry: %j before, %j after',
    async (before, after) => {
      const { machine, reader } = await answeredMachine(refusalError, [before, after])
      expect(machine.getState()).toMatchObject({ status: 'following', request: withdrawalRequest })
      expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'found', request: withdrawalRequest } }])
      expect(phone.store.messages.list()[0]?.news).not.toHaveProperty('words')
      expect(phone.store.messages.list()[0]?.news).not.toHaveProperty('isAnswerLost')
      expect(phone.store.requests.list()).toEqual([])
      expect(reader).toHaveBeenCalledTimes(2)
    },
  )

  it.each<[...RecordChange, PendingRequest['lookUp']]>([
    [[], ['10:01', '10:02'], 'unclear'],
    [null, ['10:01'], 'unclear'],
    [[], withUnreadableRow([]), 'partial'],
    [['10:00'], null, 'failed'],
  ])(
    'leaves the outcome unknown if the entries %j before and %j after give the look-up result %s',
    async (before, after, result) => {
      const { machine, reader } = await answeredMachine(refusalError, [before, after])
      expect(machine.getState()).toMatchObject({ status: 'following', request: withdrawalRequest })
      expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: result, refusal: 'No.' }])
      expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'unknown', words: 'No.' } }])
      expect(reader).toHaveBeenCalledTimes(2)
      expect(machine.confirm(createConfirmation(null))).toBe(false)
    },
  )

  /**
   * Sends a request that the platform refuses. The read of the record that should confirm the
   * refusal lasts until the test calls `answer`.
   */
  async function startChecking() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answer = (_entries: string[]) => {}
    const heldReading = new Promise<string[]>((resolve) => (answer = resolve))
    const readings = [Promise.resolve<string[]>([]), heldReading]
    const machine = machineOf({ readerOf: () => () => readings.shift() ?? readRecord() })
    await confirmedMachine(createConfirmation(refusalError), machine)
    return { machine, answer }
  }

  it('is reported only after the platform’s record of requests has been read', async () => {
    const { machine, answer } = await startChecking()
    expect(machine.getState()).toEqual({ status: 'sending', request: withdrawalRequest, isChecking: true })
    machine.close()
    expect(phone.store.messages.list()).toEqual([])
    expect(phone.store.busy.has(phone.store.requests.list()[0]?.id ?? '')).toBe(true)
    await vi.advanceTimersByTimeAsync(4999)
    expect(machine.getState().status).toBe('sending')
    answer([])
    await flushTasks()
    expect(machine.getState()).toMatchObject({ status: 'refused', since: phone.elapsed })
  })

  it('leaves the outcome unknown if the record has not been read after 5 s', async () => {
    const { machine, answer } = await startChecking()
    await vi.advanceTimersByTimeAsync(5000)
    expect(machine.getState().status).toBe('following')
    expect(phone.store.requests.list()).toMatchObject([{ lookUp: 'failed', refusal: 'No.' }])
    // An entry that arrives now is too late: the outcome was already reported as unknown.
    answer(['10:01'])
    await flushTasks()
    expect(reportedOutcomes()).toEqual(['unknown'])
  })

  it('is reported by the next page if the page was closed while the record was read', async () => {
    await startChecking()
    const [storedRequest] = phone.store.requests.list()
    expect(storedRequest).toMatchObject({ isLost: false, refusal: 'No.' })
    phone.store.busy.clear()
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect(phone.store.messages.list()).toMatchObject([
      { id: storedRequest?.id, news: { outcome: 'refused', words: 'No.' } },
    ])
    expect(phone.store.requests.list()).toEqual([])
  })

  it('that could not be checked is reported once the record can be read, and Confirm works again 600 ms later', async () => {
    const { machine } = await answeredMachine(refusalError, [[], null])
    const [id = ''] = phone.store.requests.list().map((pending) => pending.id)
    await machine.check(id, notifier)
    expect(machine.getState().status).toBe('following')
    phone.record = []
    phone.elapsed += 90_000
    await machine.check(id, notifier)
    expect(machine.getState()).toEqual({
      status: 'refused',
      request: withdrawalRequest,
      requestId: id,
      words: 'No.',
      since: phone.elapsed,
    })
    expect(machine.confirm(createConfirmation(null))).toBe(false)
    phone.elapsed += ARMING_MS
    expect(machine.confirm(createConfirmation(null))).toBe(true)
  })

  it('that was confirmed in the background allows another Confirm 600 ms after the sheet shows the refusal', async () => {
    const { machine } = await answeredMachine(refusalError, [[], null])
    phone.record = []
    await lookUpPendingRequests(phone.store, '1001', () => readRecord, notifier)
    expect(reportedOutcomes()).toEqual(['refused'])
    phone.now -= 3_600_000
    machine.sync()
    phone.elapsed += ARMING_MS - 1
    expect(machine.confirm(createConfirmation(null))).toBe(false)
    phone.elapsed += 1
    expect(machine.confirm(createConfirmation(null))).toBe(true)
  })

  it('that could not be checked is not reported if the record has a new entry later', async () => {
    const { machine } = await answeredMachine(refusalError, [[], null])
    phone.record = ['10:01']
    await machine.check(phone.store.requests.list()[0]?.id ?? '', notifier)
    expect(machine.getState().status).toBe('following')
    expect(reportedOutcomes()).toEqual(['found'])
  })

  it('of another request does not change the request that the sheet shows', async () => {
    const machine = machineOf()
    phone.store.requests.put('old', pendingWithdrawal({ isLost: true, refusal: 'No.' }))
    machine.follow(pendingWithdrawal({ id: 'other' }))
    await machine.check('old', notifier)
    expect(reportedOutcomes()).toEqual(['refused'])
    expect(machine.getState()).toMatchObject({ status: 'following', requestId: 'other' })
  })

  it('is not checked in the record of another member', async () => {
    const reader = vi.fn<typeof readRecord>(readRecord)
    const logOut = () => {
      phone.isLoggedIn = false
      return refusalError
    }
    await confirmedMachine(createConfirmation(logOut), machineOf({ readerOf: () => reader }))
    expect(reader).toHaveBeenCalledOnce()
    expect(phone.store.requests.list()).toMatchObject([{ lookUp: 'failed', refusal: 'No.' }])
  })

  it('is not confirmed by the record if the member logs out while the record is read', async () => {
    const { machine, answer } = await startChecking()
    phone.isLoggedIn = false
    answer([])
    await flushTasks()
    expect(machine.getState().status).toBe('following')
    expect(reportedOutcomes()).toEqual(['unknown'])
  })

  it.each([refusalError, networkError])(
    'or a lost answer (%s) leaves no request, message or toast if a log-out has erased the request before',
    async (answer) => {
      const logOut = () => {
        forgetMember(phone.store, '1001')
        return answer
      }
      await confirmedMachine(createConfirmation(logOut))
      expect([...phone.store.requests.list(), ...phone.store.messages.list(), ...phone.toasts]).toEqual([])
    },
  )

  it('without a message of the platform is stored with an empty text while it is checked', async () => {
    const machine = await reviewedMachine()
    phone.record = null
    const wordless = new ApiError('api', 'no', { code: 500 })
    machine.confirm(createConfirmation(wordless, { errorText: () => 'A text of ours.' }))
    await flushTasks()
    expect(machine.getState().status).toBe('following')
    expect(phone.store.requests.list()).toMatchObject([{ lookUp: 'failed', refusal: '' }])
  })

  it('is reported at once if the platform has no record of this kind of request', async () => {
    const machine = await confirmedMachine(createConfirmation(refusalError), machineOf({ readerOf: () => null }))
    expect(machine.getState()).toMatchObject({ status: 'refused', words: 'No.' })
    expect(reportedOutcomes()).toEqual(['refused'])
  })
})
