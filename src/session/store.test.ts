// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readText, removeMemberRecords, removeText, writeText } from '@/lib/storage'
import { type SessionEvent, reloadSession, sessionStore, watchOtherTabs } from './store'

const RECORD = 'tiga.member.note'
const UNSTORED = 'tiga.member.draft'

beforeEach(() => startAs(null))

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  removeText('token')
  removeMemberRecords()
})

/** A page whose session is that of `token`. */
function startAs(token: string | null): void {
  localStorage.clear()
  removeText('token')
  if (token !== null) localStorage.setItem('token', token)
  reloadSession()
}

/** As another tab does, without an event. */
function storeElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
}

/** Storing fails once, so the text is kept in memory. */
function keepInMemory(key: string): void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeText(key, '1')
  full.mockRestore()
}

type Stored = 'nobody' | 'A' | 'B' | 'C'

/** The stored token after, then what is gone: records, or only what could not be stored. */
type Effect = `${Stored}, all kept` | `${Stored}, all gone` | `${Stored}, unstored gone`

const events = {
  'A logs in': { type: 'loggedIn', token: 'A' },
  'B logs in': { type: 'loggedIn', token: 'B' },
  'log-out': { type: 'loggedOut' },
  'A expires': { type: 'expired', token: 'A', message: 'Authentication error' },
  'A is found inactive': { type: 'foundInactive', token: 'A' },
  'B expires': { type: 'expired', token: 'B', message: 'Authentication error' },
  'another tab logs out': { type: 'changedElsewhere', token: null },
  'another tab logs B in': { type: 'changedElsewhere', token: 'B' },
  'the ending is handled': { type: 'endingHandled' },
} as const satisfies Record<string, SessionEvent>

/** By what is stored when the event comes: another tab may have changed it without a word. */
const ofNobody: Record<keyof typeof events, Record<'nobody' | 'C', Effect>> = {
  'A logs in': { nobody: 'A, all gone', C: 'A, all gone' },
  'B logs in': { nobody: 'B, all gone', C: 'B, all gone' },
  'log-out': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'A expires': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'A is found inactive': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'B expires': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'another tab logs out': { nobody: 'nobody, all kept', C: 'C, all kept' },
  'another tab logs B in': { nobody: 'nobody, unstored gone', C: 'C, unstored gone' },
  'the ending is handled': { nobody: 'nobody, all kept', C: 'C, all kept' },
}

const ofA: Record<keyof typeof events, Record<'A' | 'nobody' | 'C', Effect>> = {
  'A logs in': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
  'B logs in': { A: 'B, all gone', nobody: 'B, all gone', C: 'B, all gone' },
  'log-out': { A: 'nobody, all gone', nobody: 'nobody, unstored gone', C: 'C, unstored gone' },
  'A expires': { A: 'nobody, all gone', nobody: 'nobody, unstored gone', C: 'C, unstored gone' },
  'A is found inactive': { A: 'nobody, all gone', nobody: 'nobody, unstored gone', C: 'C, unstored gone' },
  'B expires': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
  'another tab logs out': { A: 'A, unstored gone', nobody: 'nobody, unstored gone', C: 'C, unstored gone' },
  'another tab logs B in': { A: 'A, unstored gone', nobody: 'nobody, unstored gone', C: 'C, unstored gone' },
  'the ending is handled': { A: 'A, all kept', nobody: 'nobody, all kept', C: 'C, all kept' },
}

const cases = [
  { session: null, table: ofNobody },
  { session: 'A', table: ofA },
].flatMap(({ session, table }) =>
  Object.entries(table).flatMap(([event, row]) =>
    Object.entries(row).map(([stored, effect]) => ({ session, event: event as keyof typeof events, stored, effect })),
  ),
)

describe('what is stored', () => {
  it.each(cases)('session of $session, $stored stored; $event: $effect', ({ session, event, stored, effect }) => {
    startAs(session)
    storeElsewhere(stored === 'nobody' ? null : stored)
    writeText(RECORD, '1')
    keepInMemory(UNSTORED)
    for (const key of ['tiga.limits.1', 'tiga.requests.1', 'lang']) writeText(key, '1')
    sessionStore.dispatch(events[event])
    const left = [RECORD, UNSTORED].filter((key) => readText(key) !== null)
    const records = ['all gone', 'unstored gone', 'all kept'][left.length]
    expect(`${localStorage.getItem('token') ?? 'nobody'}, ${records}`).toBe(effect)
    expect(left).not.toEqual([UNSTORED])
    // The device's, and what names its member, stay in every case.
    expect(['tiga.limits.1', 'tiga.requests.1', 'lang'].map(readText)).toEqual(['1', '1', '1'])
  })

  it('is the token as a raw text under "token", which the next start reads', () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    expect(localStorage.getItem('token')).toBe('1001')
    reloadSession()
    expect(sessionStore.get()).toMatchObject({ token: '1001', ending: null })
  })

  it('is no session where the entry is empty', () => {
    startAs('')
    expect(sessionStore.get().token).toBeNull()
  })

  it('stays where another tab has logged the same member in already', () => {
    storeElsewhere('A')
    writeText(RECORD, '1')
    sessionStore.dispatch(events['A logs in'])
    expect([localStorage.getItem('token'), readText(RECORD)]).toEqual(['A', '1'])
  })

  it('stays when the app has said how the last session ended', () => {
    startAs('A')
    sessionStore.dispatch(events['log-out'])
    writeText(RECORD, '1')
    keepInMemory(UNSTORED)
    sessionStore.dispatch(events['the ending is handled'])
    expect(sessionStore.get().ending).toBeNull()
    expect([RECORD, UNSTORED].map(readText)).toEqual(['1', '1'])
  })

  it('is known to be this session’s until another tab changes it', () => {
    expect(sessionStore.isStored()).toBe(false)
    sessionStore.dispatch({ type: 'loggedIn', token: 'A' })
    expect(sessionStore.isStored()).toBe(true)
    storeElsewhere('B')
    expect(sessionStore.isStored()).toBe(false)
  })
})

it('listeners hear of a change once, and of no change never', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = sessionStore.subscribe(listener)
  sessionStore.dispatch({ type: 'loggedIn', token: 'A' })
  expect(listener).toHaveBeenCalledTimes(1)
  for (let call = 0; call < 10; call += 1) sessionStore.dispatch(events['A expires'])
  unsubscribe()
  sessionStore.dispatch({ type: 'loggedIn', token: 'B' })
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('another tab', () => {
  let stopWatching: () => void
  let seen: string[]
  let unsubscribe: () => void

  beforeEach(() => {
    startAs('A')
    stopWatching = watchOtherTabs()
    seen = []
    unsubscribe = sessionStore.subscribe(() => {
      const { token, ending } = sessionStore.get()
      seen.push([token ?? 'nobody', ending?.reason].join(' '))
    })
  })

  afterEach(() => {
    stopWatching()
    unsubscribe()
  })

  const tell = (newValue: string | null, key: string | null = 'token') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  const wake = () => document.dispatchEvent(new Event('visibilitychange'))
  const showAgain = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  const visibility = (state: DocumentVisibilityState) =>
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

  /** What another tab has stored is heard of, or not, in whatever way. */
  it.each<[string, () => void, string[]]>([
    ['a log-out', () => (storeElsewhere(null), tell(null)), ['nobody otherTab']],
    ['an empty token', () => (storeElsewhere(''), tell('')), ['nobody otherTab']],
    ['a cleared storage', () => (localStorage.clear(), tell(null, null)), ['nobody otherTab']],
    ['another log-in', () => (storeElsewhere('B'), tell('B')), ['B otherTab']],
    ['two changes', () => (storeElsewhere('B'), tell(null), tell('B')), ['nobody otherTab', 'B otherTab']],
    ['the same anew', () => (storeElsewhere('A'), tell(null), tell('A')), ['nobody otherTab', 'A otherTab']],
    ['the same token', () => (storeElsewhere('A'), tell('A')), []],
    ['another key', () => (storeElsewhere('B'), tell('B', 'lang')), []],
    ['no event, in a page shown again', () => (storeElsewhere('B'), showAgain(true)), ['B otherTab']],
    ['no event, in a page shown first', () => (storeElsewhere('B'), showAgain(false)), []],
    ['no event, in a page now seen', () => (visibility('visible'), storeElsewhere(null), wake()), ['nobody otherTab']],
    ['no event, in a hidden page', () => (visibility('hidden'), storeElsewhere(null), wake()), []],
    ['no change at all, in a page shown again', () => (showAgain(true), wake()), []],
  ])('changes, by %s', (_name, happen, expected) => {
    happen()
    expect(seen).toEqual(expected)
  })

  it('counts with its token, though this one could not store its own', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    sessionStore.dispatch({ type: 'loggedIn', token: 'C' })
    full.mockRestore()
    wake()
    expect(sessionStore.get().token).toBe('C')
    storeElsewhere('B')
    tell('B')
    expect(sessionStore.get().token).toBe('B')
    wake()
    expect(sessionStore.get().token).toBe('B')
  })

  it('is not heard any more after the watch has ended', () => {
    stopWatching()
    visibility('visible')
    storeElsewhere('B')
    tell('B')
    showAgain(true)
    wake()
    expect(seen).toEqual([])
  })
})
