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

function fillUp(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

/** Changes a key as another tab would, with an event for this tab. A null text removes the key. */
function changeElsewhere(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

describe('storedEntries', () => {
  it('stores entries as JSON under their kind and id, and removes them by id', () => {
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

  it('reports an entry as removed after a removal in this or another tab, but not after all storage was cleared', () => {
    for (const id of ['here', 'by member', 'elsewhere', 'cleared', 'kept']) notes.put(id, milk)
    const stop = notes.subscribe(() => undefined)
    notes.remove('here')
    changeElsewhere('tiga.notes.elsewhere', null)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(['here', 'elsewhere', 'cleared', 'kept'].map(notes.isRemoved)).toEqual([true, true, false, false])
    stop()
  })

  it('can check the storage by canStore, which returns false if it is full and leaves no text in it', () => {
    expect(canStore()).toBe(true)
    fillUp()
    expect(canStore()).toBe(false)
    expect(keysBeginningWith('tiga.probe')).toEqual([])
  })

  it.each(['notesOld', 'note', 'old.notes'])('does not mix its entries with those of the kind %s', (name) => {
    const others = storedEntries(name, schema)
    others.put('a', eggs)
    notes.put('a', milk)
    notes.remove('a')
    expect([notes.list(), others.list()]).toEqual([[], [eggs]])
  })

  it('lists unreadable entries separately, with the member whom they name, and does not change them', () => {
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

  it('lists an entry as unreadable if its schema throws', () => {
    const throwingSchema = v.pipe(
      v.string(),
      v.transform((): string => {
        throw new Error('schema failed')
      }),
    )
    localStorage.setItem('tiga.notes.a', '"x"')
    expect(storedEntries('notes', throwingSchema).unreadable()).toEqual([{ id: 'a', memberId: null, value: 'x' }])
  })

  it('removes with removeOf the entries of a member, and unreadable entries that name no other member', () => {
    const memberNotes = storedEntries('notes', v.object({ memberId: v.string(), text: v.string() }))
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
    const unsubscribe = memberNotes.subscribe(listener)
    memberNotes.removeOf('1001')
    unsubscribe()
    expect(Object.keys(localStorage).sort()).toEqual(['tiga.notes.another', 'tiga.notes.another, of another shape'])
    // A readable entry that names no member stays.
    notes.put('a', milk)
    notes.removeOf('1001')
    expect(notes.get('a')).toEqual(milk)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('keeps entries in memory if the storage is full', () => {
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

describe('the list of entries', () => {
  it('is the same array until one of its entries changes, by a call or directly in the storage', () => {
    const lists = [notes.list()]
    const changes = [
      () => notes.put('a', milk),
      () => localStorage.setItem('tiga.notes.b', JSON.stringify(eggs)),
      () => notes.put('a', { ...milk, text: 'more milk' }),
      () => notes.remove('b'),
      () => notes.remove('a'),
    ]
    for (const change of changes) {
      expect(notes.list()).toBe(lists.at(-1))
      change()
      expect(notes.list()).not.toBe(lists.at(-1))
      lists.push(notes.list())
    }
    const texts = lists.map((list) => list.map(({ text }) => text).join())
    expect(texts).toEqual(['', 'milk', 'milk,eggs', 'more milk,eggs', 'more milk', ''])
    notes.put('a', milk)
    const before = notes.list()
    notes.put('a', { ...milk })
    storedEntries('others', schema).put('a', eggs)
    expect(notes.list()).toBe(before)
  })

  it('is right even if a change leaves the joined texts of all entries the same', () => {
    const numbers = storedEntries('numbers', v.number())
    for (const [texts, expected] of [
      [{ a: '1', b: '2' }, [1, 2]],
      [{ a: '12' }, [12]],
      [{ a: '1', c: '2' }, [1, 2]],
    ] as const) {
      localStorage.clear()
      for (const [id, text] of Object.entries(texts)) localStorage.setItem(`tiga.numbers.${id}`, text)
      expect(numbers.list()).toEqual(expected)
    }
  })

  it('contains the entries of two tabs after each change by either tab', () => {
    const id = fc.constantFrom('a', 'b', 'c')
    const tab = fc.constantFrom(0, 1)
    const text = fc.string({ unit: 'binary' })
    const step = fc.oneof(fc.record({ tab, id, text }), fc.record({ tab, id, text: fc.constant(null) }))
    forAll(fc.array(step), (steps) => {
      localStorage.clear()
      const tabs = [notes, storedEntries('notes', schema)] as const
      const expected = new Map<string, Note>()
      for (const { tab: tabIndex, id: entryId, text: newText } of steps) {
        const entries = tabIndex === 0 ? tabs[0] : tabs[1]
        if (newText === null) entries.remove(entryId)
        else entries.put(entryId, { owner: '1001', text: newText })
        if (newText === null) expected.delete(entryId)
        else expected.set(entryId, { owner: '1001', text: newText })
        const sorted = [...expected].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, note]) => note)
        for (const each of tabs) expect(each.list()).toEqual(sorted)
      }
    })
  })
})

describe('storedPerMember', () => {
  const minutes = storedPerMember('minutes', v.picklist([15, 30]), { none: 30, unreadable: 15 })
  const MEMBERS = ['1001', '1002', 'constructor', '__proto__']
  const read = () => MEMBERS.map((memberId) => minutes.read(memberId))

  it.each<[string, string | null, number[]]>([
    ['an empty storage', null, [30, 30, 30, 30]],
    ['values of some members', '{"1001":15,"constructor":15}', [15, 30, 15, 30]],
    ['one value of another build', '{"1001":"auto","1002":30}', [15, 30, 30, 30]],
    ['an unreadable record', '{"1001":', [15, 15, 15, 15]],
    ['a list', '[30]', [15, 15, 15, 15]],
    ['the text null', 'null', [15, 15, 15, 15]],
  ])('reads the value of each member from %s', (_case, text, expected) => {
    if (text !== null) localStorage.setItem('tiga.minutes', text)
    expect(read()).toEqual(expected)
  })

  it.each(MEMBERS)(
    'writes the value of member %s and keeps all other values, even those of another build',
    (memberId) => {
      localStorage.setItem('tiga.minutes', '{"1003":"auto"}')
      minutes.write(memberId, 15)
      expect(read()).toEqual(MEMBERS.map((id) => (id === memberId ? 15 : 30)))
      expect(localStorage.getItem('tiga.minutes')).toContain('"1003":"auto"')
      localStorage.setItem('tiga.minutes', '?')
      minutes.write(memberId, 30)
      expect(read()).toEqual(MEMBERS.map((id) => (id === memberId ? 30 : 15)))
    },
  )
})

it('listeners of storedEntries are called when this or another tab changes an entry, until they unsubscribe', () => {
  const [listener, otherListener] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const calls = () => [listener, otherListener].map(({ mock }) => mock.calls.length)
  const unsubscribe = notes.subscribe(listener)
  notes.put('a', milk)
  notes.remove('a')
  notes.removeOf('1001')
  expect(calls()).toEqual([3, 0])
  const unsubscribeOther = notes.subscribe(otherListener)
  // The key is null if all storage was cleared.
  for (const key of ['tiga.notes.a', null, 'tiga.notesOld.a', 'lang'])
    window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(calls()).toEqual([5, 2])
  unsubscribe()
  changeElsewhere('tiga.notes.a', JSON.stringify(eggs))
  notes.put('a', milk)
  expect(calls()).toEqual([5, 4])
  unsubscribeOther()
  changeElsewhere('tiga.notes.a', null)
  const unsubscribeAgain = notes.subscribe(listener)
  changeElsewhere('tiga.notes.a', JSON.stringify(milk))
  unsubscribeAgain()
  expect(calls()).toEqual([6, 4])
})

it.each([
  ['changed', JSON.stringify(eggs), eggs],
  ['removed', null, null],
])('an entry that is only in memory is dropped when another tab has %s the stored entry', (_name, text, expected) => {
  notes.put('a', milk)
  fillUp()
  notes.put('a', { ...milk, text: 'more milk' })
  vi.restoreAllMocks()
  const entriesRead: (Note | null)[] = []
  const unsubscribe = notes.subscribe(() => entriesRead.push(notes.get('a')))
  changeElsewhere('tiga.notes.a', text)
  unsubscribe()
  expect(entriesRead).toEqual([expected])
})
