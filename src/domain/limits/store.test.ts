import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetServerDate } from '@/lib/server-clock'
import { money, ZERO } from '@/lib/money/text'
import { parseJson, removeText, writeText } from '@/lib/storage'
import { asProvenTime, confirmServerDate } from '../../../tests/support/own-limits'
import { forAll } from '../../../tests/support/for-all'
import { GAP_OF_ALL_DAYS, NO_KNOWN_ORDERS } from './count'
import { LIMIT_KINDS, breakEndAt, requestLimit, DAY_MS, capAt, cancelRaise, TIME_PENDING, type Limit } from './limit'
import {
  allMembersLimits,
  changeLimits,
  emptyLimits,
  confirmAndReadLimits,
  readLimits,
  removeLimits,
  storedLimitsText,
  type OwnLimits,
} from './store'
import { dropTopUp, pruneAtLogout, recordAcceptedOrder, recordTopUp } from './store'
import { hasAnyLimit, areLimitsStored, isTimePending, limitOfKind, withLimit } from './store'
import builds from '@/domain/money-request/testing/former-builds.json'

const NOW = asProvenTime(Date.UTC(2026, 10, 21, 12))
const KEY = 'tiga.limits.1001'
const topUp = (id: string, daysAgo = 0) => ({ id, at: NOW - daysAgo * DAY_MS, amount: money('50000') })
const setLimit = (kind: 'perOrder' | 'topUp7' | 'staked7') =>
  changeLimits('1001', (own) => withLimit(own, kind, { most: money('5'), waiting: null }))
const stored = (): unknown => JSON.parse(storedLimitsText('1001') ?? 'null')
const acceptedOrder = { gameId: '11', period: '7', total: money('400') }

/** The limits as an older build stored them, without the fields in `ADDED_FIELDS`. */
const OLD_ENTRY = `{"memberId":"1001","limits":[{"kind":"perOrder","limit":{"most":"5000","waiting":null}},{"kind":"topUpDay","limit":{"most":"90000","waiting":null}},{"kind":"playDay","limit":{"most":"60","waiting":null}},{"kind":"staked7","limit":{"most":"10000.5","waiting":{"most":"20000","from":1795348800000}}},{"kind":"loss30","limit":{"most":"700","waiting":{"most":null,"from":1795348800000}}}],"breakUntil":1798891200000,"isAsked":true,"topUps":[{"id":"a","at":1795258800000,"amount":"50000"}],"zone":{"ahead":25200000,"at":1795262400000},"seenAt":1795262400000}`

const RAISED_AT = 1_795_348_800_000
/** The fields that later builds added, with the value that is read if the field is missing. */
const ADDED_FIELDS = { unreadableLimits: [], breakAsked: null, orders: NO_KNOWN_ORDERS, provenAt: 0 }
const READ_OLD_ENTRY: OwnLimits = { ...(JSON.parse(OLD_ENTRY) as OwnLimits), ...ADDED_FIELDS }
const ZERO_LIMITS = LIMIT_KINDS.map((kind) => ({ kind, limit: { most: ZERO, waiting: null } }))

beforeEach(() => {
  removeText(KEY)
  forgetServerDate()
})

describe('stored own limits', () => {
  it('belong to one member, and are not stored for an empty member id', () => {
    setLimit('perOrder')
    changeLimits('', (own) => ({ ...own, isAsked: true }))
    expect(limitOfKind(readLimits('1001'), 'perOrder').most).toBe('5')
    expect(readLimits('1002')).toEqual(emptyLimits('1002'))
    expect(readLimits('1002').isAsked).toBe(false)
    expect(allMembersLimits()).toEqual([readLimits('1001')])
    // This test has no browser storage, so the limits of member 1001 are only in memory. Member
    // 1002 has no limits that could be lost.
    expect([areLimitsStored('1001'), areLimitsStored('1002')]).toEqual([false, true])
    expect([
      hasAnyLimit(readLimits('1001'), ['perOrder', 'loss7']),
      hasAnyLimit(readLimits('1001'), ['loss7']),
    ]).toEqual([true, false])
    removeLimits('1001')
    expect(allMembersLimits()).toEqual([])
  })

  it('are written only if they change', () => {
    changeLimits('1001', (own) => own)
    expect(storedLimitsText('1001')).toBeNull()
    setLimit('perOrder')
    setLimit('topUp7')
    const text = storedLimitsText('1001') ?? ''
    writeText(KEY, `${text} `)
    changeLimits('1001', (own) => own)
    expect(storedLimitsText('1001')).toBe(`${text} `)
    changeLimits('1001', (own) => withLimit(own, 'perOrder', { most: null, waiting: null }))
    expect(readLimits('1001').limits.map(({ kind }) => kind)).toEqual(['topUp7'])
    const awaited = withLimit(readLimits('1001'), 'perOrder', { most: null, waiting: { most: ZERO, from: 1 } })
    expect(awaited.limits).toHaveLength(2)
  })

  it('list top-ups that were not refused; once the platform’s time is known, a new top-up removes those older than 30 days', () => {
    changeLimits('1001', (own) => ({ ...own, topUps: [topUp('old', 31), topUp('first', 29)] }))
    recordTopUp('1001', 'new', money('50000'))
    const unconfirmed = { ...topUp('new'), at: TIME_PENDING }
    expect(readLimits('1001').topUps).toEqual([topUp('old', 31), topUp('first', 29), unconfirmed])
    confirmServerDate(NOW)
    expect(confirmAndReadLimits('1001').own.topUps.at(-1)).toEqual({ ...unconfirmed, at: NOW + 1000 })
    recordTopUp('1001', 'no', money('50000'))
    dropTopUp('1001', 'no')
    expect(readLimits('1001').topUps.map(({ id }) => id)).toEqual(['first', 'new'])
  })

  it('count an accepted order only if a limit that sums up orders is set and the platform’s time is known', () => {
    setLimit('perOrder')
    confirmServerDate(NOW)
    recordAcceptedOrder('1001', acceptedOrder)
    setLimit('staked7')
    expect(readLimits('1001').orders).toEqual(NO_KNOWN_ORDERS)
    recordAcceptedOrder('1001', acceptedOrder)
    forgetServerDate()
    recordAcceptedOrder('1001', acceptedOrder)
    const accepted = [{ key: '11|7', from: '2026-11-21', day: '2026-11-22', total: '400' }]
    expect(readLimits('1001').orders.accepted).toEqual(accepted)
  })

  it.each<[string, () => unknown, Partial<OwnLimits> | null]>([
    ['nothing, if there is no limit and no break', () => undefined, null],
    [
      'a break that is not over',
      () => changeLimits('1001', (own) => ({ ...own, breakUntil: NOW + 1 })),
      { topUps: [] },
    ],
    ['nothing, if a break is over', () => changeLimits('1001', (own) => ({ ...own, breakUntil: NOW })), null],
    [
      'an order limit and its orders, without top-ups',
      () => setLimit('staked7'),
      { topUps: [], orders: { ...NO_KNOWN_ORDERS, gap: 'x' } },
    ],
    [
      'a top-up limit and its top-ups, without orders',
      () => setLimit('topUp7'),
      { topUps: [topUp('a')], orders: NO_KNOWN_ORDERS },
    ],
    [
      'a limit that cannot be read',
      () => changeLimits('1001', (own) => ({ ...own, unreadableLimits: [1] })),
      { unreadableLimits: [1] },
    ],
  ])('contain this after a log-out: %s', (_what, prepare, kept) => {
    changeLimits('1001', (own) => ({ ...own, topUps: [topUp('a')], orders: { ...NO_KNOWN_ORDERS, gap: 'x' } }))
    prepare()
    pruneAtLogout('1001', NOW)
    expect(storedLimitsText('1001') === null).toBe(kept === null)
    expect(readLimits('1001')).toMatchObject(kept ?? emptyLimits('1001'))
  })
})

const asked = { ms: DAY_MS, atLeast: 0 }
const waiting = { most: money('9'), from: TIME_PENDING }
const sent = (at: number) => ({ topUps: [{ ...topUp('a'), at }, topUp('b', 3)] })
const raised = (from: number) => [
  { kind: 'perOrder' as const, limit: { most: money('5'), waiting: { ...waiting, from } } },
]

it.each<[string, Partial<OwnLimits>, Partial<OwnLimits>]>([
  ['a break', { breakUntil: TIME_PENDING, breakAsked: asked }, { breakUntil: NOW + 1000 + DAY_MS, breakAsked: null }],
  ['a raise', { limits: raised(TIME_PENDING) }, { limits: raised(NOW + 1000 + DAY_MS) }],
  ['a top-up', sent(TIME_PENDING), sent(NOW + 1000)],
])('the next two answers of the platform confirm and store the time of %s', (_what, before, after) => {
  confirmServerDate(NOW - DAY_MS)
  changeLimits('1001', (own) => ({ ...own, ...before }))
  const { own: unconfirmed } = confirmAndReadLimits('1001')
  expect(unconfirmed).toEqual({ ...emptyLimits('1001'), ...before, provenAt: unconfirmed.provenAt })
  expect(Math.abs(unconfirmed.provenAt - (NOW - DAY_MS))).toBeLessThan(1000)
  expect(isTimePending(readLimits('1001'))).toBe(true)
  confirmServerDate(NOW)
  const { own } = confirmAndReadLimits('1001')
  expect(own).toEqual({ ...emptyLimits('1001'), ...after, provenAt: unconfirmed.provenAt })
  expect([readLimits('1001'), isTimePending(own)]).toEqual([own, false])
})

it('if a raise is cancelled and requested again, only calls sent after the second request confirm its start', () => {
  const elapsed = vi.spyOn(performance, 'now').mockReturnValue(1)
  setLimit('perOrder')
  const apply = (next: typeof cancelRaise) => {
    changeLimits('1001', (own) => withLimit(own, 'perOrder', next(limitOfKind(own, 'perOrder'), null)))
    return confirmAndReadLimits('1001').own
  }
  const request = (limit: Limit) => requestLimit(limit, money('9'), null)
  for (const next of [request, cancelRaise, request]) {
    elapsed.mockReturnValue(performance.now() + 10)
    apply(next)
  }
  confirmServerDate(NOW, 20)
  expect(limitOfKind(confirmAndReadLimits('1001').own, 'perOrder').waiting?.from).toBe(TIME_PENDING)
  confirmServerDate(NOW, 40)
  expect(limitOfKind(confirmAndReadLimits('1001').own, 'perOrder').waiting?.from).toBe(NOW + 1000 + DAY_MS)
  elapsed.mockRestore()
})

describe('readLimits, given limits that another build has stored,', () => {
  it('keeps the caps and the raise of an older build', () => {
    writeText(KEY, OLD_ENTRY)
    expect(readLimits('1001')).toEqual(READ_OLD_ENTRY)
    expect(capAt(limitOfKind(readLimits('1001'), 'staked7'), asProvenTime(RAISED_AT - 1))).toBe('10000.5')
    expect(capAt(limitOfKind(readLimits('1001'), 'staked7'), asProvenTime(RAISED_AT))).toBe('20000')
  })

  it('reads every field that build 50a5a0f8 stored, and keeps the times of its raises and its break', () => {
    const stored: Readonly<Record<string, object>> = {
      '1001': builds['50a5a0f8']['tiga.limits.1001'],
      '1002': builds['50a5a0f8']['tiga.limits.1002'],
    }
    for (const [memberId, own] of Object.entries(stored)) {
      writeText(`tiga.limits.${memberId}`, JSON.stringify(own))
      expect(readLimits(memberId)).toEqual({ ...own, unreadableLimits: [] })
    }
    const capsAround = (kind: 'perOrder' | 'loss7', from: number) =>
      [from - 1, from].map((at) => capAt(limitOfKind(readLimits('1001'), kind), asProvenTime(at)))
    expect(capsAround('perOrder', 1_795_338_026_168)).toEqual(['20000', '30000'])
    expect(capsAround('loss7', 1_795_338_026_614)).toEqual(['100000', null])
    const { breakUntil } = readLimits('1002')
    expect([
      breakEndAt(breakUntil, asProvenTime(1_795_338_131_862)),
      breakEndAt(breakUntil, asProvenTime(1_795_338_131_863)),
    ]).toEqual([1_795_338_131_863, null])
    removeText('tiga.limits.1002')
  })

  it('keeps limits and fields unknown to this build, even after this build stores the limits again', () => {
    const rows = [
      { kind: 'perNight', limit: { from: 22, to: 6 } },
      { kind: 'loss7', limit: { most: '007', waiting: null }, since: 1 },
      'wordless',
    ]
    writeText(KEY, JSON.stringify({ memberId: '1001', limits: rows, breakUntil: null, excludedBy: { whom: 'self' } }))
    expect(readLimits('1001').limits).toEqual([{ kind: 'loss7', limit: { most: '7', waiting: null } }])
    setLimit('perOrder')
    const known = [rows[0], rows[2], { kind: 'loss7', limit: { most: '7', waiting: null } }]
    const limits = expect.arrayContaining(known) as unknown
    expect(stored()).toMatchObject({ excludedBy: { whom: 'self' }, limits })
    expect(readLimits('1001').limits.map(({ kind }) => kind)).toEqual(['loss7', 'perOrder'])
  })

  const most = '5'
  it.each<[string, unknown, unknown]>([
    ['the cap', { most: 'much', waiting: null }, { most: '0', waiting: null }],
    ['the whole limit', 'much', { most: '0', waiting: null }],
    ['the raise', { most, waiting: { most: 'more', from: 1 } }, { most, waiting: null }],
    [
      'the time of the raise',
      { most, waiting: { most: '9', from: '1' } },
      { most, waiting: { most: '9', from: TIME_PENDING } },
    ],
    [
      'the time of the raise, which is no date',
      { most, waiting: { most: '9', from: 9e15 } },
      { most, waiting: { most: '9', from: TIME_PENDING } },
    ],
  ])('falls back to the safest limit if this part of a stored limit is unreadable: %s', (_what, limit, expected) => {
    writeText(KEY, JSON.stringify({ memberId: '1001', limits: [{ kind: 'perOrder', limit }], breakUntil: null }))
    expect(limitOfKind(readLimits('1001'), 'perOrder')).toEqual(expected)
  })

  const ROUND = { key: '11|7', day: '2026-11-20', at: '2026-11-20 09:00:00', staked: '5', back: '0' }
  const ACCEPTED = { key: '11|8', from: '2026-11-20', day: '2026-11-21', total: '5' }
  const KNOWN = { rounds: [ROUND], accepted: [ACCEPTED], began: { rows: 1 }, gap: '2026-11-19' }
  const NOT_COUNTED = { ...NO_KNOWN_ORDERS, gap: GAP_OF_ALL_DAYS }
  const UNREADABLE_TOP_UP = { id: '', at: TIME_PENDING, amount: null }
  const PARTS = {
    limits: ZERO_LIMITS,
    breakUntil: TIME_PENDING,
    breakAsked: null,
    isAsked: false,
    topUps: [UNREADABLE_TOP_UP],
    zone: null,
    orders: NOT_COUNTED,
    provenAt: 0,
  } as const satisfies Partial<OwnLimits>
  const parts = Object.keys(PARTS).map((part) => [part] as const)

  it.each(parts)('reads all other fields if this field is unreadable or missing: %s', (part) => {
    const asked = { breakUntil: TIME_PENDING, breakAsked: { ms: 5, atLeast: 6 } }
    const own = { ...READ_OLD_ENTRY, ...asked, orders: KNOWN, provenAt: 7 }
    const whole = { ...own, unreadableLimits: undefined }
    writeText(KEY, JSON.stringify(whole))
    expect(readLimits('1001')).toEqual(own)
    for (const wrong of ['?', { a: 1 }, true, 9e15, undefined]) {
      if (part === 'isAsked' && wrong === true) continue
      writeText(KEY, JSON.stringify({ ...whole, [part]: wrong }))
      const unreadableLimits = part === 'limits' && wrong !== undefined ? [wrong] : []
      // An older build stored no orders, so a missing field is valid.
      const expected = part === 'orders' && wrong === undefined ? NO_KNOWN_ORDERS : PARTS[part as keyof typeof PARTS]
      expect(readLimits('1001')).toEqual({ ...own, [part]: expected, unreadableLimits })
    }
  })

  it.each<[string, keyof OwnLimits, unknown, unknown]>([
    [
      'the top-ups',
      'topUps',
      [{ id: 'a', at: 5, amount: { of: '5' } }, topUp('b'), 'x', { ...topUp('c'), at: 'x' }],
      [{ id: 'a', at: 5, amount: null }, topUp('b'), UNREADABLE_TOP_UP, { ...topUp('c'), at: TIME_PENDING }],
    ],
    ['a negative duration of a break', 'breakAsked', { ms: -1, atLeast: 0 }, null],
    ['too long a duration of a break', 'breakAsked', { ms: 9e15, atLeast: 0 }, null],
    ['one period of the known orders', 'orders', { ...KNOWN, rounds: [{ ...ROUND, at: undefined }] }, NOT_COUNTED],
    ['the accepted orders', 'orders', { ...KNOWN, accepted: 5 }, NOT_COUNTED],
    ['the length of the first list of orders', 'orders', { ...KNOWN, began: 5 }, NOT_COUNTED],
    ['the last day of which orders may be missing', 'orders', { ...KNOWN, gap: 5 }, NOT_COUNTED],
    ['an end of a break before all dates', 'breakUntil', -9e15, TIME_PENDING],
  ])('falls back to the safest value if this part of the limits is unreadable: %s', (_what, part, value, expected) => {
    writeText(KEY, JSON.stringify({ ...READ_OLD_ENTRY, [part]: value }))
    expect(readLimits('1001')).toEqual({ ...READ_OLD_ENTRY, [part]: expected })
  })

  const texts = fc.constantFrom('', 'null', '[]', '{}', '{"memberId":1}', '{"limits')
  const noEntry = fc.oneof(fc.string(), fc.json(), texts)

  it('reads caps of 0 and a break without a confirmed end if the stored text has no limits', () =>
    forAll(noEntry, (text) => {
      writeText(KEY, text)
      const rest = { breakUntil: TIME_PENDING, breakAsked: null, topUps: [UNREADABLE_TOP_UP] }
      expect(readLimits('1001')).toMatchObject({ memberId: '1001', limits: ZERO_LIMITS, ...rest })
      const { unreadableLimits } = setLimit('perOrder')
      expect(readLimits('1001')).toMatchObject({ breakUntil: TIME_PENDING, unreadableLimits })
      // A text that is neither a JSON object nor a JSON array is kept as an unreadable limit.
      const read = parseJson(text)
      expect(unreadableLimits).toEqual(typeof read === 'object' && read !== null ? [] : [text])
      removeText(KEY)
    }))
})
