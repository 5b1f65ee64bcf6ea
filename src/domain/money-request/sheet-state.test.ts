import { beforeEach, describe, expect, it } from 'vitest'
import { sheetStateOf } from './sheet-state'
import type { Message, News } from './messages'
import type { LocalState } from './table'
import { pendingWithdrawal, withdrawalRequest, resetPhone, type Withdrawal } from './testing/phone'

beforeEach(resetPhone)

describe('the state of a sheet', () => {
  const followingState: LocalState<Withdrawal, 'busy'> = {
    status: 'following',
    request: withdrawalRequest,
    requestId: '1',
  }
  const pending = pendingWithdrawal({ lookUp: 'missing' })
  const messageOf = (news: News): Message => ({ id: '1', memberId: '1001', at: 0, isRead: false, news })

  it('is the local state if the sheet shows no earlier request', () => {
    const localState: LocalState<Withdrawal, 'busy'> = {
      status: 'review',
      request: withdrawalRequest,
      refusal: 'busy',
      since: 0,
    }
    expect(sheetStateOf(localState, { pending, message: null }, true)).toBe(localState)
  })

  it('is "unknown" for a pending earlier request, with its last look-up result, or "checking" during a look-up', () => {
    const unknownState = { status: 'unknown', request: withdrawalRequest, pending, lookUp: 'missing' }
    expect(sheetStateOf(followingState, { pending, message: null }, false)).toEqual(unknownState)
    expect(sheetStateOf(followingState, { pending, message: null }, true)).toMatchObject({ lookUp: 'checking' })
  })

  it.each<[News | null, number | null]>([
    [{ outcome: 'accepted', request: withdrawalRequest, copies: 2 }, 2],
    [{ outcome: 'accepted', request: withdrawalRequest, copies: 0 }, 0],
    [{ outcome: 'accepted', request: withdrawalRequest }, null],
    [null, null],
  ])(
    'for an accepted request has the number of new entries in the message %j, or null if the message has none',
    (news, matchCount) => {
      const acceptedState: LocalState<Withdrawal, 'busy'> = {
        status: 'accepted',
        request: withdrawalRequest,
        requestId: '1',
      }
      const message = news === null ? null : messageOf(news)
      expect(sheetStateOf(acceptedState, { pending: null, message }, false)).toEqual({
        status: 'accepted',
        request: withdrawalRequest,
        matchCount,
      })
    },
  )

  it.each<[News | null, string, object]>([
    [
      { outcome: 'found', request: withdrawalRequest, isAnswerLost: true },
      'found',
      { news: { outcome: 'found', isAnswerLost: true } },
    ],
    [{ outcome: 'accepted', request: withdrawalRequest }, 'found', { news: { outcome: 'accepted' } }],
    [{ outcome: 'refused', request: withdrawalRequest, words: 'No.' }, 'refused', { words: 'No.', since: Infinity }],
    [{ outcome: 'unknown', request: withdrawalRequest }, 'idle', {}],
    [null, 'idle', {}],
  ])('for an earlier request that is no longer pending follows from the message %j', (news, status, expectedFields) => {
    const message = news === null ? null : messageOf(news)
    expect(sheetStateOf(followingState, { pending: null, message }, false)).toMatchObject({
      status,
      ...expectedFields,
    })
  })
})
