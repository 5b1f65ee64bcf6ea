import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MoneyRequest } from './request'
import { sheetStateOf } from './sheet-state'
import { forgetMember, markRead, announceOutcome } from './money-store'
import {
  answered,
  confirmation,
  confirmedMachine,
  machineOf,
  notifier,
  order,
  pendingWithdrawal,
  phone,
  request,
  resetPhone,
  flushTasks,
  unreadable,
  type Row,
} from './testing/phone'

beforeEach(resetPhone)

describe('a request', () => {
  it('that is accepted ends, and is kept as a message', async () => {
    const onAccepted = vi.fn<() => void>()
    const machine = await confirmedMachine(confirmation(null, { onAccepted }))
    const [message] = phone.store.messages.list()
    expect(message).toMatchObject({ memberId: '1001', at: phone.now, isRead: false, news: { outcome: 'accepted' } })
    expect(machine.getState()).toEqual({ status: 'accepted', request, requestId: message?.id })
    expect(phone.toasts).toHaveLength(1)
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: message?.id, before: [] }))
  })
})

describe('an accepted request', () => {
  /** What waits for its time gets it. */
  async function pass() {
    for (const task of phone.later.splice(0)) task()
    await flushTasks()
  }
  const copies = () =>
    phone.store.messages.list().map(({ news }) => (news.outcome === 'accepted' ? news.copies : 'other'))

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
    phone.record = ['10:01']
    await pass()
    await pass()
    expect([copies(), reader.mock.calls.length]).toEqual([[undefined], 4])
  })

  it('that comes into the record a second time late is news all the same', async () => {
    await answered(null, [[], ['10:01']])
    await pass()
    phone.record = ['10:01', '10:02']
    await pass()
    expect(copies()).toEqual([2])
  })

  it('that was in the record once is not called missing by a later reading', async () => {
    await answered(null, [[], ['10:01']])
    phone.record = []
    await pass()
    await pass()
    expect(copies()).toEqual([undefined])
  })

  it('is called missing by the last reading alone', async () => {
    await answered(null, [[], []])
    await pass()
    expect(copies()).toEqual([undefined])
    phone.record = null
    await pass()
    expect(copies()).toEqual([undefined])
  })

  it('is looked for at once, after 3 s and after 9 s', async () => {
    const pauses: number[] = []
    phone.store.later = (task, ms) => {
      pauses.push(ms)
      phone.later.push(task)
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
    phone.channel = where
    const { machine } = await answered(null, [[], ['10:01', '10:02']])
    const [message] = phone.store.messages.list()
    expect(message).toMatchObject({ isRead: false, news: { copies: 2 } })
    expect(sheetStateOf(machine.getState(), { pending: null, message: message ?? null }, false)).toEqual({
      status: 'accepted',
      request,
      copies: 2,
    })
    if (isSeen) markRead(phone.store.messages, message?.id ?? '')
    await pass()
    expect(phone.toasts.map(({ news }) => news.outcome)).toEqual(told)
  })

  it('that was read is news again once two of it are known, and not where none is', async () => {
    const { reader } = await answered(null, [[], []])
    markRead(phone.store.messages, phone.store.messages.list()[0]?.id ?? '')
    await pass()
    phone.record = ['10:01', '10:02']
    await pass()
    expect(phone.store.messages.list()).toMatchObject([{ isRead: false, news: { copies: 2 } }])
    expect(reader).toHaveBeenCalledTimes(4)
    await pass()
    expect(phone.toasts.at(-1)).toMatchObject({ news: { copies: 2 } })
  })

  it('that is not in the record yet is no news', async () => {
    await answered(null, [[], []])
    markRead(phone.store.messages, phone.store.messages.list()[0]?.id ?? '')
    const told = phone.toasts.length
    for (let looks = 0; looks < 3; looks += 1) await pass()
    expect(phone.store.messages.list()).toMatchObject([{ isRead: true, news: { copies: 0 } }])
    expect(phone.toasts).toHaveLength(told)
  })

  const another = (kind: MoneyRequest, memberId = '1001') =>
    phone.store.requests.put('another', { ...pendingWithdrawal({ id: 'another', memberId }), request: kind })
  it.each<[string, () => unknown, (number | undefined)[]]>([
    ['another of its kind has left', () => another(request), [undefined]],
    ['one of another kind has left', () => another(order), [2]],
    ['somebody else has sent one', () => another(request, '1002'), [2]],
    [
      'another of its kind has been told',
      () =>
        announceOutcome(
          phone.store,
          pendingWithdrawal({ id: 'another' }),
          { outcome: 'refused', request, words: '' },
          notifier,
        ),
      [undefined, 'other'] as never,
    ],
    [
      'one of another kind has been told',
      () =>
        announceOutcome(
          phone.store,
          pendingWithdrawal({ id: 'another' }),
          { outcome: 'refused', request: order, words: '' },
          notifier,
        ),
      [2, 'other'] as never,
    ],
    [
      'somebody else has been told of one',
      () => {
        const theirs = pendingWithdrawal({ id: 'another', memberId: '1002' })
        announceOutcome(phone.store, theirs, { outcome: 'refused', request, words: '' }, notifier)
      },
      [2, 'other'] as never,
    ],
    ['somebody else is logged in', () => (phone.isLoggedIn = false), [undefined]],
    ['a log-out has erased it', () => forgetMember(phone.store, '1001'), []],
  ])('is compared no more, or still is, once %s', async (_name, happen, expected) => {
    const { reader } = await answered(null, [[], []])
    await pass()
    happen()
    const reads = reader.mock.calls.length
    phone.record = ['10:01', '10:02']
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
    await confirmedMachine(confirmation(null), machineOf({ readerOf: () => reader }))
    expect([copies(), readings]).toEqual([[undefined], 2])
  })

  it('beside one that left before it is compared all the same', async () => {
    announceOutcome(
      phone.store,
      pendingWithdrawal({ id: 'earlier' }),
      { outcome: 'refused', request, words: '' },
      notifier,
    )
    await answered(null, [[], ['10:01', '10:02']])
    expect(copies()).toEqual(['other', 2])
  })

  it('of which no record tells is looked for nowhere', async () => {
    await confirmedMachine(confirmation(null), machineOf({ readerOf: () => null }))
    expect([copies(), phone.later]).toEqual([[undefined], []])
  })
})
