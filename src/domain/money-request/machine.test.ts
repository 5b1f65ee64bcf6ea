import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { money } from '@/lib/money/text'
import { removeText, keysBeginningWith } from '@/lib/storage'
import { noteTopUp, ownNow } from '@/domain/limits/store'
import { createBusySet, forgetMember, markRead, report, reportLost, settle } from './store'
import type { Message, MoneyStore, News, Notifier } from './store'
import { ANSWER_MS, ARMING_MS, createMachine, guardEnd, lookUp, recover, stateOf } from './machine'
import type { Confirmation, LocalState, MachineOptions } from './machine'
import type { MoneyRequest, MoneyRequestOf, PendingRequest, PendingRequestOf } from './request'
import { memoryEntries } from './testing/memory-entries'
import * as requests from './testing/requests'

type Refusal = 'ours'
type Withdrawal = MoneyRequestOf<'withdrawal'>

const { topUp, withdrawal: request } = requests
const order = requests.orderRequest()
const network = new ApiError('network', 'lost')
const refused = new ApiError('api', 'no', { serverMessage: 'No.' })

let now: number
let elapsed: number
let isLockFree: boolean
let store: MoneyStore
let toasts: Message[]
let later: (() => void)[]
let channel: ReturnType<Notifier['channel']>
let isLoggedIn: boolean
let record: string[] | null

const notifier: Notifier = {
  channel: () => channel,
  toast: (message) => toasts.push(message),
  canLookUp: () => isLoggedIn,
}
const read = async () => {
  if (record === null) throw network
  return record
}

afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  now = 1_000_000
  elapsed = 0
  isLockFree = true
  toasts = []
  later = []
  channel = 'toast'
  isLoggedIn = true
  record = []
  store = {
    requests: memoryEntries<PendingRequest>(),
    messages: memoryEntries<Message>(),
    awaited: memoryEntries(),
    busy: createBusySet(),
    now: () => now,
    elapsed: () => elapsed,
    lock: async (_name, task) => (isLockFree ? task() : null),
    later: (task) => later.push(task),
  }
})

function machineOf(options: Partial<MachineOptions<Withdrawal>> = {}) {
  return createMachine<Withdrawal, Refusal>({
    store,
    memberId: () => '1001',
    kind: 'withdrawal',
    readerOf: () => read,
    ...options,
  })
}

type Answer = ApiError | null

function confirmation(answer: Answer | (() => Answer), fields: Partial<Omit<Confirmation<Refusal>, 'send'>> = {}) {
  const send = vi.fn<() => Promise<Answer>>(async () => (typeof answer === 'function' ? answer() : answer))
  const wordsOf = ({ serverMessage }: ApiError) => serverMessage ?? ''
  return { refusal: null, send, wordsOf, notifier, ...fields } as const
}

function pendingOf(fields: Partial<PendingRequest> = {}): PendingRequestOf<Withdrawal> {
  const times = { sentAt: now, answerBy: now + ANSWER_MS }
  return requests.pendingOf('old', { ...times, before: [], ...fields }) as PendingRequestOf<Withdrawal>
}

const hold = (id: string) => void store.busy.hold(id, () => new Promise(() => undefined))
const settled = () => new Promise((resolve) => setImmediate(resolve))
const outcomes = () => store.messages.list().map(({ news }) => news.outcome)

async function reviewed(machine = machineOf()) {
  machine.review(request)
  await settled()
  elapsed += ARMING_MS
  return machine
}

async function confirmed(attempt = confirmation(null), machine = machineOf()) {
  await reviewed(machine)
  expect(machine.confirm(attempt)).toBe(true)
  await settled()
  return machine
}

describe('Confirm', () => {
  it('answers 600 ms after the review, not sooner, and at once to who has long had the request on the screen', async () => {
    const machine = machineOf()
    elapsed = ARMING_MS
    const early = confirmation(null)
    expect(machine.confirm(early)).toBe(false)
    expect(machine.getState()).toEqual({ status: 'idle' })
    machine.review(request)
    elapsed += ARMING_MS - 1
    expect(machine.confirm(early)).toBe(false)
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: null })
    elapsed += 1
    expect(machine.confirm(confirmation(null))).toBe(true)
    // Once, however often it is tapped.
    expect(machine.confirm(early)).toBe(false)
    await settled()
    expect(early.send).not.toHaveBeenCalled()
    machine.review(request, { isArmed: true })
    expect(machine.confirm(confirmation(null))).toBe(true)
  })

  it('keeps what we refuse ourselves under review, with the reason', async () => {
    const machine = await reviewed()
    expect(machine.confirm(confirmation(null, { refusal: 'ours' }))).toBe(false)
    expect(machine.getState()).toMatchObject({ status: 'review', request, refusal: 'ours', since: 0 })
    machine.edit()
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: null })
  })

  it('sends nothing before a longer check is done, and nothing at all if that refuses', async () => {
    const machine = await reviewed()
    let decide = (_refusal: 'ours' | null) => {}
    const permit = () => new Promise<'ours' | null>((resolve) => (decide = resolve))
    const attempt = confirmation(null, { permit })
    const tap = () => expect(machine.confirm(attempt)).toBe(true)
    tap()
    await settled()
    expect([...store.requests.list(), ...attempt.send.mock.calls]).toEqual([])
    decide('ours')
    await settled()
    expect(machine.getState()).toMatchObject({ status: 'review', request, refusal: 'ours' })
    elapsed += ARMING_MS
    tap()
    expect([...outcomes(), ...attempt.send.mock.calls]).toEqual([])
    decide(null)
    await settled()
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(machine.getState()).toMatchObject({ status: 'accepted' })
  })

  it.each<[string, string, () => unknown]>([
    ['of its kind without an outcome', 'unknownPending', () => store.requests.put('old', pendingOf({ isLost: true }))],
    [
      'that cannot be read',
      'unreadableRequest',
      () => (store.requests.unreadable = () => [{ id: 'old', memberId: null, value: '' }]),
    ],
  ])('is held back by a request %s', async (_name, kind, happen) => {
    happen()
    const machine = await reviewed()
    expect(machine.confirm(confirmation(null))).toBe(false)
    expect(machine.getState()).toMatchObject({ refusal: { kind } })
  })

  it.each([
    ['sends one', false],
    ['has sent one during a longer check', true],
  ])('sends nothing where another tab %s', async (_name, isFree) => {
    isLockFree = isFree
    const permit = async () => {
      store.requests.put('old', pendingOf())
      return null
    }
    const attempt = confirmation(null, { permit })
    const machine = await confirmed(attempt)
    expect(attempt.send).not.toHaveBeenCalled()
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: { kind: 'underWay' }, since: ARMING_MS })
  })
})

describe('a request', () => {
  it('is written down before it leaves, with what the record held', async () => {
    record = ['10:00', '10:01']
    const machine = await reviewed()
    const attempt = confirmation(() => {
      const kept = pendingOf({ id: expect.any(String), before: ['10:00', '10:01'] })
      expect(store.requests.list()).toEqual([kept])
      expect(store.busy.has(store.requests.list()[0]?.id ?? '')).toBe(true)
      return null
    })
    machine.confirm(attempt)
    expect(machine.getState()).toEqual({ status: 'sending', request, isChecking: false })
    await settled()
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(store.requests.list()).toEqual([])
  })

  const reportOne = (of: MoneyRequest) =>
    report(store, { ...pendingOf(), request: of }, { outcome: 'accepted', request: of }, notifier)

  it.each<[string, string[] | null, () => unknown, string[] | null]>([
    ['that could not be read is none', null, () => null, null],
    ['that could not be read in part is none', Object.assign(['9:00'], { unreadable: 1 }), () => null, null],
    ['that was read over a minute ago is none', ['9:00'], () => (elapsed += 60_001 - ARMING_MS), null],
    ['that was read before another of its kind had an outcome is none', ['9:00'], () => reportOne(request), null],
    ['that was read before a phone slept is none', ['9:00'], () => (now += 60_001), null],
    ['that was read before the clock was set back is none', ['9:00'], () => (now -= 1), null],
    ['that was read a minute ago holds', ['9:00'], () => ((elapsed += 60_000 - ARMING_MS), (now += 60_000)), ['9:00']],
    ['holds, whatever becomes of requests of another kind', ['9:00'], () => reportOne(order), ['9:00']],
  ])('has evidence of before: a record %s', async (_name, held, happen, before) => {
    elapsed = 3_600_000
    record = held
    const machine = await reviewed()
    happen()
    record = null
    machine.confirm(confirmation(network))
    await settled()
    expect(store.requests.list()[0]?.before).toEqual(before)
  })

  it.each([
    ['of its own review, however late that of an earlier one comes', Promise.resolve(['10:00']), ['10:00']],
    ['of no earlier review while its own is being read', new Promise<string[]>(() => undefined), null],
  ])('has the evidence %s', async (_name, own, before) => {
    let answerEarlier = (_entries: string[]) => {}
    const readings = [new Promise<string[]>((resolve) => (answerEarlier = resolve)), own]
    const machine = machineOf({ readerOf: () => () => readings.shift() ?? Promise.reject(network) })
    machine.review({ ...request, amount: money('7') })
    await reviewed(machine)
    answerEarlier(['9:00', '9:01'])
    await settled()
    machine.confirm(confirmation(network))
    await settled()
    expect(store.requests.list()[0]).toMatchObject({ request, before })
  })

  it('that is accepted ends, and is kept as a message', async () => {
    const onAccepted = vi.fn<() => void>()
    const machine = await confirmed(confirmation(null, { onAccepted }))
    const [message] = store.messages.list()
    expect(message).toMatchObject({ memberId: '1001', at: now, isRead: false, news: { outcome: 'accepted' } })
    expect(machine.getState()).toEqual({ status: 'accepted', request, requestId: message?.id })
    expect(toasts).toHaveLength(1)
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: message?.id, before: [] }))
  })

  it.each([false, true])(
    'that is refused ends with the platform’s words, and can be confirmed again after a while; edited: %s',
    async (isEdited) => {
      const onAccepted = vi.fn<() => void>()
      const machine = await confirmed(confirmation(refused, { onAccepted }))
      const requestId = store.messages.list()[0]?.id
      const told = { status: 'refused', request, requestId, words: 'No.', since: ARMING_MS }
      expect(machine.getState()).toEqual(told)
      expect(store.messages.list()).toMatchObject([{ news: { outcome: 'refused', words: 'No.' } }])
      expect([...store.requests.list(), ...onAccepted.mock.calls]).toEqual([])
      expect(machine.confirm(confirmation(null))).toBe(false)
      if (isEdited) machine.edit()
      const edited = { status: 'review', request, refusal: null, since: ARMING_MS }
      expect(machine.getState()).toEqual(isEdited ? edited : told)
      elapsed += ARMING_MS
      expect(machine.confirm(confirmation(null))).toBe(true)
      await settled()
      expect(machine.getState().status).toBe('accepted')
    },
  )

  it('whose answer is lost is looked up, stays open while the record does not show it, and is found by a new entry', async () => {
    const machine = await confirmed(confirmation(network))
    expect(store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
    expect(outcomes()).toEqual(['unknown'])
    record = ['10:00']
    await machine.check(store.requests.list()[0]?.id ?? '', notifier)
    expect(outcomes()).toEqual(['found'])
    expect(toasts.map(({ news }) => news.outcome)).toEqual(['unknown', 'found'])
    expect(store.requests.list()).toEqual([])
    expect(machine.getState()).toMatchObject({ status: 'following', request })
    await expect(machine.check('found', notifier)).resolves.toBeUndefined()
  })

  it('without a record is not looked up', async () => {
    await confirmed(confirmation(network), machineOf({ readerOf: () => null }))
    expect(store.requests.list()).toMatchObject([{ isLost: true, lookUp: null, before: null }])
  })

  const messageId = () => store.messages.list()[0]?.id ?? ''
  const retell = (news: News) => store.messages.put(messageId(), { ...store.messages.list()[0], news } as Message)

  it.each<[string, () => unknown, string[]]>([
    ['by a toast where none has shown it', () => null, ['accepted']],
    ['no more once one has', () => markRead(store.messages, messageId()), []],
    ['no more once a log-out has erased it', () => store.messages.remove(messageId()), []],
    ['to nobody else who is logged in', () => (channel = 'none'), []],
    ['no more once another outcome was', () => retell({ outcome: 'found', request }), []],
  ])('that a screen is to tell is told %s', async (_name, happen, told) => {
    channel = 'sheet'
    await confirmed()
    expect([toasts, store.messages.list()]).toMatchObject([[], [{ isRead: false }]])
    happen()
    for (const endTime of later) endTime()
    expect(toasts.map(({ news }) => news.outcome)).toEqual(told)
  })

  it('that a log-out has named and erased has no outcome any more', async () => {
    const answer = () => {
      forgetMember(store, '1001')
      return null
    }
    await confirmed(confirmation(answer))
    expect([...store.messages.list(), ...toasts]).toEqual([])
  })

  it.each<[string, Answer, News['outcome']]>([
    ['accepted', null, 'accepted'],
    ['refused', refused, 'refused'],
    ['lost', network, 'unknown'],
  ])('that is %s while another tab clears the storage is told all the same', async (_name, answer, outcome) => {
    const clearStorage = () => {
      store.requests = memoryEntries<PendingRequest>()
      return answer
    }
    await confirmed(confirmation(clearStorage), machineOf({ readerOf: () => null }))
    expect([...outcomes(), ...toasts.map(({ news }) => news.outcome)]).toEqual([outcome, outcome])
    expect(store.requests.list()).toHaveLength(outcome === 'unknown' ? 1 : 0)
  })

  it('under way stays when the sheet is closed, and takes no other review', async () => {
    const machine = await reviewed()
    machine.confirm(confirmation(null))
    machine.close()
    machine.dismiss(pendingOf())
    machine.review({ ...request, amount: money('7') })
    machine.follow(pendingOf())
    machine.edit()
    expect(machine.getState()).toEqual({ status: 'sending', request, isChecking: false })
  })

  it('tells who listens of each change, until they leave', async () => {
    const machine = machineOf()
    const listener = vi.fn<() => void>()
    const leave = machine.subscribe(listener)
    machine.review(request)
    machine.close()
    expect(machine.getState()).toEqual({ status: 'idle' })
    leave()
    machine.review(request)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is let go of by its member, but not while it is being looked up', async () => {
    const machine = machineOf()
    const pending = pendingOf({ isLost: true })
    store.requests.put(pending.id, pending)
    machine.follow(pending)
    expect(machine.getState()).toEqual({ status: 'following', request, requestId: 'old' })
    await store.busy.hold('old', async () => machine.dismiss(pending))
    expect(store.requests.list()).toHaveLength(1)
    machine.dismiss(pending)
    expect([store.requests.list(), machine.getState()]).toEqual([[], { status: 'idle' }])
  })
})

describe('what the record held before', () => {
  it('is read again where that was too long ago, before the request leaves', async () => {
    record = ['9:00']
    const machine = await reviewed()
    now += 3_600_000
    record = ['9:30', '9:00']
    machine.confirm(confirmation(network))
    await settled()
    expect(store.requests.list()[0]?.before).toEqual(['9:30', '9:00'])
  })

  it('is not waited for longer than 2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let reads = 0
    const reader = () => ((reads += 1), reads === 2 ? new Promise<string[]>(() => undefined) : read())
    const machine = await reviewed(machineOf({ readerOf: () => reader }))
    now += 3_600_000
    const attempt = confirmation(network)
    machine.confirm(attempt)
    await vi.advanceTimersByTimeAsync(1999)
    expect(attempt.send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(store.requests.list()[0]?.before).toBeNull()
  })

  it('counts no more where a check before the request leaves took over a minute', async () => {
    record = ['9:00']
    const machine = await reviewed()
    const permit = async () => {
      elapsed += 60_001
      return null
    }
    machine.confirm(confirmation(network, { permit }))
    await settled()
    expect(store.requests.list()[0]?.before).toBeNull()
  })

  it('is read once where that was a moment ago', async () => {
    const reader = vi.fn<typeof read>(read)
    const machine = await reviewed(machineOf({ readerOf: () => reader }))
    machine.confirm(confirmation(() => (expect(reader).toHaveBeenCalledOnce(), network)))
    await settled()
    expect(store.requests.list()).toHaveLength(1)
  })
})

const unreadable = (entries: string[]) => Object.assign([...entries], { unreadable: 1 })

/** Each row of the record: before the request left, and once its answer was there. */
type Row = [before: string[] | null, after: string[] | null]

async function answered(answer: Answer, [before, after]: Row) {
  const reader = vi.fn<typeof read>(read)
  record = before
  const send = () => {
    record = after
    return answer
  }
  const machine = await confirmed(confirmation(send), machineOf({ readerOf: () => reader }))
  return { machine, reader }
}

describe('a refusal', () => {
  it.each<Row>([
    [['10:00'], ['10:00']],
    [[], []],
    [null, []],
  ])('is told where the record shows nothing new: %j, then %j', async (before, after) => {
    const { machine, reader } = await answered(refused, [before, after])
    expect(machine.getState()).toMatchObject({ status: 'refused', words: 'No.' })
    expect(store.messages.list()).toMatchObject([{ news: { outcome: 'refused', words: 'No.' } }])
    expect(store.requests.list()).toEqual([])
    expect(reader).toHaveBeenCalledTimes(2)
  })

  it.each<Row>([
    [[], ['10:01']],
    [['10:00'], ['10:01', '10:00']],
    [['10:00'], ['10:00', '10:00']],
  ])('is not told where the record shows one like it, which is: %j, then %j', async (before, after) => {
    const { machine, reader } = await answered(refused, [before, after])
    expect(machine.getState()).toMatchObject({ status: 'following', request })
    expect(store.messages.list()).toMatchObject([{ news: { outcome: 'found', request } }])
    expect(store.messages.list()[0]?.news).not.toHaveProperty('words')
    expect(store.requests.list()).toEqual([])
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
    expect(store.requests.list()).toMatchObject([{ isLost: true, lookUp: result, refusal: 'No.' }])
    expect(store.messages.list()).toMatchObject([{ news: { outcome: 'unknown', words: 'No.' } }])
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
    await confirmed(confirmation(refused), machine)
    return { machine, answer }
  }

  it('is checked under way, and nothing is told before', async () => {
    const { machine, answer } = await checking()
    expect(machine.getState()).toEqual({ status: 'sending', request, isChecking: true })
    machine.close()
    expect(store.messages.list()).toEqual([])
    expect(store.busy.has(store.requests.list()[0]?.id ?? '')).toBe(true)
    await vi.advanceTimersByTimeAsync(4999)
    expect(machine.getState().status).toBe('sending')
    answer([])
    await settled()
    expect(machine.getState()).toMatchObject({ status: 'refused', since: elapsed })
  })

  it('is checked for 5 s at most, and then is not known', async () => {
    const { machine, answer } = await checking()
    await vi.advanceTimersByTimeAsync(5000)
    expect(machine.getState().status).toBe('following')
    expect(store.requests.list()).toMatchObject([{ lookUp: 'failed', refusal: 'No.' }])
    // Too late for the sheet, which has told what it knew.
    answer(['10:01'])
    await settled()
    expect(outcomes()).toEqual(['unknown'])
  })

  it('whose check a page has not outlived is told by the next one', async () => {
    await checking()
    const [kept] = store.requests.list()
    expect(kept).toMatchObject({ isLost: false, refusal: 'No.' })
    store.busy.clear()
    await recover(store, '1001', () => read, notifier)
    expect(store.messages.list()).toMatchObject([{ id: kept?.id, news: { outcome: 'refused', words: 'No.' } }])
    expect(store.requests.list()).toEqual([])
  })

  it('that could not be checked is told once it can be, and Confirm answers again', async () => {
    const { machine } = await answered(refused, [[], null])
    const [id = ''] = store.requests.list().map((one) => one.id)
    await machine.check(id, notifier)
    expect(machine.getState().status).toBe('following')
    record = []
    elapsed += 90_000
    await machine.check(id, notifier)
    expect(machine.getState()).toEqual({ status: 'refused', request, requestId: id, words: 'No.', since: elapsed })
    expect(machine.confirm(confirmation(null))).toBe(false)
    elapsed += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
  })

  it('that another reading has settled behind its sheet can be confirmed and edited', async () => {
    const { machine } = await answered(refused, [[], null])
    record = []
    await recover(store, '1001', () => read, notifier)
    expect(outcomes()).toEqual(['refused'])
    expect(machine.confirm(confirmation(null))).toBe(false)
    now += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
  })

  it('that could not be checked is found later by a new entry, and never told', async () => {
    const { machine } = await answered(refused, [[], null])
    record = ['10:01']
    await machine.check(store.requests.list()[0]?.id ?? '', notifier)
    expect(machine.getState().status).toBe('following')
    expect(outcomes()).toEqual(['found'])
  })

  it('of another request changes nothing of what the sheet follows', async () => {
    const machine = machineOf()
    store.requests.put('old', pendingOf({ isLost: true, refusal: 'No.' }))
    machine.follow(pendingOf({ id: 'other' }))
    await machine.check('old', notifier)
    expect(outcomes()).toEqual(['refused'])
    expect(machine.getState()).toMatchObject({ status: 'following', requestId: 'other' })
  })

  it('is not looked for in the record of somebody else', async () => {
    const reader = vi.fn<typeof read>(read)
    const logOut = () => {
      isLoggedIn = false
      return refused
    }
    await confirmed(confirmation(logOut), machineOf({ readerOf: () => reader }))
    expect(reader).toHaveBeenCalledOnce()
    expect(store.requests.list()).toMatchObject([{ lookUp: 'failed', refusal: 'No.' }])
  })

  it('is not taken from a record that has become somebody else’s meanwhile', async () => {
    const { machine, answer } = await checking()
    isLoggedIn = false
    answer([])
    await settled()
    expect(machine.getState().status).toBe('following')
    expect(outcomes()).toEqual(['unknown'])
  })

  it.each([refused, network])('that a log-out has erased meanwhile leaves nothing behind: %s', async (answer) => {
    const logOut = () => {
      forgetMember(store, '1001')
      return answer
    }
    await confirmed(confirmation(logOut))
    expect([...store.requests.list(), ...store.messages.list(), ...toasts]).toEqual([])
  })

  it('of what no record holds is told at once', async () => {
    const machine = await confirmed(confirmation(refused), machineOf({ readerOf: () => null }))
    expect(machine.getState()).toMatchObject({ status: 'refused', words: 'No.' })
    expect(outcomes()).toEqual(['refused'])
  })
})

describe('an accepted request', () => {
  /** What waits for its time gets it. */
  async function pass() {
    for (const task of later.splice(0)) task()
    await settled()
  }
  const copies = () => store.messages.list().map(({ news }) => (news.outcome === 'accepted' ? news.copies : 'other'))

  it.each<[...Row, number | undefined, reads: number]>([
    [[], ['10:01'], undefined, 3],
    [['10:00'], ['10:01', '10:00'], undefined, 3],
    [[], ['10:01', '10:02'], 2, 1],
    [['10:00'], ['10:00', '10:00', '10:00'], 2, 1],
    [['9:00', '9:01'], ['10:01', '10:02', '9:01'], 2, 1],
    [[], unreadable(['10:01', '10:02']), 2, 1],
    [['10:00'], Array.from({ length: 8 }, () => '10:00'), 7, 1],
    [['10:00'], ['10:00'], 0, 3],
    [null, [], 0, 3],
    [null, ['10:01', '10:02'], undefined, 3],
    [[], unreadable([]), undefined, 3],
    [[], null, undefined, 3],
  ])('with %j like it before and %j now has %j copies after %i readings', async (before, after, expected, reads) => {
    const { machine, reader } = await answered(null, [before, after])
    for (let looks = 0; looks < 3; looks += 1) await pass()
    expect(copies()).toEqual([expected])
    expect(reader).toHaveBeenCalledTimes(1 + reads)
    expect(machine.getState().status).toBe('accepted')
  })

  it('that comes into the record late is called missing at no time', async () => {
    const { reader } = await answered(null, [[], []])
    await pass()
    record = ['10:01']
    await pass()
    await pass()
    expect([copies(), reader.mock.calls.length]).toEqual([[undefined], 4])
  })

  it('that comes into the record a second time late is news all the same', async () => {
    await answered(null, [[], ['10:01']])
    await pass()
    record = ['10:01', '10:02']
    await pass()
    expect(copies()).toEqual([2])
  })

  it('that was in the record once is not called missing by a later reading', async () => {
    await answered(null, [[], ['10:01']])
    record = []
    await pass()
    await pass()
    expect(copies()).toEqual([undefined])
  })

  it('is called missing by the last reading alone', async () => {
    await answered(null, [[], []])
    await pass()
    expect(copies()).toEqual([undefined])
    record = null
    await pass()
    expect(copies()).toEqual([undefined])
  })

  it('is looked for at once, after 3 s and after 9 s', async () => {
    const pauses: number[] = []
    store.later = (task, ms) => {
      pauses.push(ms)
      later.push(task)
    }
    await answered(null, [[], []])
    await pass()
    await pass()
    expect(pauses).toEqual([3000, 6000])
  })

  it.each<[string, 'sheet' | 'toast', boolean, string[]]>([
    ['by its screen where that is seen', 'sheet', true, []],
    ['by a toast where no screen has shown it', 'sheet', false, ['accepted']],
    ['by a second toast', 'toast', false, ['accepted', 'accepted']],
  ])('of which the record shows two is news, told %s', async (_name, where, isSeen, told) => {
    channel = where
    const { machine } = await answered(null, [[], ['10:01', '10:02']])
    const [message] = store.messages.list()
    expect(message).toMatchObject({ isRead: false, news: { copies: 2 } })
    expect(stateOf(machine.getState(), { pending: null, message: message ?? null }, false)).toEqual({
      status: 'accepted',
      request,
      copies: 2,
    })
    if (isSeen) markRead(store.messages, message?.id ?? '')
    await pass()
    expect(toasts.map(({ news }) => news.outcome)).toEqual(told)
  })

  it('that was read is news again once two of it are known, and not where none is', async () => {
    const { reader } = await answered(null, [[], []])
    markRead(store.messages, store.messages.list()[0]?.id ?? '')
    await pass()
    record = ['10:01', '10:02']
    await pass()
    expect(store.messages.list()).toMatchObject([{ isRead: false, news: { copies: 2 } }])
    expect(reader).toHaveBeenCalledTimes(4)
    await pass()
    expect(toasts.at(-1)).toMatchObject({ news: { copies: 2 } })
  })

  it('that is not in the record yet is no news', async () => {
    await answered(null, [[], []])
    markRead(store.messages, store.messages.list()[0]?.id ?? '')
    const told = toasts.length
    for (let looks = 0; looks < 3; looks += 1) await pass()
    expect(store.messages.list()).toMatchObject([{ isRead: true, news: { copies: 0 } }])
    expect(toasts).toHaveLength(told)
  })

  const another = (kind: MoneyRequest, memberId = '1001') =>
    store.requests.put('another', { ...pendingOf({ id: 'another', memberId }), request: kind })
  it.each<[string, () => unknown, (number | undefined)[]]>([
    ['another of its kind has left', () => another(request), [undefined]],
    ['one of another kind has left', () => another(order), [2]],
    ['somebody else has sent one', () => another(request, '1002'), [2]],
    [
      'another of its kind has been told',
      () => report(store, pendingOf({ id: 'another' }), { outcome: 'refused', request, words: '' }, notifier),
      [undefined, 'other'] as never,
    ],
    [
      'one of another kind has been told',
      () => report(store, pendingOf({ id: 'another' }), { outcome: 'refused', request: order, words: '' }, notifier),
      [2, 'other'] as never,
    ],
    [
      'somebody else has been told of one',
      () => {
        const theirs = pendingOf({ id: 'another', memberId: '1002' })
        report(store, theirs, { outcome: 'refused', request, words: '' }, notifier)
      },
      [2, 'other'] as never,
    ],
    ['somebody else is logged in', () => (isLoggedIn = false), [undefined]],
    ['a log-out has erased it', () => forgetMember(store, '1001'), []],
  ])('is compared no more, or still is, once %s', async (_name, happen, expected) => {
    const { reader } = await answered(null, [[], []])
    await pass()
    happen()
    const reads = reader.mock.calls.length
    record = ['10:01', '10:02']
    await pass()
    expect(copies()).toEqual(expected)
    // Where it is no longer compared, nothing is read for it.
    const isRead = expected.length === 0 || expected.includes(2)
    expect(reader.mock.calls.length - reads).toBe(isRead ? 1 : 0)
  })

  it('is compared no more where another has left while the record was being read', async () => {
    let readings = 0
    const reader = async () => {
      readings += 1
      if (readings === 1) return []
      another(request)
      return ['10:01', '10:02']
    }
    await confirmed(confirmation(null), machineOf({ readerOf: () => reader }))
    expect([copies(), readings]).toEqual([[undefined], 2])
  })

  it('beside one that left before it is compared all the same', async () => {
    report(store, pendingOf({ id: 'earlier' }), { outcome: 'refused', request, words: '' }, notifier)
    await answered(null, [[], ['10:01', '10:02']])
    expect(copies()).toEqual(['other', 2])
  })

  it('of which no record tells is looked for nowhere', async () => {
    await confirmed(confirmation(null), machineOf({ readerOf: () => null }))
    expect([copies(), later]).toEqual([[undefined], []])
  })
})

describe('what breaks', () => {
  const breaks = (): never => {
    throw new Error('it broke')
  }
  const rejects = async () => breaks()

  const within = (happen: () => unknown) => () => ({
    permit: async () => {
      happen()
      return null
    },
  })

  it.each<[string, () => Partial<Confirmation<Refusal>> | undefined]>([
    ['the check', within(breaks)],
    ['the list of open requests', within(() => (store.requests = { ...store.requests, list: breaks }))],
    ['the list of what cannot be read', within(() => (store.requests = { ...store.requests, unreadable: breaks }))],
    ['the note', within(() => (store.requests = { ...store.requests, put: breaks }))],
    ['the list of messages', within(() => (store.messages = { ...store.messages, list: breaks }))],
    ['the lock', () => void (store.lock = rejects)],
  ])('before the request leaves is a refusal, and Confirm answers again: %s', async (_name, happen) => {
    const machine = await reviewed()
    const whole = { ...store }
    const first = { ...confirmation(null), ...happen() }
    expect(machine.confirm(first)).toBe(true)
    await settled()
    Object.assign(store, whole)
    expect(first.send).not.toHaveBeenCalled()
    expect(machine.getState()).toEqual({ status: 'review', request, refusal: { kind: 'notSent' }, since: elapsed })
    expect([...store.requests.list(), ...store.messages.list()]).toEqual([])
    elapsed += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
    await settled()
    expect(machine.getState().status).toBe('accepted')
  })

  it.each<[string, Partial<Confirmation<Refusal>>]>([
    ['the sending', { send: rejects }],
    ['the sending, at once', { send: breaks }],
    ['the sending, by an error of another kind', { send: async () => new Error('broke') as ApiError }],
    ['the words of a refusal', { send: async () => refused, wordsOf: breaks }],
  ])('once it is leaving is an outcome that is not known, and is looked up: %s', async (_name, fields) => {
    const machine = await reviewed()
    expect(machine.confirm({ ...confirmation(null), ...fields })).toBe(true)
    await settled()
    expect(machine.getState()).toMatchObject({ status: 'following', request })
    expect(store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
    expect(outcomes()).toEqual(['unknown'])
    expect(machine.confirm(confirmation(null))).toBe(false)
  })

  it('where the lock breaks after the answer is nothing: the answer counts', async () => {
    store.lock = async (_name, task) => {
      await task()
      return breaks()
    }
    const machine = await confirmed()
    expect(machine.getState().status).toBe('accepted')
    expect(outcomes()).toEqual(['accepted'])
  })

  it.each<[string, ApiError | null, string]>([
    ['accepted', null, 'accepted'],
    ['refused', refused, 'refused'],
    ['lost', network, 'following'],
  ])('while the outcome is told changes nothing of it: %s', async (_name, error, status) => {
    const told = { notifier: { ...notifier, channel: breaks }, onAccepted: breaks }
    const machine = await confirmed(confirmation(error, told))
    expect(machine.getState().status).toBe(status)
  })

  it('in the record leaves the request open, and it is told', async () => {
    store.requests.put('old', pendingOf({ answerBy: now }))
    await recover(store, '1001', () => breaks, notifier)
    expect(store.requests.list()).toMatchObject([{ lookUp: 'failed', isLost: true }])
    expect(outcomes()).toEqual(['unknown'])
    expect(store.busy.has('old')).toBe(false)
  })
})

it.each<[News['outcome'], MoneyRequest, boolean]>([
  ['accepted', order, true],
  ['found', order, true],
  ['refused', order, false],
  ['accepted', request, false],
])('what is %s of $kind is awaited until its period is settled: %s', (outcome, sent, isAwaited) => {
  const pending = { ...pendingOf(), request: sent }
  store.requests.put(pending.id, pending)
  settle(store, pending, { outcome, request: sent, words: '' } as News, notifier)
  const { gameId, gameName, period, closesAt } = order
  const awaited = { memberId: '1001', gameId, gameName, period, closesAt, sentAt: pending.sentAt }
  expect(store.awaited.list()).toEqual(isAwaited ? [awaited] : [])
})

it('a top-up counts for own limits before it leaves, and nothing else does, whatever becomes of it', async () => {
  const ofLimits = () => keysBeginningWith('tiga.limits.')
  await confirmed(confirmation(refused))
  expect(ofLimits()).toEqual([])
  const machine = createMachine<MoneyRequest, Refusal>({
    store,
    memberId: () => '1',
    kind: 'topUp',
    readerOf: () => null,
  })
  machine.review(topUp, { isArmed: true })
  const counted: unknown[] = []
  machine.confirm(confirmation(() => (counted.push(...ownNow('1').own.topUps), network)))
  await settled()
  expect(counted).toMatchObject([{ amount: topUp.amount }])
  for (const key of ofLimits()) removeText(key)
})

it('a top-up that is accepted counts for own limits, and one that is refused not, also once nobody waits for it', () => {
  noteTopUp('1001', 'old', topUp.amount)
  const pending = { ...pendingOf(), request: topUp }
  const counted = (news: News) => {
    settle(store, pending, news, notifier)
    return ownNow('1001').own.topUps.length
  }
  expect(counted({ outcome: 'accepted', request: topUp })).toBe(1)
  expect(counted({ outcome: 'refused', request: topUp, words: 'No.' })).toBe(0)
  for (const key of keysBeginningWith('tiga.')) removeText(key)
})

it('a lost answer is told once, and not where its request has ended meanwhile', () => {
  const pending = pendingOf()
  store.requests.put(pending.id, pending)
  store.requests.remove(pending.id)
  reportLost(store, pending, notifier)
  expect([...toasts, ...store.requests.list()]).toEqual([])
  store.requests.put(pending.id, pending)
  reportLost(store, pending, notifier)
  reportLost(store, pending, notifier)
  expect(toasts).toHaveLength(1)
  expect(store.requests.list()).toMatchObject([{ isLost: true }])
})

const nothing = () => undefined
it.each<[string, () => unknown, () => unknown, number, object[]]>([
  ['does not read while this tab waits for the answer', () => hold('old'), nothing, 0, [{ lookUp: null }]],
  ['does not read while another tab is at it', () => (isLockFree = false), nothing, 0, [{ lookUp: null }]],
  ['does not read in the record of somebody else', () => (isLoggedIn = false), nothing, 0, [{ lookUp: null }]],
  ['claims nothing once the member has changed', nothing, () => (isLoggedIn = false), 1, [{ lookUp: null }]],
  ['does not bring back what has ended meanwhile', nothing, () => store.requests.remove('old'), 1, []],
])('the look-up %s', async (_name, before, meanwhile, reads, left) => {
  store.requests.put('old', pendingOf({ isLost: true }))
  before()
  const reader = vi.fn<typeof read>(async () => {
    meanwhile()
    return ['10:00']
  })
  await lookUp(store, pendingOf(), () => reader, notifier)
  expect(reader).toHaveBeenCalledTimes(reads)
  expect([...store.requests.list(), ...store.messages.list()]).toMatchObject(left)
})

describe('after a restart', () => {
  it('each request of the member is looked up', async () => {
    store.requests.put('old', pendingOf())
    store.requests.put('other', pendingOf({ id: 'other', memberId: '1002' }))
    record = ['10:00']
    await recover(store, '1001', () => read, notifier)
    expect(store.requests.list().map(({ id }) => id)).toEqual(['other'])
    expect(outcomes()).toEqual(['found'])
  })

  it('one that may still be answered is only looked for; after its time its answer counts as lost', async () => {
    store.requests.put('old', pendingOf())
    await recover(store, '1001', () => read, notifier)
    expect(outcomes()).toEqual([])
    now += ANSWER_MS
    await recover(store, '1001', () => read, notifier)
    expect(outcomes()).toEqual(['unknown'])
    expect(store.requests.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
  })

  it('one is not lost while another tab still waits for it, whatever the clock says', async () => {
    store.requests.put('old', pendingOf({ answerBy: now }))
    isLockFree = false
    await recover(store, '1001', () => read, notifier)
    expect([...outcomes(), ...toasts]).toEqual([])
    isLockFree = true
    await recover(store, '1001', () => read, notifier)
    expect(outcomes()).toEqual(['unknown'])
  })

  it('one that this tab sends itself is left alone', async () => {
    store.requests.put('old', pendingOf({ answerBy: now }))
    hold('old')
    await recover(store, '1001', () => read, notifier)
    expect(outcomes()).toEqual([])
  })
})

it('the guard between two requests ends so long after the last, and does not hold where the clock was set back', () => {
  expect([10_000, 12_000, 12_001].map((sentAt) => guardEnd(sentAt, 5000, 12_000))).toEqual([15_000, 17_000, 0])
})

describe('what a sheet shows', () => {
  const following: LocalState<Withdrawal, 'busy'> = { status: 'following', request, requestId: '1' }
  const pending = pendingOf({ lookUp: 'missing' })
  const messageOf = (news: News): Message => ({ id: '1', memberId: '1001', at: 0, isRead: false, news })

  it('is its own state where it follows no other', () => {
    const local: LocalState<Withdrawal, 'busy'> = { status: 'review', request, refusal: 'busy', since: 0 }
    expect(stateOf(local, { pending, message: null }, true)).toBe(local)
  })

  it('of a request without an answer is what the record says of it', () => {
    const unknown = { status: 'unknown', request, pending, lookUp: 'missing' }
    expect(stateOf(following, { pending, message: null }, false)).toEqual(unknown)
    expect(stateOf(following, { pending, message: null }, true)).toMatchObject({ lookUp: 'checking' })
  })

  it.each<[News | null, number | null]>([
    [{ outcome: 'accepted', request, copies: 2 }, 2],
    [{ outcome: 'accepted', request, copies: 0 }, 0],
    [{ outcome: 'accepted', request }, null],
    [null, null],
  ])('of an accepted request is how often the record has it: %j', (news, copies) => {
    const accepted: LocalState<Withdrawal, 'busy'> = { status: 'accepted', request, requestId: '1' }
    const message = news === null ? null : messageOf(news)
    expect(stateOf(accepted, { pending: null, message }, false)).toEqual({ status: 'accepted', request, copies })
  })

  it.each<[News | null, string, object]>([
    [{ outcome: 'found', request }, 'found', {}],
    [{ outcome: 'accepted', request }, 'found', {}],
    [{ outcome: 'refused', request, words: 'No.' }, 'refused', { words: 'No.', since: Infinity }],
    [{ outcome: 'unknown', request }, 'idle', {}],
    [null, 'idle', {}],
  ])('of a request that ended elsewhere is its outcome, which cannot be confirmed: %j', (news, status, more) => {
    const message = news === null ? null : messageOf(news)
    expect(stateOf(following, { pending: null, message }, false)).toMatchObject({ status, ...more })
  })
})
