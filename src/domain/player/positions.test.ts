// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { removeText } from '@/lib/storage'
import { reloadSession, sessionStore } from '@/session/store'
import { savedPosition, savePosition, videoToContinue } from './positions'

beforeEach(() => {
  localStorage.clear()
  removeText('token')
  reloadSession()
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
})

it('savePosition keeps one position in whole seconds for each of the last 50 watched videos', () => {
  for (let id = 1; id <= 60; id += 1) savePosition(String(id), id, 200)
  savePosition('11', 70.9, 200)
  savePosition('61', 61, NaN)
  expect(['11', '12', '13', '61'].map(savedPosition)).toEqual([70, 0, 13, 61])
})

it('savePosition stores nothing for a visitor or after another tab has changed the session', () => {
  savePosition('1001', 65, 200)
  localStorage.setItem('token', '1002')
  localStorage.removeItem('tiga.member.watched')
  savePosition('1001', 70, 200)
  expect(savedPosition('1001')).toBe(0)
  sessionStore.syncFromStorage()
  sessionStore.dispatch({ type: 'loggedOut' })
  savePosition('1001', 75, 200)
  expect(savedPosition('1001')).toBe(0)
})

it('videoToContinue returns the last watched video that starts neither at its beginning nor near its end', () => {
  expect(videoToContinue(false)).toBeNull()
  savePosition('old', 60, NaN)
  savePosition('begun', 60, 200)
  savePosition('ended', 0, 200)
  savePosition('atPreviewEnd', 180, 200)
  savePosition('nearEnd', 195, 200)
  savePosition('opened', 3, 200)
  expect(videoToContinue(false)).toBe('begun')
  expect(videoToContinue(true)).toBe('atPreviewEnd')
  savePosition('begun', 0, 200)
  expect(videoToContinue(false)).toBe('old')
})
