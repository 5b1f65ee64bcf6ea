// @vitest-environment jsdom
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { canStore, keysBeginningWith, removeText, storedEntries, type StoredEntries } from './storage'
import { storedPerMember } from './stored-per-member'

interface Note {
  owner: string
  text: string
}

const schema = v.object({ owner: v.string(), text: v.string() })
const milk: Note = { owner: '1001', text: 'milk' }
const eggs: Note = { owner: '1002', text: 'eggs' }

let notes: StoredEntries<Note>

beforeEach(() => {
  localStorage.clear()
  notes = storedEntries('notes', schema)
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of keysBeginningWith('tiga.')) removeText(key)
})

/** Writing fails from now on; reading and removing still work. */
function fillUp(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

/** As another tab does, whose event this one hears. Null for the text: it removes the entry. */
function changeElsewhere(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

describe('entries', () => {
  it('are stored as JSON, each under its kind and id, and removed by the id', () => {
    notes.put('a', milk)
    notes.put('b', eggs)
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'tiga.notes.a': JSON.stringify(milk),
      'tiga.notes.b': JSON.stringify(eggs),
    })
    expect(notes.get('a')).toEqual(milk)
    expect(notes.list()).toEqual([milk, eggs])
    notes.remove('b')
    expect(notes.list()).toEqual([milk])
    expect(localStorage.getItem('tiga.notes.b')).toBeNull()
  })

  it('know which were removed by name, here or in another tab, and which went with everything else', () => {
    for (const id of ['here', 'by member', 'elsewhere', 'cleared', 'kept']) notes.put(id, milk)
    const stop = notes.subscribe(() => undefined)
    notes.remove('here')
    changeElsewhere('tiga.notes.elsewhere', null)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(['here', 'elsewhere', 'cleared', 'kept'].map(notes.isRemoved)).toEqual([true, true, false, false])
    stop()
  })

  it('are kept where the browser stores them, which is found out before something is written', () => {
    expect(canStore()).toBe(true)
    fillUp()
    expect(canStore()).toBe(false)
    expect(keysBeginningWith('tiga.probe')).toEqual([])
  })

  it.each(['notesOld', 'note', 'old.notes'])('of the kind %s are others', (name) => {
    const others = storedEntries(name, schema)
    others.put('a', eggs)
    notes.put('a', milk)
    notes.remove('a')
    expect([notes.list(), others.list()]).toEqual([[], [eggs]])
  })

  it('that cannot be read hide no other, are listed by themselves with whose they may be, and left alone', () => {
    notes.put('b', eggs)
    const unreadable: [id: string, text: string, memberId: string | null, value: unknown][] = [
      ['a', '{"owner":', null, undefined],
      ['c', 'null', null, null],
      ['d', '{"memberId":"1001","owner":1}', '1001', { memberId: '1001', owner: 1 }],
      ['e', '{"memberId":1001}', null, { memberId: 1001 }],
      ['f', '', null, undefined],
    ]
    for (const [id, text] of unreadable) localStorage.setItem(`tiga.notes.${id}`, text)
    expect(notes.list()).toEqual([eggs])
    const before = notes.unreadable()
    expect(before).toEqual(unreadable.map(([id, , memberId, value]) => ({ id, memberId, value })))
    notes.put('b', { ...eggs })
    expect(notes.unreadable()).toBe(before)
    notes.remove('b')
    expect([notes.list(), notes.get('a'), notes.unreadable()]).toEqual([[], null, before])
    notes.remove('a')
    expect(notes.unreadable()).toEqual(before.slice(1))
  })

  it('a schema that breaks cannot read', () => {
    const breaking = v.pipe(
      v.string(),
      v.transform((): string => {
        throw new Error('it broke')
      }),
    )
    localStorage.setItem('tiga.notes.a', '"x"')
    expect(storedEntries('notes', breaking).unreadable()).toEqual([{ id: 'a', memberId: null, value: 'x' }])
  })

  it('of a member are removed, with what cannot be read unless it is another’s', () => {
    const ofMembers = storedEntries('notes', v.object({ memberId: v.string(), text: v.string() }))
    const texts = {
      own: '{"memberId":"1001","text":"milk"}',
      'own, of another shape': '{"memberId":"1001"}',
      broken: '{"memberId":"10',
      'of nobody': '{"text":"milk"}',
      another: '{"memberId":"1002","text":"eggs"}',
      'another, of another shape': '{"memberId":"1002"}',
    }
    for (const [id, text] of Object.entries(texts)) localStorage.setItem(`tiga.notes.${id}`, text)
    const listener = vi.fn<() => void>()
    const leave = ofMembers.subscribe(listener)
    ofMembers.removeOf('1001')
    leave()
    expect(Object.keys(localStorage).sort()).toEqual(['tiga.notes.another', 'tiga.notes.another, of another shape'])
    // Entries of some kinds name no member.
    notes.put('a', milk)
    notes.removeOf('1001')
    expect(notes.get('a')).toEqual(milk)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('live in memory where the storage is full', () => {
    notes.put('a', milk)
    fillUp()
    notes.put('a', { ...milk, text: 'more milk' })
    notes.put('b', eggs)
    expect(notes.list()).toEqual([{ owner: '1001', text: 'more milk' }, eggs])
    notes.remove('b')
    expect(notes.get('b')).toBeNull()
    storedEntries('others', schema).put('a', eggs)
    expect(notes.list()).toEqual([{ owner: '1001', text: 'more milk' }])
  })
})

describe('the list', () => {
  it('is the same array until an entry changes, whoever changes it, and while others or the same are written', () => {
    const seen = [notes.list()]
    const changes = [
      () => notes.put('a', milk),
      () => localStorage.setItem('tiga.notes.b', JSON.stringify(eggs)),
      () => notes.put('a', { ...milk, text: 'more milk' }),
      () => notes.remove('b'),
      () => notes.remove('a'),
    ]
    for (const change of changes) {
      expect(notes.list()).toBe(seen.at(-1))
      change()
      expect(notes.list()).not.toBe(seen.at(-1))
      seen.push(notes.list())
    }
    const texts = seen.map((list) => list.map(({ text }) => text).join())
    expect(texts).toEqual(['', 'milk', 'milk,eggs', 'more milk,eggs', 'more milk', ''])
    notes.put('a', milk)
    const before = notes.list()
    notes.put('a', { ...milk })
    storedEntries('others', schema).put('a', eggs)
    expect(notes.list()).toBe(before)
  })

  it('is another array where keys and texts change that read alike in a row', () => {
    const numbers = storedEntries('numbers', v.number())
    for (const [texts, read] of [
      [{ a: '1', b: '2' }, [1, 2]],
      [{ a: '12' }, [12]],
      [{ a: '1', c: '2' }, [1, 2]],
    ] as const) {
      localStorage.clear()
      for (const [id, text] of Object.entries(texts)) localStorage.setItem(`tiga.numbers.${id}`, text)
      expect(numbers.list()).toEqual(read)
    }
  })

  it('is what all tabs have written, in whatever order they wrote', () => {
    const id = fc.constantFrom('a', 'b', 'c')
    const tab = fc.constantFrom(0, 1)
    const text = fc.string({ unit: 'binary' })
    const step = fc.oneof(fc.record({ tab, id, text }), fc.record({ tab, id, text: fc.constant(null) }))
    forAll(fc.array(step), (steps) => {
      localStorage.clear()
      const tabs = [notes, storedEntries('notes', schema)] as const
      const expected = new Map<string, Note>()
      for (const { tab: index, id: at, text: said } of steps) {
        const own = index === 0 ? tabs[0] : tabs[1]
        if (said === null) own.remove(at)
        else own.put(at, { owner: '1001', text: said })
        if (said === null) expected.delete(at)
        else expected.set(at, { owner: '1001', text: said })
        const sorted = [...expected].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, note]) => note)
        for (const each of tabs) expect(each.list()).toEqual(sorted)
      }
    })
  })
})

describe('a value for each member', () => {
  const minutes = storedPerMember('minutes', v.picklist([15, 30]), { none: 30, unreadable: 15 })
  const MEMBERS = ['1001', '1002', 'constructor', '__proto__']
  const read = () => MEMBERS.map((memberId) => minutes.read(memberId))

  it.each<[string, string | null, number[]]>([
    ['of none', null, [30, 30, 30, 30]],
    ['of some', '{"1001":15,"constructor":15}', [15, 30, 15, 30]],
    ['of another build for one', '{"1001":"auto","1002":30}', [15, 30, 30, 30]],
    ['that cannot be read for any', '{"1001":', [15, 15, 15, 15]],
    ['of a list', '[30]', [15, 15, 15, 15]],
    ['of nothing', 'null', [15, 15, 15, 15]],
  ])('is read, %s', (_what, text, expected) => {
    if (text !== null) localStorage.setItem('tiga.minutes', text)
    expect(read()).toEqual(expected)
  })

  it.each(MEMBERS)('is written beside those of others, also of another build: %s', (memberId) => {
    localStorage.setItem('tiga.minutes', '{"1003":"auto"}')
    minutes.write(memberId, 15)
    expect(read()).toEqual(MEMBERS.map((one) => (one === memberId ? 15 : 30)))
    expect(localStorage.getItem('tiga.minutes')).toContain('"1003":"auto"')
    localStorage.setItem('tiga.minutes', '?')
    minutes.write(memberId, 30)
    expect(read()).toEqual(MEMBERS.map((one) => (one === memberId ? 30 : 15)))
  })
})

it('who listens hears of each change of this tab, and of those of another that may be of this kind, until they leave', () => {
  const [listener, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const heard = () => [listener, other].map(({ mock }) => mock.calls.length)
  const leave = notes.subscribe(listener)
  notes.put('a', milk)
  notes.remove('a')
  notes.removeOf('1001')
  expect(heard()).toEqual([3, 0])
  const leaveOther = notes.subscribe(other)
  // Null where everything was cleared at once.
  for (const key of ['tiga.notes.a', null, 'tiga.notesOld.a', 'lang'])
    window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(heard()).toEqual([5, 2])
  leave()
  changeElsewhere('tiga.notes.a', JSON.stringify(eggs))
  notes.put('a', milk)
  expect(heard()).toEqual([5, 4])
  leaveOther()
  changeElsewhere('tiga.notes.a', null)
  const leaveAgain = notes.subscribe(listener)
  changeElsewhere('tiga.notes.a', JSON.stringify(milk))
  leaveAgain()
  expect(heard()).toEqual([6, 4])
})

it.each([
  ['changed', JSON.stringify(eggs), eggs],
  ['removed', null, null],
])('what this tab could not store counts no more once another tab has %s it', (_name, text, expected) => {
  notes.put('a', milk)
  fillUp()
  notes.put('a', { ...milk, text: 'more milk' })
  vi.restoreAllMocks()
  const heard: (Note | null)[] = []
  const leave = notes.subscribe(() => heard.push(notes.get('a')))
  changeElsewhere('tiga.notes.a', text)
  leave()
  expect(heard).toEqual([expected])
})
