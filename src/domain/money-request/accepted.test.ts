import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MoneyRequest } from './request'
import { sheetStateOf } from './sheet-state'
import { markRead } from './messages'
import { forgetMember, announceOutcome } from './money-store'
import {
  answeredMachine,
  createConfirmation,
  confirmedMachine,
  machineOf,
  notifier,
  order,
  pendingWithdrawal,
  phone,
  withdrawalRequest,
  resetPhone,
  flushTasks,
  withUnreadableRow,
  type RecordChange,
} from './testing/phone'

beforeEach(resetPhone)

describe('an accepted request', () => {
  it('is reported by an unread message, a toast and a call of onAccepted', async () => {
    const onAccepted = vi.fn<() => void>()
    const machine = await confirmedMachine(createConfirmation(null, { onAccepted }))
    const [message] = phone.store.messages.list()
    expect(message).toMatchObject({ memberId: '1001', at: phone.now, isRead: false, news: { outcome: 'accepted' } })
    expect(machine.getState()).toEqual({ status: 'accepted', request: withdrawalRequest, requestId: message?.id })
    expect(phone.toasts).toHaveLength(1)
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: message?.id, before: [] }))
  })
})

describe('countAcceptedEntries', () => {
  /**
   * Runs the tasks that `store.later` has scheduled, such as the next read of the platform's list.
   */
  async function runLater() {
    for (const task of phone.later.splice(0)) task()
    await flushTasks()
  }
  /**
   * The stored number of new entries in each message: undefined if no number is stored, 'other' if
   * the outcome is not "accepted".
   */
  const storedCounts = () =>
    phone.store.messages.list().map(({ news }) => (news.outcome === 'accepted' ? news.copies : 'other'))

  it.each<[...RecordChange, number | undefined, reads: number]>([
    [[], ['10:01'], undefined, 3],
    [['10:00'], ['10:01', '10:00'], undefined, 3],
    [[], ['10:01', '10:02'], 2, 1],
    [['10:00'], ['10:00', '10:00', '10:00'], 2, 1],
    [['9:00', '9:01'], ['10:01', '10:02', '9:01'], 2, 1],
    [[], withUnreadableRow(['10:01', '10:02']), 2, 1],
    [['10:00'], Array.from({ length: 8 }, () => '10:00'), 7, 1],
    [['10:00'], ['10:00'], 0, 3],
    [null, [], 0, 3],
    [null, ['10:01', '10:02'], undefined, 3],
    [[], withUnreadableRow([]), undefined, 3],
    [[], null, undefined, 3],
  ])(
    'given the platform’s matching entries %j before and %j after the request, stores the count %j (undefined: none) after %i reads',
    async (before, after, expected, reads) => {
      const { machine, reader } = await answeredMachine(null, [before, after])
      for (let round = 0; round < 3; round += 1) await runLater()
      expect(storedCounts()).toEqual([expected])
      expect(reader).toHaveBeenCalledTimes(1 + reads)
      expect(machine.getState().status).toBe('accepted')
    },
  )

  it('stores no count if one new entry appears only at a later read', async () => {
    const { reader } = await answeredMachine(null, [[], []])
    await runLater()
    phone.record = ['10:01']
    await runLater()
    await runLater()
    expect([storedCounts(), reader.mock.calls.length]).toEqual([[undefined], 4])
  })

  it('stores the count 2 if a second new entry appears at a later read', async () => {
    await answeredMachine(null, [[], ['10:01']])
    await runLater()
    phone.record = ['10:01', '10:02']
    await runLater()
    expect(storedCounts()).toEqual([2])
  })

  it('does not store the count 0 if a new entry appears and then disappears', async () => {
    await answeredMachine(null, [[], ['10:01']])
    phone.record = []
    await runLater()
    await runLater()
    expect(storedCounts()).toEqual([undefined])
  })

  it('does not store the count 0 if the last read of the platform’s record fails', async () => {
    await answeredMachine(null, [[], []])
    await runLater()
    expect(storedCounts()).toEqual([undefined])
    phone.record = null
    await runLater()
    expect(storedCounts()).toEqual([undefined])
  })

  it('reads the platform’s record at once, after 3 s and after 6 s more', async () => {
    const pauses: number[] = []
    phone.store.later = (task, ms) => {
      pauses.push(ms)
      phone.later.push(task)
    }
    await answeredMachine(null, [[], []])
    await runLater()
    await runLater()
    expect(pauses).toEqual([3000, 6000])
  })

  it.each<[string, 'sheet' | 'toast', boolean, string[]]>([
    ['by no toast, if the member has read the message on its screen', 'sheet', true, []],
    ['by a toast, if no screen has shown it', 'sheet', false, ['accepted']],
    ['by a second toast, if the first toast reported the acceptance', 'toast', false, ['accepted', 'accepted']],
  ])('reports two new entries %s', async (_name, channel, isSeen, toasts) => {
    phone.channel = channel
    const { machine } = await answeredMachine(null, [[], ['10:01', '10:02']])
    const [message] = phone.store.messages.list()
    expect(message).toMatchObject({ isRead: false, news: { copies: 2 } })
    expect(sheetStateOf(machine.getState(), { pending: null, message: message ?? null }, false)).toEqual({
      status: 'accepted',
      request: withdrawalRequest,
      matchCount: 2,
    })
    if (isSeen) markRead(phone.store.messages, message?.id ?? '')
    await runLater()
    expect(phone.toasts.map(({ news }) => news.outcome)).toEqual(toasts)
  })

  it('marks a read message as unread again if the platform’s record has two new entries', async () => {
    const { reader } = await answeredMachine(null, [[], []])
    markRead(phone.store.messages, phone.store.messages.list()[0]?.id ?? '')
    await runLater()
    phone.record = ['10:01', '10:02']
    await runLater()
    expect(phone.store.messages.list()).toMatchObject([{ isRead: false, news: { copies: 2 } }])
    expect(reader).toHaveBeenCalledTimes(4)
    await runLater()
    expect(phone.toasts.at(-1)).toMatchObject({ news: { copies: 2 } })
  })

  it('leaves a read message read and shows no toast if the platform’s record has no new entry', async () => {
    await answeredMachine(null, [[], []])
    markRead(phone.store.messages, phone.store.messages.list()[0]?.id ?? '')
    const toastsBefore = phone.toasts.length
    for (let round = 0; round < 3; round += 1) await runLater()
    expect(phone.store.messages.list()).toMatchObject([{ isRead: true, news: { copies: 0 } }])
    expect(phone.toasts).toHaveLength(toastsBefore)
  })

  const addAnotherRequest = (request: MoneyRequest, memberId = '1001') =>
    phone.store.requests.put('another', { ...pendingWithdrawal({ id: 'another', memberId }), request })
  it.each<[string, () => unknown, (number | undefined)[]]>([
    ['another request of its kind is pending', () => addAnotherRequest(withdrawalRequest), [undefined]],
    ['a request of another kind is pending', () => addAnotherRequest(order), [2]],
    ['a request of another member is pending', () => addAnotherRequest(withdrawalRequest, '1002'), [2]],
    [
      'another request of its kind has a message',
      () =>
        announceOutcome(
          phone.store,
          pendingWithdrawal({ id: 'another' }),
          { outcome: 'refused', request: withdrawalRequest, words: '' },
          notifier,
        ),
      [undefined, 'other'] as never,
    ],
    [
      'a request of another kind has a message',
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
      'a request of another member has a message',
      () => {
        const pendingOfOther = pendingWithdrawal({ id: 'another', memberId: '1002' })
        announceOutcome(
          phone.store,
          pendingOfOther,
          { outcome: 'refused', request: withdrawalRequest, words: '' },
          notifier,
        )
      },
      [2, 'other'] as never,
    ],
    ['another member is logged in', () => (phone.isLoggedIn = false), [undefined]],
    ['a log-out has erased its message', () => forgetMember(phone.store, '1001'), []],
  ])('stops only if a new entry may belong to another request or member (case: %s)', async (_name, cause, expected) => {
    const { reader } = await answeredMachine(null, [[], []])
    await runLater()
    cause()
    const reads = reader.mock.calls.length
    phone.record = ['10:01', '10:02']
    await runLater()
    expect(storedCounts()).toEqual(expected)
    // Once the counting has stopped, the record is not read again.
    const isRead = expected.length === 0 || expected.includes(2)
    expect(reader.mock.calls.length - reads).toBe(isRead ? 1 : 0)
  })

  it('stops if another request of the same kind is sent while the platform’s record is read', async () => {
    let readCount = 0
    const reader = async () => {
      readCount += 1
      if (readCount === 1) return []
      addAnotherRequest(withdrawalRequest)
      return ['10:01', '10:02']
    }
    await confirmedMachine(createConfirmation(null), machineOf({ readerOf: () => reader }))
    expect([storedCounts(), readCount]).toEqual([[undefined], 2])
  })

  it('does not stop if another request of the same kind was sent before the accepted request', async () => {
    announceOutcome(
      phone.store,
      pendingWithdrawal({ id: 'earlier' }),
      { outcome: 'refused', request: withdrawalRequest, words: '' },
      notifier,
    )
    await answeredMachine(null, [[], ['10:01', '10:02']])
    expect(storedCounts()).toEqual(['other', 2])
  })

  it('stores no count and plans no read if the platform has no list of these requests', async () => {
    await confirmedMachine(createConfirmation(null), machineOf({ readerOf: () => null }))
    expect([storedCounts(), phone.later]).toEqual([[undefined], []])
  })
})
