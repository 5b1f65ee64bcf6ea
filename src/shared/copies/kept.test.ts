import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memberKey, publicKey } from '@/api/keys'
import { unreadableIn } from '@/api/listing'
import type { Notice } from '@/api/notices'
import { money } from '@/lib/money/text'
import { COPY_VERSION, isKept, MOST_ROWS, packed, unpacked } from './kept'
import { copyAmong, copyName, copyOf } from './name'

const AT = Date.UTC(2026, 10, 21, 14, 2)

const notice = (at: number): Notice => ({ title: `Notice ${at}`, body: 'Text', publishedAt: '2026-11-21 09:00:00' })
const rows = (count: number) => Array.from({ length: count }, (_, at) => notice(at))

const ORDER = {
  period: '20261121-0141',
  gameName: 'Merapi',
  iconUrl: '',
  isSettled: true,
  statusText: 'Settled',
  total: money('1000'),
  numbers: [4, 6, 5],
  lines: [
    {
      gameId: '12',
      type: 'big',
      stake: money('1000'),
      outcome: 'won',
      recordedReturn: money('1900'),
      placedAt: '2026-11-21 09:00:00',
    },
  ],
  updatedAt: '2026-11-21 09:03:00',
}

describe('what is kept', () => {
  it.each([
    [memberKey('orders'), 'orders', true],
    [memberKey('withdrawals'), 'withdrawals', true],
    [memberKey('notices'), 'notices', true],
    [memberKey('report'), 'report', true],
    [memberKey('games', 'history', 'sunda60'), 'games.history.sunda60', true],
    [memberKey('games', 'payouts', '11'), 'games.payouts.11', true],
    [memberKey('games', 'one', 'sunda60'), 'games.one.sunda60', true],
  ])('is named by its query, without the session: %j is %s', (key, name, expected) => {
    expect(copyName(key)).toBe(name)
    expect(isKept(name)).toBe(expected)
  })

  it.each([[memberKey('account')], [memberKey('withdrawRules')], [memberKey('bankCard')], [memberKey('ordersToday')]])(
    'is nothing that money goes by: %j',
    (key) => expect(isKept(copyName(key) ?? '')).toBe(false),
  )

  it('is nothing that anybody may ask', () => {
    expect(copyName(publicKey('orders'))).toBeNull()
  })
})

describe('a copy', () => {
  it('holds the first rows of a list, and says how many more there were', () => {
    fc.assert(
      fc.property(fc.nat(MOST_ROWS * 2), fc.nat(3), (count, unreadable) => {
        const list = Object.assign(rows(count), unreadable === 0 ? {} : { unreadable })
        const copy = unpacked('notices', structuredClone(packed(list, AT)))
        const shown = copy?.data as Notice[]
        expect(shown).toHaveLength(Math.min(count, MOST_ROWS))
        expect([...shown]).toEqual(rows(count).slice(0, MOST_ROWS))
        expect(copyOf(shown)).toEqual({ at: AT, leftOut: count - shown.length })
        expect(unreadableIn(shown)).toBe(unreadable)
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['orders', [ORDER]],
    [
      'withdrawals',
      [
        {
          status: null,
          statusText: 'Sent',
          amount: money('50000'),
          description: '',
          submittedAt: '2026',
          reviewedAt: '',
        },
      ],
    ],
    ['report', { staked: money('1'), toppedUp: money('2'), withdrawn: money('3'), won: money('4.5') }],
    ['games.history.sunda60', [{ period: '1', numbers: null }]],
    ['games.payouts.11', [{ type: 'big', name: 'Big', payout: '1.95' }]],
  ])('of %s reads as it was written', (name, data) => {
    const copy = unpacked(name, structuredClone(packed(data, AT)))
    expect(JSON.stringify(copy?.data)).toBe(JSON.stringify(data))
    expect(copy).toMatchObject({ at: AT, leftOut: 0 })
  })

  const whole = packed(rows(2), AT)
  it.each<[string, unknown]>([
    ['missing', undefined],
    ['of another version', { ...whole, version: COPY_VERSION + 1 }],
    ['of no version', { ...whole, version: undefined }],
    ['without its time', { ...whole, at: '14:02' }],
    ['of other rows', { ...whole, data: [{ title: 1 }] }],
    ['no list', { ...whole, data: 'text' }],
  ])('that is %s is none', (_name, stored) => {
    expect(unpacked('notices', stored)).toBeNull()
  })

  it('of a call that is not kept any more is none', () => {
    expect(unpacked('bankCard', whole)).toBeNull()
  })
})

it('what is made of two lists is as old as the older copy of them', () => {
  const copied = (at: number, leftOut: number) => Object.assign(rows(1), { copy: { at, leftOut } })
  expect(copyAmong([rows(1), rows(2)])).toBeNull()
  expect(copyAmong([copied(AT, 0), rows(2)])).toEqual({ at: AT, leftOut: 0 })
  expect(copyAmong([copied(AT, 3), copied(AT - 1, 4)])).toEqual({ at: AT - 1, leftOut: 7 })
})
