import { fraction, multiply, subtract } from './money/sums'
import type { Money } from './money/text'

export type Numbers = readonly [number, number, number]

/** What a note can be placed on, whatever word a server has for it. */
export type Pick = 'big' | 'small' | 'odd' | 'even'

export interface OptionRule {
  pick: Pick
  wins: (numbers: Numbers) => boolean
}

/** How one game is decided. */
export interface GameRules {
  /** Every draw there is, all equally likely. */
  outcomes: readonly Numbers[]
  /** The options by the server's word for them, in lower case. */
  picks: ReadonlyMap<string, OptionRule>
}

/** The servers' words for the picks (reading 34). */
const PICK_BY_WORD: ReadonlyMap<string, Pick> = new Map([
  ['big', 'big'],
  ['small', 'small'],
  ['pair', 'even'],
  ['double', 'even'],
  ['even', 'even'],
  ['single', 'odd'],
  ['odd', 'odd'],
])

/** Games decided by the sum of three dice. Three equal numbers are no exception (reading 36). */
const sumRules: GameRules = {
  outcomes: everyDraw([1, 2, 3, 4, 5, 6]),
  picks: new Map(
    [...PICK_BY_WORD].map(([word, pick]) => [word, { pick, wins: (numbers) => isWonBySum(pick, numbers) }]),
  ),
}

/** Of any other game nobody has published how its options win (reading 35). */
const RULES_BY_GAME: ReadonlyMap<string, GameRules> = new Map([
  ['11', sumRules],
  ['12', sumRules],
])

export function rulesOf(gameId: string): GameRules | null {
  return RULES_BY_GAME.get(gameId) ?? null
}

/** The rule of an option; null where the game's rules are not published or do not know the server's word. */
export function ruleOf(rules: GameRules | null, type: string): OptionRule | null {
  return rules?.picks.get(wordOf(type)) ?? null
}

/** As `ruleOf`, by the game's id. */
export function pickOf(gameId: string, type: string): OptionRule | null {
  return ruleOf(rulesOf(gameId), type)
}

/** The pick that the server's word names in any game. It says nothing about when that pick wins. */
export function pickNamed(type: string): Pick | null {
  return PICK_BY_WORD.get(wordOf(type)) ?? null
}

function wordOf(type: string): string {
  return type.trim().toLowerCase()
}

export function sumOf(numbers: Numbers): number {
  return numbers[0] + numbers[1] + numbers[2]
}

/** The picks that win with a draw, in the order of the rules. */
export function winningPicks(rules: GameRules, numbers: Numbers): Pick[] {
  const winning = [...rules.picks.values()].filter(({ wins }) => wins(numbers))
  return [...new Set(winning.map(({ pick }) => pick))]
}

/** `winning` of `outcomes` equally likely draws. */
export interface Chance {
  winning: number
  outcomes: number
}

export function chanceOf({ outcomes }: GameRules, { wins }: OptionRule): Chance {
  return { winning: outcomes.filter(wins).length, outcomes: outcomes.length }
}

export interface JointOutcome {
  /** How many of the options win at once. */
  hits: number
  chance: Chance
}

/**
 * How options win together, most hits first, and only what can happen. One draw decides all of them, so their chances cannot be
 * multiplied.
 */
export function jointOutcomes({ outcomes }: GameRules, options: readonly OptionRule[]): JointOutcome[] {
  const counts = new Map<number, number>()
  for (const numbers of outcomes) {
    const hits = options.filter(({ wins }) => wins(numbers)).length
    counts.set(hits, (counts.get(hits) ?? 0) + 1)
  }
  return [...counts]
    .map(([hits, winning]) => ({ hits, chance: { winning, outcomes: outcomes.length } }))
    .sort((left, right) => right.hits - left.hits)
}

/**
 * What a game keeps of `stake` on average when a hit pays `payout` gross: stake − stake × payout × chance. At payout 1.95 and an
 * even chance, 25 of every 1,000.
 */
export function keptOnAverage(stake: Money, payout: string, { winning, outcomes }: Chance): Money {
  return subtract(stake, fraction(multiply(stake, payout), winning, outcomes))
}

/** Gross return of `hits` notes of `perNote` each. */
export function grossReturn(perNote: Money, payout: string, hits: number): Money {
  return multiply(multiply(perNote, payout), hits)
}

/** 11 to 18 is big, 3 to 10 small. */
function isWonBySum(pick: Pick, numbers: Numbers): boolean {
  const sum = sumOf(numbers)
  switch (pick) {
    case 'big':
      return sum >= 11
    case 'small':
      return sum <= 10
    case 'odd':
      return sum % 2 === 1
    case 'even':
      return sum % 2 === 0
  }
}

function everyDraw(faces: readonly number[]): Numbers[] {
  return faces.flatMap((first) => faces.flatMap((second) => faces.map((third): Numbers => [first, second, third])))
}
