import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { addMessage, isUntold, markAllRead, MESSAGES_KEPT, messagesOf, type Message } from './messages'
import { memoryEntries } from './testing/memory-entries'

function messageOf(id: string, fields: Partial<Message> = {}): Message {
  const request = { kind: 'withdrawal', amount: '1' as never } as const
  return { id, memberId: '1001', at: 0, isRead: false, news: { outcome: 'accepted', request }, ...fields }
}

describe('the messages of a member', () => {
  it('are listed newest first, without those of another', () => {
    const messages = memoryEntries<Message>()
    for (const message of [messageOf('a', { at: 1 }), messageOf('b', { at: 3 }), messageOf('c', { at: 2 })])
      addMessage(messages, message)
    addMessage(messages, messageOf('d', { memberId: '1002' }))
    expect(messagesOf(messages, '1001').map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(messagesOf(messages, '1003')).toEqual([])
  })

  it('are the last fifty, however many another member has', () => {
    const arrival = fc.tuple(fc.constantFrom('1001', '1002'), fc.nat(500))
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 120, size: 'max' }), (arrivals) => {
        const messages = memoryEntries<Message>()
        for (const [index, [memberId, at]] of arrivals.entries())
          addMessage(messages, messageOf(String(index), { memberId, at: at * 1000 + index }))
        for (const memberId of ['1001', '1002']) {
          const sent = arrivals.filter(([owner]) => owner === memberId).length
          expect(messagesOf(messages, memberId)).toHaveLength(Math.min(sent, MESSAGES_KEPT))
        }
        const last = arrivals.length - 1
        expect(messages.get(String(last))?.id).toBe(last < 0 ? undefined : String(last))
      }),
      { numRuns: 40 },
    )
  })

  it('are the newest, and the one just added whatever its time: the clock may have been set back', () => {
    const messages = memoryEntries<Message>()
    for (let at = 1; at <= MESSAGES_KEPT; at += 1) addMessage(messages, messageOf(String(at), { at }))
    addMessage(messages, messageOf('late', { at: 0 }))
    const ids = messagesOf(messages, '1001').map(({ id }) => id)
    expect(ids).toHaveLength(MESSAGES_KEPT)
    expect([ids[0], ids.at(-2), ids.at(-1)]).toEqual([String(MESSAGES_KEPT), '2', 'late'])
  })

  it('are replaced by a later outcome of the same request', () => {
    const messages = memoryEntries<Message>()
    addMessage(messages, messageOf('a', { isRead: true }))
    addMessage(messages, messageOf('a', { at: 5 }))
    expect(messagesOf(messages, '1001')).toMatchObject([{ at: 5, isRead: false }])
  })

  it('are marked read for their member only', () => {
    const messages = memoryEntries<Message>()
    addMessage(messages, messageOf('a'))
    addMessage(messages, messageOf('b', { memberId: '1002' }))
    markAllRead(messages, '1001')
    expect([messages.get('a')?.isRead, messages.get('b')?.isRead]).toEqual([true, false])
  })

  it('that are read already are not written again, of which every tab would hear', () => {
    const onPut = vi.fn<(message: Message) => void>()
    const messages = memoryEntries<Message>(onPut)
    addMessage(messages, messageOf('a', { isRead: true }))
    addMessage(messages, messageOf('b'))
    onPut.mockClear()
    markAllRead(messages, '1001')
    expect(onPut.mock.calls.map(([{ id }]) => id)).toEqual(['b'])
  })
})

describe('a settlement is untold', () => {
  const HOUR = 3_600_000
  const amounts = { staked: '2000' as never, returned: '0' as never, net: '-2000' as never }
  const settlement = { gameName: 'Sunda', period: '7', ...amounts, isPartial: false }
  const settled = { news: { outcome: 'settled' as const, settlement } }

  it.each<[string, Partial<Message>, number, boolean]>([
    ['until it is read', settled, 0, true],
    ['for an hour', settled, HOUR, true],
    ['and then waits among the messages', settled, HOUR + 1, false],
    ['also when the clock was set back a little', settled, -1000, true],
    ['no longer once it is read', { ...settled, isRead: true }, 0, false],
    ['unlike any other outcome', {}, 0, false],
  ])('%s', (_name, fields, now, expected) => {
    expect(isUntold(messageOf('a', fields), now)).toBe(expected)
  })
})
