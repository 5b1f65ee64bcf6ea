import { sumOf, winningPicks, type GameRules, type Numbers } from '@/lib/game-rules'
import { periodKeyOf, type SeenResult } from '@/domain/ledger/observations'
import { logCapital, logEValue, verdictOf } from './e-value'

export interface ValueCount<Value extends string | number> {
  value: Value
  observed: number
  trials: number
  /** Of the value, if fair. */
  chance: number
}

export type Audit = ReturnType<typeof auditOf>

/**
 * Holds the draws against what fair dice give. Only counts: whether a draw follows from the one
 * before cannot be asked after every draw where older draws are filled in later.
 * @param draws in any order; of a period that stands there twice, the first counts
 */
export function auditOf(rules: GameRules, draws: readonly SeenResult[]) {
  const seen = new Map(rules.outcomes.map((numbers) => [String(numbers), 0]))
  /** Periods with numbers that the rules do not know. They are counted nowhere else. */
  const impossible: string[] = []
  for (const [round, numbers] of firstOfEach(draws)) {
    const observed = seen.get(numbers)
    if (observed === undefined) impossible.push(round.replace('|', ', '))
    else seen.set(numbers, observed + 1)
  }
  const faces = countsIn(rules, seen, (numbers) => numbers, 3)
  const sums = countsIn(rules, seen, (numbers) => [sumOf(numbers)])
  const inOrder = [...rules.picks.values()].map(({ pick }) => pick)
  const picks = countsIn(rules, seen, (numbers) => winningPicks(rules, numbers)).sort(
    (one, other) => inOrder.indexOf(one.value) - inOrder.indexOf(other.value),
  )
  const results = countsIn(rules, seen, (numbers) => [winningPicks(rules, numbers).join('+')])
  // Each value is a play of its own, for whoever cheats loads one of them. Weights for cheats that
  // pay and are not seen by eye: about 5 points more of a face, 2 of a sum, 5 of a result.
  const plays = [
    ...faces.map((value) => ({ ...value, weight: 48 })),
    ...sums.map((value) => ({ ...value, weight: 216 })),
    ...picks.map((value) => ({ ...value, weight: 72 })),
    ...results.map((value) => ({ ...value, weight: 72 })),
  ]
  const log = logEValue(plays.map(logCapital))
  const number = total(seen)
  return { draws: number, log, verdict: verdictOf(number, log), faces, picks, impossible }
}

const total = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

/**
 * @param seen how often each outcome observed, by its text: of them there are few, of draws thousands
 * @param perDraw how many values of a draw could have been a given one
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

/** By the period: its numbers as text. */
function firstOfEach(draws: readonly SeenResult[]): Map<string, string> {
  const first = new Map<string, string>()
  const periods = new Set<string>()
  for (const draw of draws) {
    const periodKey = periodKeyOf(draw)
    // A number without its day may be of a round that stands there with it.
    const isKnown = first.has(periodKey) || (periodKey === draw.period && periods.has(periodKey))
    if (!isKnown) first.set(periodKey, String(draw.numbers))
    periods.add(draw.period)
  }
  return first
}
