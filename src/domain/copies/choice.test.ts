// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/i18n/index'
import { removeText } from '@/lib/storage'
import { reloadSession, sessionStore } from '@/session/store'
import { countCopies, eraseCopies, keepCopy, readCopy } from './copy-store'
import { forgetCopies } from './use-copied'
import {
  COPIES_DATABASE,
  memberIdsOfCopiesToErase,
  copyChoices,
  endCopying,
  isCopying,
  mayKeepCopies,
  startCopying,
  type CopyChoice,
} from './choice'
import formerRows from '../../../tests/support/former-rows.json'

// Code that is loaded on demand also loads translations, for which a language must be set.
beforeAll(() => startI18n())

beforeEach(() => {
  localStorage.clear()
  removeText('token')
  reloadSession()
})

afterEach(() => localStorage.clear())

describe('the choice to keep offline copies', () => {
  it('is off by default and belongs to one member', () => {
    expect(isCopying('1001')).toBe(false)
    startCopying('1001')
    expect([isCopying('1001'), isCopying('1002'), isCopying(null)]).toEqual([true, false, false])
    endCopying('1001')
    endCopying('1002')
    expect([isCopying('1001'), isCopying('1002')]).toEqual([false, false])
  })

  it('applies only while the stored session belongs to the member, but stays stored when a session expires', () => {
    startCopying('1001')
    expect(mayKeepCopies('1001')).toBe(false)
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    expect([mayKeepCopies('1001'), mayKeepCopies('1002')]).toEqual([true, false])
    localStorage.setItem('token', '1002')
    expect(mayKeepCopies('1001')).toBe(false)
    sessionStore.dispatch({ type: 'expired', token: '1001', message: '' })
    expect(copyChoices.get('1001')).toMatchObject({ isOn: true })
  })
})

describe('memberIdsOfCopiesToErase', () => {
  const keptChoice: CopyChoice = { memberId: '1001', isOn: true, isDemo: false }

  it.each<[string, CopyChoice, string | null, string | null, boolean]>([
    ['leaves out the copies of the logged-in member', keptChoice, '1001', '1001', false],
    ['leaves out all copies while the member of the session is unknown', keptChoice, '1001', null, false],
    ['lists the copies of a member whose session has ended', keptChoice, null, null, true],
    ['lists the copies of another member', keptChoice, '1002', '1002', true],
    ['lists the copies of a member who has switched them off', { ...keptChoice, isOn: false }, '1001', '1001', true],
  ])('%s', (_name, choice, token, memberId, expected) => {
    const entries = { list: () => [choice], unreadable: () => [] }
    expect(memberIdsOfCopiesToErase(entries, token, memberId)).toEqual(expected ? ['1001'] : [])
  })

  it.each<[string, string, boolean]>([
    ['is no JSON', '?', true],
    ['has no member', '{"isOn":true}', true],
    ['has an unreadable `isOn`', '{"memberId":"1001","isOn":"daily"}', true],
    ['has an unreadable `isDemo`', '{"memberId":"1001","isOn":true,"isDemo":7}', false],
  ])(
    'lists a member whose stored choice %s (%s) after a log-out; also while the member is logged in: %s',
    (_what, text, isDueNow) => {
      localStorage.setItem('tiga.copies.1001', text)
      expect(memberIdsOfCopiesToErase(copyChoices, '1001', '1001')).toEqual(isDueNow ? ['1001'] : [])
      expect([memberIdsOfCopiesToErase(copyChoices, null, null), isCopying('1001')]).toEqual([['1001'], !isDueNow])
    },
  )
})

describe('offline copies in the browser', () => {
  const NOTICES = [{ title: 'Notice', body: 'Text', publishedAt: '2026-11-21 09:00:00' }]
  const WIRE_NOTICES: unknown = [{ name: 'Notice', text: 'Text', create_time: '2026-11-21 09:00:00' }]
  const keepNotices = (name = 'notices', data = WIRE_NOTICES) => keepCopy('1001', name, data, 7)
  const logInAndStartCopying = () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    startCopying('1001')
  }

  afterEach(async () => {
    await eraseCopies('1001')
    await eraseCopies('1002')
  })

  it('are stored and read only for a logged-in member who has switched copies on', async () => {
    await keepNotices()
    expect(await countCopies()).toBe(0)
    logInAndStartCopying()
    await keepNotices()
    const copy = await readCopy('1001', 'notices')
    expect([JSON.stringify(copy?.data), copy?.at]).toEqual([JSON.stringify(NOTICES), 7])
    expect([await readCopy('1001', 'orders'), await readCopy('1002', 'notices')]).toEqual([null, null])
    sessionStore.dispatch({ type: 'loggedOut' })
    expect(await readCopy('1001', 'notices')).toBeNull()
    await keepNotices('orders', [])
    expect(await countCopies()).toBe(1)
  })

  it('that the build of commit 50a5a0f8 stored can still be read', async () => {
    logInAndStartCopying()
    const database = await openDB(COPIES_DATABASE, undefined, {
      upgrade: (newDatabase) => void newDatabase.createObjectStore('copies'),
    })
    for (const { key, value } of formerRows['50a5a0f8'].copies) await database.put('copies', value, key)
    database.close()
    const orders = await readCopy('1001', 'orders')
    expect(orders).toMatchObject({ at: 1_795_251_820_000 })
    expect([orders?.data].flat()).toMatchObject([
      { gameName: 'Merapi', period: '20261121-0181', numbers: [4, 3, 5], lines: [{}, { recordedReturn: '3900' }] },
      { gameName: 'Toba', period: '20261121-0109', numbers: null, lines: [{ stake: '1000' }] },
    ])
    const report = await readCopy('1001', 'report')
    expect(report).toMatchObject({ at: 1_795_251_635_000, data: { staked: '31000', won: '27150', toppedUp: '50000' } })
  })

  it('are erased for one member only, and that member’s choice stays on', async () => {
    logInAndStartCopying()
    startCopying('1002')
    await keepNotices()
    await eraseCopies('1002')
    expect([await countCopies(), copyChoices.get('1001')]).toMatchObject([1, { isOn: true }])
    await eraseCopies('1001')
    expect([await countCopies(), copyChoices.get('1001')]).toMatchObject([0, { isOn: true }])
  })

  it.each(['?', '{"memberId":"1001","isOn":"daily"}', '{"memberId":"1001","isOn":true}', null])(
    'are erased with the choice when copies are switched off, whatever text is stored as the choice: %s',
    async (text) => {
      logInAndStartCopying()
      await keepNotices()
      if (text === null) localStorage.removeItem('tiga.copies.1001')
      else localStorage.setItem('tiga.copies.1001', text)
      expect(await forgetCopies('1001')).toBe(true)
      expect([await countCopies(), localStorage.getItem('tiga.copies.1001')]).toEqual([0, null])
    },
  )

  it('that the browser refuses to erase remain due: memberIdsOfCopiesToErase still lists their member', async () => {
    logInAndStartCopying()
    await keepNotices()
    const deleteSpy = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('refused', 'UnknownError')
    })
    expect(await forgetCopies('1001')).toBe(false)
    deleteSpy.mockRestore()
    expect([await countCopies(), memberIdsOfCopiesToErase(copyChoices, '1001', '1001')]).toEqual([1, ['1001']])
  })
})
