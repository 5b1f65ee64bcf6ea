import { sumOf, winningPicks, type GameRules, type DrawNumbers } from '@/lib/game-rules'
import type { Draw } from '@/api/games'
import { firstResults, periodKeyOf, type Observation, type SeenResult } from './observations'
import { logCapitalOf, logEValue, verdictOf } from './e-value'

export interface ValueCount<Value extends string | number> {
  value: Value
  observed: number
  trials: number
  /** The probability of the value if the draws are fair. */
  chance: number
}

export type Audit = ReturnType<typeof auditOf>

/** Judges the results of the ledger, and the platform's past draws that the ledger lacks. */
export function auditSeen(rules: GameRules, observations: readonly Observation[], history: readonly Draw[]): Audit {
  const historyResults = history.flatMap(({ period, numbers }) => (numbers === null ? [] : [{ period, numbers }]))
  return auditOf(rules, [...firstResults(observations), ...historyResults])
}

/** True if the rules do not allow a result, or if fair draws hardly ever give such results. */
export function areDrawsUnlikely({ impossible, verdict }: Pick<Audit, 'impossible' | 'verdict'>): boolean {
  return impossible.length > 0 || verdict === 'hardlyChance'
}

/**
 * Judges the counts of faces (single numbers), sums and winning picks. A dependence on the previous
 * draw is not tested, because a draw that is added later may come between two known draws.
 */
export function auditOf(rules: GameRules, draws: readonly SeenResult[]) {
  const outcomeCounts = new Map(rules.outcomes.map((numbers) => [String(numbers), 0]))
  /** Periods with numbers that the rules do not allow. They do not count as draws. */
  const impossiblePeriods: string[] = []
  for (const [periodKey, numbers] of firstResultByPeriod(draws)) {
    const count = outcomeCounts.get(numbers)
    if (count === undefined) impossiblePeriods.push(periodKey.replace('|', ', '))
    else outcomeCounts.set(numbers, count + 1)
  }
  const faceCounts = countsIn(rules, outcomeCounts, (numbers) => numbers, 3)
  const sumCounts = countsIn(rules, outcomeCounts, (numbers) => [sumOf(numbers)])
  const picksInOrder = [...rules.picks.values()].map(({ pick }) => pick)
  const pickCounts = countsIn(rules, outcomeCounts, (numbers) => winningPicks(rules, numbers)).sort(
    (left, right) => picksInOrder.indexOf(left.value) - picksInOrder.indexOf(right.value),
  )
  const resultCounts = countsIn(rules, outcomeCounts, (numbers) => [winningPicks(rules, numbers).join('+')])
  // Each value has its own wager (a bet that the draws are not fair), because a cheat may favour a
  // single value. The weights suit cheats that are too small to be noticed. Such a cheat makes a
  // face or a result about 5 percentage points more frequent, or a sum about 2.
  const wagers = [
    ...faceCounts.map((value) => ({ ...value, weight: 48 })),
    ...sumCounts.map((value) => ({ ...value, weight: 216 })),
    ...pickCounts.map((value) => ({ ...value, weight: 72 })),
    ...resultCounts.map((value) => ({ ...value, weight: 72 })),
  ]
  const logEvidence = logEValue(wagers.map(logCapitalOf))
  const drawCount = sumOfCounts(outcomeCounts)
  return {
    draws: drawCount,
    log: logEvidence,
    verdict: verdictOf(drawCount, logEvidence),
    faces: faceCounts,
    picks: pickCounts,
    impossible: impossiblePeriods,
  }
}

const sumOfCounts = (counts: ReadonlyMap<unknown, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

/**
 * Counts the values (such as faces or sums) that `valuesOf` finds in the draws. The keys of
 * `outcomeCounts` are outcomes as text. A value occurs at most `perDraw` times in one draw.
 */
function countsIn<Value extends string | number>(
  rules: GameRules,
  outcomeCounts: ReadonlyMap<string, number>,
  valuesOf: (numbers: DrawNumbers) => readonly Value[],
  perDraw = 1,
): ValueCount<Value>[] {
  const counts = new Map<Value, { observed: number; outcomes: number }>()
  for (const numbers of rules.outcomes)
    for (const value of valuesOf(numbers)) {
      const { observed, outcomes } = counts.get(value) ?? { observed: 0, outcomes: 0 }
      counts.set(value, { observed: observed + (outcomeCounts.get(String(numbers)) ?? 0), outcomes: outcomes + 1 })
    }
  const trials = sumOfCounts(outcomeCounts) * perDraw
  const outcomeTotal = rules.outcomes.length * perDraw
  return [...counts].map(([value, { observed, outcomes }]) => ({
    value,
    observed,
    trials,
    chance: outcomes / outcomeTotal,
  }))
}

/** Returns the first numbers of each period as text, by the key of the period. */
function firstResultByPeriod(draws: readonly SeenResult[]): Map<string, string> {
  const numbersByPeriod = new Map<string, string>()
  const seenPeriods = new Set<string>()
  for (const draw of draws) {
    const periodKey = periodKeyOf(draw)
    // A result without a day is left out if its period number occurred before, because both results
    // may be from the same period.
    const mayBeKnown = numbersByPeriod.has(periodKey) || (periodKey === draw.period && seenPeriods.has(periodKey))
    if (!mayBeKnown) numbersByPeriod.set(periodKey, String(draw.numbers))
    seenPeriods.add(draw.period)
  }
  return numbersByPeriod
}
