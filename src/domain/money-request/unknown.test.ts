import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lookUp } from './look-up'
import { announceUnknown } from './money-store'
import {
  createConfirmation,
  confirmedMachine,
  holdRequest,
  machineOf,
  networkError,
  notifier,
  reportedOutcomes,
  pendingWithdrawal,
  phone,
  readRecord,
  withdrawalRequest,
  resetPhone,
} from './testing/phone'

beforeEach(resetPhone)

describe('a request whose answer is lost', () => {
  it('stays pending while the platform’s record has no matching entry, and is found by a new entry', async () => {
    const machine = await confirmedMachine(createConfirmation(networkError))
    expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
    expect(reportedOutcomes()).toEqual(['unknown'])
    phone.record = ['10:00']
    await machine.check(phone.store.requests.list()[0]?.id ?? '', notifier)
    expect(reportedOutcomes()).toEqual(['found'])
    expect(phone.toasts.map(({ news }) => news.outcome)).toEqual(['unknown', 'found'])
    expect(phone.store.requests.list()).toEqual([])
    expect(machine.getState()).toMatchObject({ status: 'following', request: withdrawalRequest })
    await expect(machine.check('found', notifier)).resolves.toBeUndefined()
  })

  it('is not looked up if the platform has no record of this kind of request', async () => {
    await confirmedMachine(createConfirmation(networkError), machineOf({ readerOf: () => null }))
    expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: null, before: null }])
  })
})

it('announceUnknown reports a lost answer once, and not at all if the request was removed before', () => {
  const pending = pendingWithdrawal()
  phone.store.requests.put(pending.id, pending)
  phone.store.requests.remove(pending.id)
  announceUnknown(phone.store, pending, notifier)
  expect([...phone.toasts, ...phone.store.requests.list()]).toEqual([])
  phone.store.requests.put(pending.id, pending)
  announceUnknown(phone.store, pending, notifier)
  announceUnknown(phone.store, pending, notifier)
  expect(phone.toasts).toHaveLength(1)
  expect(phone.store.requests.list()).toMatchObject([{ isLost: true }])
})

const doNothing = () => undefined
it.each<[string, () => unknown, () => unknown, number, object[]]>([
  [
    'does not read the record while this tab waits for the answer',
    () => holdRequest('old'),
    doNothing,
    0,
    [{ lookUp: null }],
  ],
  [
    'does not read the record while another tab holds the lock',
    () => (phone.isLockFree = false),
    doNothing,
    0,
    [{ lookUp: null }],
  ],
  [
    'does not read the record if the member is no longer logged in',
    () => (phone.isLoggedIn = false),
    doNothing,
    0,
    [{ lookUp: null }],
  ],
  [
    'changes nothing if the member logs out while the record is read',
    doNothing,
    () => (phone.isLoggedIn = false),
    1,
    [{ lookUp: null }],
  ],
  [
    'does not restore a request that was removed while the record was read',
    doNothing,
    () => phone.store.requests.remove('old'),
    1,
    [],
  ],
])(
  'the look-up of a request without an answer %s',
  async (_name, beforeLookUp, whileReading, readCount, expectedEntries) => {
    phone.store.requests.put('old', pendingWithdrawal({ isLost: true }))
    beforeLookUp()
    const reader = vi.fn<typeof readRecord>(async () => {
      whileReading()
      return ['10:00']
    })
    await lookUp(phone.store, pendingWithdrawal(), () => reader, notifier)
    expect(reader).toHaveBeenCalledTimes(readCount)
    expect([...phone.store.requests.list(), ...phone.store.messages.list()]).toMatchObject(expectedEntries)
  },
)
