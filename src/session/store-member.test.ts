// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeText } from '@/lib/storage'
import { memberRecord, reloadSession, sessionStore } from './store'

const record = memberRecord('note', v.string(), 'none')

beforeEach(() => {
  localStorage.clear()
  removeText('token')
  reloadSession()
})

afterEach(() => localStorage.clear())

it('is written for a member, under "tiga.member."', () => {
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
  record.write('mine')
  expect(localStorage.getItem('tiga.member.note')).toBe('"mine"')
  expect(record.read()).toBe('mine')
})

it('is not written for a visitor', () => {
  record.write('nobody’s')
  expect(record.read()).toBe('none')
})

it.each(['1002', null])('is not written once another tab has stored %s, before this one has heard of it', (token) => {
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
  if (token === null) localStorage.removeItem('token')
  else localStorage.setItem('token', token)
  record.write('the last member’s')
  expect(record.read()).toBe('none')
})

it('ends with the session', () => {
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
  record.write('mine')
  sessionStore.dispatch({ type: 'loggedOut' })
  expect(record.read()).toBe('none')
})
