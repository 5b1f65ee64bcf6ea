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

it('savePosition keeps one position in whole seconds for each of the last 50 watched videos', () => {
  for (let id = 1; id <= 60; id += 1) savePosition(String(id), id)
  savePosition('11', 70.9)
  savePosition('61', 61)
  expect(['11', '12', '13', '61'].map(savedPosition)).toEqual([70, 0, 13, 61])
})

it('savePosition stores nothing for a visitor or after another tab has changed the session', () => {
  savePosition('1001', 65)
  localStorage.setItem('token', '1002')
  localStorage.removeItem('tiga.member.watched')
  savePosition('1001', 70)
  expect(savedPosition('1001')).toBe(0)
  sessionStore.syncFromStorage()
  sessionStore.dispatch({ type: 'loggedOut' })
  savePosition('1001', 75)
  expect(savedPosition('1001')).toBe(0)
})
