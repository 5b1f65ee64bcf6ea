import type { Money } from '../lib/money/text.ts'

/**
 * Ways in which a platform could cheat its members. With these, QA and tests see whether the app
 * detects a cheat. The mock is honest until a cheat is turned on.
 *
 * - `loadedDie`: the dice show six more often.
 * - `changedResult`: some draws show other numbers half a period after they were published.
 * - `shortPaidWin`: wins are paid, and recorded, with less than the payout.
 * - `stakeDependent`: draws with a large stake are decided against the member who staked most.
 */
export const CHEAT_KINDS = ['loadedDie', 'changedResult', 'shortPaidWin', 'stakeDependent'] as const

export type CheatKind = (typeof CHEAT_KINDS)[number]

export interface Cheat {
  kind: CheatKind
  /**
   * - `loadedDie`: percentage of dice that show six (16.7 if fair).
   * - `changedResult`: percentage of draws that are changed.
   * - `shortPaidWin`: percentage of each win that is not paid.
   * - `stakeDependent`: percentage of draws with a large stake that lose (50 if fair).
   */
  percent: number
  /** Only for `stakeDependent`: a stake on one draw above this amount is large. */
  minLargeStake?: Money
}

/**
 * A cheat with its start and end, in epoch ms by the mock's clock. After the end, its effects on
 * past draws stay.
 */
export interface CheatRecord extends Cheat {
  since: number
  /** Null while the cheat is on. */
  until: number | null
}

export const isCheatOn = ({ until }: CheatRecord): boolean => until === null

/**
 * Returns the cheat of a kind that is on at epoch ms `at`, or null. If two overlap, as in some
 * tests, it returns the last one.
 */
export function cheatAt(cheats: readonly CheatRecord[], kind: CheatKind, at: number): CheatRecord | null {
  const covers = ({ since, until }: CheatRecord) => since <= at && (until === null || at < until)
  return cheats.findLast((cheat) => cheat.kind === kind && covers(cheat)) ?? null
}
