import type { Order, OrderLine } from '@/api/orders'
import { ruleInGame } from '@/lib/game-rules'
import { toEpochMs } from '@/lib/server-time-order'
import { multiplyByFraction, multiply, sum } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { logCapitalOf, logEValue, verdictOf } from '@/domain/ledger/e-value'
import { placedAtOf, returnOf, type PayoutOf } from '@/domain/records/order-sums'
import { isSamePeriod } from '@/domain/records/orders-of-period'

export type OwnResults = ReturnType<typeof ownResults>

export interface SettledLine {
  period: string
  /** Time of the order in the format of `readTime`; '' if unknown. */
  placedAt: string
  line: OrderLine
}

export type JudgedLine = NonNullable<ReturnType<typeof judgeLine>>

/** Returns the settled lines (picks), oldest first; `orders` are newest first. */
export function settledLines(orders: readonly Order[]): SettledLine[] {
  return orders
    .filter(({ isSettled }) => isSettled)
    .reverse()
    .flatMap((order) => order.lines.map((line) => ({ period: order.period, placedAt: placedAtOf(order), line })))
    .filter(({ line }) => line.outcome !== 'pending')
}

/** Returns null if the rules or the payout of the line (a pick) are not published. */
export function judgeLine({ period, placedAt, line }: SettledLine, payoutOf: PayoutOf) {
  const [rule, payout] = [ruleInGame(line.gameId, line.type), payoutOf(line)]
  if (rule === null || payout === null) return null
  const { chance } = rule
  /** The average return of this stake at the published payout. */
  const expectedReturn = multiplyByFraction(multiply(line.stake, payout), chance.winningCount, chance.outcomeCount)
  return { period, placedAt, line, chance, expected: expectedReturn, lineReturn: returnOf(line, payout) }
}

/**
 * Sums up the member's settled lines (picks), oldest first. The picks on one draw depend on each
 * other, so draws are counted instead of picks. A draw is a hit if its first pick with a chance of
 * 1/2 has won. The platform says whether a pick has won, and `resettlement.ts` checks that.
 */
export function ownResults(judged: readonly (JudgedLine | null)[]) {
  const knownLines = judged.filter((line) => line !== null)
  const pickedDraws = groupByDraw(knownLines).flatMap(toPickedDraws)
  const largeDraws = largeStakeDraws(pickedDraws)
  const logEvidence = logEValue([pickedDraws, largeDraws].map(logCapitalOfLosses))
  return {
    all: hitsOf(pickedDraws),
    /** Hits in draws with a stake above the average stake of the earlier draws. */
    large: hitsOf(largeDraws),
    log: logEvidence,
    verdict: verdictOf(pickedDraws.length, logEvidence),
    returns: {
      staked: sum(knownLines.map(({ line }) => line.stake)),
      returned: sum(knownLines.map(({ lineReturn }) => lineReturn.returned ?? ZERO)),
      expected: sum(knownLines.map(({ expected }) => expected)),
      /** True if a payout does not explain a recorded return, so that `returned` may be too low. */
      isPartial: knownLines.some(({ lineReturn }) => lineReturn.kind === 'recorded'),
    },
    /** Number of settled lines that are left out, because their rules or payout are unpublished. */
    leftOut: judged.length - knownLines.length,
  }
}

/**
 * Groups the lines (picks) by draw, in the order of the newest line of each draw. A line without a
 * time is left out if its period number may come again on another day.
 */
function groupByDraw(lines: readonly JudgedLine[]): JudgedLine[][] {
  const newestDrawByPeriod = new Map<string, JudgedLine[]>()
  const draws = new Set<JudgedLine[]>()
  for (const judgedLine of lines) {
    const placedMs = toEpochMs(judgedLine.placedAt)
    const key = `${judgedLine.line.gameId}|${judgedLine.period}`
    const latestLines = newestDrawByPeriod.get(key) ?? []
    const isSameDraw = isSamePeriod(
      judgedLine.period,
      toEpochMs(latestLines.at(-1)?.placedAt ?? judgedLine.placedAt),
      placedMs,
    )
    if (Number.isNaN(placedMs) && !isSameDraw) continue
    const drawLines = isSameDraw ? latestLines : []
    drawLines.push(judgedLine)
    newestDrawByPeriod.set(key, drawLines)
    draws.delete(drawLines) // Moves the draw to the end, because its newest line decides its place.
    draws.add(drawLines)
  }
  return [...draws]
}

type PickedDraw = ReturnType<typeof toPickedDraws>[number]

/** Returns an empty list if no pick has an even chance (1/2). */
function toPickedDraws(lines: readonly JudgedLine[]) {
  const evenChanceLine = lines.find(({ chance: { winningCount, outcomeCount } }) => 2 * winningCount === outcomeCount)
  if (evenChanceLine === undefined) return []
  return [{ isHit: evenChanceLine.line.outcome === 'won', staked: sum(lines.map(({ line }) => line.stake)) }]
}

/**
 * Returns the draws with a stake above the average of the earlier draws. Later stakes do not count,
 * so the test stays valid if members choose stakes by earlier outcomes.
 */
function largeStakeDraws(draws: readonly PickedDraw[]): PickedDraw[] {
  let stakedBefore = 0
  return draws.filter((draw, index) => {
    const isLarge = index > 0 && Number(draw.staked) * index > stakedBefore
    stakedBefore += Number(draw.staked)
    return isLarge
  })
}

function hitsOf(draws: readonly PickedDraw[]) {
  return { draws: draws.length, hits: draws.filter(({ isHit }) => isHit).length }
}

/**
 * The weight that `Wager` explains. This value suits cheats that lower a chance of 1/2 by about 10
 * percentage points.
 */
const WAGER_WEIGHT = 24

/** Returns -Infinity if at least half of the draws are hits, which is no evidence of a cheat. */
function logCapitalOfLosses(picked: readonly PickedDraw[]): number {
  const { draws, hits } = hitsOf(picked)
  if (2 * hits >= draws) return Number.NEGATIVE_INFINITY
  return logCapitalOf({ observed: hits, trials: draws, chance: 1 / 2, weight: WAGER_WEIGHT })
}
