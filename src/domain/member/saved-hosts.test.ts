// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { removeMemberRecords } from '@/lib/storage'
import { forgetSavedHosts, saveHost, savedHosts, savedHostsOf, unsaveHost, type SavedHost } from './saved-hosts'

const host = (id: string, savedAt: number, memberId = '1001'): SavedHost => {
  return { memberId, id, cityId: '3', name: `Host ${id}`, imageUrl: '/media/host-1.svg', savedAt }
}

const idsOf = (memberId: string) => savedHostsOf(savedHosts.list(), memberId).map(({ id }) => id)

afterEach(() => localStorage.clear())

it('each member’s saved hosts are listed newest first and can be removed one by one', () => {
  saveHost(host('301', 1))
  saveHost(host('1106', 3))
  saveHost(host('301', 2, '1002'))
  expect(['1001', '1002', '1003'].map(idsOf)).toEqual([['1106', '301'], ['301'], []])
  unsaveHost({ memberId: '1001', id: '301' })
  expect(['1001', '1002'].map(idsOf)).toEqual([['1106'], ['301']])
})

it('removeMemberRecords keeps saved hosts, and forgetSavedHosts removes only those of one member', () => {
  saveHost(host('301', 1))
  saveHost(host('302', 1, '1002'))
  removeMemberRecords()
  expect(idsOf('1001')).toEqual(['301'])
  forgetSavedHosts('1001')
  expect(['1001', '1002'].map(idsOf)).toEqual([[], ['302']])
})
