import { compare, multiplyByFraction, sum } from '../lib/money/sums.ts'
import { type Money, ZERO } from '../lib/money/text.ts'
import type { Game } from './catalogue/games.ts'
import { type CheatRecord, cheatAt } from './cheats.ts'
import {
  type DrawnNumbers,
  type LineResult,
  type OptionType,
  drawnNumbers,
  isWinningOption,
  PUBLISH_DELAY_MS,
  periodEnd,
} from './draws.ts'
import { hash32 } from './hash.ts'
import type { OrderRecord, WorldState } from './state.ts'

// Results of draws under cheats. A drawn result depends only on the seed, the game, the period, its
// orders and the cheats at its end. These are fixed when the period has ended, so a drawn result
// never changes. Only the cheat `changedResult` makes the platform show other numbers later.

/** With dice that show only six, there may be no losing throw, so the search is capped. */
const MAX_THROWS = 100

type ResultState = Pick<WorldState, 'seed' | 'cheats' | 'orders'>

/** Returns a fraction from 0 (included) to 1 (excluded), always the same for a text. */
function hashFraction(text: string): number {
  return hash32(text) / 2 ** 32
}

/** Returns the result that was drawn and published first. Orders are settled by this result. */
export function drawnResult({ seed, cheats, orders }: ResultState, game: Game, period: string): DrawnNumbers {
  const endsAt = periodEnd(period, game.seconds)
  if (endsAt === null || cheats.length === 0) return drawnNumbers(seed, game.key, period)
  const loadedDie = cheatAt(cheats, 'loadedDie', endsAt)
  const drawn = throwDice(seed, game, period, loadedDie, 0)
  const stakeCheat = cheatAt(cheats, 'stakeDependent', endsAt)
  const losingPick = stakeCheat === null ? null : losingPickOf(stakeCheat, orders, game.id, period)
  // By chance, the pick loses in half of all draws. If the cheat decides a fraction of all draws
  // against the pick (`percent / 50 - 1`), the pick loses in `percent` % of all draws.
  const isMadeToLose = hashFraction(`${seed}|${game.key}|${period}|against`) < (stakeCheat?.percent ?? 0) / 50 - 1
  if (losingPick === null || !isMadeToLose) return drawn
  for (let attempt = 0; attempt < MAX_THROWS; attempt += 1) {
    const otherThrow = throwDice(seed, game, period, loadedDie, attempt)
    if (!isWinningOption(losingPick, otherThrow)) return otherThrow
  }
  return drawn
}

/** Returns the result that the platform shows at epoch ms `now`; a cheat may have changed it. */
export function shownResult(state: ResultState, game: Game, period: string, now: number): DrawnNumbers {
  const drawn = drawnResult(state, game, period)
  const endsAt = periodEnd(period, game.seconds)
  const key = `${state.seed}|${game.key}|${period}|changed`
  const isChanged = state.cheats.some(({ kind, percent, since, until }) => {
    if (kind !== 'changedResult' || endsAt === null) return false
    // A result changes half a period after publication, or when the cheat begins if that is later.
    const changesAt = Math.max(since, endsAt + PUBLISH_DELAY_MS + game.seconds * 500)
    return now >= changesAt && (until === null || changesAt < until) && hashFraction(key) < percent / 100
  })
  return isChanged ? oppositeFaces(drawn) : drawn
}

/** A win returns less if `shortPaidWin` was on at `endsAt`, the end of the period in epoch ms. */
export function resultUnderCheats(result: LineResult, cheats: readonly CheatRecord[], endsAt: number): LineResult {
  const cheat = result.outcome === 1 ? cheatAt(cheats, 'shortPaidWin', endsAt) : null
  return cheat === null ? result : { ...result, profit: multiplyByFraction(result.profit, 100 - cheat.percent, 100) }
}

/** Each `attempt` for a period is a different throw. */
function throwDice(
  seed: number,
  game: Game,
  period: string,
  loadedDie: CheatRecord | null,
  attempt: number,
): DrawnNumbers {
  const text = attempt === 0 ? period : `${period}|${attempt}`
  const drawn = drawnNumbers(seed, game.key, text)
  if (loadedDie === null) return drawn
  // If this fraction of the other faces is turned to six, `percent` % of all dice show a six.
  const turnedFraction = ((loadedDie.percent / 100 - 1 / 6) * 6) / 5
  const loadedFace = (face: number, index: number) =>
    hashFraction(`${seed}|${game.key}|${text}|${index}|six`) < turnedFraction ? 6 : face
  return [loadedFace(drawn[0], 0), loadedFace(drawn[1], 1), loadedFace(drawn[2], 2)]
}

/**
 * Returns the first pick of the member who staked most on this draw; null if no member staked more
 * than `minLargeStake`.
 */
function losingPickOf(
  { minLargeStake = ZERO }: CheatRecord,
  orders: readonly OrderRecord[],
  gameId: string,
  period: string,
): OptionType | null {
  let leader: { staked: Money; pick: OptionType | null } = { staked: minLargeStake, pick: null }
  const ordersOfDraw = orders.filter((order) => order.gameId === gameId && order.period === period)
  for (const memberId of new Set(ordersOfDraw.map((order) => order.memberId))) {
    const memberOrders = ordersOfDraw.filter((order) => order.memberId === memberId)
    const staked = sum(memberOrders.map(({ total }) => total))
    if (compare(staked, leader.staked) > 0) leader = { staked, pick: memberOrders[0]?.lines[0]?.type ?? null }
  }
  return leader.pick
}

/** Big becomes small, odd becomes even, and vice versa. */
function oppositeFaces([first, second, third]: DrawnNumbers): DrawnNumbers {
  return [7 - first, 7 - second, 7 - third]
}
