import type { CheatKind } from '../cheats.ts'

interface CheatWords {
  readonly name: string
  /** Of the field. */
  readonly percent: string
  /** What is usual in a demonstration. */
  readonly usual: string
}

export const CHEAT_WORDS: Readonly<Record<CheatKind, CheatWords>> = {
  loadedDie: { name: 'loaded die', percent: 'Sixes in %, fair is 16.7', usual: '22' },
  changedResult: { name: 'changed past result', percent: 'Draws changed in %', usual: '20' },
  shortPaidWin: { name: 'short-paid win', percent: 'Kept back of each win in %', usual: '5' },
  stakeDependent: { name: 'stake-dependent results', percent: 'Large stakes that lose in %, fair is 50', usual: '65' },
}
