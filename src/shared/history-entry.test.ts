// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { dropSheetFromEntry, entryState } from './history-entry'

beforeEach(() => history.replaceState(null, '', '/Mine'))

describe('the state of a history entry', () => {
  it.each([null, undefined, 'sheet', 7])('of another kind is empty: %j', (state) => {
    expect(entryState(state)).toEqual({})
  })

  it('is what the router kept', () => {
    expect(entryState({ sheet: 'rules', returnTo: '/Home' })).toEqual({ sheet: 'rules', returnTo: '/Home' })
  })
})

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

  it('an entry without a sheet is kept', async () => {
    history.replaceState({ key: 'k1', idx: 3, usr: null }, '', '/Setting')
    dropSheetFromEntry()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(history.state).toMatchObject({ key: 'k1', idx: 3 })
  })

  it.each([null, 'state', { key: 'k1' }])('an entry that is not the router’s stays as it is: %j', (state) => {
    history.replaceState(state, '')
    dropSheetFromEntry()
    expect(history.state).toEqual(state)
  })

  it('an entry without a state of ours has an empty one', () => {
    history.replaceState({ key: 'k1', usr: null }, '')
    dropSheetFromEntry()
    expect(history.state).toEqual({ key: 'k1', usr: {} })
  })
})
