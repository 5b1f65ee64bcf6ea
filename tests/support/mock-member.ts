import * as v from 'valibot'
import { orderListSchema, type Order } from '@/api/orders'
import { money } from '@/lib/money/text'
import type { SeenResult } from '@/domain/ledger/observations'
import { requireGame, type Game } from '@/mocks/catalogue/games'
import type { Cheat } from '@/mocks/cheats'
import { OPTION_TYPES, periodAt, PUBLISH_DELAY_MS, publishedPeriods } from '@/mocks/draws'
import { createCall } from '@/mocks/handlers/call'
import { orderRoutes } from '@/mocks/handlers/orders'
import { advance, createOrder } from '@/mocks/accounting'
import { shownResult } from '@/mocks/results'
import { seedState } from '@/mocks/seed'
import type { WorldState } from '@/mocks/state'
import { findAlarms, groupByPeriod, firstResults, type Alarm } from '@/domain/ledger/observations'
import { createLedger, type Ledger } from '@/domain/ledger/ledger'
import { noStore } from '@/domain/ledger/ledger-store'
import {
  resettle,
  resettlementTotals,
  type ResettlementTotals,
  type SettlementSources,
} from '@/domain/ledger/resettlement'
import { seededRandom } from './dice'

/** Returns the stake for the next draw. `previousDraw` is null before the first draw. */
type StakeHabit = (random: () => number, previousDraw: { isWon: boolean; stake: number } | null) => number

/** Ways to choose stakes: at random, always the same, more after a loss, more after a win. */
const STAKE_HABITS: readonly StakeHabit[] = [
  (random) => (random() < 0.5 ? 1000 : 20_000),
  () => 5000,
  (_random, previousDraw) =>
    previousDraw === null || previousDraw.isWon ? 1000 : Math.min(2 * previousDraw.stake, 16_000),
  (_random, previousDraw) => (previousDraw === null || !previousDraw.isWon ? 1000 : 3000),
]

/** A simulated member, with the data that the app would have about the member. */
export interface MockMember {
  /** The first result of each draw in the ledger, which holds the results seen by the device. */
  draws: readonly SeenResult[]
  /** Newest first. */
  orders: readonly Order[]
  totals: ResettlementTotals
  changes: readonly Alarm[]
}

export const PAYOUT = '1.95'
const HISTORY_ROUNDS = 30
const START_RANGE_DAYS = 3650

/**
 * Simulates a member who orders in each round, and opens the list of past draws every 30 rounds.
 * Calls the mock's rules directly, because HTTP would take minutes for a thousand members.
 * @param number the member's number; every third member plays the slower game
 */
export async function simulateMember(number: number, rounds: number, cheats: readonly Cheat[]): Promise<MockMember> {
  const seed = 31 * number + 5
  const game = requireGame(number % 3 === 0 ? '12' : '11')
  const stakeOfHabit = STAKE_HABITS[number % STAKE_HABITS.length] ?? (() => 1000)
  const random = seededRandom(seed)
  const startedAt =
    Date.UTC(2026, 0, 1 + Math.floor(random() * START_RANGE_DAYS)) + Math.floor(random() * 1440) * 60_000
  const state: WorldState = {
    ...seedState(seed, startedAt),
    orders: [],
    cheats: cheats.map((cheat) => ({ ...cheat, since: startedAt, until: null })),
  }
  let now = startedAt
  const ledger = createLedger(noStore, () => now)
  let lastDraw: Parameters<StakeHabit>[1] = null
  for (let round = 1; round <= rounds; round += 1) {
    const stake = stakeOfHabit(random, lastDraw)
    const type = OPTION_TYPES[Math.floor(random() * OPTION_TYPES.length)] ?? 'big'
    const period = periodAt(now, game.seconds).id
    const order = { memberId: '1001', gameId: game.id, period, perNote: money(String(stake)), createdAt: now }
    state.orders.push(createOrder(order, [type]))
    now += game.seconds * 1000
    advance(state, now + PUBLISH_DELAY_MS)
    lastDraw = { isWon: state.orders.at(-1)?.lines[0]?.outcome === 1, stake }
    if (round % HISTORY_ROUNDS === 0) await recordHistory(state, game, ledger, now + PUBLISH_DELAY_MS)
  }
  return collectData(state, game, ledger, now + PUBLISH_DELAY_MS)
}

async function recordHistory(state: WorldState, game: Game, ledger: Ledger, now: number): Promise<void> {
  const history = publishedPeriods(now, game.seconds, HISTORY_ROUNDS).map(({ id }) => ({
    period: id,
    numbers: shownResult(state, game, id, now),
  }))
  await ledger.record(game.id, history, 'history')
}

async function collectData(state: WorldState, game: Game, ledger: Ledger, now: number): Promise<MockMember> {
  await recordHistory(state, game, ledger, now)
  const orders = ordersOf(state, now)
  const entries = await ledger.load(game.id)
  const draws = firstResults(entries)
  const periods = groupByPeriod(entries)
  const sources: SettlementSources = {
    publishedNumbers: (_gameId, period) => periods.get(period)?.[0]?.numbers ?? null,
    shownPayout: () => PAYOUT,
    payoutNow: () => PAYOUT,
  }
  const settledOrders = orders.filter(({ isSettled }) => isSettled)
  const totals = resettlementTotals(settledOrders.map((order) => resettle(order, sources)))
  return { draws, orders, totals, changes: findAlarms(entries) }
}

function ordersOf(state: WorldState, now: number): Order[] {
  const recordRoute = orderRoutes.find(({ path }) => path === '/member/getUserGameList')
  if (recordRoute === undefined) throw new Error('The mock has no route for the list of orders.')
  const input = { lang: 'en_us', token: btoa('1001'), fields: new Map<string, string>(), file: null } as const
  return v.parse(orderListSchema, recordRoute.answer(createCall(input, state, now)))
}
