// @vitest-environment jsdom
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import {
  isFirstTimeInThisTab,
  forgetUnstored,
  forgetUnstoredMemberRecords,
  isStored,
  parseJson,
  keysBeginningWith,
  readText,
  removeMemberRecords,
  removeText,
  storedRecord,
  writeText,
} from './storage'

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

/** Throws at every call, as the storage of old browsers does in private mode. */
const blockedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const key of ['lang', 'token', 'key', ...keysBeginningWith('tiga.')]) removeText(key)
})

const fillUp = () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)

it('any text is stored unchanged under its key, and reads as null after its removal', () =>
  forAll(fc.string({ unit: 'binary' }), (text) => {
    expect(readText('key')).toBeNull()
    writeText('key', text)
    expect([localStorage.getItem('key'), readText('key'), isStored('key')]).toEqual([text, text, true])
    removeText('key')
    expect(localStorage.getItem('key')).toBeNull()
  }))

describe('a failing storage:', () => {
  const replaceStorage = (value: unknown) => () => void vi.stubGlobal('localStorage', value)
  const throwsWhenAccessed = () => void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)

  it.each([
    ['throws at every call', replaceStorage(blockedStorage)],
    ['is missing', replaceStorage(undefined)],
    ['throws when it is accessed', throwsWhenAccessed],
  ])('texts are kept in memory if the storage %s', (_name, begin) => {
    begin()
    expect(readText('lang')).toBeNull()
    writeText('lang', 'vi_vi')
    expect([readText('lang'), isStored('lang')]).toEqual(['vi_vi', false])
    removeMemberRecords()
    removeText('lang')
    expect(readText('lang')).toBeNull()
  })

  it.each([
    ['is full', fillUp],
    [
      'accepts a text and drops it',
      () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined),
    ],
  ])('a new or changed text is kept in memory, and hides the stored text, if the storage %s', (_name, begin) => {
    writeText('lang', 'id_id')
    begin()
    writeText('lang', 'vi_vi')
    writeText('key', 'new')
    expect([readText('lang'), isStored('lang'), localStorage.getItem('lang')]).toEqual(['vi_vi', false, 'id_id'])
    expect([readText('key'), localStorage.getItem('key')]).toEqual(['new', null])
  })

  it('texts are stored again when the storage works again', () => {
    fillUp()
    writeText('lang', 'vi_vi')
    vi.restoreAllMocks()
    writeText('lang', 'es_spa')
    expect(localStorage.getItem('lang')).toBe('es_spa')
    localStorage.setItem('lang', 'zh_cn')
    expect(readText('lang')).toBe('zh_cn')
  })
})

it.each<[string | null, unknown]>([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  [null, undefined],
])('parseJson reads %j as %j', (text, value) => expect(parseJson(text)).toEqual(value))

it.each([
  ['a storage that works', () => undefined],
  ['a storage that throws', () => void vi.stubGlobal('sessionStorage', blockedStorage)],
])('with %s, isFirstTimeInThisTab returns true once for each name in each tab', (name, begin) => {
  begin()
  expect([name, name, `other ${name}`].map(isFirstTimeInThisTab)).toEqual([true, false, true])
  vi.unstubAllGlobals()
  sessionStorage.clear()
  // Another tab begins with an empty session storage.
  expect(isFirstTimeInThisTab(name)).toBe(true)
})

describe('storedRecord', () => {
  const shape = v.object({ period: v.string(), count: v.number() })
  const fallback = { period: 'none', count: 0 }
  const record = storedRecord('x', shape, fallback)

  it('writes its value as JSON under tiga.<name>, and reads the value back', () => {
    record.write({ period: '20261121-0467', count: 2 })
    expect(localStorage.getItem('tiga.x')).toBe('{"period":"20261121-0467","count":2}')
    expect(record.read()).toEqual({ period: '20261121-0467', count: 2 })
  })

  it.each([null, '', '{"period":', '{"period":7,"count":"2"}', '{"period":"1"}', 'null', '[]'])(
    'returns the fallback for the stored text %j',
    (stored) => {
      if (stored !== null) localStorage.setItem('tiga.x', stored)
      expect(record.read()).toEqual(fallback)
    },
  )

  it('returns the fallback before the first write, even if the schema accepts null', () => {
    const draft = storedRecord('x', v.nullable(v.string()), 'none')
    expect(draft.read()).toBe('none')
    draft.write(null)
    expect(draft.read()).toBeNull()
  })
})

it('removeMemberRecords removes all records except device settings and entries that name their member', () => {
  const deviceKeys = ['lang', 'token', 'tiga.theme', 'other']
  const entryNames = ['requests.1763715600000-a1', 'messages.7', 'awaited.11|467', 'savedHosts.1001|301', 'limits.1001']
  const keptKeys = [...deviceKeys, ...entryNames.map((name) => `tiga.${name}`)]
  const removedNames = ['member.pendingOrder', 'nobodyThoughtOfThis', 'requests', 'messagesSeen', 'member.requests.1']
  for (const key of [...keptKeys, ...removedNames.map((name) => `tiga.${name}`)]) writeText(key, '1')
  removeMemberRecords()
  expect(Object.keys(localStorage).sort()).toEqual(keptKeys.sort())
})

describe('a text that could not be stored', () => {
  it('is dropped by forgetUnstoredMemberRecords, unless it is a device setting or an entry that names its member', () => {
    writeText('tiga.member.stored', '1')
    fillUp()
    for (const key of ['tiga.member.note', 'tiga.requests.1', 'lang']) writeText(key, '2')
    forgetUnstoredMemberRecords()
    const keys = ['tiga.member.stored', 'tiga.member.note', 'tiga.requests.1', 'lang']
    expect(keys.map(readText)).toEqual(['1', null, '2', '2'])
  })

  it('is dropped by forgetUnstored, and the text in the storage is then read', () => {
    writeText('token', '1001')
    fillUp()
    writeText('token', '1002')
    forgetUnstored('token')
    expect(readText('token')).toBe('1001')
    expect(readText('lang')).toBeNull()
  })
})
