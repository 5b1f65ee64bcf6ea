import type { Money } from '../lib/money/text.ts'

/**
 * What a platform could do to its members, so that QA and tests see whether the app finds it. A
 * world is honest until one is turned on.
 *
 * - `loadedDie`: the six comes more often.
 * - `changedResult`: some draws show other numbers half a round after they were published.
 * - `shortPaidWin`: wins are paid, and recorded, with less than the payout.
 * - `stakeDependent`: draws with a large stake are decided against whoever has the most at stake.
 */
export const CHEAT_KINDS = ['loadedDie', 'changedResult', 'shortPaidWin', 'stakeDependent'] as const

export type CheatKind = (typeof CHEAT_KINDS)[number]

export interface Cheat {
  kind: CheatKind
  /**
   * Of all dice, how many show the six (16.7 if fair); of all draws, how many are changed; of each
   * win, how much is kept back; of all draws with a large stake, how many are lost (50 if fair).
   */
  percent: number
  /** Of `stakeDependent` alone: more than this at stake on a draw is a large stake. */
  border?: Money
}

/** In epoch ms of the world's clock. What was done stays done when a cheat ends. */
export interface CheatRecord extends Cheat {
  since: number
  /** Null while it is on. */
  until: number | null
}

export const isOn = ({ until }: CheatRecord): boolean => until === null

/** The cheat of a kind at an instant; the one turned on last, where tests let two overlap. */
export function cheatAt(cheats: readonly CheatRecord[], kind: CheatKind, at: number): CheatRecord | null {
  const covers = ({ since, until }: CheatRecord) => since <= at && (until === null || at < until)
  return cheats.findLast((cheat) => cheat.kind === kind && covers(cheat)) ?? null
}
