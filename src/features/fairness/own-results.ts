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
  /** As `readTime` gives it; "" for none. */
  placedAt: string
  line: OrderLine
}

export type JudgedLine = NonNullable<ReturnType<typeof judgeLine>>

/** Oldest first. */
export function settledLines(orders: readonly Order[]): SettledLine[] {
  return orders
    .filter(({ isSettled }) => isSettled)
    .reverse()
    .flatMap((order) => order.lines.map((line) => ({ period: order.period, placedAt: placedAtOf(order), line })))
    .filter(({ line }) => line.outcome !== 'pending')
}

export function judgeLine({ period, placedAt, line }: SettledLine, payoutOf: PayoutOf) {
  const [rule, payout] = [ruleInGame(line.gameId, line.type), payoutOf(line)]
  if (rule === null || payout === null) return null
  const { chance } = rule
  /** What the published payout returns on average on this stake. */
  const expected = fraction(multiply(line.stake, payout), chance.winning, chance.outcomes)
  return { period, placedAt, line, chance, expected, lineReturn: returnOf(line, payout) }
}

/**
 * The member's settled orders against what fair draws and the published payouts give. Picks on one
 * draw win or lose together, so the draw is counted, not the pick: its first one decides. Says the
 * platform's own word, won or lost; whether that is right is asked by `resettlement.ts`.
 * @param judged the settled lines, oldest first
 */
export function ownResults(judged: readonly (JudgedLine | null)[]) {
  const known = judged.filter((line) => line !== null)
  const picked = byDraw(known).flatMap(pickedDraw)
  const large = largeStakeDraws(picked)
  const log = logEValue([picked, large].map(logCapitalOfLosses))
  return {
    all: hitsOf(picked),
    /** Of draws with more at stake than the member's draws until then had on average. */
    large: hitsOf(large),
    log,
    verdict: verdictOf(picked.length, log),
    returns: {
      staked: sum(known.map(({ line }) => line.stake)),
      returned: sum(known.map(({ lineReturn }) => lineReturn.returned ?? ZERO)),
      expected: sum(known.map(({ expected }) => expected)),
      /** A recorded return is not explained by the payout, so that the sum says too little. */
      isPartial: known.some(({ lineReturn }) => lineReturn.kind === 'recorded'),
    },
    /** Settled lines in none of these figures: their rules or payouts are not published. */
    leftOut: judged.length - known.length,
  }
}

/**
 * The lines of each draw, in the order of their last lines. Of a number that may come again, lines
 * without a time are left out: nobody knows their draw.
 */
function byDraw(lines: readonly JudgedLine[]): JudgedLine[][] {
  const newest = new Map<string, JudgedLine[]>()
  const draws = new Set<JudgedLine[]>()
  for (const one of lines) {
    const at = asUtc(one.placedAt)
    const key = `${one.line.gameId}|${one.period}`
    const known = newest.get(key) ?? []
    const isSame = isSamePeriod(one.period, asUtc(known.at(-1)?.placedAt ?? one.placedAt), at)
    if (Number.isNaN(at) && !isSame) continue
    const ofDraw = isSame ? known : []
    ofDraw.push(one)
    newest.set(key, ofDraw)
    draws.delete(ofDraw) // Behind all that was placed before its last stake.
    draws.add(ofDraw)
  }
  return [...draws]
}

type PickedDraw = ReturnType<typeof pickedDraw>[number]

/** None where no pick of the draw has an even chance. */
function pickedDraw(lines: readonly JudgedLine[]) {
  const first = lines.find(({ chance: { winning, outcomes } }) => 2 * winning === outcomes)
  if (first === undefined) return []
  return [{ isHit: first.line.outcome === 'won', staked: sum(lines.map(({ line }) => line.stake)) }]
}

/** What is large is known before the draw, so that stakes may follow from what came before. */
function largeStakeDraws(draws: readonly PickedDraw[]): PickedDraw[] {
  let staked = 0
  return draws.filter((draw, at) => {
    const isLarge = at > 0 && Number(draw.staked) * at > staked
    staked += Number(draw.staked)
    return isLarge
  })
}

/** Of picks that win in half of all outcomes: one pick of each draw. */
function hitsOf(draws: readonly PickedDraw[]) {
  return { draws: draws.length, hits: draws.filter(({ isHit }) => isHit).length }
}

/** Of hits with an even chance: about 10 points. */
const WEIGHT_OF_HITS = 24

/** Luck is no evidence: a half or more hits count for nothing. */
function logCapitalOfLosses(picked: readonly PickedDraw[]): number {
  const { draws, hits } = hitsOf(picked)
  if (2 * hits >= draws) return Number.NEGATIVE_INFINITY
  return logCapital({ observed: hits, trials: draws, chance: 1 / 2, weight: WEIGHT_OF_HITS })
}
