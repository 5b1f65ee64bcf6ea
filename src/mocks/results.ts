import { compare, fraction, sum } from '../lib/money/sums.ts'
import { type Money, ZERO } from '../lib/money/text.ts'
import type { Game } from './catalogue/games.ts'
import { type CheatRecord, cheatAt } from './cheats.ts'
import {
  type Drawn,
  type LineResult,
  type OptionType,
  drawnNumbers,
  isHit,
  PUBLISH_DELAY_MS,
  periodEnd,
} from './draws.ts'
import { hash32 } from './hash.ts'
import type { OrderRecord, WorldState } from './state.ts'

// Results with the cheats of the world. A result depends only on the seed, the game, the period,
// the cheats and the orders on the draw. All of them are fixed before the result can be requested,
// so every request returns the same.

/** Caps the attempts: with a die that always shows six, no throw may lose. */
const MAX_THROWS = 100

type ResultState = Pick<WorldState, 'seed' | 'cheats' | 'orders'>

/** From 0 (included) to 1 (excluded). */
function hashFraction(text: string): number {
  return hash32(text) / 2 ** 32
}

/** The result as it was drawn and first published. Orders are settled by it. */
export function drawnResult({ seed, cheats, orders }: ResultState, game: Game, period: string): Drawn {
  const endsAt = periodEnd(period, game.seconds)
  if (endsAt === null || cheats.length === 0) return drawnNumbers(seed, game.key, period)
  const loaded = cheatAt(cheats, 'loadedDie', endsAt)
  const drawn = throwDice(seed, game, period, loaded, 0)
  const stakeCheat = cheatAt(cheats, 'stakeDependent', endsAt)
  const pick = stakeCheat === null ? null : pickToLose(stakeCheat, orders, game.id, period)
  // Half of all draws lose by chance, so only `percent / 50 - 1` of them need to be decided.
  const isDecided = hashFraction(`${seed}|${game.key}|${period}|against`) < (stakeCheat?.percent ?? 0) / 50 - 1
  if (pick === null || !isDecided) return drawn
  for (let attempt = 0; attempt < MAX_THROWS; attempt += 1) {
    const another = throwDice(seed, game, period, loaded, attempt)
    if (!isHit(pick, another)) return another
  }
  return drawn
}

/** The result as the platform shows it at epoch ms `now`, which a cheat may have changed. */
export function shownResult(state: ResultState, game: Game, period: string, now: number): Drawn {
  const drawn = drawnResult(state, game, period)
  const endsAt = periodEnd(period, game.seconds)
  const key = `${state.seed}|${game.key}|${period}|changed`
  const isChanged = state.cheats.some(({ kind, percent, since, until }) => {
    if (kind !== 'changedResult' || endsAt === null) return false
    // Draws that ended before the cheat are changed when it begins.
    const changesAt = Math.max(since, endsAt + PUBLISH_DELAY_MS + game.seconds * 500)
    return now >= changesAt && (until === null || changesAt < until) && hashFraction(key) < percent / 100
  })
  return isChanged ? oppositeFaces(drawn) : drawn
}

/** Reduces the return of a won line if wins are short-paid at the end of its period. */
export function cheatedLine(result: LineResult, cheats: readonly CheatRecord[], endsAt: number): LineResult {
  const short = result.outcome === 1 ? cheatAt(cheats, 'shortPaidWin', endsAt) : null
  return short === null ? result : { ...result, profit: fraction(result.profit, 100 - short.percent, 100) }
}

/** Throws the three dice. Each attempt of a period is another throw. */
function throwDice(seed: number, game: Game, period: string, loaded: CheatRecord | null, attempt: number): Drawn {
  const text = attempt === 0 ? period : `${period}|${attempt}`
  const drawn = drawnNumbers(seed, game.key, text)
  if (loaded === null) return drawn
  // Fraction of the other five faces that become sixes, so that sixes reach `percent` in total.
  const turnedFraction = ((loaded.percent / 100 - 1 / 6) * 6) / 5
  const die = (face: number, index: number) =>
    hashFraction(`${seed}|${game.key}|${text}|${index}|six`) < turnedFraction ? 6 : face
  return [die(drawn[0], 0), die(drawn[1], 1), die(drawn[2], 2)]
}

/**
 * The pick that the cheat makes lose: the first pick of the member with the highest stake. Null if
 * no stake is above the border.
 */
function pickToLose(
  { border = ZERO }: CheatRecord,
  orders: readonly OrderRecord[],
  gameId: string,
  period: string,
): OptionType | null {
  let leader: { staked: Money; pick: OptionType | null } = { staked: border, pick: null }
  const onDraw = orders.filter((order) => order.gameId === gameId && order.period === period)
  for (const memberId of new Set(onDraw.map((order) => order.memberId))) {
    const own = onDraw.filter((order) => order.memberId === memberId)
    const staked = sum(own.map(({ total }) => total))
    if (compare(staked, leader.staked) > 0) leader = { staked, pick: own[0]?.lines[0]?.type ?? null }
  }
  return leader.pick
}

/** Turns each die to its opposite face, so that big becomes small and odd becomes even. */
function oppositeFaces([first, second, third]: Drawn): Drawn {
  return [7 - first, 7 - second, 7 - third]
}
