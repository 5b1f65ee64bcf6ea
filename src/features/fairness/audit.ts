import { sumOf, winningPicks, type GameRules, type Numbers } from '@/lib/game-rules'
import { areNeighbours, comparePeriods } from '@/lib/periods'
import { atOnce, mapSteps, sortSteps, type Steps } from '@/lib/steps'
import { noticeableChance, noticeableShare } from '@/lib/stats/power'
import { goodnessOfFit, holm, repeatsTest, runsTest, type Cell } from '@/lib/stats/tests'

/** Below this many draws nothing is said (a test then finds only the coarsest cheat). */
export const LEAST_DRAWS = 100
/** From this adjusted p-value down a result is called unusual. It is no proof. */
export const UNUSUAL_BELOW = 0.01

/**
 * `faces`: each number alone. `sums`: the three together. `picks`: big or small with odd or even.
 * `repeats`: draws like the one right before. `runs`: big and small in a row.
 */
export const AUDIT_TESTS = ['faces', 'sums', 'picks', 'repeats', 'runs'] as const

export type AuditTest = (typeof AUDIT_TESTS)[number]

export type Verdict = 'tooFew' | 'usual' | 'unusual'

export interface TestAnswer {
  /** After Holm's correction over all questions that could be asked; null: too few to say. */
  adjusted: number | null
  verdict: Verdict
}

export function answerOf(adjusted: number | null = null): TestAnswer {
  if (adjusted === null) return { adjusted, verdict: 'tooFew' }
  return { adjusted, verdict: adjusted < UNUSUAL_BELOW ? 'unusual' : 'usual' }
}

export interface AuditRow extends TestAnswer {
  test: AuditTest
  /** Draws; of `repeats` pairs of neighbours. */
  sample: number
  p: number | null
  rival: Rival
}

/** How unfair draws could look to a test: one kind of `fair` share comes more often. */
interface Rival {
  /** In the test's own values, such as three for each draw. */
  sample: number
  fair: number
  /** Of the chi-square test: the kinds less one. */
  degrees: number
}

/**
 * What a sample of this size would notice in 8 of 10 cases, at the level that Holm's correction may
 * ask: one face, one sum in the middle, one of the four results, two draws in a row that are alike,
 * or big after big and small after small, that come with `share` where `fair` is expected.
 */
export interface Noticeable {
  fair: number
  share: number
}

export interface PublishedDraw {
  period: string
  numbers: Numbers
}

export interface Audit {
  /** Of different periods. */
  draws: number
  rows: AuditRow[]
  /** Periods with numbers that the rules do not know. They are in no row. */
  impossible: string[]
}

/**
 * Holds the draws against what fair dice give. The five questions are asked together, so that fair
 * draws give any "unusual" in at most 1 of 100 samples. Whoever looks at many games, or again after
 * every draw, will see one more often.
 * @param draws in any order; of a period that stands there twice, the first counts
 */
export function auditOf(rules: GameRules, draws: readonly PublishedDraw[]): Audit {
  return atOnce(auditSteps(rules, draws))
}

/** The same for thousands of draws: the page may answer in between. */
export function* auditSteps(rules: GameRules, draws: readonly PublishedDraw[]): Steps<Audit> {
  const fair = fairDraws(rules)
  yield
  const all = yield* sortSteps([...firstOfEach(draws).values()], (left, right) =>
    comparePeriods(left.period, right.period),
  )
  const seen = all.flatMap(({ period, numbers }): Seen[] => {
    const traits = fair.traits.get(keyOf(numbers))
    return traits === undefined ? [] : [{ period, traits }]
  })
  yield
  const asked = yield* mapSteps(AUDIT_TESTS, (test) => ({ test, ...QUESTIONS[test](seen, fair) }))
  const adjusted = holm(asked.map(({ p }) => p))
  return {
    draws: all.length,
    rows: asked.map((row, at) => ({ ...row, ...answerOf(adjusted[at]) })),
    impossible: all.filter(({ numbers }) => !fair.traits.has(keyOf(numbers))).map(({ period }) => period),
  }
}

/** Null for too few draws. */
export function noticeableOf({ p, rival }: Pick<AuditRow, 'p' | 'rival'>): Noticeable | null {
  if (p === null) return null
  const share = noticeableShare({ ...rival, level: UNUSUAL_BELOW / AUDIT_TESTS.length })
  return share === null ? null : { fair: rival.fair, share }
}

/**
 * The share of one face, 1/6 if fair, that a sample of so many draws would notice in 8 of 10 cases,
 * at the level that Holm's correction may ask of the test of faces; null for too few draws.
 */
export function noticeableFace(rules: GameRules, draws: number): number | null {
  if (draws < LEAST_DRAWS) return null
  const kinds = fairDraws(rules).counts.faces.size
  return noticeableChance({ sample: draws * 3, kinds, level: UNUSUAL_BELOW / AUDIT_TESTS.length })
}

/** What the tests look at in one draw. */
interface Traits {
  faces: readonly number[]
  sum: number
  /** "big+odd" */
  picks: string
  isBig: boolean
  /** The numbers in ascending order: a list may be sorted, so a repeat is one in any order. */
  sorted: string
}

interface Seen {
  period: string
  traits: Traits
}

/** All outcomes of the rules, which are equally likely. */
interface FairDraws {
  traits: ReadonlyMap<string, Traits>
  /** How many outcomes, of `traits.size`, show each value. */
  counts: {
    faces: ReadonlyMap<number, number>
    sums: ReadonlyMap<number, number>
    picks: ReadonlyMap<string, number>
  }
  /** That two draws show the same numbers in any order: 996 of 46,656. */
  repeatChance: number
}

const fairDrawsOf = new WeakMap<GameRules, FairDraws>()

function fairDraws(rules: GameRules): FairDraws {
  const known = fairDrawsOf.get(rules)
  if (known !== undefined) return known
  const traits = new Map(rules.outcomes.map((numbers) => [keyOf(numbers), traitsOf(rules, numbers)]))
  const every = [...traits.values()]
  const counts = {
    faces: countsOf(every.flatMap(({ faces }) => faces)),
    sums: countsOf(every.map(({ sum }) => sum).sort((left, right) => left - right)),
    picks: countsOf(every.map(({ picks }) => picks)),
  }
  const alike = [...countsOf(every.map(({ sorted }) => sorted)).values()]
  const repeatChance = alike.reduce((sum, count) => sum + (count / every.length) ** 2, 0)
  const fair = { traits, counts, repeatChance }
  fairDrawsOf.set(rules, fair)
  return fair
}

function traitsOf(rules: GameRules, numbers: Numbers): Traits {
  const picks = winningPicks(rules, numbers)
  const sorted = [...numbers].sort((left, right) => left - right).join(',')
  return { faces: numbers, sum: sumOf(numbers), picks: picks.join('+'), isBig: picks.includes('big'), sorted }
}

interface Answer {
  sample: number
  p: number | null
  rival: Rival
}

const QUESTIONS: Readonly<Record<AuditTest, (seen: readonly Seen[], fair: FairDraws) => Answer>> = {
  faces: (seen, { traits, counts }) =>
    fitOf(seen.length, {
      came: countsOf(seen.flatMap(({ traits }) => traits.faces)),
      counts: counts.faces,
      of: traits.size,
    }),
  sums: (seen, { traits, counts }) =>
    fitOf(seen.length, { came: countsOf(seen.map(({ traits }) => traits.sum)), counts: counts.sums, of: traits.size }),
  // Not a test of independence: of fair dice 61 of 216 are big and odd, 47 are big and even.
  picks: (seen, { traits, counts }) =>
    fitOf(seen.length, {
      came: countsOf(seen.map(({ traits }) => traits.picks)),
      counts: counts.picks,
      of: traits.size,
    }),
  repeats: (seen, { repeatChance }) => {
    const pairs = seen.flatMap(({ period, traits }, at): [string, string][] => {
      const before = seen[at - 1]
      const isNext = before !== undefined && areNeighbours(before.period, period)
      return isNext ? [[before.traits.sorted, traits.sorted]] : []
    })
    const rival = { sample: pairs.length, fair: repeatChance, degrees: 1 }
    return { ...enough(pairs.length, () => repeatsTest(pairs, repeatChance).p), rival }
  },
  // All alike is the one sample of which the test says nothing, and the most unusual one.
  runs: (seen) => ({
    ...enough(seen.length, () => runsTest(seen.map(({ traits }) => traits.isBig))?.p ?? 0),
    rival: { sample: seen.length - 1, fair: 1 / 2, degrees: 1 },
  }),
}

function enough(sample: number, pValue: () => number | null): Pick<Answer, 'sample' | 'p'> {
  return { sample, p: sample < LEAST_DRAWS ? null : pValue() }
}

/**
 * Holds how often each value came against how many of the outcomes show it.
 * @param counts of values in ascending order, in which neighbours may be pooled
 * @param of how many outcomes there are
 */
function fitOf<Value>(
  sample: number,
  { came, counts, of }: { came: ReadonlyMap<Value, number>; counts: ReadonlyMap<Value, number>; of: number },
): Answer {
  const cells = [...counts].map(([value, count]): Cell => ({
    observed: came.get(value) ?? 0,
    expected: (count / of) * sample,
  }))
  const values = [...counts.values()]
  const all = values.reduce((sum, count) => sum + count, 0)
  const fit = goodnessOfFit(cells)
  return {
    ...enough(sample, () => fit?.p ?? null),
    rival: { sample: (sample * all) / of, fair: Math.max(...values) / all, degrees: fit?.degrees ?? values.length - 1 },
  }
}

function countsOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function firstOfEach(draws: readonly PublishedDraw[]): Map<string, PublishedDraw> {
  const first = new Map<string, PublishedDraw>()
  for (const draw of draws) if (!first.has(draw.period)) first.set(draw.period, draw)
  return first
}

function keyOf(numbers: Numbers): string {
  return numbers.join(',')
}
