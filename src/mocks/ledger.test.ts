import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { subtract } from '../lib/money/sums.ts'
import { money } from '../lib/money/text.ts'
import { gameById } from './catalogue/games.ts'
import { OPTION_TYPES, PUBLISH_DELAY_MS, periodAt } from './draws.ts'
import { advance, balanceFrom, newOrder, totalsOf } from './ledger.ts'
import type { WorldState } from './state.ts'
import { seedState } from './world.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 0, 30)

function expectBooksToBalance(state: WorldState): void {
  for (const member of state.members) {
    expect(balanceFrom(member.opening, totalsOf(state, member.id))).toBe(member.money)
  }
}

it('the seeded world is the same for the same seed and instant, and keeps its books', () => {
  expect(seedState(7, NOW)).toEqual(seedState(7, NOW))
  expectBooksToBalance(seedState(7, NOW))
})

it('its pending order settles once the result is out, and leaves the documented balances untouched', () => {
  const state = seedState(7, NOW)
  const pending = () => state.orders.filter((order) => !order.settled)
  const { endsAt } = periodAt(NOW, 300)
  advance(state, endsAt + PUBLISH_DELAY_MS - 1)
  expect(pending()).toEqual([state.orders.at(-1)])
  advance(state, endsAt + PUBLISH_DELAY_MS)
  expect(pending()).toEqual([])
  expect(state.members.map((member) => member.money)).toEqual(['86500', '750000', '20000'])
})

it('orders settle to the balance before − stakes + returns, in one step or many', () => {
  const order = fc.record({
    gameId: fc.constantFrom('11', '12', '13', '16'),
    stake: fc.integer({ min: 1, max: 3000 }),
    types: fc.uniqueArray(fc.constantFrom(...OPTION_TYPES), { minLength: 1 }),
    delay: fc.integer({ min: 0, max: 900_000 }),
  })
  fc.assert(
    fc.property(fc.integer(), fc.array(order, { maxLength: 8 }), (seed, orders) => {
      const state = seedState(seed, NOW)
      for (const { gameId, stake, types, delay } of orders) {
        const game = gameById(gameId)
        const member = state.members[1]
        if (game === null || member === undefined) throw new Error('the catalogue lacks a game')
        const perNote = money(String(stake))
        const createdAt = NOW + delay
        const period = periodAt(createdAt, game.seconds).id
        const placed = newOrder({ memberId: member.id, gameId, period, perNote, createdAt }, types)
        member.money = subtract(member.money, placed.total)
        state.orders.push(placed)
      }
      const atOnce = structuredClone(state)
      for (let at = NOW; at <= NOW + 1_500_000; at += 130_000) advance(state, at)
      advance(state, NOW + 1_500_000)
      advance(atOnce, NOW + 1_500_000)
      expect(state).toEqual(atOnce)
      expect(state.orders.every((it) => it.settled)).toBe(true)
      expectBooksToBalance(state)
    }),
    { numRuns: 40 },
  )
})
