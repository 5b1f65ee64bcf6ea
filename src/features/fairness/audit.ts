import { sumOf, winningPicks, type GameRules, type Numbers, type Pick } from '@/lib/game-rules'
import { mapSteps, type Steps } from '@/lib/steps'
import { logCapital, logEvidence, verdictOf, type Verdict } from './evidence'

export interface PublishedDraw {
  period: string
  numbers: Numbers
}

/** How often a value came, beside how often it should. */
export interface ValueCount<Value extends string | number> {
  value: Value
  came: number
  sample: number
  /** Of the value, if fair. */
  chance: number
}

export interface Audit {
  /** Of different periods, with numbers that the rules know. */
  draws: number
  /** The logarithm of the evidence against fair draws. */
  log: number
  verdict: Verdict
  faces: ValueCount<number>[]
  /** Big, small, odd, even. */
  picks: ValueCount<Pick>[]
  /** Periods with numbers that the rules do not know. They are counted nowhere else. */
  impossible: string[]
}

/**
 * Holds the draws against what fair dice give. Only counts: whether a draw follows from the one
 * before cannot be asked after every draw where older draws are filled in later. With thousands of
 * draws, the page may answer in between.
 * @param draws in any order; of a period that stands there twice, the first counts
 */
export function* auditSteps(rules: GameRules, draws: readonly PublishedDraw[]): Steps<Audit> {
  const first = firstOfEach(draws)
  yield
  const known = new Set(rules.outcomes.map(String))
  const seen = [...first.values()].filter((numbers) => known.has(String(numbers)))
  yield
  const impossible = [...first].filter(([, numbers]) => !known.has(String(numbers))).map(([period]) => period)
  const faces = countsIn(rules, seen, (numbers) => numbers, 3)
  yield
  const sums = countsIn(rules, seen, (numbers) => [sumOf(numbers)])
  yield
  const picks = countsIn(rules, seen, (numbers) => winningPicks(rules, numbers))
  yield
  const results = countsIn(rules, seen, (numbers) => [winningPicks(rules, numbers).join('+')])
  yield
  // Each value is a play of its own, for whoever cheats loads one of them. Weights for cheats that
  // pay and are not seen by eye: about 5 points more of a face, 2 of a sum, 5 of a result.
  const plays = [
    ...faces.map((value) => ({ ...value, weight: 48 })),
    ...sums.map((value) => ({ ...value, weight: 216 })),
    ...picks.map((value) => ({ ...value, weight: 72 })),
    ...results.map((value) => ({ ...value, weight: 72 })),
  ]
  const log = logEvidence(yield* mapSteps(plays, logCapital))
  return { draws: seen.length, log, verdict: verdictOf(seen.length, log), faces, picks, impossible }
}

/**
 * In the order in which the rules' outcomes show them first.
 * @param perDraw how many values of a draw could have been a given one
 */
function countsIn<Value extends string | number>(
  rules: GameRules,
  draws: readonly Numbers[],
  valuesOf: (numbers: Numbers) => readonly Value[],
  perDraw = 1,
): ValueCount<Value>[] {
  const came = tally(draws, valuesOf)
  const sample = draws.length * perDraw
  const outcomes = rules.outcomes.length * perDraw
  return [...tally(rules.outcomes, valuesOf)].map(([value, count]) => ({
    value,
    came: came.get(value) ?? 0,
    sample,
    chance: count / outcomes,
  }))
}

function tally<Value>(
  draws: readonly Numbers[],
  valuesOf: (numbers: Numbers) => readonly Value[],
): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const numbers of draws) for (const value of valuesOf(numbers)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function firstOfEach(draws: readonly PublishedDraw[]): Map<string, Numbers> {
  const first = new Map<string, Numbers>()
  for (const { period, numbers } of draws) if (!first.has(period)) first.set(period, numbers)
  return first
}
