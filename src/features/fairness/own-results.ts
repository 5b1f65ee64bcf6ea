import type { Order, OrderLine } from '@/api/orders'
import { ruleInGame } from '@/lib/game-rules'
import { asUtc } from '@/lib/server-time-order'
import { fraction, multiply, sum } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { logCapital, logEValue, verdictOf } from './e-value'
import { placedAtOf, returnOf, type PayoutOf } from '@/domain/records/order-sums'
import { isSamePeriod } from '@/domain/records/orders-of-period'

export type OwnResults = ReturnType<typeof ownResults>

export interface SettledLine {
  period: string
  /** A time in the format of `readTime`; '' for none. */
  placedAt: string
  line: OrderLine
}

export type JudgedLine = NonNullable<ReturnType<typeof judgeLine>>

/** The settled lines of the orders, oldest first. */
export function settledLines(orders: readonly Order[]): SettledLine[] {
  return orders
    .filter(({ isSettled }) => isSettled)
    .reverse()
    .flatMap((order) => order.lines.map((line) => ({ period: order.period, placedAt: placedAtOf(order), line })))
    .filter(({ line }) => line.outcome !== 'pending')
}

/** Null if the rules or the payout of the line are not published. */
export function judgeLine({ period, placedAt, line }: SettledLine, payoutOf: PayoutOf) {
  const [rule, payout] = [ruleInGame(line.gameId, line.type), payoutOf(line)]
  if (rule === null || payout === null) return null
  const { chance } = rule
  /** The average return of this stake at the published payout. */
  const expected = fraction(multiply(line.stake, payout), chance.winning, chance.outcomes)
  return { period, placedAt, line, chance, expected, lineReturn: returnOf(line, payout) }
}

/**
 * Picks on one draw win or lose together, so draws are counted: the first pick with an even chance
 * decides. Relies on the platform's outcome; `resettlement.ts` checks that.
 * @param judged the settled lines, oldest first; null without published rules or payout
 */
export function ownResults(judged: readonly (JudgedLine | null)[]) {
  const known = judged.filter((line) => line !== null)
  const picked = byDraw(known).flatMap(pickedDraw)
  const large = largeStakeDraws(picked)
  const log = logEValue([picked, large].map(logCapitalOfLosses))
  return {
    all: hitsOf(picked),
    /** Hits in draws with a higher stake than the average of the draws before. */
    large: hitsOf(large),
    log,
    verdict: verdictOf(picked.length, log),
    returns: {
      staked: sum(known.map(({ line }) => line.stake)),
      returned: sum(known.map(({ lineReturn }) => lineReturn.returned ?? ZERO)),
      expected: sum(known.map(({ expected }) => expected)),
      /** True if the payout does not explain a recorded return: `returned` may then be too low. */
      isPartial: known.some(({ lineReturn }) => lineReturn.kind === 'recorded'),
    },
    /** Settled lines left out of these figures, because their rules or payout are not published. */
    leftOut: judged.length - known.length,
  }
}

/**
 * Ordered by the last line of each draw. Lines without a time are left out if their number may come
 * again.
 */
function byDraw(lines: readonly JudgedLine[]): JudgedLine[][] {
  const newestDraws = new Map<string, JudgedLine[]>()
  const draws = new Set<JudgedLine[]>()
  for (const judgedLine of lines) {
    const at = asUtc(judgedLine.placedAt)
    const key = `${judgedLine.line.gameId}|${judgedLine.period}`
    const known = newestDraws.get(key) ?? []
    const isSame = isSamePeriod(judgedLine.period, asUtc(known.at(-1)?.placedAt ?? judgedLine.placedAt), at)
    if (Number.isNaN(at) && !isSame) continue
    const drawLines = isSame ? known : []
    drawLines.push(judgedLine)
    newestDraws.set(key, drawLines)
    draws.delete(drawLines) // Moves the draw to the end: it is ordered by its last stake.
    draws.add(drawLines)
  }
  return [...draws]
}

type PickedDraw = ReturnType<typeof pickedDraw>[number]

/** The hit and the stake of a draw; empty if no pick of it has an even chance. */
function pickedDraw(lines: readonly JudgedLine[]) {
  const first = lines.find(({ chance: { winning, outcomes } }) => 2 * winning === outcomes)
  if (first === undefined) return []
  return [{ isHit: first.line.outcome === 'won', staked: sum(lines.map(({ line }) => line.stake)) }]
}

/** Large means above the average of earlier stakes, so a stake may depend on earlier outcomes. */
function largeStakeDraws(draws: readonly PickedDraw[]): PickedDraw[] {
  let staked = 0
  return draws.filter((draw, at) => {
    const isLarge = at > 0 && Number(draw.staked) * at > staked
    staked += Number(draw.staked)
    return isLarge
  })
}

function hitsOf(draws: readonly PickedDraw[]) {
  return { draws: draws.length, hits: draws.filter(({ isHit }) => isHit).length }
}

/** Suits cheats that lower an even chance by about 10 percentage points. */
const WEIGHT_OF_HITS = 24

/** Winning half or more of the draws is no evidence. */
function logCapitalOfLosses(picked: readonly PickedDraw[]): number {
  const { draws, hits } = hitsOf(picked)
  if (2 * hits >= draws) return Number.NEGATIVE_INFINITY
  return logCapital({ observed: hits, trials: draws, chance: 1 / 2, weight: WEIGHT_OF_HITS })
}
