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

/**
 * Results with the cheats of the world. Each follows from the seed, the game, the period, the
 * cheats and the orders on the draw, which are all there before anybody may ask: whenever and
 * however often it is asked, the answer is the same.
 */

/** A die that is loaded enough may know no throw that loses. */
const MAX_THROWS = 100

type ResultState = Pick<WorldState, 'seed' | 'cheats' | 'orders'>

/** From 0 up to 1. */
function hashFraction(text: string): number {
  return hash32(text) / 2 ** 32
}

/** As it was drawn and published first, and as orders are settled. */
export function drawnResult({ seed, cheats, orders }: ResultState, game: Game, period: string): Drawn {
  const endsAt = periodEnd(period, game.seconds)
  if (endsAt === null || cheats.length === 0) return drawnNumbers(seed, game.key, period)
  const loaded = cheatAt(cheats, 'loadedDie', endsAt)
  const drawn = throwDice(seed, game, period, loaded, 0)
  const against = cheatAt(cheats, 'stakeDependent', endsAt)
  const pick = against === null ? null : pickAgainst(against, orders, game.id, period)
  // Half of all draws are lost anyway.
  const isDecided = hashFraction(`${seed}|${game.key}|${period}|against`) < (against?.percent ?? 0) / 50 - 1
  if (pick === null || !isDecided) return drawn
  for (let attempt = 0; attempt < MAX_THROWS; attempt += 1) {
    const another = throwDice(seed, game, period, loaded, attempt)
    if (!isHit(pick, another)) return another
  }
  return drawn
}

/** As the platform shows it now. */
export function shownResult(state: ResultState, game: Game, period: string, now: number): Drawn {
  const drawn = drawnResult(state, game, period)
  const endsAt = periodEnd(period, game.seconds)
  const key = `${state.seed}|${game.key}|${period}|changed`
  const isChanged = state.cheats.some(({ kind, percent, since, until }) => {
    if (kind !== 'changedResult' || endsAt === null) return false
    // Earlier draws are changed when the cheat begins.
    const changesAt = Math.max(since, endsAt + PUBLISH_DELAY_MS + game.seconds * 500)
    return now >= changesAt && (until === null || changesAt < until) && hashFraction(key) < percent / 100
  })
  return isChanged ? oppositeFaces(drawn) : drawn
}

/** What a line comes to at the end of its period. */
export function cheatedLine(result: LineResult, cheats: readonly CheatRecord[], endsAt: number): LineResult {
  const short = result.outcome === 1 ? cheatAt(cheats, 'shortPaidWin', endsAt) : null
  return short === null ? result : { ...result, profit: fraction(result.profit, 100 - short.percent, 100) }
}

/** Each attempt is another throw. */
function throwDice(seed: number, game: Game, period: string, loaded: CheatRecord | null, attempt: number): Drawn {
  const text = attempt === 0 ? period : `${period}|${attempt}`
  const drawn = drawnNumbers(seed, game.key, text)
  if (loaded === null) return drawn
  // Of the other faces as many become sixes as the share asks for.
  const turned = ((loaded.percent / 100 - 1 / 6) * 6) / 5
  const die = (face: number, index: number) =>
    hashFraction(`${seed}|${game.key}|${text}|${index}|six`) < turned ? 6 : face
  return [die(drawn[0], 0), die(drawn[1], 1), die(drawn[2], 2)]
}

/** The first pick of the member with the most at stake, if that is a large stake. */
function pickAgainst(
  { border = ZERO }: CheatRecord,
  orders: readonly OrderRecord[],
  gameId: string,
  period: string,
): OptionType | null {
  let most: { staked: Money; pick: OptionType | null } = { staked: border, pick: null }
  const onDraw = orders.filter((order) => order.gameId === gameId && order.period === period)
  for (const memberId of new Set(onDraw.map((order) => order.memberId))) {
    const own = onDraw.filter((order) => order.memberId === memberId)
    const staked = sum(own.map(({ total }) => total))
    if (compare(staked, most.staked) > 0) most = { staked, pick: own[0]?.lines[0]?.type ?? null }
  }
  return most.pick
}

/** Every face by the one opposite, so that big becomes small and odd becomes even. */
function oppositeFaces([first, second, third]: Drawn): Drawn {
  return [7 - first, 7 - second, 7 - third]
}
