import { fraction, multiply, subtract } from './money/sums'
import type { Money } from './money/text'

/**
 * What a member can pick in games 11 and 12: all four are decided by the sum of the three numbers.
 */
export type Pick = 'big' | 'small' | 'odd' | 'even'

export type Numbers = readonly [number, number, number]

/** The ids of the games whose rules the platform states (reading 35). */
const PUBLISHED = ['11', '12']

export function hasPublishedRules(gameId: string): boolean {
  return PUBLISHED.includes(gameId)
}

const picksByType: ReadonlyMap<string, Pick> = new Map([
  ['big', 'big'],
  ['small', 'small'],
  ['pair', 'even'],
  ['double', 'even'],
  ['even', 'even'],
  ['single', 'odd'],
  ['odd', 'odd'],
])

/** The pick that a server's `type` means (reading 34); null for an unknown word. */
export function pickOfType(type: string): Pick | null {
  return picksByType.get(type.trim().toLowerCase()) ?? null
}

export function sumOf(numbers: Numbers): number {
  return numbers[0] + numbers[1] + numbers[2]
}

/** 11 to 18 is big, 3 to 10 small. Three equal numbers are no exception (reading 36). */
export function sizeOf(numbers: Numbers): 'big' | 'small' {
  return sumOf(numbers) >= 11 ? 'big' : 'small'
}

export function parityOf(numbers: Numbers): 'odd' | 'even' {
  return sumOf(numbers) % 2 === 0 ? 'even' : 'odd'
}

export function hits(pick: Pick, numbers: Numbers): boolean {
  return pick === sizeOf(numbers) || pick === parityOf(numbers)
}

const FACES = [1, 2, 3, 4, 5, 6] as const
const allDraws: readonly Numbers[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third): Numbers => [first, second, third])),
)

export const OUTCOMES = allDraws.length

/** In how many of the 216 possible draws a pick wins. */
export function winningOutcomes(pick: Pick): number {
  return allDraws.filter((numbers) => hits(pick, numbers)).length
}

export interface JointOutcome {
  /** How many of the picks win together. */
  hits: number
  /** In how many of the 216 possible draws that happens. */
  outcomes: number
}

/**
 * How picks win together, most hits first; what cannot happen is left out. Chances are counted, not
 * multiplied: one sum decides size and parity, so the picks are not independent.
 */
export function jointOutcomes(picks: readonly Pick[]): JointOutcome[] {
  const counts = new Map<number, number>()
  for (const numbers of allDraws) {
    const won = picks.filter((pick) => hits(pick, numbers)).length
    counts.set(won, (counts.get(won) ?? 0) + 1)
  }
  return [...counts].map(([hits, outcomes]) => ({ hits, outcomes })).sort((left, right) => right.hits - left.hits)
}

/**
 * What a game keeps of `stake` on average when a hit pays `payout` gross and `winning` of the 216
 * draws hit: stake − stake × payout × chance. At 1.95 and an even chance, 25 of every 1,000.
 */
export function keptOnAverage(stake: Money, payout: string, winning: number): Money {
  return subtract(stake, fraction(multiply(stake, payout), winning, OUTCOMES))
}

/** What `hits` winning notes pay back, stakes included. */
export function grossReturn(perNote: Money, payout: string, hits: number): Money {
  return multiply(multiply(perNote, payout), hits)
}
