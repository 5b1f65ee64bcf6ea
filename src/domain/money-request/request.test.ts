// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseJson, keysBeginningWith, readText, removeText, writeText } from '@/lib/storage'
import { forAll } from '../../../tests/support/for-all'
import {
  listOpenRequests,
  pendingRequests,
  unreadableRequestsOf,
  type MoneyRequest,
  type PendingRequest,
} from './request'
import { isMoneyRequestOpen, isMoneyRequestInFlight } from './in-flight'
import { blocksNextRequest, lockNameOf, createRequestId } from './request-rules'
import { moneyStore } from './money-store'
import { pendingOf, topUp } from './testing/requests'
import builds from './testing/former-builds.json'

describe('a pending request', () => {
  it('is listed only for its member and its kind, oldest first', () => {
    const requests = [
      pendingOf('late', { sentAt: 3000 }),
      pendingOf('early', { sentAt: 2000 }),
      pendingOf('of another', { memberId: '1002' }),
      pendingOf('of another kind', { request: topUp }),
    ]
    const ids = (...args: [string, MoneyRequest['kind']?]) =>
      listOpenRequests({ list: () => requests }, ...args).map(({ id }) => id)
    expect(ids('1001')).toEqual(['of another kind', 'early', 'late'])
    expect(ids('1001', 'withdrawal')).toEqual(['early', 'late'])
    expect(ids('1003')).toEqual([])
  })

  it('shares its lock only with requests of its kind and its member', () => {
    const lock = lockNameOf(pendingOf('1'))
    expect(lockNameOf(pendingOf('2'))).toBe(lock)
    expect(lockNameOf(pendingOf('3', { memberId: '1002' }))).not.toBe(lock)
    expect(lockNameOf(pendingOf('4', { request: topUp }))).not.toBe(lock)
  })

  it('blocks the next request of its kind, except a top-up whose answer can no longer arrive', () => {
    const lostFields = { isLost: true }
    const requests = [
      pendingOf('', lostFields),
      pendingOf('', { request: topUp }),
      pendingOf('', { ...lostFields, request: topUp }),
    ]
    expect(requests.map((pending) => blocksNextRequest(pending, 1000))).toEqual([true, true, false])
  })

  it('has a unique id, even within one millisecond', () => {
    const ids = Array.from({ length: 100 }, () => createRequestId(5))
    expect(new Set(ids).size).toBe(100)
  })
})

const figures = { staked: '2000', returned: '3900', net: '1900', isPartial: false }
const settledNews = { outcome: 'settled', settlement: { gameName: 'Sunda', period: '467', ...figures }, shownMs: 900 }

/** Writes entries as JSON, as another build of the app may have stored them. */
function store(entries: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(entries)) writeText(key, JSON.stringify(value))
}

const entriesOf = (stored: object, prefix: string): unknown[] =>
  Object.entries(stored)
    .filter(([key]) => key.startsWith(prefix))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, value]): unknown => value)

const unreadableOf = (memberId: string) => unreadableRequestsOf(pendingRequests, memberId).map(({ id }) => id)

const OLD_BUILDS = ['4f08a60', '50a5a0f8'] as const

describe('data stored by another build', () => {
  afterEach(() => {
    for (const key of keysBeginningWith('tiga.')) removeText(key)
  })

  it.each(Object.entries(builds))('is read unchanged if the build of commit %s stored it', (_build, stored) => {
    store(stored)
    expect(pendingRequests.list()).toEqual(entriesOf(stored, 'tiga.requests.'))
    expect(moneyStore.messages.list()).toEqual(entriesOf(stored, 'tiga.messages.'))
    expect(moneyStore.awaited.list()).toEqual(entriesOf(stored, 'tiga.awaited.'))
    const stores = [pendingRequests, moneyStore.messages, moneyStore.awaited]
    expect(stores.flatMap((entries) => entries.unreadable())).toEqual([])
  })

  describe.each(OLD_BUILDS)('such as the build of commit %s, with changed fields,', (build) => {
    const requests = entriesOf(builds[build], 'tiga.requests.') as PendingRequest[]
    const ofKind = (kind: MoneyRequest['kind']) => requests.find(({ request }) => request.kind === kind)
    const safeFields = { isLost: false, before: null, lookUp: 'unclear' }
    const laterFields = { isLost: 'perhaps', before: { hash: 'a1' }, lookUp: 'someday', mood: 1 }
    const missingFields = { isLost: undefined, before: undefined, lookUp: undefined }

    it.each(requests)(
      'is listed as an open request, with a safe value for each unreadable field: $request.kind',
      (pending) => {
        store({ 'tiga.requests.a': { ...pending, ...laterFields } })
        expect(pendingRequests.list()).toEqual([{ ...pending, ...safeFields }])
        store({ 'tiga.requests.a': { ...pending, ...missingFields } })
        expect(pendingRequests.list()).toEqual([{ ...pending, ...safeFields }])
      },
    )

    it('is listed as an open request if fields of its order or top-up are new or missing', () => {
      const [order, topUp] = [ofKind('order'), ofKind('topUp')]
      store({
        'tiga.requests.a': { ...order, request: { ...order?.request, closesAt: 'soon', table: 4 } },
        'tiga.requests.b': { ...topUp, request: { ...topUp?.request, method: { id: 1 }, totalBefore: undefined } },
      })
      expect(pendingRequests.list()).toEqual([
        { ...order, request: { ...order?.request, closesAt: null } },
        { ...topUp, request: { ...topUp?.request, method: null, totalBefore: null } },
      ])
    })

    it.each<[string, object]>([
      ['with an unknown kind', { request: { kind: 'transfer', amount: '1' } }],
      ['without its order, withdrawal or top-up', { request: undefined }],
      ['with an amount of another form', { request: { kind: 'withdrawal', amount: { of: 'all' } } }],
      ['without its times', { sentAt: undefined, answerBy: undefined }],
    ])('is listed as unreadable, only for its own member, if it is a request %s', (_name, fields) => {
      store({ 'tiga.requests.a': { ...requests[0], ...fields } })
      expect([pendingRequests.list(), unreadableOf('1001'), unreadableOf('1002')]).toEqual([[], ['a'], []])
    })

    it('loses the field `before` of a message about a withdrawal if the field has another form', () => {
      const message = { id: 'a', memberId: '1001', at: 1, isRead: true }
      const news = { outcome: 'accepted', request: ofKind('withdrawal')?.request }
      store({ 'tiga.messages.a': { ...message, news: { ...news, before: { hash: 'a1' } } } })
      expect(moneyStore.messages.list()).toEqual([{ ...message, news }])
    })

    it('is read although one message has an unknown outcome of a later build; that message is listed as unreadable', () => {
      const [period] = entriesOf(builds[build], 'tiga.awaited.') as object[]
      store({
        'tiga.messages.b': { id: 'b', memberId: '1001', at: 1, news: { outcome: 'postponed' } },
        'tiga.messages.c': { id: 'c', memberId: '1001', at: 1, isRead: 'in part', news: settledNews },
        'tiga.awaited.a': { ...period, closesAt: 'soon', sentAt: null },
      })
      expect(moneyStore.messages.unreadable()).toMatchObject([{ id: 'b', memberId: '1001' }])
      expect(moneyStore.messages.list()).toEqual([
        { id: 'c', memberId: '1001', at: 1, isRead: false, news: settledNews },
      ])
      expect(moneyStore.awaited.list()).toEqual([{ ...period, closesAt: null, sentAt: 0 }])
    })
  })

  it.each(OLD_BUILDS)(
    'may hold broken requests: each counts as open, and a valid request of commit %s is still listed',
    (build) => {
      const [pending] = entriesOf(builds[build], 'tiga.requests.') as PendingRequest[]
      const brokenRequests = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        // The last two texts are a valid request, cut short or with a random value in a field.
        fc.nat(JSON.stringify(pending).length).map((end) => JSON.stringify(pending).slice(0, end)),
        fc
          .tuple(fc.constantFrom(...Object.keys(pending ?? {})), fc.jsonValue())
          .map(([field, value]) => JSON.stringify({ ...pending, [field]: value })),
      )
      forAll(fc.array(brokenRequests, { maxLength: 3 }), (texts) => {
        for (const key of keysBeginningWith('tiga.')) removeText(key)
        for (const [index, text] of texts.entries()) writeText(`tiga.requests.broken${index}`, text)
        store({ 'tiga.requests.whole': pending })
        const openCount =
          listOpenRequests(pendingRequests, '1001').length + unreadableRequestsOf(pendingRequests, '1001').length
        const keysOfOthers = keysBeginningWith('tiga.requests.').filter((key) => {
          const { memberId }: { memberId?: unknown } = Object(parseJson(readText(key)))
          return typeof memberId === 'string' && memberId !== '1001'
        })
        expect(openCount).toBe(texts.length + 1 - keysOfOthers.length)
        expect(pendingRequests.list()).toContainEqual(pending)
        pendingRequests.removeOf('1001')
        expect(keysBeginningWith('tiga.requests.')).toEqual(keysOfOthers)
      })
    },
  )
})

describe('the check before a reload', () => {
  const NOW = 1_763_715_600_000

  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(Date, 'now').mockReturnValue(NOW)
  })

  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  /** Stores a request as the app stores it just before sending. */
  const send = (fields: Partial<PendingRequest> = {}) =>
    pendingRequests.put('a', pendingOf('a', { sentAt: NOW, answerBy: NOW + 25_000, ...fields }))

  it('finds a request in flight until `answerBy`, unless its answer is lost or the clock was set back', () => {
    const times = [
      { sentAt: NOW - 24_999, answerBy: NOW + 1 },
      { answerBy: NOW },
      { isLost: true },
      { sentAt: NOW + 1 },
    ]
    const inFlightResults = times.map((fields) => {
      send(fields)
      return isMoneyRequestInFlight()
    })
    expect([...inFlightResults, isMoneyRequestOpen('1001')]).toEqual([true, false, false, false, true])
    // The check needs only the times: this stored entry has no other valid field.
    localStorage.setItem('tiga.requests.0', JSON.stringify({ sentAt: NOW, answerBy: NOW + 1, isLost: 'no' }))
    expect(isMoneyRequestInFlight()).toBe(true)
  })

  it('finds a request of any member among other stored entries', () => {
    localStorage.setItem('tiga.messages.1', JSON.stringify({ memberId: '1003', sentAt: 0, answerBy: NOW * 2 }))
    localStorage.setItem('lang', 'vi_vi')
    expect([isMoneyRequestInFlight(), isMoneyRequestOpen('1003')]).toEqual([false, false])
    send({ memberId: '1002' })
    expect([isMoneyRequestInFlight(), isMoneyRequestOpen('1002')]).toEqual([true, true])
  })

  it.each(['', 'null', '{"request":{"kind":"order"}}', '{"memberId":1001}'])(
    'counts a stored entry with the text %j as open for every member, but not as in flight',
    (text) => {
      localStorage.setItem('tiga.requests.0', text)
      expect([isMoneyRequestOpen('1001'), isMoneyRequestInFlight()]).toEqual([true, false])
      send()
      expect(isMoneyRequestInFlight()).toBe(true)
    },
  )

  it('finds a request even if the browser refuses storage', () => {
    vi.stubGlobal('localStorage', undefined)
    const checkResults = () => [isMoneyRequestOpen('1001'), isMoneyRequestOpen('1002'), isMoneyRequestInFlight()]
    send()
    expect(checkResults()).toEqual([true, false, true])
    pendingRequests.remove('a')
    expect(checkResults()).toEqual([false, false, false])
  })
})
