import type { Order, OrderLine } from '@/api/orders'
import { chanceOf, pickOf, rulesOf, type Chance, type GameRules, type OptionRule } from '@/lib/game-rules'
import { compare, fraction, multiply, sum } from '@/lib/money/sums'
import { money, ZERO, type Money } from '@/lib/money/text'
import { atOnce, mapSteps, sortSteps, type Steps } from '@/lib/steps'
import { normalTail } from '@/lib/stats/distributions'
import { noticeableChance } from '@/lib/stats/power'
import { binomialTest, chanceInterval, holm, independenceTest, type Interval } from '@/lib/stats/tests'
import { returnOf, type PayoutOf } from '@/shared/order-sums'
import { answerOf, LEAST_DRAWS, UNUSUAL_BELOW, type TestAnswer } from './audit'

/** Each half of a split needs so many draws. */
export const LEAST_DRAWS_OF_HALF = LEAST_DRAWS / 2
/** Of the intervals: what they leave out is what the tests call unusual, but for the correction. */
export const CONFIDENCE = 1 - UNUSUAL_BELOW
/** Hits, stakes, returns. */
const QUESTIONS = 3

interface Tested extends TestAnswer {
  p: number | null
}

/** Hits of picks that win in half of all outcomes: one pick of each draw. */
export interface HitResult extends Tested {
  draws: number
  hits: number
  /** In which the chance behind these hits lies; null where there are too few draws to say. */
  interval: Interval | null
  /** The chance of a hit, 1/2 if fair, that so many draws would show in about 8 of 10 cases. */
  noticeable: number | null
}

export interface StakeHalf {
  draws: number
  hits: number
}

/** Does the platform answer otherwise when more is at stake? */
export interface StakeSplit extends Tested {
  small: StakeHalf
  large: StakeHalf
  /** A draw with more than this at stake is among the large ones. */
  border: Money
}

export interface ReturnResult extends Tested {
  staked: Money
  returned: Money
  /** What the published payouts return on average on these very stakes. */
  expected: Money
  /** Where 99 of 100 members with these stakes end if draws are fair; null: nobody can say. */
  usual: { low: Money; high: Money } | null
  /** A return was recorded that the payout does not explain, so that the sum says too little. */
  isPartial: boolean
}

export interface OwnResults {
  hits: HitResult
  /** Null where every draw had the same at stake. */
  split: StakeSplit | null
  returns: ReturnResult
  /** Settled lines in none of these figures: their rules or payouts are not published. */
  leftOut: number
}

/**
 * The member's settled orders against what fair draws and the published payouts give. Picks on one
 * draw win or lose together, so the draw is counted, not the pick: its first one decides. Says the
 * platform's own word, won or lost; whether that is right is asked by `shared/resettlement.ts`.
 * @param orders newest first, as the platform lists them
 */
export function ownResults(orders: readonly Order[], payoutOf: PayoutOf): OwnResults {
  return atOnce(ownResultSteps(orders, payoutOf))
}

/** The same for thousands of orders: the page may answer in between. */
export function* ownResultSteps(orders: readonly Order[], payoutOf: PayoutOf): Steps<OwnResults> {
  const settled = settledLines(orders)
  yield
  const known = knownLines(settled, payoutOf)
  yield
  const draws = byDraw(known)
  yield
  const picked = draws.flatMap(pickedDraw)
  yield
  const hits = hitsOf(picked)
  const split = yield* splitOf(picked)
  const returns = yield* returnsOf(draws)
  const adjusted = holm([hits.p, split?.p ?? null, returns.p])
  return {
    hits: { ...hits, ...answerOf(adjusted[0]) },
    split: split === null ? null : { ...split, ...answerOf(adjusted[1]) },
    returns: { ...returns, ...answerOf(adjusted[2]) },
    leftOut: settled.length - known.length,
  }
}

/**
 * The draws with a pick that wins in half of all outcomes, oldest first.
 * @param orders newest first, as the platform lists them
 */
export function pickedDraws(orders: readonly Order[], payoutOf: PayoutOf): PickedDraw[] {
  return byDraw(knownLines(settledLines(orders), payoutOf)).flatMap(pickedDraw)
}

type LineOfDraw = Pick<SettledLine, 'period' | 'line'>

/** Oldest first. */
function settledLines(orders: readonly Order[]): LineOfDraw[] {
  return orders
    .filter(({ isSettled }) => isSettled)
    .reverse()
    .flatMap(({ period, lines }) => lines.map((line) => ({ period, line })))
    .filter(({ line }) => line.outcome !== 'pending')
}

function knownLines(settled: readonly LineOfDraw[], payoutOf: PayoutOf): SettledLine[] {
  return settled.flatMap(({ period, line }): SettledLine[] => {
    const [rules, rule, payout] = [rulesOf(line.gameId), pickOf(line.gameId, line.type), payoutOf(line)]
    if (rules === null || rule === null || payout === null) return []
    return [{ period, line, rules, rule, payout, chance: knownChance(rules, rule) }]
  })
}

const chances = new WeakMap<OptionRule, Chance>()

/** Counted over all outcomes, once for the many lines with this pick. */
function knownChance(rules: GameRules, rule: OptionRule): Chance {
  const chance = chances.get(rule) ?? chanceOf(rules, rule)
  chances.set(rule, chance)
  return chance
}

interface SettledLine {
  period: string
  line: OrderLine
  rules: GameRules
  rule: OptionRule
  chance: Chance
  /** Gross, per unit staked. */
  payout: string
}

/** The lines of each draw, in the order in which they were placed. */
function byDraw(lines: readonly SettledLine[]): SettledLine[][] {
  const draws = new Map<string, SettledLine[]>()
  for (const one of lines) {
    const key = `${one.line.gameId}|${one.period}`
    const ofDraw = draws.get(key)
    if (ofDraw === undefined) draws.set(key, [one])
    else ofDraw.push(one)
  }
  return [...draws.values()]
}

export interface PickedDraw {
  isHit: boolean
  staked: Money
}

/** None where no pick of the draw has an even chance. */
function pickedDraw(lines: readonly SettledLine[]): PickedDraw[] {
  const first = lines.find(({ chance: { winning, outcomes } }) => 2 * winning === outcomes)
  if (first === undefined) return []
  return [{ isHit: first.line.outcome === 'won', staked: sum(lines.map(({ line }) => line.stake)) }]
}

type Untested<Row extends Tested> = Omit<Row, keyof TestAnswer>

function hitsOf(draws: readonly PickedDraw[]): Untested<HitResult> {
  const { hits } = halfOf(draws)
  const isEnough = draws.length >= LEAST_DRAWS
  const question = { sample: draws.length, kinds: 2, level: UNUSUAL_BELOW / QUESTIONS }
  const above = isEnough ? noticeableChance(question) : null
  return {
    draws: draws.length,
    hits,
    interval: isEnough ? chanceInterval(hits, draws.length, CONFIDENCE) : null,
    noticeable: above === null ? null : 1 - above,
    p: isEnough ? binomialTest(hits, draws.length, 0.5) : null,
  }
}

function* splitOf(draws: readonly PickedDraw[]): Steps<Untested<StakeSplit> | null> {
  const border = yield* borderOf(draws.map(({ staked }) => staked))
  if (border === null) return null
  const isLarge = ({ staked }: PickedDraw) => compare(staked, border) > 0
  const small = halfOf(draws.filter((draw) => !isLarge(draw)))
  const large = halfOf(draws.filter(isLarge))
  const isEnough = Math.min(small.draws, large.draws) >= LEAST_DRAWS_OF_HALF
  const rowOf = ({ draws, hits }: StakeHalf) => [hits, draws - hits] as const
  return { small, large, border, p: isEnough ? independenceTest([rowOf(small), rowOf(large)]) : null }
}

function halfOf(draws: readonly PickedDraw[]): StakeHalf {
  return { draws: draws.length, hits: draws.filter(({ isHit }) => isHit).length }
}

/** The stake after which the two parts are most equal in number; null where all are alike. */
function* borderOf(stakes: readonly Money[]): Steps<Money | null> {
  const ascending = yield* sortSteps(stakes, compare)
  const most = ascending.at(-1)
  const middle = ascending.length / 2
  const ends = ascending.flatMap((stake, at) =>
    stake !== most && stake !== ascending[at + 1] ? { stake, count: at + 1 } : [],
  )
  const [best] = ends.sort((left, right) => Math.abs(left.count - middle) - Math.abs(right.count - middle))
  return best?.stake ?? null
}

/** So many draws of like weight make a sum of returns nearly normal, however unlike the stakes. */
const LEAST_WEIGHT = 50
/** Between them 99 of 100 values of a normal variable lie. */
const USUAL_DEVIATIONS = 2.5758

function* returnsOf(draws: readonly SettledLine[][]): Steps<Untested<ReturnResult>> {
  const lines = draws.flat()
  const told = yield* mapSteps(lines, ({ line, payout }) => returnOf(line, payout))
  const isPartial = told.some(({ kind }) => kind === 'recorded')
  const returned = sum(told.map((one) => one.returned ?? ZERO))
  const shares = yield* mapSteps(lines, ({ line, payout, chance: { winning, outcomes } }) =>
    fraction(multiply(line.stake, payout), winning, outcomes),
  )
  const expected = sum(shares)
  yield
  const variances = yield* mapSteps(draws, varianceOf)
  const variance = variances.reduce((total, one) => total + one, 0)
  const weight = variance ** 2 / variances.reduce((total, one) => total + one ** 2, 0)
  const canTell = !isPartial && draws.length >= LEAST_DRAWS && weight >= LEAST_WEIGHT
  const deviation = Math.sqrt(variance)
  const reach = USUAL_DEVIATIONS * deviation
  return {
    staked: sum(lines.map(({ line }) => line.stake)),
    returned,
    expected,
    usual: canTell ? { low: asMoney(Number(expected) - reach), high: asMoney(Number(expected) + reach) } : null,
    isPartial,
    p: canTell ? 2 * normalTail(Math.abs(Number(returned) - Number(expected)) / deviation) : null,
  }
}

/** Of what the lines of one draw return together, over all its outcomes. */
function varianceOf(lines: readonly SettledLine[]): number {
  const outcomes = lines[0]?.rules.outcomes ?? []
  const prizes = lines.map(({ line, rule, payout }) => ({ rule, prize: Number(line.stake) * Number(payout) }))
  const returns = outcomes.map((numbers) =>
    prizes.reduce((total, { rule, prize }) => total + (rule.wins(numbers) ? prize : 0), 0),
  )
  const mean = returns.reduce((total, one) => total + one, 0) / outcomes.length
  return returns.reduce((total, one) => total + (one - mean) ** 2, 0) / outcomes.length
}

/** Nobody gets back less than nothing. */
function asMoney(amount: number): Money {
  return money(Math.max(0, amount).toFixed(2))
}
