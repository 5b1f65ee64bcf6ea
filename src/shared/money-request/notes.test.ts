import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { jsonOf, keysBeginningWith, readText, removeText, writeText } from '@/lib/storage'
import { awaitedPeriods } from './awaited'
import { hasOrderedSince } from './has-ordered-since'
import { storedMessages } from './messages'
import {
  isUnderWay,
  lockName,
  newNoteId,
  openNotes,
  requestNotes,
  takeOverFormerNotes,
  unreadableNotes,
  type RequestNote,
} from './notes'
import type { MoneyRequest } from './request'
import builds from './testing/former-builds.json' with { type: 'json' }

const withdrawal: MoneyRequest = { kind: 'withdrawal', amount: money('50000') }
const topUp: MoneyRequest = { kind: 'topUp', amount: money('50000'), method: null, totalBefore: null }

function noteOf(id: string, fields: Partial<RequestNote> = {}): RequestNote {
  const times = { sentAt: 1000, answerBy: 26_000, isLost: false, lostAnswer: 'none' as const }
  return { id, memberId: '1001', request: withdrawal, ...times, before: null, lookUp: null, ...fields }
}

describe('a request whose outcome is not known', () => {
  it.each<[string, Partial<RequestNote>, number, boolean]>([
    ['has just been sent', {}, 1000, true],
    ['may still be answered', {}, 25_999, true],
    ['is past its time', {}, 26_000, false],
    ['is known to have no answer', { isLost: true }, 1000, false],
    ['was sent in the future, by a clock that was set back', {}, 999, false],
  ])('%s', (_name, fields, now, expected) => {
    expect(isUnderWay(noteOf('1', fields), now)).toBe(expected)
  })

  it('is listed for its member and its kind, oldest first', () => {
    const notes = [
      noteOf('late', { sentAt: 3000 }),
      noteOf('early', { sentAt: 2000 }),
      noteOf('of another', { memberId: '1002' }),
      noteOf('of another kind', { request: topUp }),
    ]
    const ids = (...args: [string, MoneyRequest['kind']?]) =>
      openNotes({ list: () => notes }, ...args).map(({ id }) => id)
    expect(ids('1001')).toEqual(['of another kind', 'early', 'late'])
    expect(ids('1001', 'withdrawal')).toEqual(['early', 'late'])
    expect(ids('1003')).toEqual([])
  })

  it('locks out others of its kind and its member only', () => {
    const lock = lockName(noteOf('1'))
    expect(lockName(noteOf('2'))).toBe(lock)
    expect(lockName(noteOf('3', { memberId: '1002' }))).not.toBe(lock)
    expect(lockName(noteOf('4', { request: topUp }))).not.toBe(lock)
  })

  it('has an id of its own, even within one millisecond', () => {
    const ids = Array.from({ length: 100 }, () => newNoteId(5))
    expect(new Set(ids).size).toBe(100)
  })
})

/** As another build, or anybody, has stored it. */
function store(entries: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(entries)) writeText(key, JSON.stringify(value))
}

const entriesOf = (stored: object, prefix: string): unknown[] =>
  Object.entries(stored)
    .filter(([key]) => key.startsWith(prefix))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, value]): unknown => value)

const unreadableKinds = (memberId: string) => unreadableNotes(requestNotes, memberId).map(({ kind }) => kind ?? 'any')

describe('what another build has stored', () => {
  afterEach(() => {
    for (const key of keysBeginningWith('tiga.')) removeText(key)
  })

  it('is read as it was by the build of 4f08a60', () => {
    const stored = builds['4f08a60']
    store(stored)
    expect(requestNotes.list()).toEqual(entriesOf(stored, 'tiga.requests.'))
    expect(storedMessages.list()).toEqual(entriesOf(stored, 'tiga.messages.'))
    expect(awaitedPeriods.list()).toEqual(entriesOf(stored, 'tiga.awaited.'))
    expect([requestNotes, storedMessages, awaitedPeriods].flatMap((entries) => entries.unreadable())).toEqual([])
    expect(openNotes(requestNotes, '1001').map(({ request }) => request.kind)).toEqual(['order', 'withdrawal', 'topUp'])
  })

  it('holds back each kind that was open in the build of 2fa1889', () => {
    store(builds['2fa1889'])
    takeOverFormerNotes()
    expect(unreadableKinds('1001').sort()).toEqual(['order', 'topUp', 'withdrawal'])
    // That build kept top-ups without their member.
    expect(unreadableKinds('1002')).toEqual(['topUp'])
    expect(keysBeginningWith('tiga.member.')).toEqual([])
    takeOverFormerNotes()
    expect(unreadableKinds('1001')).toHaveLength(3)
    requestNotes.removeOf('1001')
    expect(keysBeginningWith('tiga.')).toEqual([])
  })

  it('held back nothing where that build had nothing open', () => {
    const [, sent] = builds['2fa1889']['tiga.member.topUps']
    store({ 'tiga.member.pendingOrder': null, 'tiga.member.topUps': [sent] })
    takeOverFormerNotes()
    expect(keysBeginningWith('tiga.')).toEqual([])
  })

  it.each([
    ['pendingOrder', '{"memberId":"10', 'order'],
    ['topUps', '[{"state":"sent"', 'topUp'],
    ['topUps', '[{"state":"sent"},{"state":"lost"}]', 'topUp'],
    ['topUps', '{"of":[]}', 'topUp'],
  ])('holds back its kind also where it is broken: %s %s', (name, text, kind) => {
    writeText(`tiga.member.${name}`, text)
    takeOverFormerNotes()
    expect(unreadableKinds('1001')).toEqual([kind])
  })

  it('may be an order of the visit, where it is a message that cannot be read', () => {
    expect(hasOrderedSince('1001', 0)).toBe(false)
    for (const [text, mayBe] of [
      ['?', true],
      ['{"memberId":"1001"}', true],
      ['{"memberId":"1002"}', false],
    ] as const) {
      writeText('tiga.messages.a', text)
      expect([text, hasOrderedSince('1001', 0)]).toEqual([text, mayBe])
    }
  })

  describe('by the next one', () => {
    const notes = entriesOf(builds['4f08a60'], 'tiga.requests.') as RequestNote[]
    const safest = { isLost: false, lostAnswer: 'unreadable', before: null, lookUp: 'unclear' }
    const ofNext = { isLost: 'perhaps', lostAnswer: 'gateway', before: { hash: 'a1' }, lookUp: 'someday', mood: 1 }
    const without = { isLost: undefined, lostAnswer: undefined, before: undefined, lookUp: undefined }

    it.each(notes.map((note) => [note.request.kind, note] as const))(
      'is open, and says no more than is safe: %s',
      (_kind, note) => {
        store({ 'tiga.requests.a': { ...note, ...ofNext } })
        expect(requestNotes.list()).toEqual([{ ...note, ...safest }])
        store({ 'tiga.requests.a': { ...note, ...without } })
        expect(requestNotes.list()).toEqual([{ ...note, ...safest, lostAnswer: 'none' }])
      },
    )

    it('is open also where fields of its request are new or gone', () => {
      const [order, , topUp] = notes
      store({
        'tiga.requests.a': { ...order, request: { ...order?.request, closesAt: 'soon', table: 4 } },
        'tiga.requests.b': { ...topUp, request: { ...topUp?.request, method: { id: 1 }, totalBefore: undefined } },
      })
      expect(requestNotes.list()).toEqual([
        { ...order, request: { ...order?.request, closesAt: null } },
        { ...topUp, request: { ...topUp?.request, method: null, totalBefore: null } },
      ])
    })

    it.each<[string, object, string]>([
      ['of a kind that is new', { request: { kind: 'transfer', amount: '1' } }, 'any'],
      ['without a request', { request: undefined }, 'any'],
      ['whose request is of another shape', { request: { kind: 'withdrawal', amount: { of: 'all' } } }, 'withdrawal'],
      [
        'whose amount is none',
        { request: { kind: 'topUp', amount: 'much', method: null, totalBefore: null } },
        'topUp',
      ],
      ['without its times', { sentAt: undefined, answerBy: undefined }, 'order'],
    ])('%s may be open, and holds back what it may be', (_name, fields, kind) => {
      store({ 'tiga.requests.a': { ...notes[0], ...fields } })
      expect([requestNotes.list(), unreadableKinds('1001'), unreadableKinds('1002')]).toEqual([[], [kind], []])
      const kinds = ['order', 'withdrawal', 'topUp'] as const
      const held = kinds.filter((one) => unreadableNotes(requestNotes, '1001', one).length > 0)
      expect(held).toEqual(kind === 'any' ? kinds : [kind])
    })

    it('is a message that counts as new, and hides no other where its outcome is unknown', () => {
      const [message] = entriesOf(builds['4f08a60'], 'tiga.messages.') as object[]
      store({
        'tiga.messages.a': { ...message, isRead: 'twice', pinned: true },
        'tiga.messages.b': { ...message, news: { outcome: 'postponed' } },
      })
      expect(storedMessages.list()).toEqual([{ ...message, isRead: false }])
      expect(storedMessages.unreadable()).toMatchObject([{ id: 'b', memberId: '1001' }])
    })

    it('is a period that is awaited without what is not known of it', () => {
      const [period] = entriesOf(builds['4f08a60'], 'tiga.awaited.') as object[]
      store({ 'tiga.awaited.a': { ...period, closesAt: 'soon', sentAt: null } })
      expect(awaitedPeriods.list()).toEqual([{ ...period, closesAt: null, sentAt: 0 }])
    })
  })

  it('is never taken for nothing, and hides nothing, whatever it is', () => {
    const [note] = entriesOf(builds['4f08a60'], 'tiga.requests.') as RequestNote[]
    const broken = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      // A good note, cut short or with one field of another kind.
      fc.nat(JSON.stringify(note).length).map((end) => JSON.stringify(note).slice(0, end)),
      fc
        .tuple(fc.constantFrom(...Object.keys(note ?? {})), fc.jsonValue())
        .map(([field, value]) => JSON.stringify({ ...note, [field]: value })),
    )
    fc.assert(
      fc.property(fc.array(broken, { maxLength: 3 }), (texts) => {
        for (const key of keysBeginningWith('tiga.')) removeText(key)
        for (const [index, text] of texts.entries()) writeText(`tiga.requests.broken${index}`, text)
        store({ 'tiga.requests.whole': note })
        const open = openNotes(requestNotes, '1001').length + unreadableNotes(requestNotes, '1001').length
        const ofOthers = keysBeginningWith('tiga.requests.').filter((key) => {
          const { memberId }: { memberId?: unknown } = Object(jsonOf(readText(key)))
          return typeof memberId === 'string' && memberId !== '1001'
        })
        expect(open).toBe(texts.length + 1 - ofOthers.length)
        expect(requestNotes.list()).toContainEqual(note)
        requestNotes.removeOf('1001')
        expect(keysBeginningWith('tiga.requests.')).toEqual(ofOthers)
      }),
    )
  })
})
