import { beforeEach, describe, expect, it } from 'vitest'
import type { ApiError } from '@/api/errors'
import { recover } from './look-up'
import { ARMING_MS } from './machine'
import type { Confirmation } from './send'
import {
  confirmation,
  confirmedMachine,
  network,
  notifier,
  outcomes,
  pendingWithdrawal,
  phone,
  refused,
  request,
  resetPhone,
  reviewedMachine,
  flushTasks,
  type Refusal,
} from './testing/phone'

beforeEach(resetPhone)

describe('an error', () => {
  const breaks = (): never => {
    throw new Error('it broke')
  }
  const rejects = async () => breaks()

  const within = (happen: () => unknown) => () => ({
    preflight: async () => {
      happen()
      return null
    },
  })

  it.each<[string, () => Partial<Confirmation<Refusal>> | undefined]>([
    ['in the preflight', within(breaks)],
    [
      'in the list of pending requests',
      within(() => (phone.store.requests = { ...phone.store.requests, list: breaks })),
    ],
    [
      'in the list of unreadable requests',
      within(() => (phone.store.requests = { ...phone.store.requests, unreadable: breaks })),
    ],
    ['while storing the request', within(() => (phone.store.requests = { ...phone.store.requests, put: breaks }))],
    ['in the list of messages', within(() => (phone.store.messages = { ...phone.store.messages, list: breaks }))],
    ['in the lock', () => void (phone.store.lock = rejects)],
  ])('before the request is sent leads back to the review, and Confirm works again: %s', async (_name, happen) => {
    const machine = await reviewedMachine()
    const whole = { ...phone.store }
    const first = { ...confirmation(null), ...happen() }
    expect(machine.confirm(first)).toBe(true)
    await flushTasks()
    Object.assign(phone.store, whole)
    expect(first.send).not.toHaveBeenCalled()
    expect(machine.getState()).toEqual({
      status: 'review',
      request,
      refusal: { kind: 'notSent' },
      since: phone.elapsed,
    })
    expect([...phone.store.requests.list(), ...phone.store.messages.list()]).toEqual([])
    phone.elapsed += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
    await flushTasks()
    expect(machine.getState().status).toBe('accepted')
  })

  it.each<[string, Partial<Confirmation<Refusal>>]>([
    ['send rejects', { send: rejects }],
    ['send throws', { send: breaks }],
    ['send resolves to an error that is no ApiError', { send: async () => new Error('broke') as ApiError }],
    ['errorText throws', { send: async () => refused, errorText: breaks }],
  ])('after the request is stored leaves the outcome unknown, and it is looked up: %s', async (_name, fields) => {
    const machine = await reviewedMachine()
    expect(machine.confirm({ ...confirmation(null), ...fields })).toBe(true)
    await flushTasks()
    expect(machine.getState()).toMatchObject({ status: 'following', request })
    expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
    expect(outcomes()).toEqual(['unknown'])
    expect(machine.confirm(confirmation(null))).toBe(false)
  })

  it('in the lock after the answer changes nothing', async () => {
    phone.store.lock = async (_name, task) => {
      await task()
      return breaks()
    }
    const machine = await confirmedMachine()
    expect(machine.getState().status).toBe('accepted')
    expect(outcomes()).toEqual(['accepted'])
  })

  it.each<[string, ApiError | null, string]>([
    ['accepted', null, 'accepted'],
    ['refused', refused, 'refused'],
    ['lost', network, 'following'],
  ])('while the outcome is reported does not change it: %s', async (_name, error, status) => {
    const failing = { notifier: { ...notifier, channel: breaks }, onAccepted: breaks }
    const machine = await confirmedMachine(confirmation(error, failing))
    expect(machine.getState().status).toBe(status)
  })

  it('in the look-up leaves the request pending, and the outcome is reported as unknown', async () => {
    phone.store.requests.put('old', pendingWithdrawal({ answerBy: phone.now }))
    await recover(phone.store, '1001', () => breaks, notifier)
    expect(phone.store.requests.list()).toMatchObject([{ lookUp: 'failed', isLost: true }])
    expect(outcomes()).toEqual(['unknown'])
    expect(phone.store.busy.has('old')).toBe(false)
  })
})
