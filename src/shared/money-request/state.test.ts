import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import type { LocalState } from './machine'
import type { Message, News } from './messages'
import type { RequestNote } from './notes'
import type { MoneyRequestOf } from './request'
import { stateOf } from './state'

type Withdrawal = MoneyRequestOf<'withdrawal'>

const request: Withdrawal = { kind: 'withdrawal', amount: money('50000') }
const following: LocalState<Withdrawal, 'busy'> = { status: 'following', request, noteId: '1' }
const note: RequestNote = {
  id: '1',
  memberId: '1001',
  request,
  sentAt: 0,
  answerBy: 1,
  isLost: true,
  lostAnswer: 'none',
  before: null,
  lookUp: 'missing',
}

function messageOf(news: News): Message {
  return { id: '1', memberId: '1001', at: 0, isRead: false, news }
}

describe('what a sheet shows', () => {
  it.each<LocalState<Withdrawal, 'busy'>>([
    { status: 'idle' },
    { status: 'review', request, refusal: 'busy', since: 0 },
    { status: 'sending', request },
    { status: 'accepted', request, noteId: '1' },
    { status: 'refused', request, noteId: '1', words: 'No.', since: 0 },
  ])('is its own state: %j', (local) => {
    expect(stateOf(local, { note, message: null }, true)).toBe(local)
  })

  it('of a request without an answer is what the record says of it', () => {
    expect(stateOf(following, { note, message: null }, false)).toEqual({
      status: 'unknown',
      request,
      note,
      lookUp: 'missing',
    })
    expect(stateOf(following, { note, message: null }, true)).toMatchObject({ lookUp: 'checking' })
  })

  it.each<[News | null, string]>([
    [{ outcome: 'found', request }, 'found'],
    [{ outcome: 'accepted', request }, 'found'],
    [{ outcome: 'refused', request, words: 'No.' }, 'refused'],
    [{ outcome: 'unknown', request }, 'idle'],
    [null, 'idle'],
  ])('of a request that ended elsewhere is its outcome: %j', (news, status) => {
    const message = news === null ? null : messageOf(news)
    expect(stateOf(following, { note: null, message }, false).status).toBe(status)
  })

  it('of a refusal told elsewhere has the platform’s words, and cannot be confirmed', () => {
    const message = messageOf({ outcome: 'refused', request, words: 'No.' })
    expect(stateOf(following, { note: null, message }, false)).toMatchObject({ words: 'No.', since: Infinity })
  })
})
