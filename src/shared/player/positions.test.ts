// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { removeText } from '@/lib/storage'
import { reloadSession, sessionStore } from '@/session/store'
import { savedPosition, savePosition } from './positions'

beforeEach(() => {
  localStorage.clear()
  removeText('token')
  reloadSession()
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
})

it('is 0 for a video that was never watched', () => {
  expect(savedPosition('1001')).toBe(0)
})

it('is where each video was left, in whole seconds', () => {
  savePosition('1001', 65.8)
  savePosition('2001', 12)
  savePosition('1001', 70.2)
  expect([savedPosition('1001'), savedPosition('2001')]).toEqual([70, 12])
})

it('is kept for the last fifty', () => {
  for (let id = 1; id <= 60; id += 1) savePosition(String(id), id)
  expect(savedPosition('10')).toBe(0)
  expect(savedPosition('11')).toBe(11)
  expect(savedPosition('60')).toBe(60)
})

it('takes one place, however often the video is watched', () => {
  savePosition('1001', 65)
  for (let seconds = 1; seconds <= 60; seconds += 1) savePosition('2001', seconds)
  expect([savedPosition('1001'), savedPosition('2001')]).toEqual([65, 60])
})

it('is 0 where the record is broken', () => {
  localStorage.setItem('tiga.member.watchPositions', '{"1001":5}')
  expect(savedPosition('1001')).toBe(0)
})

it('is not kept for a visitor, nor for the next member of a film that plays on', () => {
  savePosition('1001', 65)
  localStorage.setItem('token', '1002')
  localStorage.removeItem('tiga.member.watchPositions')
  savePosition('1001', 70)
  expect(savedPosition('1001')).toBe(0)
  sessionStore.readAgain()
  sessionStore.dispatch({ type: 'loggedOut' })
  savePosition('1001', 75)
  expect(savedPosition('1001')).toBe(0)
})
