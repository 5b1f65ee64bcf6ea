import { simpleOrder } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Withdrawal } from '@/api/wallet'
import { money } from '@/lib/money/text'
import { groupByDay } from '@/domain/records/keyed-rows'
import { dayOfEntry, joinEntries, ordersOf, withdrawalsOf, type Entry } from './entries'
import { gameFilterNames, filterEntries, stateOf, type OrderState } from './entries'

const orderOf = (placedAt: string, period = '467', isSettled = true) =>
  simpleOrder({ staked: '1000', isSettled, placedAt, period })

function withdrawalOf(submittedAt: string, amount = '50000'): Withdrawal {
  return { status: 4, statusText: 'Paid', amount: money(amount), description: '', submittedAt, reviewedAt: '' }
}

const namesOf = (entries: readonly Entry[]) =>
  entries.map((entry) => (entry.kind === 'order' ? entry.order.period : entry.withdrawal.amount))

describe('joinEntries', () => {
  it('keeps the sequence of the lists for entries of the same time, and puts entries without a time last', () => {
    const time = '2026-11-21 13:05:09'
    const entries = joinEntries([orderOf('', 'x'), orderOf(time, 'b'), orderOf(time, 'a')], [withdrawalOf(time, '1')])
    expect(namesOf(entries)).toEqual(['b', 'a', '1', 'x'])
    expect(groupByDay(entries, dayOfEntry).at(-1)).toMatchObject({ key: '' })
  })

  const moment = fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 23 }))
    .map(([day, hour]) => `2026-11-${String(day).padStart(2, '0')} ${String(hour).padStart(2, '0')}:00:00`)
  const lists = fc.tuple(fc.array(moment.map((at) => orderOf(at))), fc.array(moment.map((at) => withdrawalOf(at))))

  it('joins orders and withdrawals in one list, newest first and each once', () =>
    forAll(lists, ([orders, withdrawals]) => {
      const entries = joinEntries(orders, withdrawals)
      expect(new Set(entries.map(({ key }) => key)).size).toBe(orders.length + withdrawals.length)
      expect(new Set(ordersOf(entries))).toEqual(new Set(orders))
      expect(new Set(withdrawalsOf(entries))).toEqual(new Set(withdrawals))
      const times = entries.map(({ at }) => at)
      expect(times).toEqual(times.toSorted().toReversed())
      const days = groupByDay(entries, dayOfEntry)
      expect(days.map(({ key }) => key)).toEqual([...new Set(times.map((at) => at.slice(0, 10)))])
      expect(days.flatMap(({ rows }) => rows)).toEqual(entries)
    }))
})

describe('among the filters of orders and withdrawals,', () => {
  const entries = joinEntries(
    [orderOf('2026-11-21 04:00:00', 'open', false), { ...orderOf('2026-11-21 03:00:00', 'done'), gameName: 'Toba' }],
    [withdrawalOf('2026-11-21 02:00:00', '2')],
  )

  it('filterEntries keeps all entries without a filter, and otherwise only orders of the chosen state and game', () => {
    const keptNames = (state: OrderState, game = '') => namesOf(filterEntries(entries, { state, game })).join(' ')
    expect([keptNames('all'), keptNames('pending'), keptNames('settled')]).toEqual(['open done 2', 'open', 'done'])
    expect([keptNames('all', 'Toba'), keptNames('pending', 'Toba')]).toEqual(['done', ''])
  })

  it('stateOf reads an unknown state as "all"', () => {
    expect(['pending', 'settled', 'won', null].map(stateOf)).toEqual(['pending', 'settled', 'all', 'all'])
  })

  it('gameFilterNames lists the games of the newest orders, each once and at most 30', () => {
    expect(gameFilterNames([...ordersOf(entries), { gameName: '' }])).toEqual(['Sunda', 'Toba'])
    const manyOrders = Array.from({ length: 2000 }, (_, game) => ({ gameName: `Game ${game >> 1}` }))
    expect(gameFilterNames(manyOrders)).toEqual(Array.from({ length: 30 }, (_, game) => `Game ${game}`))
  })
})
