import type { Money } from '../lib/money/text.ts'

/**
 * Ways in which a platform could cheat its members. With these, QA and tests see whether the app
 * detects a cheat. The mock is honest until a cheat is turned on.
 *
 * - `loadedDie`: the dice show six more often.
 * - `changedResult`: some draws show other numbers from half a period after their publication.
 * - `shortPaidWin`: wins are paid, and recorded, with less than the payout.
 * - `stakeDependent`: in draws with a large stake, the member who staked most loses more often.
 */
export const CHEAT_KINDS = ['loadedDie', 'changedResult', 'shortPaidWin', 'stakeDependent'] as const

export type CheatKind = (typeof CHEAT_KINDS)[number]

export interface Cheat {
  kind: CheatKind
  /**
   * - `loadedDie`: percentage of dice that show six (16.7 if fair).
   * - `changedResult`: percentage of draws that are changed.
   * - `shortPaidWin`: percentage of each win that is not paid.
   * - `stakeDependent`: percentage of the draws with a large stake in which the first pick of the
   *   member who staked most loses (50 if fair).
   */
  percent: number
  /** Only for `stakeDependent`: the stake of a member on one draw is large above this amount. */
  minLargeStake?: Money
}

/**
 * `since` and `until` are epoch ms by the mock's clock. Effects on past draws stay after the end of
 * the cheat.
 */
export interface CheatRecord extends Cheat {
  since: number
  /** Null while the cheat is on. */
  until: number | null
}

export const isCheatOn = ({ until }: CheatRecord): boolean => until === null

/**
 * Returns the cheat of a kind that is on at epoch ms `at`; null if none is on. If two overlap, as
 * in some tests, the last one in the list counts.
 */
export function cheatAt(cheats: readonly CheatRecord[], kind: CheatKind, at: number): CheatRecord | null {
  const isOnAt = ({ since, until }: CheatRecord) => since <= at && (until === null || at < until)
  return cheats.findLast((cheat) => cheat.kind === kind && isOnAt(cheat)) ?? null
}
