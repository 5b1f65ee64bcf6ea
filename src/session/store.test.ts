import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readText, removeText, writeText } from '@/lib/storage'
import { reloadSession, sessionStore } from './store'

// Without a browser, the stored texts are in memory.
beforeEach(() => {
  removeText('token')
  reloadSession()
})

afterEach(() => {
  removeText('lang')
  removeText('tiga.member.note')
  removeText('tiga.limits')
})

describe('the session store', () => {
  it('keeps the token as a raw text under "token"', () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    expect(readText('token')).toBe('1001')
    reloadSession()
    expect(sessionStore.get()).toEqual({ token: '1001', ending: null })
  })

  it('takes an empty entry for no session', () => {
    writeText('token', '')
    reloadSession()
    expect(sessionStore.get().token).toBeNull()
  })

  it.each([
    { type: 'loggedOut' } as const,
    { type: 'expired', token: '1001', message: 'Authentication error' } as const,
    { type: 'foundInactive', token: '1001' } as const,
  ])('forgets what is the member’s when it ends by $type, and keeps what is the device’s', (event) => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    writeText('tiga.member.note', '1')
    writeText('tiga.limits', '{}')
    writeText('lang', 'vi_vi')
    sessionStore.dispatch(event)
    expect(['token', 'tiga.member.note', 'tiga.limits', 'lang'].map(readText)).toEqual([null, null, '{}', 'vi_vi'])
  })

  it('writes nothing when another tab has written already', () => {
    writeText('token', '1002')
    sessionStore.dispatch({ type: 'changedElsewhere', token: '1001' })
    expect(readText('token')).toBe('1002')
  })

  it('tells its listeners of a change once, and of no change never', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = sessionStore.subscribe(listener)
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    expect(listener).toHaveBeenCalledTimes(1)
    for (let call = 0; call < 10; call += 1)
      sessionStore.dispatch({ type: 'expired', token: '1001', message: 'Authentication error' })
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    sessionStore.dispatch({ type: 'loggedIn', token: '1002' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
