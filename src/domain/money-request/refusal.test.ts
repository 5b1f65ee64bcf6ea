import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recover } from './look-up'
import { ARMING_MS } from './machine'
import type { PendingRequest } from './request'
import { forgetMember } from './money-store'
import {
  answered,
  confirmation,
  confirmedMachine,
  machineOf,
  network,
  notifier,
  outcomes,
  pendingWithdrawal,
  phone,
  read,
  refused,
  request,
  resetPhone,
  flushTasks,
  unreadable,
  type Row,
} from './testing/phone'

beforeEach(resetPhone)
afterEach(() => void vi.useRealTimers())

describe('a request', () => {
  it.each([false, true])(
    'that is refused ends with the platform’s words, and can be confirmed again after a while; edited: %s',
    async (isEdited) => {
      const onAccepted = vi.fn<() => void>()
      const machine = await confirmedMachine(confirmation(refused, { onAccepted }))
      const requestId = phone.store.messages.list()[0]?.id
      const told = { status: 'refused', request, requestId, words: 'No.', since: ARMING_MS }
      expect(machine.getState()).toEqual(told)
      expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'refused', words: 'No.' } }])
      expect([...phone.store.requests.list(), ...onAccepted.mock.calls]).toEqual([])
      expect(machine.confirm(confirmation(null))).toBe(false)
      if (isEdited) machine.edit()
      const edited = { status: 'review', request, refusal: null, since: ARMING_MS }
      expect(machine.getState()).toEqual(isEdited ? edited : told)
      phone.elapsed += ARMING_MS
      expect(machine.confirm(confirmation(null))).toBe(true)
      await flushTasks()
      expect(machine.getState().status).toBe('accepted')
    },
  )
})

describe('a refusal', () => {
  it.each<Row>([
    [['10:00'], ['10:00']],
    [[], []],
    [null, []],
  ])('is told where the record shows nothing new: %j, then %j', async (before, after) => {
    const { machine, reader } = await answered(refused, [before, after])
    expect(machine.getState()).toMatchObject({ status: 'refused', words: 'No.' })
    expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'refused', words: 'No.' } }])
    expect(phone.store.requests.list()).toEqual([])
    expect(reader).toHaveBeenCalledTimes(2)
  })

  it.each<Row>([
    [[], ['10:01']],
    [['10:00'], ['10:01', '10:00']],
    [['10:00'], ['10:00', '10:00']],
  ])('is not told where the record shows one like it, which is: %j, then %j', async (before, after) => {
    const { machine, reader } = await answered(refused, [before, after])
    expect(machine.getState()).toMatchObject({ status: 'following', request })
    expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'found', request } }])
    expect(phone.store.messages.list()[0]?.news).not.toHaveProperty('words')
    expect(phone.store.requests.list()).toEqual([])
    expect(reader).toHaveBeenCalledTimes(2)
  })

  it.each<[...Row, PendingRequest['lookUp']]>([
    [[], ['10:01', '10:02'], 'unclear'],
    [null, ['10:01'], 'unclear'],
    [[], unreadable([]), 'partial'],
    [['10:00'], null, 'failed'],
  ])('is no outcome where the record does not confirm it: %j, then %j: %s', async (before, after, result) => {
    const { machine, reader } = await answered(refused, [before, after])
    expect(machine.getState()).toMatchObject({ status: 'following', request })
    expect(phone.store.requests.list()).toMatchObject([{ isLost: true, lookUp: result, refusal: 'No.' }])
    expect(phone.store.messages.list()).toMatchObject([{ news: { outcome: 'unknown', words: 'No.' } }])
    expect(reader).toHaveBeenCalledTimes(2)
    expect(machine.confirm(confirmation(null))).toBe(false)
  })

  /** Its record is being read. */
  async function checking() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answer = (_entries: string[]) => {}
    const held = new Promise<string[]>((resolve) => (answer = resolve))
    const readings = [Promise.resolve<string[]>([]), held]
    const machine = machineOf({ readerOf: () => () => readings.shift() ?? read() })
    await confirmedMachine(confirmation(refused), machine)
    return { machine, answer }
  }

  it('is checked under way, and nothing is told before', async () => {
    const { machine, answer } = await checking()
    expect(machine.getState()).toEqual({ status: 'sending', request, isChecking: true })
    machine.close()
    expect(phone.store.messages.list()).toEqual([])
    expect(phone.store.busy.has(phone.store.requests.list()[0]?.id ?? '')).toBe(true)
    await vi.advanceTimersByTimeAsync(4999)
    expect(machine.getState().status).toBe('sending')
    answer([])
    await flushTasks()
    expect(machine.getState()).toMatchObject({ status: 'refused', since: phone.elapsed })
  })

  it('is checked for 5 s at most, and then is not known', async () => {
    const { machine, answer } = await checking()
    await vi.advanceTimersByTimeAsync(5000)
    expect(machine.getState().status).toBe('following')
    expect(phone.store.requests.list()).toMatchObject([{ lookUp: 'failed', refusal: 'No.' }])
    // Too late for the sheet, which has told what it knew.
    answer(['10:01'])
    await flushTasks()
    expect(outcomes()).toEqual(['unknown'])
  })

  it('whose check a page has not outlived is told by the next one', async () => {
    await checking()
    const [kept] = phone.store.requests.list()
    expect(kept).toMatchObject({ isLost: false, refusal: 'No.' })
    phone.store.busy.clear()
    await recover(phone.store, '1001', () => read, notifier)
    expect(phone.store.messages.list()).toMatchObject([{ id: kept?.id, news: { outcome: 'refused', words: 'No.' } }])
    expect(phone.store.requests.list()).toEqual([])
  })

  it('that could not be checked is told once it can be, and Confirm answers again', async () => {
    const { machine } = await answered(refused, [[], null])
    const [id = ''] = phone.store.requests.list().map((one) => one.id)
    await machine.check(id, notifier)
    expect(machine.getState().status).toBe('following')
    phone.record = []
    phone.elapsed += 90_000
    await machine.check(id, notifier)
    expect(machine.getState()).toEqual({
      status: 'refused',
      request,
      requestId: id,
      words: 'No.',
      since: phone.elapsed,
    })
    expect(machine.confirm(confirmation(null))).toBe(false)
    phone.elapsed += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
  })

  it('that another reading has settled behind its sheet can be confirmed and edited', async () => {
    const { machine } = await answered(refused, [[], null])
    phone.record = []
    await recover(phone.store, '1001', () => read, notifier)
    expect(outcomes()).toEqual(['refused'])
    expect(machine.confirm(confirmation(null))).toBe(false)
    phone.now += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
  })

  it('that could not be checked is found later by a new entry, and never told', async () => {
    const { machine } = await answered(refused, [[], null])
    phone.record = ['10:01']
    await machine.check(phone.store.requests.list()[0]?.id ?? '', notifier)
    expect(machine.getState().status).toBe('following')
    expect(outcomes()).toEqual(['found'])
  })

  it('of another request changes nothing of what the sheet follows', async () => {
    const machine = machineOf()
    phone.store.requests.put('old', pendingWithdrawal({ isLost: true, refusal: 'No.' }))
    machine.follow(pendingWithdrawal({ id: 'other' }))
    await machine.check('old', notifier)
    expect(outcomes()).toEqual(['refused'])
    expect(machine.getState()).toMatchObject({ status: 'following', requestId: 'other' })
  })

  it('is not looked for in the record of somebody else', async () => {
    const reader = vi.fn<typeof read>(read)
    const logOut = () => {
      phone.isLoggedIn = false
      return refused
    }
    await confirmedMachine(confirmation(logOut), machineOf({ readerOf: () => reader }))
    expect(reader).toHaveBeenCalledOnce()
    expect(phone.store.requests.list()).toMatchObject([{ lookUp: 'failed', refusal: 'No.' }])
  })

  it('is not taken from a record that has become somebody else’s meanwhile', async () => {
    const { machine, answer } = await checking()
    phone.isLoggedIn = false
    answer([])
    await flushTasks()
    expect(machine.getState().status).toBe('following')
    expect(outcomes()).toEqual(['unknown'])
  })

  it.each([refused, network])('that a log-out has erased meanwhile leaves nothing behind: %s', async (answer) => {
    const logOut = () => {
      forgetMember(phone.store, '1001')
      return answer
    }
    await confirmedMachine(confirmation(logOut))
    expect([...phone.store.requests.list(), ...phone.store.messages.list(), ...phone.toasts]).toEqual([])
  })

  it('of what no record holds is told at once', async () => {
    const machine = await confirmedMachine(confirmation(refused), machineOf({ readerOf: () => null }))
    expect(machine.getState()).toMatchObject({ status: 'refused', words: 'No.' })
    expect(outcomes()).toEqual(['refused'])
  })
})
