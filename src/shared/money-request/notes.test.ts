import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { isUnderWay, lockName, newNoteId, openNotes, type RequestNote } from './notes'
import type { MoneyRequest } from './request'

const withdrawal: MoneyRequest = { kind: 'withdrawal', amount: money('50000') }
const topUp: MoneyRequest = { kind: 'topUp', amount: money('50000'), method: null, totalBefore: null }

function noteOf(id: string, fields: Partial<RequestNote> = {}): RequestNote {
  const times = { sentAt: 1000, answerBy: 26_000, isLost: false, lostAnswer: 'none' as const }
  return { id, memberId: '1001', request: withdrawal, ...times, before: null, lookUp: null, ...fields }
}

describe('a request whose outcome is not known', () => {
  it.each<[string, Partial<RequestNote>, number, boolean]>([
    ['has just been sent', {}, 1000, true],
    ['may still be answered', {}, 25_999, true],
    ['is past its time', {}, 26_000, false],
    ['is known to have no answer', { isLost: true }, 1000, false],
    ['was sent in the future, by a clock that was set back', {}, 999, false],
  ])('%s', (_name, fields, now, expected) => {
    expect(isUnderWay(noteOf('1', fields), now)).toBe(expected)
  })

  it('is listed for its member and its kind, oldest first', () => {
    const notes = [
      noteOf('late', { sentAt: 3000 }),
      noteOf('early', { sentAt: 2000 }),
      noteOf('of another', { memberId: '1002' }),
      noteOf('of another kind', { request: topUp }),
    ]
    const ids = (...args: [string, MoneyRequest['kind']?]) =>
      openNotes({ list: () => notes }, ...args).map(({ id }) => id)
    expect(ids('1001')).toEqual(['of another kind', 'early', 'late'])
    expect(ids('1001', 'withdrawal')).toEqual(['early', 'late'])
    expect(ids('1003')).toEqual([])
  })

  it('locks out others of its kind and its member only', () => {
    const lock = lockName(noteOf('1'))
    expect(lockName(noteOf('2'))).toBe(lock)
    expect(lockName(noteOf('3', { memberId: '1002' }))).not.toBe(lock)
    expect(lockName(noteOf('4', { request: topUp }))).not.toBe(lock)
  })

  it('has an id of its own, even within one millisecond', () => {
    const ids = Array.from({ length: 100 }, () => newNoteId(5))
    expect(new Set(ids).size).toBe(100)
  })
})
