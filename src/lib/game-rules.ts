import { compare, multiplyByFraction, multiply, subtract, sum } from './money/sums'
import { ZERO, type Money } from './money/text'

export type DrawNumbers = readonly [number, number, number]

export type Pick = 'big' | 'small' | 'odd' | 'even'

export interface OptionRule {
  pick: Pick
  wins: (numbers: DrawNumbers) => boolean
  chance: Chance
}

export interface Chance {
  winningCount: number
  outcomeCount: number
}

export interface GameRules {
  /** All possible draws; each is equally likely. */
  outcomes: readonly DrawNumbers[]
  /** The rule of each option, by the platform's word for the option in lower case. */
  picks: ReadonlyMap<string, OptionRule>
}

const PICK_BY_OPTION_NAME: ReadonlyMap<string, Pick> = new Map([
  ['big', 'big'],
  ['small', 'small'],
  ['pair', 'even'],
  ['double', 'even'],
  ['even', 'even'],
  ['single', 'odd'],
  ['odd', 'odd'],
])

const DIE_FACES = [1, 2, 3, 4, 5, 6]

const WIN_RULE_BY_PICK: Readonly<Record<Pick, (total: number) => boolean>> = {
  big: (total) => total >= 11,
  small: (total) => total <= 10,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
}

/** Computes the option's chance once, so that each order on the option can use it. */
export function optionRule(outcomes: readonly DrawNumbers[], pick: Pick, wins: OptionRule['wins']): OptionRule {
  return { pick, wins, chance: { winningCount: outcomes.filter(wins).length, outcomeCount: outcomes.length } }
}

/**
 * Returns rules by which the sum of the numbers decides which picks win, even if all three numbers
 * are equal (reading 36).
 */
function sumRulesOf(outcomes: readonly DrawNumbers[]): GameRules {
  const ruleFor = (pick: Pick) => optionRule(outcomes, pick, (numbers) => WIN_RULE_BY_PICK[pick](sumOf(numbers)))
  return { outcomes, picks: new Map([...PICK_BY_OPTION_NAME].map(([word, pick]) => [word, ruleFor(pick)])) }
}

const sumRules = sumRulesOf(
  DIE_FACES.flatMap((first) =>
    DIE_FACES.flatMap((second) => DIE_FACES.map((third): DrawNumbers => [first, second, third])),
  ),
)

/** Published rules by game id. Other games publish none (reading 35). */
const RULES_BY_GAME: ReadonlyMap<string, GameRules> = new Map([
  ['11', sumRules],
  ['12', sumRules],
])

export function rulesOf(gameId: string): GameRules | null {
  return RULES_BY_GAME.get(gameId) ?? null
}

/** Returns null if the game's rules are not published or have no option called `type`. */
export function ruleOf(rules: GameRules | null, type: string): OptionRule | null {
  return rules?.picks.get(normalizeOptionName(type)) ?? null
}

export function ruleInGame(gameId: string, type: string): OptionRule | null {
  return ruleOf(rulesOf(gameId), type)
}

/** Returns the pick that the platform calls `type` in all games; null for any other word. */
export function pickNamed(type: string): Pick | null {
  return PICK_BY_OPTION_NAME.get(normalizeOptionName(type)) ?? null
}

function normalizeOptionName(type: string): string {
  return type.trim().toLowerCase()
}

export function sumOf(numbers: DrawNumbers): number {
  return numbers[0] + numbers[1] + numbers[2]
}

export function winningPicks(rules: GameRules, numbers: DrawNumbers): Pick[] {
  const winningRules = [...rules.picks.values()].filter(({ wins }) => wins(numbers))
  return [...new Set(winningRules.map(({ pick }) => pick))]
}

/**
 * Returns the average loss: stake − stake × payout × chance. The payout includes the stake. With a
 * stake of 1,000, a payout of 1.95 and a chance of one half, the average loss is 25.
 */
export function expectedLoss(stake: Money, payout: string, { winningCount, outcomeCount }: Chance): Money {
  return subtract(stake, multiplyByFraction(multiply(stake, payout), winningCount, outcomeCount))
}

export interface PaidPick {
  rule: OptionRule
  /** Return for each unit staked, stake included. */
  payout: string
}

interface OutcomeReturn {
  numbers: DrawNumbers
  /** Includes the stakes of the picks that win. */
  returned: Money
}

/**
 * Returns the amount that each possible draw returns, the highest first. It goes through all draws,
 * because one draw decides all picks, so the chances of several picks cannot be multiplied.
 */
export function outcomeReturns({ outcomes }: GameRules, picks: readonly PaidPick[], perNote: Money): OutcomeReturn[] {
  const returns = outcomes.map((numbers) => {
    const wonPicks = picks.filter(({ rule }) => rule.wins(numbers))
    return { numbers, returned: sum(wonPicks.map(({ payout }) => multiply(perNote, payout))) }
  })
  return returns.sort((left, right) => compare(right.returned, left.returned))
}

/**
 * Groups the draws that return the same amount, with the chance of each group. The groups have the
 * order of `returns`.
 */
export function groupReturns(returns: readonly OutcomeReturn[]) {
  const drawCountByReturn = new Map<Money, number>()
  for (const { returned } of returns) drawCountByReturn.set(returned, (drawCountByReturn.get(returned) ?? 0) + 1)
  return [...drawCountByReturn].map(([returned, winningCount]) => ({
    returned,
    chance: { winningCount, outcomeCount: returns.length },
  }))
}

/** Returns the average return over all outcomes, cut to two decimals; zero without groups. */
export function averageReturn(groups: ReturnType<typeof groupReturns>): Money {
  const [first] = groups
  if (first === undefined) return ZERO
  const total = sum(groups.map(({ returned, chance }) => multiply(returned, chance.winningCount)))
  return multiplyByFraction(total, 1, first.chance.outcomeCount)
}
