import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnotherMember, sessionReducer, type Session, type SessionEvent } from './store'
import { forAll } from '../../tests/support/for-all'

const expired = (token: string): SessionEvent => ({ type: 'expired', token, message: 'Authentication error' })

const states = {
  nobody: { number: 4, token: null, ending: null },
  'nobody, after a log-out': { number: 4, token: null, ending: { reason: 'loggedOut' } },
  A: { number: 4, token: 'A', ending: null },
  'A, after somebody else': { number: 4, token: 'A', ending: { reason: 'otherTab' } },
} as const satisfies Record<string, Session>

const events = {
  'A logs in': { type: 'loggedIn', token: 'A' },
  'B logs in': { type: 'loggedIn', token: 'B' },
  'log-out': { type: 'loggedOut' },
  'A expires': expired('A'),
  'B expires': expired('B'),
  'A is found inactive': { type: 'foundInactive', token: 'A' },
  'B is found inactive': { type: 'foundInactive', token: 'B' },
  'another tab logs out': { type: 'changedElsewhere', token: null },
  'another tab logs A in': { type: 'changedElsewhere', token: 'A' },
  'another tab logs B in': { type: 'changedElsewhere', token: 'B' },
  'the ending is handled': { type: 'endingHandled' },
} as const satisfies Record<string, SessionEvent>

/**
 * What follows in each state, in turn: the token and why a session ended, or nothing where the
 * session stays as it is. A new token is a new number.
 */
const table: Record<keyof typeof events, readonly string[]> = {
  'A logs in': ['A', 'A', '', ''],
  'B logs in': ['B', 'B', 'B otherTab', 'B otherTab'],
  'log-out': ['', '', 'nobody loggedOut', 'nobody loggedOut'],
  'A expires': ['', '', 'nobody expired', 'nobody expired'],
  'B expires': ['', '', '', ''],
  'A is found inactive': ['', '', 'nobody inactive', 'nobody inactive'],
  'B is found inactive': ['', '', '', ''],
  'another tab logs out': ['', '', 'nobody otherTab', 'nobody otherTab'],
  'another tab logs A in': ['A', 'A otherTab', '', ''],
  'another tab logs B in': ['B', 'B otherTab', 'B otherTab', 'B otherTab'],
  'the ending is handled': ['', 'nobody', '', 'A'],
}

const cases = Object.entries(table).flatMap(([event, row]) =>
  Object.keys(states).map((state, index) => ({
    event: event as keyof typeof events,
    state: state as keyof typeof states,
    expected: row[index],
  })),
)

function inWords({ token, ending }: Session): string {
  return [token ?? 'nobody', ...(ending === null ? [] : [ending.reason])].join(' ')
}

describe('every event in every state', () => {
  it.each(cases)('$state; $event: $expected', ({ event, state, expected }) => {
    const before: Session = states[state]
    const after = sessionReducer(before, events[event])
    expect(after === before).toBe(expected === '')
    expect(inWords(after)).toBe(expected === '' ? inWords(before) : expected)
    expect(after.number - before.number).toBe(after.token === before.token ? 0 : 1)
  })
  it('keeps the platform’s words of an expiry', () => {
    const ending = { reason: 'expired', message: 'Authentication error' }
    expect(sessionReducer(states.A, expired('A')).ending).toEqual(ending)
  })
})

describe('whatever happens', () => {
  const tokens = fc.constantFrom('A', 'B', 'C')
  const anEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.record({ type: fc.constant('loggedIn' as const), token: tokens }),
    fc.record({ type: fc.constant('loggedOut' as const) }),
    fc.record({ type: fc.constant('expired' as const), token: tokens, message: fc.string() }),
    fc.record({ type: fc.constant('foundInactive' as const), token: tokens }),
    fc.record({ type: fc.constant('changedElsewhere' as const), token: fc.option(tokens) }),
    fc.record({ type: fc.constant('endingHandled' as const) }),
  )
  const runs = fc.array(anEvent, { maxLength: 12 })
  const after = (run: readonly SessionEvent[]) => run.reduce<Session>(sessionReducer, states.nobody)

  it('no word on another token touches the session', () => {
    forAll(runs, tokens, (run, token) => {
      const session = after(run)
      fc.pre(session.token !== token)
      expect(sessionReducer(session, expired(token))).toBe(session)
      expect(sessionReducer(session, { type: 'foundInactive', token })).toBe(session)
    })
  })

  it('a member’s session is over only with a reason and under another number', () => {
    forAll(runs, anEvent, (run, event) => {
      const before = after(run)
      const session = sessionReducer(before, event)
      const isOver = session.token !== before.token
      expect(session.number - before.number).toBe(isOver ? 1 : 0)
      expect(isOver && before.token !== null && session.ending === null).toBe(false)
    })
  })

  it('the same event twice is the same as once', () => {
    forAll(runs, anEvent, (run, event) => {
      const once = sessionReducer(after(run), event)
      expect(sessionReducer(once, event)).toBe(once)
    })
  })

  it('the session before is left as it was', () => {
    forAll(runs, anEvent, (run, event) => {
      const before = Object.freeze(after(run))
      const copy = structuredClone(before)
      sessionReducer(before, event)
      expect(before).toEqual(copy)
    })
  })
})
it('there is another member than that of a token where another one is logged in', () => {
  const isOther = (current: string | null, token: string | null) =>
    isAnotherMember({ number: 1, token: current, ending: null }, token)
  expect([isOther(null, null), isOther(null, 'A'), isOther('A', 'A')]).toEqual([false, false, false])
  expect([isOther('B', 'A'), isOther('B', null)]).toEqual([true, true])
})
