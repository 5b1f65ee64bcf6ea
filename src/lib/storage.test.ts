import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('texts', () => {
  it('are written under exactly their key, and read back', () => {
    writeText('lang', 'vi_vi')
    expect(local.getItem('lang')).toBe('vi_vi')
    expect([readText('lang'), isStored('lang')]).toEqual(['vi_vi', true])
  })

  it('are null where there is none, also after a removal', () => {
    expect(readText('lang')).toBeNull()
    writeText('lang', 'vi_vi')
    removeText('lang')
    expect(readText('lang')).toBeNull()
    expect(local.getItem('lang')).toBeNull()
  })

  it('survive any content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        writeText('key', text)
        expect(readText('key')).toBe(text)
      }),
    )
  })
})

describe('a storage that refuses', () => {
  it.each([
    ['throws on every touch', blockedStorage],
    ['is not there at all', undefined],
  ])('when it %s, texts live in memory until the page closes', (_name, storage) => {
    vi.stubGlobal('localStorage', storage)
    expect(readText('lang')).toBeNull()
    writeText('lang', 'vi_vi')
    expect([readText('lang'), isStored('lang')]).toEqual(['vi_vi', false])
    removeText('lang')
    expect(readText('lang')).toBeNull()
  })

  it('when it throws on the very mention, texts live in memory', () => {
    const descriptor = { configurable: true, get: refuse }
    Object.defineProperty(globalThis, 'localStorage', descriptor)
    writeText('lang', 'vi_vi')
    expect(readText('lang')).toBe('vi_vi')
    expect(() => removeMemberRecords()).not.toThrow()
    removeText('lang')
    expect(readText('lang')).toBeNull()
  })

  it('when it takes what it does not keep, texts live in memory', () => {
    vi.spyOn(local, 'setItem').mockImplementation(() => undefined)
    writeText('lang', 'vi_vi')
    expect(readText('lang')).toBe('vi_vi')
    vi.restoreAllMocks()
    writeText('lang', 'es_spa')
    vi.spyOn(local, 'setItem').mockImplementation(() => undefined)
    writeText('lang', 'vi_vi')
    expect([readText('lang'), local.getItem('lang'), isStored('lang')]).toEqual(['vi_vi', 'es_spa', false])
  })

  it('when it is full, a new text lives in memory', () => {
    fillUp()
    writeText('lang', 'vi_vi')
    expect(local.getItem('lang')).toBeNull()
    expect(readText('lang')).toBe('vi_vi')
  })

  it('when it is full, a changed text counts and not the one stored before', () => {
    writeText('lang', 'id_id')
    fillUp()
    writeText('lang', 'vi_vi')
    expect(readText('lang')).toBe('vi_vi')
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

describe('firstTimeInThisTab', () => {
  it('is true once for each name', () => {
    expect(firstTimeInThisTab('started')).toBe(true)
    expect(firstTimeInThisTab('started')).toBe(false)
    expect(firstTimeInThisTab('other')).toBe(true)
  })

  it('begins anew with a new tab', () => {
    expect(firstTimeInThisTab('started')).toBe(true)
    vi.stubGlobal('sessionStorage', createStorage())
    expect(firstTimeInThisTab('started')).toBe(true)
  })

  it('is true once also where the storage refuses', () => {
    vi.stubGlobal('sessionStorage', blockedStorage)
    expect(firstTimeInThisTab('started')).toBe(true)
    expect(firstTimeInThisTab('started')).toBe(false)
  })
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

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{"period":'],
    ['JSON of another shape', '{"period":7,"count":"2"}'],
    ['an older shape', '{"period":"1"}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('reads %s as the fallback', (_name, stored) => {
    if (stored !== null) local.setItem('tiga.x', stored)
    expect(record.read()).toEqual(fallback)
  })

  it('that was never written reads as the fallback also where it may be null', () => {
    const draft = storedRecord('x', v.nullable(v.string()), 'none')
    expect(draft.read()).toBe('none')
    draft.write(null)
    expect(draft.read()).toBeNull()
  })

  it('reads any stored text without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        local.setItem('tiga.x', stored)
        expect(v.is(shape, record.read())).toBe(true)
      }),
    )
  })

  it('works in memory where the storage refuses', () => {
    vi.stubGlobal('localStorage', blockedStorage)
    record.write({ period: '1', count: 1 })
    expect(record.read()).toEqual({ period: '1', count: 1 })
    record.remove()
    expect(record.read()).toEqual(fallback)
  })
})

describe('removeMemberRecords', () => {
  it('takes what is the member’s and keeps what is the device’s', () => {
    const kept = {
      lang: 'vi_vi',
      token: '7',
      'tiga.theme': '"dark"',
      'tiga.ledger': '{}',
      other: 'x',
    }
    for (const [key, value] of Object.entries(kept)) writeText(key, value)
    writeText('tiga.member.pendingOrder', '{}')
    writeText('tiga.member.note', '1')
    writeText('tiga.nobodyThoughtOfThis', '1')
    removeMemberRecords()
    expect(Object.fromEntries(Object.entries(local))).toEqual(kept)
  })

  it.each([
    'tiga.requests.1763715600000-a1',
    'tiga.messages.7',
    'tiga.awaited.11|20261121-0467',
    'tiga.savedHosts.1001|301',
    'tiga.limits.1001',
  ])('keeps %s, which names its member', (key) => {
    writeText(key, '{"memberId":"1001"}')
    removeMemberRecords()
    expect(local.getItem(key)).toBe('{"memberId":"1001"}')
    removeText(key)
  })

  it.each(['tiga.requests', 'tiga.messagesSeen', 'tiga.member.requests.1'])(
    'takes %s, which only sounds like one that names its member',
    (key) => {
      writeText(key, '1')
      removeMemberRecords()
      expect(local.getItem(key)).toBeNull()
    },
  )

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
    expect(['tiga.member.stored', 'tiga.member.note', 'tiga.requests.1', 'lang'].map(readText)).toEqual([
      '1',
      null,
      '2',
      '2',
    ])
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
