import * as v from 'valibot'
import { orderList, type Order } from '@/api/orders'
import type { GameRules } from '@/lib/game-rules'
import { money, type Money } from '@/lib/money/text'
import type { Sighting } from '@/shared/ledger/entries'
import { knownGame, type Game } from '@/mocks/catalogue/games'
import type { Cheat } from '@/mocks/cheats'
import { OPTION_TYPES, periodAt, PUBLISH_DELAY_MS, publishedPeriods, type OptionType } from '@/mocks/draws'
import { createCall } from '@/mocks/handlers/call'
import { orderRoutes } from '@/mocks/handlers/orders'
import { advance, newOrder } from '@/mocks/ledger'
import { shownResult } from '@/mocks/results'
import { seedState } from '@/mocks/seed'
import type { WorldState } from '@/mocks/state'
import { alarmsIn, byPeriod, firstResults, publishedResult, type Alarm } from '@/shared/ledger/entries'
import { createLedger, type Ledger } from '@/shared/ledger/ledger'
import { memoryStore } from '@/shared/ledger/store'
import {
  resettle,
  resettlementTotals,
  type ResettlementTotals,
  type SettlementEvidence,
} from '@/shared/ledger/resettlement'
import { seededRandom } from './dice'
import { publishedRules } from './rules'

/** Says the stake of the next draw; `last` is the draw before, null at the beginning. */
export type Habit = (random: () => number, last: { isWon: boolean; stake: number } | null) => number

/** How people stake: at will, always the same, more after a loss, more after a win. */
export const HABITS: readonly Habit[] = [
  (random) => (random() < 0.5 ? 1000 : 20_000),
  () => 5000,
  (_random, last) => (last === null || last.isWon ? 1000 : Math.min(2 * last.stake, 16_000)),
  (_random, last) => (last === null || !last.isWon ? 1000 : 3000),
]

export interface MemberOptions {
  seed: number
  /** On each of so many rounds of a game, one order. */
  rounds: number
  cheats?: readonly Cheat[]
  habit?: Habit
  gameId?: string
}

/** The member of a world of their own, as the app comes to know them. */
export interface MockMember {
  rules: GameRules
  /** As the ledger holds them: of each draw the result that was seen first. */
  draws: readonly Sighting[]
  /** Newest first. */
  orders: readonly Order[]
  totals: ResettlementTotals
  /** Of the draws whose result has changed. */
  changes: readonly Alarm[]
}

export const PAYOUT = '1.95'
const AT_ONCE = 30
const EVEN_STAKES: Habit = (random) => (random() < 0.5 ? 1000 : 20_000)
const FIRST = { year: 2026, days: 3650 }

/**
 * Plays round after round, and opens the history every 30 of them. Straight from the mock's rules:
 * over the wire a thousand members would take minutes.
 */
export async function playedBy(options: MemberOptions): Promise<MockMember> {
  const { seed, rounds, cheats = [], habit = EVEN_STAKES, gameId = '11' } = options
  const game = knownGame(gameId)
  const random = seededRandom(seed)
  const begin = Date.UTC(FIRST.year, 0, 1 + Math.floor(random() * FIRST.days)) + Math.floor(random() * 1440) * 60_000
  const state: WorldState = {
    ...seedState(seed, begin),
    orders: [],
    cheats: cheats.map((cheat) => ({ ...cheat, since: begin, until: null })),
  }
  let now = begin
  const ledger = createLedger({ store: memoryStore(), mark: NO_MARK, now: () => now })
  let last: Parameters<Habit>[1] = null
  for (let round = 1; round <= rounds; round += 1) {
    const stake = habit(random, last)
    const type = OPTION_TYPES[Math.floor(random() * OPTION_TYPES.length)] ?? 'big'
    place(state, game, { stake: money(String(stake)), type, now })
    now += game.seconds * 1000
    advance(state, now + PUBLISH_DELAY_MS)
    last = { isWon: state.orders.at(-1)?.lines[0]?.outcome === 1, stake }
    if (round % AT_ONCE === 0) await seeHistory(state, game, ledger, now + PUBLISH_DELAY_MS)
  }
  return known(state, game, ledger, now + PUBLISH_DELAY_MS)
}

const NO_MARK = { read: () => null, write: () => {}, remove: () => {} }

function place(state: WorldState, game: Game, given: { stake: Money; type: OptionType; now: number }): void {
  const { stake, type, now } = given
  const period = periodAt(now, game.seconds).id
  state.orders.push(newOrder({ memberId: '1001', gameId: game.id, period, perNote: stake, createdAt: now }, [type]))
}

async function seeHistory(state: WorldState, game: Game, ledger: Ledger, now: number): Promise<void> {
  const history = publishedPeriods(now, game.seconds, AT_ONCE).map(({ id }) => ({
    period: id,
    numbers: shownResult(state, game, id, now),
  }))
  await ledger.record(game.id, history, 'history')
}

async function known(state: WorldState, game: Game, ledger: Ledger, now: number): Promise<MockMember> {
  const rules = publishedRules(game.id)
  await seeHistory(state, game, ledger, now)
  const orders = ordersOf(state, now)
  const told = orders.flatMap(({ period, numbers }) => (numbers === null ? [] : [{ period, numbers }]))
  await ledger.record(game.id, told, { ordersOf: '1001' })
  const entries = await ledger.load(game.id, '1001')
  const draws = firstResults(entries)
  const periods = byPeriod(entries)
  const evidence: SettlementEvidence = {
    publishedNumbers: (_gameId, period) => publishedResult(periods, period)?.numbers ?? null,
    shownPayout: () => PAYOUT,
    payoutNow: () => PAYOUT,
  }
  const settled = orders.filter(({ isSettled }) => isSettled)
  const totals = resettlementTotals(settled.map((order) => resettle(order, evidence)))
  return { rules, draws, orders, totals, changes: alarmsIn(entries) }
}

/** As the app reads them. */
function ordersOf(state: WorldState, now: number): Order[] {
  const record = orderRoutes.find(({ path }) => path === '/member/getUserGameList')
  if (record === undefined) throw new Error('the mock lists no orders')
  const input = { lang: 'en_us', token: btoa('1001'), fields: new Map<string, string>(), file: null } as const
  return v.parse(orderList, record.answer(createCall(input, state, now)))
}
