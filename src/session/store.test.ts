// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readText, removeMemberRecords, removeText, writeText } from '@/lib/storage'
import { makePageVisible, comeBackFromCache, fireTokenEvent, storeTokenElsewhere } from '../../tests/support/other-tab'
import {
  type Session,
  type SessionEvent,
  isAnotherMember,
  memberRecord,
  reloadSession,
  sessionReducer,
  sessionStore,
  watchOtherTabs,
} from './store'

const RECORD = 'tiga.member.note'
const UNSTORED_RECORD = 'tiga.member.draft'

beforeEach(() => startAs(null))

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  removeText('token')
  removeMemberRecords()
})

/** Starts a page with this stored token; null is the page of a visitor. */
function startAs(token: string | null): void {
  localStorage.clear()
  removeText('token')
  if (token !== null) localStorage.setItem('token', token)
  reloadSession()
}

/** Writes an entry while the storage is full, so that the entry is kept only in memory. */
function keepInMemory(key: string): void {
  const failingStorage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeText(key, '1')
  failingStorage.mockRestore()
}

const expiredEvent = (token: string): SessionEvent => ({ type: 'expired', token, message: 'Authentication error' })

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
  'A expires': expiredEvent('A'),
  'B expires': expiredEvent('B'),
  'A is found inactive': { type: 'foundInactive', token: 'A' },
  'B is found inactive': { type: 'foundInactive', token: 'B' },
  'another tab logs out': { type: 'changedElsewhere', token: null },
  'another tab logs A in': { type: 'changedElsewhere', token: 'A' },
  'another tab logs B in': { type: 'changedElsewhere', token: 'B' },
  'the ending is handled': { type: 'endingHandled' },
} as const satisfies Record<string, SessionEvent>

/**
 * The session that follows each event, for each state in the order of `states`. A text names the
 * token, and the reason why the previous session ended. '' means that the session stays unchanged.
 */
const sessionsByEvent: Record<keyof typeof events, readonly string[]> = {
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

function describeSession({ token, ending }: Session): string {
  return [token ?? 'nobody', ...(ending === null ? [] : [ending.reason])].join(' ')
}

describe('sessionReducer', () => {
  const cases = Object.entries(sessionsByEvent).flatMap(([event, row]) =>
    Object.entries(states).map(([name, state], index) => ({
      event: event as keyof typeof events,
      name,
      state: state as Session,
      expected: row[index],
      outcome: row[index] === '' ? 'unchanged' : `"${row[index]}"`,
    })),
  )

  it.each(cases)('returns the session $outcome for "$event" in the state "$name"', ({ event, state, expected }) => {
    const nextSession = sessionReducer(Object.freeze(state), events[event])
    expect(sessionReducer(nextSession, events[event])).toBe(nextSession)
    expect(nextSession === state).toBe(expected === '')
    expect(describeSession(nextSession)).toBe(expected === '' ? describeSession(state) : expected)
    expect(nextSession.number - state.number).toBe(nextSession.token === state.token ? 0 : 1)
  })

  it('keeps the platform’s message when a session expires', () => {
    const ending = { reason: 'expired', message: 'Authentication error' }
    expect(sessionReducer(states.A, expiredEvent('A')).ending).toEqual(ending)
  })
})

it('isAnotherMember is true only if a member with another token is logged in', () => {
  const isAnotherThan = (current: string | null, token: string | null) =>
    isAnotherMember({ number: 1, token: current, ending: null }, token)
  expect([isAnotherThan(null, null), isAnotherThan(null, 'A'), isAnotherThan('A', 'A')]).toEqual([false, false, false])
  expect([isAnotherThan('B', 'A'), isAnotherThan('B', null)]).toEqual([true, true])
})

type StoredToken = 'nobody' | 'A' | 'B' | 'C'

/** The stored token, and the records that an event removes ("unstored": those only in memory). */
type Effect = `${StoredToken}, all kept` | `${StoredToken}, all removed` | `${StoredToken}, unstored removed`

/**
 * Effects on a page without a session, by event and by the stored token. Another tab may have
 * changed that token unnoticed.
 */
const effectsWithoutSession: Record<keyof typeof events, { nobody: Effect; C: Effect; A?: Effect }> = {
  // If A is stored, another tab has already logged the same member in.
  'A logs in': { nobody: 'A, all removed', C: 'A, all removed', A: 'A, all kept' },
  'B logs in': { nobody: 'B, all removed', C: 'B, all removed' },
  'log-out': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'A expires': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'A is found inactive': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'B expires': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'B is found inactive': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'another tab logs out': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'another tab logs A in': { nobody: 'nobody, unstored removed', C: 'C, unstored removed' },
  'another tab logs B in': { nobody: 'nobody, unstored removed', C: 'C, unstored removed' },
  'the ending is handled': { nobody: 'nobody, all kept', C: 'C, all kept' },
}

const effectsWithSessionA: Record<keyof typeof events, Record<'A' | 'nobody' | 'C', Effect>> = {
  'A logs in': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
  'B logs in': { A: 'B, all removed', nobody: 'B, all removed', C: 'B, all removed' },
  'log-out': { A: 'nobody, all removed', nobody: 'nobody, unstored removed', C: 'C, unstored removed' },
  'A expires': { A: 'nobody, all removed', nobody: 'nobody, unstored removed', C: 'C, unstored removed' },
  'A is found inactive': { A: 'nobody, all removed', nobody: 'nobody, unstored removed', C: 'C, unstored removed' },
  'B expires': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
  'B is found inactive': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
  'another tab logs out': { A: 'A, unstored removed', nobody: 'nobody, unstored removed', C: 'C, unstored removed' },
  'another tab logs A in': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
  'another tab logs B in': { A: 'A, unstored removed', nobody: 'nobody, unstored removed', C: 'C, unstored removed' },
  'the ending is handled': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
}

const effectCases = [
  { session: null, table: effectsWithoutSession },
  { session: 'A', table: effectsWithSessionA },
].flatMap(({ session, table }) =>
  Object.entries(table).flatMap(([event, row]) =>
    Object.entries(row).map(([stored, effect]) => ({ session, event: event as keyof typeof events, stored, effect })),
  ),
)

describe('the storage', () => {
  it.each(effectCases)(
    'has the token and the records "$effect" after "$event", if the session is $session and the stored token is $stored',
    (effectCase) => {
      const { session, event, stored, effect } = effectCase
      startAs(session)
      storeTokenElsewhere(stored === 'nobody' ? null : stored)
      writeText(RECORD, '1')
      keepInMemory(UNSTORED_RECORD)
      for (const key of ['tiga.limits.1', 'tiga.requests.1', 'lang']) writeText(key, '1')
      sessionStore.dispatch(events[event])
      const keptKeys = [RECORD, UNSTORED_RECORD].filter((key) => readText(key) !== null)
      const recordsEffect = ['all removed', 'unstored removed', 'all kept'][keptKeys.length]
      expect(`${localStorage.getItem('token') ?? 'nobody'}, ${recordsEffect}`).toBe(effect)
      expect(keptKeys).not.toEqual([UNSTORED_RECORD])
      // No event removes entries of the device, or entries whose key names a member.
      expect(['tiga.limits.1', 'tiga.requests.1', 'lang'].map(readText)).toEqual(['1', '1', '1'])
    },
  )

  it('has the token as plain text under "token", where an empty text means no session', () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    expect(localStorage.getItem('token')).toBe('1001')
    reloadSession()
    expect(sessionStore.get()).toMatchObject({ token: '1001', ending: null })
    startAs('')
    expect(sessionStore.get().token).toBeNull()
  })

  it('gives a new page the token with which its session starts', async () => {
    localStorage.setItem('token', 'A')
    vi.resetModules()
    const freshModule = await import('./store')
    expect(freshModule.sessionStore.get()).toEqual({ number: 0, token: 'A', ending: null })
  })

  it('keeps all records when the app reports that it has handled the end of a session', () => {
    startAs('A')
    sessionStore.dispatch(events['log-out'])
    writeText(RECORD, '1')
    keepInMemory(UNSTORED_RECORD)
    sessionStore.dispatch(events['the ending is handled'])
    expect(sessionStore.get().ending).toBeNull()
    expect([RECORD, UNSTORED_RECORD].map(readText)).toEqual(['1', '1'])
  })

  it('has the token of the session until another tab changes the token, as isStored reports', () => {
    expect(sessionStore.isStored()).toBe(false)
    sessionStore.dispatch({ type: 'loggedIn', token: 'A' })
    expect(sessionStore.isStored()).toBe(true)
    storeTokenElsewhere('B')
    expect(sessionStore.isStored()).toBe(false)
  })
})

it('subscribers of the session are called once for each change, and not for an event that changes nothing', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = sessionStore.subscribe(listener)
  sessionStore.dispatch({ type: 'loggedIn', token: 'A' })
  expect(listener).toHaveBeenCalledTimes(1)
  for (let call = 0; call < 10; call += 1) sessionStore.dispatch(events['A expires'])
  unsubscribe()
  sessionStore.dispatch({ type: 'loggedIn', token: 'B' })
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('watchOtherTabs', () => {
  let stopWatching: () => void
  let sessions: string[]
  let unsubscribe: () => void

  beforeEach(() => {
    startAs('A')
    stopWatching = watchOtherTabs()
    sessions = []
    unsubscribe = sessionStore.subscribe(() => {
      const { token, ending } = sessionStore.get()
      sessions.push([token ?? 'nobody', ending?.reason].join(' '))
    })
  })

  afterEach(() => {
    stopWatching()
    unsubscribe()
  })

  const dispatchStorage = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  const changeUnwatched = () => (storeTokenElsewhere('B'), fireTokenEvent('B'), comeBackFromCache(), makePageVisible())
  const showPageFirst = () => window.dispatchEvent(new PageTransitionEvent('pageshow'))
  const hidePage = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  /** Each case has events of the page, and the sessions that follow in this tab. */
  it.each<[string, () => void, string[]]>([
    ['ends the session after a log-out', () => (storeTokenElsewhere(null), fireTokenEvent(null)), ['nobody otherTab']],
    ['ends the session after an empty token', () => (storeTokenElsewhere(''), fireTokenEvent('')), ['nobody otherTab']],
    [
      'ends the session after a cleared storage',
      () => (localStorage.clear(), dispatchStorage(null, null)),
      ['nobody otherTab'],
    ],
    ['adopts another log-in', () => (storeTokenElsewhere('B'), fireTokenEvent('B')), ['B otherTab']],
    [
      'follows two changes one after the other',
      () => (storeTokenElsewhere('B'), fireTokenEvent(null), fireTokenEvent('B')),
      ['nobody otherTab', 'B otherTab'],
    ],
    [
      'ends the session after a log-out, and starts a new session after the same log-in',
      () => (storeTokenElsewhere('A'), fireTokenEvent(null), fireTokenEvent('A')),
      ['nobody otherTab', 'A otherTab'],
    ],
    ['changes nothing if the same token is stored again', () => (storeTokenElsewhere('A'), fireTokenEvent('A')), []],
    [
      'changes nothing after an event of another key',
      () => (storeTokenElsewhere('B'), dispatchStorage('lang', 'B')),
      [],
    ],
    [
      'adopts a log-in without an event once the page is shown from the back/forward cache',
      () => (storeTokenElsewhere('B'), comeBackFromCache()),
      ['B otherTab'],
    ],
    [
      'changes nothing without an event when the page is first shown',
      () => (storeTokenElsewhere('B'), showPageFirst()),
      [],
    ],
    [
      'ends the session without an event once the page is visible',
      () => (storeTokenElsewhere(null), makePageVisible()),
      ['nobody otherTab'],
    ],
    ['changes nothing without an event when the page is hidden', () => (storeTokenElsewhere(null), hidePage()), []],
    [
      'changes nothing when the page is shown again without a change',
      () => (comeBackFromCache(), makePageVisible()),
      [],
    ],
    ['changes nothing after the watch has ended', () => (stopWatching(), changeUnwatched()), []],
  ])('%s', (_name, changeOutside, expected) => {
    changeOutside()
    expect(sessions).toEqual(expected)
  })

  it('adopts the token of another tab even if this tab could not store its own token', () => {
    const failingStorage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    sessionStore.dispatch({ type: 'loggedIn', token: 'C' })
    failingStorage.mockRestore()
    makePageVisible()
    expect(sessionStore.get().token).toBe('C')
    storeTokenElsewhere('B')
    fireTokenEvent('B')
    expect(sessionStore.get().token).toBe('B')
    makePageVisible()
    expect(sessionStore.get().token).toBe('B')
  })
})

describe('memberRecord', () => {
  const noteRecord = memberRecord('note', v.string(), 'none')

  it('is stored under "tiga.member." only for a member, and is removed at the end of the session', () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    noteRecord.write('mine')
    expect(localStorage.getItem('tiga.member.note')).toBe('"mine"')
    expect(noteRecord.read()).toBe('mine')
    sessionStore.dispatch({ type: 'loggedOut' })
    expect(noteRecord.read()).toBe('none')
    noteRecord.write('nobody’s')
    expect(noteRecord.read()).toBe('none')
  })

  it.each(['1002', null])('is not written if another tab has stored the token %s', (token) => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    storeTokenElsewhere(token)
    noteRecord.write('the last member’s')
    expect(noteRecord.read()).toBe('none')
  })
})
