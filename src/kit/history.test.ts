// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { reloadSession } from '@/session/store'
import formerRows from '../../tests/support/former-rows.json'
import { leaveSheetEntry, readEntryState, withCurrentMemberId, isOfAnotherMember, type EntryState } from './history'

function logIn(token: string | null): void {
  localStorage.clear()
  if (token !== null) localStorage.setItem('token', token)
  reloadSession()
}

beforeEach(() => {
  logIn(null)
  history.replaceState(null, '', '/Mine')
})

/**
 * For each field: a valid value, an invalid value, and whether the field is read only if the
 * history entry names the member.
 */
const FIELDS: { [Name in keyof Required<Omit<EntryState, 'memberId'>>]: [EntryState[Name], unknown, boolean] } = {
  sheet: ['rules', 7, false],
  returnTo: ['/Home', ['/Home'], false],
  ended: ['1001', 1001, false],
  linkSteps: [3, 'yes', false],
  keepsPlace: [true, 1, false],
  about: ['My order', null, true],
  // The invalid value is one that a former build stored.
  sentWithdrawal: ['n', { noteId: 'n', amount: '50', before: ['2026-11-20 12:00:00'] }, true],
}

describe('readEntryState', () => {
  it.each([null, undefined, 'sheet', 7])('returns an empty state for %j', (state) => {
    expect(readEntryState(state)).toEqual({})
  })

  describe.each(Object.entries(FIELDS))('for the field %s:', (name, [value, invalidValue, needsMember]) => {
    const state = { [name]: value }

    it('the field is read by the member whom the history entry names, but not by another member or a visitor', () => {
      logIn('A')
      const entry = withCurrentMemberId(state)
      expect(readEntryState(entry)).toEqual({ ...state, memberId: 'A' })
      for (const token of [null, 'B']) {
        logIn(token)
        expect([readEntryState(entry), isOfAnotherMember(entry)]).toEqual([{}, true])
      }
    })

    it(`the field is ${needsMember ? 'not read' : 'read'} from a history entry that names no member`, () => {
      logIn('A')
      expect([readEntryState(state), isOfAnotherMember(state)]).toEqual([needsMember ? {} : state, false])
    })

    it('the field is left out if its value is invalid, and the other fields are read', () => {
      const others: EntryState = name === 'sheet' ? {} : { sheet: 'rules' }
      const state = { memberId: '', ...others, [name]: invalidValue }
      expect(readEntryState(state)).toEqual({ memberId: '', ...others })
    })
  })
})

/** One history entry for each field that the build of commit 50a5a0f8 stored. */
describe.each(Object.entries(formerRows['50a5a0f8'].history))(
  'a history entry with %s from the build of commit 50a5a0f8',
  (_name, { path, memberId, state }) => {
    beforeEach(() => history.replaceState(state, '', path))

    it('is read unchanged, except for a sentWithdrawal in its former shape, which is left out', () => {
      logIn(memberId || null)
      const { sentWithdrawal: _sent, ...others }: Record<string, unknown> = state.usr
      expect(readEntryState(history.state.usr)).toEqual(others)
      expect(isOfAnotherMember(history.state.usr)).toBe(false)
    })

    it('is not read by another member if the history entry names a member', () => {
      logIn('1009')
      const isNamed = 'memberId' in state.usr
      expect(readEntryState(history.state.usr)).toEqual(isNamed ? {} : state.usr)
      expect(isOfAnotherMember(history.state.usr)).toBe(isNamed)
    })
  },
)

describe('leaveSheetEntry', () => {
  it('removes the sheet from the history entry and keeps everything else', () => {
    history.replaceState({ key: 'k1', idx: 2, usr: { sheet: 'rules', returnTo: '/Home' } }, '')
    leaveSheetEntry()
    expect(history.state).toEqual({ key: 'k1', idx: 2, usr: { returnTo: '/Home' } })
    expect(location.pathname).toBe('/Mine')
  })

  it('goes back to the history entry of the screen if the present entry is that of a sheet', async () => {
    history.replaceState({ key: 'k1', idx: 0, usr: null }, '', '/Mine')
    history.pushState({ key: 'k2', idx: 1, usr: { returnTo: '/Home' } }, '', '/Setting')
    history.pushState({ key: 'k3', idx: 2, usr: { sheet: 'logOut' } }, '', '/Setting')
    const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    leaveSheetEntry()
    await arrival
    expect(history.state).toEqual({ key: 'k2', idx: 1, usr: { returnTo: '/Home' } })
    expect(location.pathname).toBe('/Setting')
  })

  // None of these states has a sheet. Only the first has an `idx`, which the router gives to its
  // states.
  it.each([{ key: 'k1', idx: 3, usr: {} }, null, 'state', { key: 'k1' }])(
    'does not change a history entry without a sheet, such as %j',
    async (state) => {
      history.replaceState(state, '', '/Setting')
      leaveSheetEntry()
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(history.state).toEqual(state)
    },
  )
})
