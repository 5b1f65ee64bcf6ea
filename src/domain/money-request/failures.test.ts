import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { lookUpPendingRequests } from './look-up'
import { ARMING_MS } from './machine'
import type { Confirmation } from './send'
import type { Notifier } from './money-store'
import {
  createConfirmation,
  confirmedMachine,
  networkError,
  notifier,
  reportedOutcomes,
  pendingWithdrawal,
  phone,
  refusalError,
  withdrawalRequest,
  resetPhone,
  reviewedMachine,
  flushTasks,
  type Refusal,
} from './testing/phone'

beforeEach(resetPhone)

describe('an error', () => {
  const throwError = (): never => {
    throw new Error('a step has failed')
  }
  const rejectWithError = async () => throwError()

  const inPreflight = (breakStep: () => unknown) => () => ({
    preflight: async () => {
      breakStep()
      return null
    },
  })

  it.each<[string, () => Partial<Confirmation<Refusal>> | undefined]>([
    ['in the checks before sending', inPreflight(throwError)],
    [
      'in the list of pending requests',
      inPreflight(() => (phone.store.requests = { ...phone.store.requests, list: throwError })),
    ],
    [
      'in the list of unreadable requests',
      inPreflight(() => (phone.store.requests = { ...phone.store.requests, unreadable: throwError })),
    ],
    [
      'while storing the request',
      inPreflight(() => (phone.store.requests = { ...phone.store.requests, put: throwError })),
    ],
    [
      'in the list of messages',
      inPreflight(() => (phone.store.messages = { ...phone.store.messages, list: throwError })),
    ],
    ['in the lock', () => void (phone.store.lock = rejectWithError)],
  ])(
    'before the request is sent (%s) leads back to the review, where Confirm works again',
    async (_name, failingFields) => {
      const machine = await reviewedMachine()
      const workingStore = { ...phone.store }
      const firstAttempt = { ...createConfirmation(null), ...failingFields() }
      expect(machine.confirm(firstAttempt)).toBe(true)
      await flushTasks()
      Object.assign(phone.store, workingStore)
      expect(firstAttempt.send).not.toHaveBeenCalled()
      expect(machine.getState()).toEqual({
        status: 'review',
        request: withdrawalRequest,
        refusal: { kind: 'notSent' },
        since: phone.elapsed,
      })
      expect([...phone.store.requests.list(), ...phone.store.messages.list()]).toEqual([])
      phone.elapsed += ARMING_MS
      expect(machine.confirm(createConfirmation(null))).toBe(true)
      await flushTasks()
      expect(machine.getState().status).toBe('accepted')
    },
  )

  it.each<[string, Partial<Confirmation<Refusal>>]>([
    ['send rejects', { send: rejectWithError }],
    ['send throws', { send: throwError }],
    ['send resolves to an error that is no ApiError', { send: async () => new Error('send has failed') as ApiError }],
    ['errorText throws', { send: async () => refusalError, errorText: throwError }],
  ])(
    'after the request is stored (%s) leaves the outcome unknown, and the request is looked up',
    async (_name, fields) => {
      const machine = await reviewedMachine()
      expect(machine.confirm({ ...createConfirmation(null), ...fields })).toBe(true)
      await flushTasks()
      expect(machine.getState()).toMatchObject({ status: 'following', request: withdrawalRequest })
      expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
      expect(reportedOutcomes()).toEqual(['unknown'])
      expect(machine.confirm(createConfirmation(null))).toBe(false)
    },
  )

  it.each<[ReturnType<Notifier['channel']>, string[]]>([
    ['sheet', []],
    ['toast', ['refused']],
  ])(
    'that stops the request on the device leads back to the review; on the channel %s it stores messages with the outcomes %j',
    async (channel, outcomes) => {
      phone.channel = channel
      const unsentError = new ApiError('unsent', 'no request was built')
      const machine = await confirmedMachine(createConfirmation(unsentError))
      expect(machine.getState()).toMatchObject({ status: 'review', refusal: { kind: 'notSent' } })
      expect(phone.store.requests.list()).toEqual([])
      expect([reportedOutcomes(), phone.toasts.map(({ news }) => news.outcome)]).toEqual([outcomes, outcomes])
      phone.elapsed += ARMING_MS
      expect(machine.confirm(createConfirmation(null))).toBe(true)
    },
  )

  it('that the lock throws after the answer does not change the accepted outcome', async () => {
    phone.store.lock = async (_name, task) => {
      await task()
      return throwError()
    }
    const machine = await confirmedMachine()
    expect(machine.getState().status).toBe('accepted')
    expect(reportedOutcomes()).toEqual(['accepted'])
  })

  it.each<[string, ApiError | null, string]>([
    ['accepted', null, 'accepted'],
    ['refused', refusalError, 'refused'],
    ['lost', networkError, 'following'],
  ])('while the outcome “%s” is reported does not change that outcome', async (_name, error, status) => {
    const failing = { notifier: { ...notifier, channel: throwError }, onAccepted: throwError }
    const machine = await confirmedMachine(createConfirmation(error, failing))
    expect(machine.getState().status).toBe(status)
  })

  it('in the look-up of a pending request leaves the request pending, and reports its outcome as unknown', async () => {
    phone.store.requests.put('old', pendingWithdrawal({ answerBy: phone.now }))
    await lookUpPendingRequests(phone.store, '1001', () => throwError, notifier)
    expect(phone.store.requests.list()).toMatchObject([{ lookUp: 'failed', isLost: true }])
    expect(reportedOutcomes()).toEqual(['unknown'])
    expect(phone.store.busy.has('old')).toBe(false)
  })
})
