import type { Money } from '../lib/money/text.ts'

/**
 * Ways in which a platform could cheat its members, so that QA and tests see whether the app
 * detects it. A world is honest until a cheat is turned on.
 *
 * - `loadedDie`: the six comes more often.
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
  border?: Money
}

/** Times are epoch ms of the world's clock. The effects on past draws stay after the end. */
export interface CheatRecord extends Cheat {
  since: number
  /** Null while the cheat is on. */
  until: number | null
}

export const isOn = ({ until }: CheatRecord): boolean => until === null

/** The cheat of a kind that is on at epoch ms `at`; the last one if tests let two overlap. */
export function cheatAt(cheats: readonly CheatRecord[], kind: CheatKind, at: number): CheatRecord | null {
  const covers = ({ since, until }: CheatRecord) => since <= at && (until === null || at < until)
  return cheats.findLast((cheat) => cheat.kind === kind && covers(cheat)) ?? null
}
