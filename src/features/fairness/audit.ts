import { sumOf, winningPicks, type GameRules, type Numbers } from '@/lib/game-rules'
import { logCapital, logEvidence, verdictOf, type Verdict } from '@/features/fairness/evidence'
import { atOnce, mapSteps, type Steps } from '@/lib/steps'

export interface PublishedDraw {
  period: string
  numbers: Numbers
}

/** How often a value came, beside how often it should. */
export interface ValueCount {
  value: string | number
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
  faces: ValueCount[]
  /** Big, small, odd, even. */
  picks: ValueCount[]
  /** Periods with numbers that the rules do not know. They are counted nowhere else. */
  impossible: string[]
}

/**
 * Holds the draws against what fair dice give. Only counts: whether a draw follows from the one
 * before cannot be asked after every draw where older draws are filled in later.
 * @param draws in any order; of a period that stands there twice, the first counts
 */
export function auditOf(rules: GameRules, draws: readonly PublishedDraw[]): Audit {
  return atOnce(auditSteps(rules, draws))
}

/** The same for thousands of draws: the page may answer in between. */
export function* auditSteps(rules: GameRules, draws: readonly PublishedDraw[]): Steps<Audit> {
  const first = firstOfEach(draws)
  yield
  const known = new Set(rules.outcomes.map(String))
  const seen = [...first.values()].filter((numbers) => known.has(String(numbers)))
  yield
  const impossible = [...first].filter(([, numbers]) => !known.has(String(numbers))).map(([period]) => period)
  const counts: ValueCount[][] = []
  const logs: number[] = []
  for (const respect of RESPECTS) {
    const values = countsIn(rules, seen, respect)
    counts.push(values)
    yield
    logs.push(...(yield* mapSteps(values, (value) => logCapital({ ...value, weight: respect.weight }))))
  }
  const log = logEvidence(logs)
  const [faces = [], , picks = []] = counts
  return { draws: seen.length, log, verdict: verdictOf(seen.length, log), faces, picks, impossible }
}

/** What a doubter looks at, and how near to the fair chances unfair ones are thought to be. */
interface Respect {
  weight: number
  valuesOf: (rules: GameRules, numbers: Numbers) => readonly (string | number)[]
  /** How many values of a draw could have been a given one. */
  perDraw: number
}

/**
 * Each value is a play of its own, for whoever cheats loads one of them. Weights for cheats that
 * pay and are not seen by eye: about 5 points more of a face, 2 of a sum, 5 of a result.
 */
const RESPECTS: readonly Respect[] = [
  { weight: 48, valuesOf: (_rules, numbers) => numbers, perDraw: 3 },
  { weight: 216, valuesOf: (_rules, numbers) => [sumOf(numbers)], perDraw: 1 },
  { weight: 72, valuesOf: winningPicks, perDraw: 1 },
  { weight: 72, valuesOf: (rules, numbers) => [winningPicks(rules, numbers).join('+')], perDraw: 1 },
]

/** In the order in which the rules' outcomes show them first. */
function countsIn(rules: GameRules, draws: readonly Numbers[], respect: Respect): ValueCount[] {
  const came = tally(rules, draws, respect)
  const sample = draws.length * respect.perDraw
  const outcomes = rules.outcomes.length * respect.perDraw
  return [...tally(rules, rules.outcomes, respect)].map(([value, count]) => ({
    value,
    came: came.get(value) ?? 0,
    sample,
    chance: count / outcomes,
  }))
}

function tally(rules: GameRules, draws: readonly Numbers[], { valuesOf }: Respect): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const numbers of draws)
    for (const value of valuesOf(rules, numbers)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function firstOfEach(draws: readonly PublishedDraw[]): Map<string, Numbers> {
  const first = new Map<string, Numbers>()
  for (const { period, numbers } of draws) if (!first.has(period)) first.set(period, numbers)
  return first
}
