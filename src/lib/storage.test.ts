import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import {
  firstTimeInThisTab,
  forgetUnstored,
  forgetUnstoredMemberRecords,
  isStored,
  jsonOf,
  readText,
  removeMemberRecords,
  removeText,
  storedRecord,
  writeText,
} from './storage'

/** Entries are own properties, as in a browser, so `Object.keys` lists them. */
function createStorage(): Storage {
  const proto = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(proto) as Storage
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

/** As in the private mode of old browsers. */
const blockedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage

let local: Storage

beforeEach(() => {
  local = createStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', createStorage())
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of ['lang', 'token', 'key', 'tiga.x', 'tiga.started']) removeText(key)
  removeMemberRecords()
  vi.unstubAllGlobals()
})

/** Writing fails from now on; reading still works. */
function fillUp(): void {
  vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

it('texts are written under exactly their key, whatever they are, and null after a removal', () =>
  forAll(fc.string({ unit: 'binary' }), (text) => {
    expect(readText('key')).toBeNull()
    writeText('key', text)
    expect([local.getItem('key'), readText('key'), isStored('key')]).toEqual([text, text, true])
    removeText('key')
    expect(local.getItem('key')).toBeNull()
  }))

describe('a storage that refuses', () => {
  const isNow = (value: unknown) => () => void vi.stubGlobal('localStorage', value)
  const refusesMention = () =>
    void Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })

  it.each([
    ['throws on every touch', isNow(blockedStorage)],
    ['is not there at all', isNow(undefined)],
    ['throws on the very mention', refusesMention],
  ])('when it %s, texts live in memory until the page closes', (_name, begin) => {
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
    ['takes what it does not keep', () => void vi.spyOn(local, 'setItem').mockImplementation(() => undefined)],
  ])('when it %s, a new or changed text lives in memory, and not the one stored before counts', (_name, begin) => {
    writeText('lang', 'id_id')
    begin()
    writeText('lang', 'vi_vi')
    writeText('key', 'new')
    expect([readText('lang'), isStored('lang'), local.getItem('lang')]).toEqual(['vi_vi', false, 'id_id'])
    expect([readText('key'), local.getItem('key')]).toEqual(['new', null])
  })

  it('when it works again, what is stored counts', () => {
    fillUp()
    writeText('lang', 'vi_vi')
    vi.restoreAllMocks()
    writeText('lang', 'es_spa')
    expect(local.getItem('lang')).toBe('es_spa')
    local.setItem('lang', 'zh_cn')
    expect(readText('lang')).toBe('zh_cn')
  })
})

it.each<[string | null, unknown]>([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  [null, undefined],
])('%j as JSON is %j', (text, value) => expect(jsonOf(text)).toEqual(value))

it.each([
  ['a storage', createStorage],
  ['one that refuses', () => blockedStorage],
])('the first time is once for each name in each tab, with %s', (_name, create) => {
  vi.stubGlobal('sessionStorage', create())
  const name = `started ${_name}`
  expect([name, name, `other ${_name}`].map(firstTimeInThisTab)).toEqual([true, false, true])
  if (create !== createStorage) return
  vi.stubGlobal('sessionStorage', createStorage())
  expect(firstTimeInThisTab(name)).toBe(true)
})

describe('storedRecord', () => {
  const shape = v.object({ period: v.string(), count: v.number() })
  const fallback = { period: 'none', count: 0 }
  const record = storedRecord('x', shape, fallback)

  it('lives as JSON under tiga.<name>', () => {
    record.write({ period: '20261121-0467', count: 2 })
    expect(local.getItem('tiga.x')).toBe('{"period":"20261121-0467","count":2}')
    expect(record.read()).toEqual({ period: '20261121-0467', count: 2 })
    record.remove()
    expect(local.getItem('tiga.x')).toBeNull()
    expect(record.read()).toEqual(fallback)
  })

  it.each([null, '', '{"period":', '{"period":7,"count":"2"}', '{"period":"1"}', 'null', '[]'])(
    'reads %j as the fallback',
    (stored) => {
      if (stored !== null) local.setItem('tiga.x', stored)
      expect(record.read()).toEqual(fallback)
    },
  )

  it('that was never written reads as the fallback also where it may be null', () => {
    const draft = storedRecord('x', v.nullable(v.string()), 'none')
    expect(draft.read()).toBe('none')
    draft.write(null)
    expect(draft.read()).toBeNull()
  })
})

describe('removeMemberRecords', () => {
  it('takes what is the member’s, and keeps what is the device’s or names its member', () => {
    const ofDevice = ['lang', 'token', 'tiga.theme', 'tiga.ledger', 'other']
    const named = ['requests.1763715600000-a1', 'messages.7', 'awaited.11|467', 'savedHosts.1001|301', 'limits.1001']
    const kept = [...ofDevice, ...named.map((name) => `tiga.${name}`)]
    const taken = ['member.pendingOrder', 'nobodyThoughtOfThis', 'requests', 'messagesSeen', 'member.requests.1']
    for (const key of [...kept, ...taken.map((name) => `tiga.${name}`)]) writeText(key, '1')
    removeMemberRecords()
    expect(Object.keys(local).sort()).toEqual(kept.sort())
  })

  it('takes the member’s records from memory too', () => {
    vi.stubGlobal('localStorage', blockedStorage)
    writeText('tiga.member.note', '1')
    writeText('tiga.requests.1', '2')
    writeText('lang', 'vi_vi')
    removeMemberRecords()
    expect(['tiga.member.note', 'tiga.requests.1', 'lang'].map(readText)).toEqual([null, '2', 'vi_vi'])
    removeText('tiga.requests.1')
  })
})

describe('what could not be stored', () => {
  it('is forgotten of the member alone, and what is stored stays', () => {
    writeText('tiga.member.stored', '1')
    fillUp()
    for (const key of ['tiga.member.note', 'tiga.requests.1', 'lang']) writeText(key, '2')
    forgetUnstoredMemberRecords()
    const keys = ['tiga.member.stored', 'tiga.member.note', 'tiga.requests.1', 'lang']
    expect(keys.map(readText)).toEqual(['1', null, '2', '2'])
    removeText('tiga.requests.1')
  })

  it('is forgotten by key, so that what another tab has stored counts', () => {
    writeText('token', '1001')
    fillUp()
    writeText('token', '1002')
    forgetUnstored('token')
    expect(readText('token')).toBe('1001')
    expect(readText('lang')).toBeNull()
  })
})
