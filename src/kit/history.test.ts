// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { reloadSession } from '@/session/store'
import formerRows from '../../tests/support/former-rows.json'
import { dropSheetFromEntry, entryState, forThisMember, isOfAnotherMember, type EntryState } from './history'

function logIn(token: string | null): void {
  localStorage.clear()
  if (token !== null) localStorage.setItem('token', token)
  reloadSession()
}

beforeEach(() => {
  logIn(null)
  history.replaceState(null, '', '/Mine')
})

/** Each with a value of another shape, and whether it is told to one member alone. */
const FIELDS: { [Name in keyof Required<Omit<EntryState, 'memberId'>>]: [EntryState[Name], unknown, boolean] } = {
  sheet: ['rules', 7, false],
  returnTo: ['/Home', ['/Home'], false],
  ended: ['1001', 1001, false],
  linkSteps: [3, 'yes', false],
  keepsPlace: [true, 1, false],
  about: ['My order', null, true],
  // The other shape is a former build's.
  sentWithdrawal: ['n', { noteId: 'n', amount: '50', before: ['2026-11-20 12:00:00'] }, true],
}

describe('the state of a history entry', () => {
  it.each([null, undefined, 'sheet', 7])('of another kind is empty: %j', (state) => {
    expect(entryState(state)).toEqual({})
  })

  describe.each(Object.entries(FIELDS))('%s', (name, [value, ofAnotherShape, isOfOneMember]) => {
    const state = { [name]: value }

    it('is what its member kept, and not read with another or nobody logged in', () => {
      logIn('A')
      const entry = forThisMember(state)
      expect(entryState(entry)).toEqual({ ...state, memberId: 'A' })
      for (const token of [null, 'B']) {
        logIn(token)
        expect([entryState(entry), isOfAnotherMember(entry)]).toEqual([{}, true])
      }
    })

    it(`of an entry that names no member is ${isOfOneMember ? 'not read' : 'anybody’s'}`, () => {
      logIn('A')
      expect([entryState(state), isOfAnotherMember(state)]).toEqual([isOfOneMember ? {} : state, false])
    })

    it('of another shape is missing, and the rest is read', () => {
      const others: EntryState = name === 'sheet' ? {} : { sheet: 'rules' }
      const state = { memberId: '', ...others, [name]: ofAnotherShape }
      expect(entryState(state)).toEqual({ memberId: '', ...others })
    })
  })
})

/** Of all fields that it had; `ended` came later. */
describe.each(Object.entries(formerRows['50a5a0f8'].history))(
  'an entry of the build of 50a5a0f8 with %s',
  (_name, { path, memberId, state }) => {
    beforeEach(() => history.replaceState(state, '', path))

    it('is read as it was, but for the withdrawal, of which this build reads the message instead', () => {
      logIn(memberId || null)
      const { sentWithdrawal: _sent, ...read }: Record<string, unknown> = state.usr
      expect(entryState(history.state.usr)).toEqual(read)
      expect(isOfAnotherMember(history.state.usr)).toBe(false)
    })

    it('is not read with another member logged in, where it names one', () => {
      logIn('1009')
      const isNamed = 'memberId' in state.usr
      expect(entryState(history.state.usr)).toEqual(isNamed ? {} : state.usr)
      expect(isOfAnotherMember(history.state.usr)).toBe(isNamed)
    })
  },
)

describe('after a reload', () => {
  it('the entry has no sheet, and keeps everything else', () => {
    history.replaceState({ key: 'k1', idx: 2, usr: { sheet: 'rules', returnTo: '/Home' } }, '')
    dropSheetFromEntry()
    expect(history.state).toEqual({ key: 'k1', idx: 2, usr: { returnTo: '/Home' } })
    expect(location.pathname).toBe('/Mine')
  })

  it('the entry of a sheet is left, so that the next Back leaves the screen', async () => {
    history.replaceState({ key: 'k1', idx: 0, usr: null }, '', '/Mine')
    history.pushState({ key: 'k2', idx: 1, usr: { returnTo: '/Home' } }, '', '/Setting')
    history.pushState({ key: 'k3', idx: 2, usr: { sheet: 'logOut' } }, '', '/Setting')
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    dropSheetFromEntry()
    await arrived
    expect(history.state).toEqual({ key: 'k2', idx: 1, usr: { returnTo: '/Home' } })
    expect(location.pathname).toBe('/Setting')
  })

  // Those without a position are not the router's.
  it.each([{ key: 'k1', idx: 3, usr: {} }, null, 'state', { key: 'k1' }])(
    'an entry without a sheet is kept: %j',
    async (state) => {
      history.replaceState(state, '', '/Setting')
      dropSheetFromEntry()
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(history.state).toEqual(state)
    },
  )
})
