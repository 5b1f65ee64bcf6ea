import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionReducer, type Session, type SessionEvent } from './session'

const loggedOut: Session = { token: null, ending: null }
const expired = (token: string): SessionEvent => ({ type: 'expired', token, message: 'Authentication error' })

function after(events: readonly SessionEvent[], from: Session = loggedOut): Session {
  return events.reduce(sessionReducer, from)
}

describe('scenarios', () => {
  it.each<[string, SessionEvent[], Session]>([
    ['a log-in has a token', [{ type: 'loggedIn', token: 'A' }], { token: 'A', ending: null }],
    [
      'a log-out ends it',
      [{ type: 'loggedIn', token: 'A' }, { type: 'loggedOut' }],
      { token: null, ending: { reason: 'loggedOut' } },
    ],
    ['a log-out by nobody ends nothing', [{ type: 'loggedOut' }], loggedOut],
    [
      'the platform’s word ends it, with that word',
      [{ type: 'loggedIn', token: 'A' }, expired('A')],
      { token: null, ending: { reason: 'expired', message: 'Authentication error' } },
    ],
    [
      'the same word ten times ends it once',
      [{ type: 'loggedIn', token: 'A' }, ...Array.from({ length: 10 }, () => expired('A'))],
      { token: null, ending: { reason: 'expired', message: 'Authentication error' } },
    ],
    [
      'a late word on the last member’s token does not log this one out',
      [{ type: 'loggedIn', token: 'A' }, { type: 'loggedOut' }, { type: 'loggedIn', token: 'B' }, expired('A')],
      { token: 'B', ending: null },
    ],
    [
      'a late word after the ending was handled does not end it again',
      [{ type: 'loggedIn', token: 'A' }, expired('A'), { type: 'endingHandled' }, expired('A')],
      loggedOut,
    ],
    [
      'a log-out is not overwritten by a late word',
      [{ type: 'loggedIn', token: 'A' }, { type: 'loggedOut' }, expired('A')],
      { token: null, ending: { reason: 'loggedOut' } },
    ],
    [
      'an account taken offline ends it',
      [
        { type: 'loggedIn', token: 'A' },
        { type: 'foundInactive', token: 'A' },
      ],
      { token: null, ending: { reason: 'inactive' } },
    ],
    [
      'another account taken offline does not',
      [
        { type: 'loggedIn', token: 'B' },
        { type: 'foundInactive', token: 'A' },
      ],
      { token: 'B', ending: null },
    ],
    [
      'a log-out in another tab ends it here',
      [
        { type: 'loggedIn', token: 'A' },
        { type: 'changedElsewhere', token: null },
      ],
      { token: null, ending: { reason: 'otherTab' } },
    ],
    [
      'somebody else’s log-in in another tab counts here, and what was the last member’s must go',
      [
        { type: 'loggedIn', token: 'A' },
        { type: 'changedElsewhere', token: 'B' },
      ],
      { token: 'B', ending: { reason: 'otherTab' } },
    ],
    [
      'a log-in in another tab, where nobody was, ends nothing',
      [{ type: 'changedElsewhere', token: 'B' }],
      { token: 'B', ending: null },
    ],
    [
      'the same token from another tab changes nothing',
      [
        { type: 'loggedIn', token: 'A' },
        { type: 'changedElsewhere', token: 'A' },
      ],
      { token: 'A', ending: null },
    ],
    [
      'a new log-in wipes why the last one ended',
      [{ type: 'loggedIn', token: 'A' }, expired('A'), { type: 'loggedIn', token: 'B' }],
      { token: 'B', ending: null },
    ],
    [
      'an ending is handled once and the token stays',
      [{ type: 'loggedIn', token: 'A' }, { type: 'changedElsewhere', token: 'B' }, { type: 'endingHandled' }],
      { token: 'B', ending: null },
    ],
  ])('%s', (_name, events, expected) => {
    expect(after(events)).toEqual(expected)
  })
})

describe('whatever happens', () => {
  const tokens = fc.constantFrom('A', 'B', 'C')
  const events: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.record({ type: fc.constant('loggedIn' as const), token: tokens }),
    fc.record({ type: fc.constant('loggedOut' as const) }),
    fc.record({ type: fc.constant('expired' as const), token: tokens, message: fc.string() }),
    fc.record({ type: fc.constant('foundInactive' as const), token: tokens }),
    fc.record({ type: fc.constant('changedElsewhere' as const), token: fc.option(tokens) }),
    fc.record({ type: fc.constant('endingHandled' as const) }),
  )
  const runs = fc.array(events, { maxLength: 12 })

  it('no event on another token touches the session', () => {
    fc.assert(
      fc.property(runs, tokens, (run, token) => {
        const session = after(run)
        fc.pre(session.token !== token)
        expect(sessionReducer(session, expired(token))).toBe(session)
        expect(sessionReducer(session, { type: 'foundInactive', token })).toBe(session)
      }),
    )
  })

  it('a session ends only with a reason', () => {
    fc.assert(
      fc.property(runs, events, (run, event) => {
        const before = after(run)
        const next = sessionReducer(before, event)
        expect(before.token === null || next.token !== null || next.ending !== null).toBe(true)
      }),
    )
  })

  it('the same event twice is the same as once', () => {
    fc.assert(
      fc.property(runs, events, (run, event) => {
        const once = sessionReducer(after(run), event)
        fc.pre(event.type !== 'loggedIn')
        expect(sessionReducer(once, event)).toBe(once)
      }),
    )
  })

  it('the session before is left as it was', () => {
    fc.assert(
      fc.property(runs, events, (run, event) => {
        const before = Object.freeze(after(run))
        const copy = structuredClone(before)
        sessionReducer(before, event)
        expect(before).toEqual(copy)
      }),
    )
  })
})
