import { sumOf, winningPicks, type GameRules, type Numbers } from '@/lib/game-rules'
import { periodKeyOf, type SeenResult } from '@/domain/ledger/observations'
import { logCapital, logEValue, verdictOf } from './e-value'

export interface ValueCount<Value extends string | number> {
  value: Value
  observed: number
  trials: number
  /** The probability of the value if the draws are fair. */
  chance: number
}

export type Audit = ReturnType<typeof auditOf>

/**
 * Only counts values. A dependence on the draw before is not tested, because older draws may be
 * added later.
 * @param draws in any order; if a period occurs twice, the first one counts
 */
export function auditOf(rules: GameRules, draws: readonly SeenResult[]) {
  const seen = new Map(rules.outcomes.map((numbers) => [String(numbers), 0]))
  /** Periods with numbers that the rules do not allow. They are not counted as draws. */
  const impossible: string[] = []
  for (const [round, numbers] of firstResultByPeriod(draws)) {
    const observed = seen.get(numbers)
    if (observed === undefined) impossible.push(round.replace('|', ', '))
    else seen.set(numbers, observed + 1)
  }
  const faces = countsIn(rules, seen, (numbers) => numbers, 3)
  const sums = countsIn(rules, seen, (numbers) => [sumOf(numbers)])
  const picksInOrder = [...rules.picks.values()].map(({ pick }) => pick)
  const picks = countsIn(rules, seen, (numbers) => winningPicks(rules, numbers)).sort(
    (one, other) => picksInOrder.indexOf(one.value) - picksInOrder.indexOf(other.value),
  )
  const results = countsIn(rules, seen, (numbers) => [winningPicks(rules, numbers).join('+')])
  // One wager for each value, because a cheat loads one of them. The weights suit cheats that pay
  // unseen: about 5 percentage points more of a face, 2 of a sum, 5 of a result.
  const wagers = [
    ...faces.map((value) => ({ ...value, weight: 48 })),
    ...sums.map((value) => ({ ...value, weight: 216 })),
    ...picks.map((value) => ({ ...value, weight: 72 })),
    ...results.map((value) => ({ ...value, weight: 72 })),
  ]
  const log = logEValue(wagers.map(logCapital))
  const number = total(seen)
  return { draws: number, log, verdict: verdictOf(number, log), faces, picks, impossible }
}

const total = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

/**
 * @param seen how often each outcome was drawn, by its text: outcomes are few, draws are many
 * @param perDraw how often a given value can occur in one draw
 */
function countsIn<Value extends string | number>(
  rules: GameRules,
  seen: ReadonlyMap<string, number>,
  valuesOf: (numbers: Numbers) => readonly Value[],
  perDraw = 1,
): ValueCount<Value>[] {
  const counts = new Map<Value, { observed: number; outcomes: number }>()
  for (const numbers of rules.outcomes)
    for (const value of valuesOf(numbers)) {
      const { observed, outcomes } = counts.get(value) ?? { observed: 0, outcomes: 0 }
      counts.set(value, { observed: observed + (seen.get(String(numbers)) ?? 0), outcomes: outcomes + 1 })
    }
  const trials = total(seen) * perDraw
  const all = rules.outcomes.length * perDraw
  return [...counts].map(([value, { observed, outcomes }]) => ({ value, observed, trials, chance: outcomes / all }))
}

/** The first numbers of each period, as text, by the key of the period. */
function firstResultByPeriod(draws: readonly SeenResult[]): Map<string, string> {
  const first = new Map<string, string>()
  const periods = new Set<string>()
  for (const draw of draws) {
    const periodKey = periodKeyOf(draw)
    // A period without its day may be one that is already there with its day.
    const mayBeKnown = first.has(periodKey) || (periodKey === draw.period && periods.has(periodKey))
    if (!mayBeKnown) first.set(periodKey, String(draw.numbers))
    periods.add(draw.period)
  }
  return first
}
