import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { subtract } from '../lib/money/sums.ts'
import { money } from '../lib/money/text.ts'
import { requireGame } from './catalogue/games.ts'
import type { Cheat } from './cheats.ts'
import { OPTION_TYPES, PUBLISH_DELAY_MS, isWinningOption, periodAt } from './draws.ts'
import { advance, balanceFrom, createOrder, totalsOf } from './accounting.ts'
import { drawnResult, shownResult } from './results.ts'
import type { WorldState } from './state.ts'
import { seedState } from './world.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 0, 30)

function expectAccountsToAddUp(state: WorldState): void {
  for (const member of state.members) {
    expect(balanceFrom(member.opening, totalsOf(state, member.id))).toBe(member.money)
  }
}

it('seedState returns the same mock data for the same seed and time, with accounts that add up', () => {
  expect(seedState(7, NOW)).toEqual(seedState(7, NOW))
  expectAccountsToAddUp(seedState(7, NOW))
})

it('the pending order in the mock’s seeded data settles when its result is published, and changes no balance', () => {
  const state = seedState(7, NOW)
  const pending = () => state.orders.filter((order) => !order.settled)
  const { endsAt } = periodAt(NOW, 300)
  advance(state, endsAt + PUBLISH_DELAY_MS - 1)
  expect(pending()).toEqual([state.orders.at(-1)])
  advance(state, endsAt + PUBLISH_DELAY_MS)
  expect(pending()).toEqual([])
  expect(state.members.map((member) => member.money)).toEqual(['86500', '750000', '20000'])
})

it('orders settle alike whether the mock’s time advances in one step or in many', () => {
  const order = fc.record({
    gameId: fc.constantFrom('11', '12', '13', '16'),
    stake: fc.integer({ min: 1, max: 3000 }),
    types: fc.uniqueArray(fc.constantFrom(...OPTION_TYPES), { minLength: 1 }),
    delay: fc.integer({ min: 0, max: 900_000 }),
  })
  const cheats: Cheat[] = [
    { kind: 'loadedDie', percent: 30 },
    { kind: 'changedResult', percent: 30 },
    { kind: 'shortPaidWin', percent: 10 },
    { kind: 'stakeDependent', percent: 80, minLargeStake: money('1000') },
  ]
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), fc.array(order, { maxLength: 8 }), (seed, isFair, orders) => {
      const state = seedState(seed, NOW)
      if (!isFair) state.cheats = cheats.map((cheat) => ({ ...cheat, since: NOW, until: null }))
      for (const { gameId, stake, types, delay } of orders) {
        const [, member] = state.members
        if (member === undefined) throw new Error('the seeded world has no second member')
        const perNote = money(String(stake))
        const createdAt = NOW + delay
        const period = periodAt(createdAt, requireGame(gameId).seconds).id
        const newestOrder = createOrder({ memberId: member.id, gameId, period, perNote, createdAt }, types)
        member.money = subtract(member.money, newestOrder.total)
        state.orders.push(newestOrder)
      }
      const stateInOneStep = structuredClone(state)
      for (let at = NOW; at <= NOW + 1_500_000; at += 130_000) {
        // The results are also read, because reading must not change the state.
        for (const { gameId, period } of state.orders) shownResult(state, requireGame(gameId), period, at)
        advance(state, at)
      }
      advance(state, NOW + 1_500_000)
      advance(stateInOneStep, NOW + 1_500_000)
      expect(state).toEqual(stateInOneStep)
      expect(state.orders.every(({ settled }) => settled)).toBe(true)
      expectAccountsToAddUp(state)
      for (const { gameId, period, lines } of state.orders.slice(-orders.length || Infinity))
        for (const { type, outcome } of lines)
          expect(outcome).toBe(isWinningOption(type, drawnResult(state, requireGame(gameId), period)) ? 1 : 2)
    }),
    { numRuns: 40 },
  )
})
