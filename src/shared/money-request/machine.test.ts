import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { money } from '@/lib/money/text'
import { createBusySet } from './busy-set'
import { report, reportLost, settle, type Desk, type Telling } from './desk'
import { forgetMember } from './forget-member'
import { lookUp } from './look-up'
import { ANSWER_MS, ARMING_MS, createMachine, type Confirmation, type MachineOptions } from './machine'
import { markRead, type Message } from './messages'
import { isUnderWay, type NoteOf, type RequestNote } from './notes'
import { recover } from './recover'
import type { MoneyRequestOf } from './request'
import { memoryEntries } from './testing/memory-entries'

type Refusal = 'ours'
type Withdrawal = MoneyRequestOf<'withdrawal'>

const request: Withdrawal = { kind: 'withdrawal', amount: money('50000') }
const order: MoneyRequestOf<'order'> = {
  kind: 'order',
  gameId: '11',
  gameName: 'Sunda',
  period: '467',
  closesAt: 5000,
  types: ['big'],
  perNote: money('1000'),
  total: money('1000'),
}
const network = new ApiError('network', 'lost')
const refused = new ApiError('api', 'no', { serverMessage: 'No.' })

let now: number
let elapsed: number
let isLockFree: boolean
let desk: Desk
let toasts: Message[]
let later: (() => void)[]
let way: ReturnType<Telling['way']>
let isLoggedIn: boolean
let record: string[] | null

const telling: Telling = {
  way: () => way,
  toast: (message) => toasts.push(message),
  canLookUp: () => isLoggedIn,
}
const readAlike = async () => {
  if (record === null) throw network
  return [...record]
}

beforeEach(() => {
  now = 1_000_000
  elapsed = 0
  isLockFree = true
  toasts = []
  later = []
  way = 'toast'
  isLoggedIn = true
  record = []
  desk = {
    notes: memoryEntries<RequestNote>(),
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
    desk,
    memberId: () => '1001',
    kind: 'withdrawal',
    readAlike,
    blocks: () => true,
    ...options,
  })
}

function confirmation(error: ApiError | null, fields: Partial<Omit<Confirmation<Refusal>, 'send'>> = {}) {
  const send = vi.fn<() => Promise<ApiError | null>>(async () => error)
  const wordsOf = ({ serverMessage }: ApiError) => serverMessage ?? ''
  return { refusal: null, send, wordsOf, telling, ...fields } as const
}

function noteOf(fields: Partial<RequestNote> = {}): NoteOf<Withdrawal> {
  const note = { id: 'old', memberId: '1001', request, sentAt: now, answerBy: now + ANSWER_MS, isLost: false }
  return { ...note, before: [], lookUp: null, ...fields } as NoteOf<Withdrawal>
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const outcomes = () => desk.messages.list().map(({ news }) => news.outcome)

async function reviewed(machine = machineOf()) {
  machine.review(request)
  await settled()
  elapsed += ARMING_MS
  return machine
}

describe('Confirm', () => {
  it('answers 600 ms after the review, not sooner', async () => {
    const machine = machineOf()
    machine.review(request)
    elapsed = ARMING_MS - 1
    const early = confirmation(null)
    expect(machine.confirm(early)).toBe(false)
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: null })
    elapsed = ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
    await settled()
    expect(early.send).not.toHaveBeenCalled()
  })

  it('answers at once to who has long had the request on the screen', () => {
    const machine = machineOf()
    machine.review(request, { isArmed: true })
    expect(machine.confirm(confirmation(null))).toBe(true)
  })

  it('does nothing where nothing is under review', async () => {
    const machine = machineOf()
    elapsed = ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(false)
    expect(machine.getState()).toEqual({ status: 'idle' })
  })

  it('sends once, however often it is tapped', async () => {
    const machine = await reviewed()
    const first = confirmation(null)
    const second = confirmation(null)
    expect([machine.confirm(first), machine.confirm(second)]).toEqual([true, false])
    await settled()
    expect(first.send).toHaveBeenCalledOnce()
    expect(second.send).not.toHaveBeenCalled()
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
    const first = confirmation(null, { permit })
    expect(machine.confirm(first)).toBe(true)
    await settled()
    expect(first.send).not.toHaveBeenCalled()
    expect(desk.notes.list()).toEqual([])
    decide('ours')
    await settled()
    expect(machine.getState()).toMatchObject({ status: 'review', request, refusal: 'ours' })
    expect(outcomes()).toEqual([])
    elapsed += ARMING_MS
    const second = confirmation(null, { permit })
    machine.confirm(second)
    decide(null)
    await settled()
    expect([first.send.mock.calls.length, second.send.mock.calls.length]).toEqual([0, 1])
    expect(machine.getState()).toMatchObject({ status: 'accepted' })
  })

  it('is held back by another tab’s request that was sent during a longer check', async () => {
    const machine = await reviewed()
    const tried = confirmation(null, {
      permit: async () => {
        desk.notes.put('old', noteOf())
        return null
      },
    })
    machine.confirm(tried)
    await settled()
    expect(tried.send).not.toHaveBeenCalled()
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: { kind: 'underWay' } })
  })

  it('is held back by a request of the same kind whose outcome is not known', async () => {
    desk.notes.put('old', noteOf())
    const machine = await reviewed()
    expect(machine.confirm(confirmation(null))).toBe(false)
    expect(machine.getState()).toMatchObject({ refusal: { kind: 'underWay' } })
  })

  it('is held back only by what its kind says', async () => {
    desk.notes.put('old', noteOf({ isLost: true }))
    const machine = await reviewed(machineOf({ blocks: isUnderWay }))
    expect(machine.confirm(confirmation(null))).toBe(true)
  })

  it.each([
    ['another tab sends one', () => (isLockFree = false)],
    ['another tab has sent one just now', () => desk.notes.put('old', noteOf())],
  ])('sends nothing while %s', async (_name, happen) => {
    const machine = await reviewed()
    const attempt = confirmation(null)
    const lock = desk.lock
    desk.lock = async (name, task) => {
      happen()
      return lock(name, task)
    }
    expect(machine.confirm(attempt)).toBe(true)
    await settled()
    expect(attempt.send).not.toHaveBeenCalled()
    expect(machine.getState()).toMatchObject({ status: 'review', refusal: { kind: 'underWay' }, since: ARMING_MS })
  })
})

describe('a request', () => {
  it('is written down before it leaves, with what the record held', async () => {
    record = ['10:00', '10:01']
    const machine = await reviewed()
    const attempt = confirmation(null)
    attempt.send.mockImplementation(async () => {
      expect(desk.notes.list()).toEqual([
        {
          id: expect.any(String),
          memberId: '1001',
          request,
          sentAt: now,
          answerBy: now + ANSWER_MS,
          isLost: false,
          lostAnswer: 'none',
          before: ['10:00', '10:01'],
          lookUp: null,
        },
      ])
      expect(desk.busy.has(desk.notes.list()[0]?.id ?? '')).toBe(true)
      return null
    })
    machine.confirm(attempt)
    expect(machine.getState()).toEqual({ status: 'sending', request })
    await settled()
    expect(attempt.send).toHaveBeenCalledOnce()
    expect(desk.notes.list()).toEqual([])
  })

  it.each<[string, () => void]>([
    ['could not be read', () => (record = null)],
    ['was read too long ago', () => (elapsed = 60_001)],
    [
      'was read before another of its kind had an outcome',
      () => report(desk, noteOf(), { outcome: 'accepted', request }, telling),
    ],
  ])('has no evidence where the record %s', async (_name, happen) => {
    if (_name === 'could not be read') happen()
    const machine = await reviewed()
    happen()
    const attempt = confirmation(network)
    machine.confirm(attempt)
    record = null
    await settled()
    expect(desk.notes.list()[0]?.before).toBeNull()
  })

  it('keeps its evidence for a minute, whatever becomes of requests of another kind', async () => {
    const opened = 3_600_000
    elapsed = opened
    const machine = await reviewed()
    elapsed = opened + 60_000
    report(desk, { ...noteOf(), request: order }, { outcome: 'accepted', request: order }, telling)
    record = null
    machine.confirm(confirmation(network))
    await settled()
    expect(desk.notes.list()[0]?.before).toEqual([])
  })

  it('has the evidence of its own review, however late that of an earlier one comes', async () => {
    let answerEarlier = (_entries: string[]) => {}
    const readings = [
      () => new Promise<string[]>((resolve) => (answerEarlier = resolve)),
      () => Promise.resolve(['10:00']),
    ]
    const machine = machineOf({ readAlike: () => readings.shift()?.() ?? Promise.reject(network) })
    machine.review({ ...request, amount: money('7') })
    machine.review(request)
    await settled()
    answerEarlier(['9:00', '9:01'])
    await settled()
    elapsed += ARMING_MS
    machine.confirm(confirmation(network))
    await settled()
    expect(desk.notes.list()[0]).toMatchObject({ request, before: ['10:00'] })
  })

  it('has no evidence where a part of the record could not be read', async () => {
    const machine = machineOf({ readAlike: async () => Object.assign(['9:00'], { unreadable: 1 }) })
    machine.review(request)
    await settled()
    elapsed += ARMING_MS
    machine.confirm(confirmation(network))
    await settled()
    expect(desk.notes.list()[0]).toMatchObject({ request, before: null })
  })

  it('has no evidence of an earlier review while its own is being read', async () => {
    const readings = [() => Promise.resolve(['9:00']), () => new Promise<string[]>(() => undefined)]
    const machine = machineOf({ readAlike: () => readings.shift()?.() ?? Promise.reject(network) })
    machine.review({ ...request, amount: money('7') })
    await settled()
    machine.review(request)
    elapsed += ARMING_MS
    machine.confirm(confirmation(network))
    await settled()
    expect(desk.notes.list()[0]).toMatchObject({ request, before: null })
  })

  it('that is accepted ends, and is kept as a message', async () => {
    const onAccepted = vi.fn<() => void>()
    const machine = await reviewed()
    machine.confirm(confirmation(null, { onAccepted }))
    await settled()
    const [message] = desk.messages.list()
    expect(message).toMatchObject({ memberId: '1001', at: now, isRead: false, news: { outcome: 'accepted' } })
    expect(machine.getState()).toEqual({ status: 'accepted', request, noteId: message?.id })
    expect(toasts).toHaveLength(1)
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: message?.id, before: [] }))
  })

  it('that is refused ends with the platform’s words, and waits before it can be confirmed again', async () => {
    const onAccepted = vi.fn<() => void>()
    const machine = await reviewed()
    machine.confirm(confirmation(refused, { onAccepted }))
    await settled()
    const noteId = desk.messages.list()[0]?.id
    expect(machine.getState()).toEqual({ status: 'refused', request, noteId, words: 'No.', since: ARMING_MS })
    expect(desk.messages.list()).toMatchObject([{ news: { outcome: 'refused', words: 'No.' } }])
    expect(desk.notes.list()).toEqual([])
    expect(onAccepted).not.toHaveBeenCalled()
    expect(machine.confirm(confirmation(null))).toBe(false)
    machine.edit()
    expect(machine.getState()).toEqual({ status: 'review', request, refusal: null, since: ARMING_MS })
    elapsed += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
    await settled()
    expect(machine.getState().status).toBe('accepted')
  })

  it('that is refused can be confirmed again as it is', async () => {
    const machine = await reviewed()
    machine.confirm(confirmation(refused))
    await settled()
    elapsed += ARMING_MS
    expect(machine.confirm(confirmation(null))).toBe(true)
    await settled()
    expect(machine.getState().status).toBe('accepted')
  })

  it('whose answer is lost is looked up, and found by a new entry', async () => {
    const machine = await reviewed()
    const attempt = confirmation(network)
    attempt.send.mockImplementation(async () => {
      record = ['10:00']
      return network
    })
    machine.confirm(attempt)
    await settled()
    expect(outcomes()).toEqual(['found'])
    expect(toasts.map(({ news }) => news.outcome)).toEqual(['unknown', 'found'])
    expect(desk.notes.list()).toEqual([])
    expect(machine.getState()).toMatchObject({ status: 'following', request })
  })

  it('whose answer is lost stays open while the record does not show it', async () => {
    const machine = await reviewed()
    machine.confirm(confirmation(network))
    await settled()
    expect(desk.notes.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
    expect(outcomes()).toEqual(['unknown'])
    record = ['10:00']
    const [note] = desk.notes.list()
    await machine.check(note?.id ?? '', telling)
    expect(outcomes()).toEqual(['found'])
  })

  it('without a record is not looked up', async () => {
    const machine = await reviewed(machineOf({ readAlike: null }))
    machine.confirm(confirmation(network))
    await settled()
    expect(desk.notes.list()).toMatchObject([{ isLost: true, lookUp: null, before: null }])
  })

  describe('that a screen is to tell', () => {
    /** @returns what ends the time that the screen has */
    async function sentFromSheet(): Promise<() => void> {
      way = 'sheet'
      const machine = await reviewed()
      machine.confirm(confirmation(null))
      await settled()
      expect(toasts).toEqual([])
      expect(desk.messages.list()).toMatchObject([{ isRead: false }])
      expect(later).toHaveLength(1)
      return () => later[0]?.()
    }
    const messageId = () => desk.messages.list()[0]?.id ?? ''

    it('is told by a toast where none has shown it', async () => {
      const endTime = await sentFromSheet()
      endTime()
      expect(toasts.map(({ news }) => news.outcome)).toEqual(['accepted'])
    })

    it.each<[string, () => void]>([
      ['it has', () => markRead(desk.messages, messageId())],
      ['a log-out has erased it', () => desk.messages.remove(messageId())],
      ['somebody else is logged in', () => (way = 'nobody')],
      [
        'another outcome has been told since',
        () =>
          desk.messages.put(messageId(), {
            ...desk.messages.list()[0],
            news: { outcome: 'found', request },
          } as Message),
      ],
    ])('is not told again once %s', async (_name, happen) => {
      const endTime = await sentFromSheet()
      happen()
      endTime()
      expect(toasts).toEqual([])
    })
  })

  it('is kept for its member, and told to nobody, while somebody else is logged in', async () => {
    way = 'nobody'
    const machine = await reviewed()
    machine.confirm(confirmation(null))
    await settled()
    expect(toasts).toEqual([])
    expect(desk.messages.list()).toMatchObject([{ isRead: false }])
  })

  it('that a log-out has named and erased has no outcome any more', async () => {
    const machine = await reviewed()
    const attempt = confirmation(null)
    attempt.send.mockImplementation(async () => {
      forgetMember(desk, '1001')
      return null
    })
    machine.confirm(attempt)
    await settled()
    expect(desk.messages.list()).toEqual([])
    expect(toasts).toEqual([])
  })

  it('under way stays when the sheet is closed, and takes no other review', async () => {
    const machine = await reviewed()
    machine.confirm(confirmation(null))
    machine.close()
    machine.dismiss(noteOf())
    machine.review({ ...request, amount: money('7') })
    machine.follow(noteOf())
    machine.edit()
    expect(machine.getState()).toEqual({ status: 'sending', request })
  })

  it('tells who listens of each change, until they leave', async () => {
    const machine = machineOf()
    const listener = vi.fn<() => void>()
    const leave = machine.subscribe(listener)
    machine.review(request)
    machine.close()
    expect(listener).toHaveBeenCalledTimes(2)
    expect(machine.getState()).toEqual({ status: 'idle' })
    leave()
    machine.review(request)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is let go of by its member, but not while it is being looked up', async () => {
    const machine = machineOf()
    const note = noteOf({ isLost: true })
    desk.notes.put(note.id, note)
    machine.follow(note)
    expect(machine.getState()).toEqual({ status: 'following', request, noteId: 'old' })
    await desk.busy.hold('old', async () => machine.dismiss(note))
    expect(desk.notes.list()).toHaveLength(1)
    machine.dismiss(note)
    expect(desk.notes.list()).toEqual([])
    expect(machine.getState()).toEqual({ status: 'idle' })
  })
})

describe('what breaks', () => {
  const breaks = (): never => {
    throw new Error('it broke')
  }
  const rejects = async () => breaks()

  describe('before the request leaves', () => {
    const within: [string, () => void][] = [
      ['the check', breaks],
      ['the list of open requests', () => (desk.notes = { ...desk.notes, list: breaks })],
      ['the list of what cannot be read', () => (desk.notes = { ...desk.notes, unreadable: breaks })],
      ['the note', () => (desk.notes = { ...desk.notes, put: breaks })],
      ['the clock', () => (desk.now = breaks)],
      ['the list of messages', () => (desk.messages = { ...desk.messages, list: breaks })],
    ]
    const around: [string, () => void][] = [
      ['the lock', () => (desk.lock = rejects)],
      ['the lock, at once', () => (desk.lock = breaks)],
      ['what must stand before it', breaks],
    ]
    const cases = [...within.map((row) => [...row, true] as const), ...around.map((row) => [...row, false] as const)]

    it.each(cases)('is a refusal, and Confirm answers again: %s', async (_name, happen, isWithin) => {
      const machine = await reviewed()
      const whole = { ...desk }
      const permit = async () => {
        happen()
        return null
      }
      const first = confirmation(null, isWithin ? { permit } : { prepare: happen })
      if (!isWithin && happen !== breaks) happen()
      expect(machine.confirm(first)).toBe(true)
      await settled()
      Object.assign(desk, whole)
      expect(first.send).not.toHaveBeenCalled()
      expect(machine.getState()).toEqual({ status: 'review', request, refusal: { kind: 'notSent' }, since: elapsed })
      expect([...desk.notes.list(), ...desk.messages.list()]).toEqual([])
      elapsed += ARMING_MS
      const second = confirmation(null)
      expect(machine.confirm(second)).toBe(true)
      await settled()
      expect(second.send).toHaveBeenCalledOnce()
      expect(machine.getState().status).toBe('accepted')
    })
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
    expect(desk.notes.list()).toMatchObject([{ isLost: true, lostAnswer: 'none', lookUp: 'missing' }])
    expect(outcomes()).toEqual(['unknown'])
    expect(machine.confirm(confirmation(null))).toBe(false)
  })

  it('where the lock breaks after the answer is nothing: the answer counts', async () => {
    desk.lock = async (_name, task) => {
      await task()
      return breaks()
    }
    const machine = await reviewed()
    machine.confirm(confirmation(null))
    await settled()
    expect(machine.getState().status).toBe('accepted')
    expect(outcomes()).toEqual(['accepted'])
  })

  it.each<[string, ApiError | null, string]>([
    ['accepted', null, 'accepted'],
    ['refused', refused, 'refused'],
    ['lost', network, 'following'],
  ])('while the outcome is told changes nothing of it: %s', async (_name, error, status) => {
    const machine = await reviewed()
    machine.confirm(confirmation(error, { telling: { ...telling, way: breaks }, onAccepted: breaks }))
    await settled()
    expect(machine.getState().status).toBe(status)
  })

  it('in the record leaves the request open, and it is told', async () => {
    desk.notes.put('old', noteOf({ answerBy: now }))
    await recover(desk, '1001', () => breaks, telling)
    expect(desk.notes.list()).toMatchObject([{ lookUp: 'failed', isLost: true }])
    expect(outcomes()).toEqual(['unknown'])
    expect(desk.busy.has('old')).toBe(false)
  })
})

describe('an order', () => {
  it.each(['accepted', 'found'] as const)('that is %s is awaited until its period is settled', (outcome) => {
    const note = { ...noteOf(), request: order }
    desk.notes.put(note.id, note)
    settle(desk, note, { outcome, request: order }, telling)
    expect(desk.awaited.list()).toEqual([
      { memberId: '1001', gameId: '11', gameName: 'Sunda', period: '467', closesAt: 5000, sentAt: note.sentAt },
    ])
  })

  it('that is refused is not awaited, and a withdrawal never', () => {
    for (const note of [{ ...noteOf({ id: 'a' }), request: order }, noteOf({ id: 'b' })]) {
      desk.notes.put(note.id, note)
      const outcome = note.request.kind === 'order' ? 'refused' : 'accepted'
      settle(desk, note, { outcome, request: note.request, words: '' }, telling)
    }
    expect(desk.awaited.list()).toEqual([])
  })
})

describe('a lost answer', () => {
  it('is told once', () => {
    const note = noteOf()
    desk.notes.put(note.id, note)
    reportLost(desk, note, telling)
    reportLost(desk, note, telling)
    expect(toasts).toHaveLength(1)
    expect(desk.notes.list()).toMatchObject([{ isLost: true }])
  })

  it('of a request that has ended meanwhile is not told', () => {
    reportLost(desk, noteOf(), telling)
    expect([...toasts, ...desk.notes.list()]).toEqual([])
  })
})

describe('the look-up', () => {
  const read = vi.fn<typeof readAlike>(readAlike)

  beforeEach(() => {
    read.mockClear()
    desk.notes.put('old', noteOf({ isLost: true }))
  })

  it('says when the record could not be read', async () => {
    record = null
    await lookUp(desk, noteOf(), read, telling)
    expect(desk.notes.list()).toMatchObject([{ lookUp: 'failed' }])
  })

  it.each<[string, () => void]>([
    ['while this tab waits for the answer', () => void desk.busy.hold('old', () => new Promise(() => undefined))],
    ['while another tab is at it', () => (isLockFree = false)],
    ['in the record of somebody else', () => (isLoggedIn = false)],
  ])('does not read %s', async (_name, happen) => {
    happen()
    await lookUp(desk, noteOf(), read, telling)
    expect(read).not.toHaveBeenCalled()
    expect(desk.notes.list()).toMatchObject([{ lookUp: null }])
  })

  it('claims nothing where the member has changed while the record was read', async () => {
    record = ['10:00']
    read.mockImplementationOnce(async () => {
      isLoggedIn = false
      return ['10:00']
    })
    await lookUp(desk, noteOf(), read, telling)
    expect(desk.notes.list()).toMatchObject([{ lookUp: null }])
    expect(desk.messages.list()).toEqual([])
  })

  it('does not bring back what has ended meanwhile', async () => {
    read.mockImplementationOnce(async () => {
      desk.notes.remove('old')
      return []
    })
    await lookUp(desk, noteOf(), read, telling)
    expect(desk.notes.list()).toEqual([])
  })
})

describe('after a restart', () => {
  it('each request of the member is looked up', async () => {
    desk.notes.put('old', noteOf())
    desk.notes.put('other', noteOf({ id: 'other', memberId: '1002' }))
    record = ['10:00']
    await recover(desk, '1001', () => readAlike, telling)
    expect(desk.notes.list().map(({ id }) => id)).toEqual(['other'])
    expect(outcomes()).toEqual(['found'])
  })

  it('one that may still be answered is only looked for; after its time its answer counts as lost', async () => {
    desk.notes.put('old', noteOf())
    await recover(desk, '1001', () => readAlike, telling)
    expect(outcomes()).toEqual([])
    now += ANSWER_MS
    await recover(desk, '1001', () => readAlike, telling)
    expect(outcomes()).toEqual(['unknown'])
    expect(desk.notes.list()).toMatchObject([{ isLost: true, lookUp: 'missing' }])
  })

  it('one that this tab sends itself is left alone', async () => {
    desk.notes.put('old', noteOf({ answerBy: now }))
    void desk.busy.hold('old', () => new Promise(() => undefined))
    await recover(desk, '1001', () => readAlike, telling)
    expect(outcomes()).toEqual([])
  })

  it('one that no record would hold is told all the same', async () => {
    desk.notes.put('old', noteOf({ answerBy: now }))
    await recover(desk, '1001', () => null, telling)
    expect(desk.notes.list()).toMatchObject([{ isLost: true, lookUp: null }])
    expect(outcomes()).toEqual(['unknown'])
  })
})
