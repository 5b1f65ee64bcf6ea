import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { memberKey, publicKey } from '@/api/keys'
import { countUnreadable } from '@/api/listing'
import { copyName, oldestCopyTime } from './choice'
import { isKeptOffline, parseCopy } from './copy-store'

const COPIED_AT = Date.UTC(2026, 10, 21, 14, 2)
const TIME = '2026-11-21 09:00:00'

const notice = (number: number) => ({ name: `Notice ${number}`, text: 'Text', create_time: TIME })
const rows = (count: number) => Array.from({ length: count }, (_, number) => notice(number))

/** Returns a copy as `keepCopy` stores it. */
function storedCopy(data: unknown) {
  return structuredClone({ at: COPIED_AT, answer: data ?? null })
}

describe('the names of offline copies', () => {
  it('are the parts of the query key without the session', () => {
    const keys = 'orders|withdrawals|notices|report|games history sunda60|games payouts 11|games one sunda60'.split('|')
    const names = keys.map((key) => copyName(memberKey(...(key.split(' ') as [string]))) ?? '')
    expect(names).toEqual(keys.map((key) => key.replaceAll(' ', '.')))
    expect(names.filter((name) => !isKeptOffline(name))).toEqual([])
  })

  it('exclude the data that money requests rely on, and do not exist for public queries', () => {
    const names = ['account', 'withdrawRules', 'bankCard', 'ordersToday'].map((name) => copyName(memberKey(name)) ?? '')
    expect(names.filter(isKeptOffline)).toEqual([])
    expect(copyName(publicKey('orders'))).toBeNull()
  })
})

describe('an offline copy', () => {
  it.each([
    ['bare', (list: unknown[]) => list],
    ['as `data` of an object', (list: unknown[]) => ({ data: list })],
  ])('of a list (%s) has the readable rows, the time of the copy and the number of unreadable rows', (_name, wrap) => {
    forAll(fc.integer({ min: 1, max: 1000 }), fc.nat(3), (count, unreadableCount) => {
      const list = [...Array.from({ length: unreadableCount }, () => 'nonsense'), ...rows(count)]
      const copy = parseCopy('notices', storedCopy(wrap(list)))
      const parsedRows = copy?.data as { title: string }[]
      expect(parsedRows.map(({ title }) => title)).toEqual(rows(count).map(({ name }) => name))
      expect(oldestCopyTime(parsedRows)).toBe(COPIED_AT)
      expect(countUnreadable(parsedRows)).toBe(unreadableCount)
    })
  })

  const line = { lid: 12, type: 'big', money: '1000', is_win: 1, profit: '1900', create_time: TIME }
  const order = { expect: '141', name: 'Merapi', money: '1000', opencode: '4,6,5', data: [line], update_time: TIME }
  const game = { id: 12, key: 'sunda60', name: 'Sunda', now_expect: '466', next_expect: '467', second: 30 }

  const parsedOrder = { gameName: 'Merapi', numbers: [4, 6, 5], lines: [{ gameId: '12', recordedReturn: '1900' }] }
  const withdrawal = { status: null, amount: '50000', submittedAt: '2026-11-20' }

  it.each([
    ['orders', [order], [parsedOrder]],
    ['withdrawals', [{ money: '50000', create_time: '2026-11-20' }], [withdrawal]],
    ['report', { play_money: '1', win_money: '4.5' }, { staked: '1', won: '4.5', toppedUp: '0' }],
    ['games.history.sunda60', [{ expect: '1' }], [{ period: '1', numbers: null }]],
    ['games.payouts.11', [{ type: 'big', name: 'Big', peilv: '1.95' }], [{ type: 'big', payout: '1.95' }]],
    // The seconds until the closing are dropped, because a copy has no countdown.
    ['games.one.sunda60', game, { id: '12', name: 'Sunda', closesAt: null }],
  ])('of %s is parsed like the answer itself', (name, wire, data) => {
    const copy = parseCopy(name, storedCopy(wire))
    expect(copy).toMatchObject({ at: COPIED_AT })
    expect(Array.isArray(copy?.data) ? [...(copy.data as unknown[])] : copy?.data).toMatchObject(data)
  })

  it('of notices without data is parsed as an empty list', () => {
    expect(parseCopy('notices', storedCopy(undefined))?.data).toEqual(Object.assign([], { copiedAt: COPIED_AT }))
  })

  it.each<[string, unknown]>([
    ['is missing', undefined],
    ['has the format of an earlier build', { at: COPIED_AT, leftOut: 0, wire: rows(2) }],
    ['has no readable time', { ...storedCopy(rows(2)), at: '14:02' }],
    ['has unreadable fields', storedCopy([{ name: ['a list'] }])],
    ['is no list', storedCopy('text')],
  ])('that %s is parsed as null', (_name, stored) => {
    expect(parseCopy('notices', stored)).toBeNull()
    expect(parseCopy('bankCard', storedCopy(rows(2)))).toBeNull()
  })
})

it('oldestCopyTime returns the time of the older copy among two lists, or null if neither list is a copy', () => {
  const copyFrom = (at: number) => Object.assign(rows(1), { copiedAt: at })
  expect(oldestCopyTime(rows(1), rows(2))).toBeNull()
  expect(oldestCopyTime(copyFrom(COPIED_AT), rows(2))).toBe(COPIED_AT)
  expect(oldestCopyTime(copyFrom(COPIED_AT), copyFrom(COPIED_AT - 1))).toBe(COPIED_AT - 1)
})
