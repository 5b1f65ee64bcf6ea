// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { removeText } from '@/lib/storage'
import { reloadSession, sessionStore } from '@/session/store'
import { forgetPosition, savedPosition, savePosition, unfinished, type WatchPosition } from './positions'

beforeEach(() => {
  localStorage.clear()
  removeText('token')
  reloadSession()
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
})

it('is kept for the last fifty, and forgotten on request', () => {
  for (let id = 1; id <= 60; id += 1) savePosition(String(id), id, 200)
  expect(['10', '11', '60'].map(savedPosition)).toEqual([0, 11, 60])
  forgetPosition('11')
  expect(['11', '12'].map(savedPosition)).toEqual([0, 12])
})

it('is not kept for a visitor, nor for the next member of a film that plays on', () => {
  savePosition('1001', 65, 200)
  localStorage.setItem('token', '1002')
  localStorage.removeItem('tiga.member.watched')
  savePosition('1001', 70, 200)
  expect(savedPosition('1001')).toBe(0)
  sessionStore.readAgain()
  sessionStore.dispatch({ type: 'loggedOut' })
  savePosition('1001', 75, 200)
  expect(savedPosition('1001')).toBe(0)
})

describe('to be continued', () => {
  it.each<[string, Omit<WatchPosition, 'id'>, boolean]>([
    ['a video left in the middle', { at: 65, end: 200 }, true],
    ['one of a length that is not known', { at: 65, end: null }, true],
    ['not one of which only the first seconds were seen', { at: 4, end: 200 }, false],
    ['not one that was watched to its end', { at: 0, end: 200 }, false],
    ['not one left in its last ten seconds', { at: 195, end: 200 }, false],
    ['not one left at the end of its preview', { at: 180, end: 180 }, false],
  ])('is %s', (_name, position, isListed) => {
    expect(unfinished([{ id: '1', ...position }])).toHaveLength(isListed ? 1 : 0)
  })

  it('the last watched comes first, and each has one place, in whole seconds', () => {
    savePosition('1001', 65, 200)
    savePosition('2001', 60.9, 200)
    savePosition('1001', 70.2, NaN)
    const stored: unknown = JSON.parse(localStorage.getItem('tiga.member.watched') ?? '[]')
    expect(stored).toEqual([
      { id: '1001', at: 70, end: null },
      { id: '2001', at: 60, end: 200 },
    ])
  })
})
