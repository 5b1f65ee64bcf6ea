import type { CheatKind } from '../cheats.ts'

interface CheatTexts {
  readonly name: string
  /** Label of the field for the percentage. */
  readonly percent: string
  /** Initial value of the field for the percentage. */
  readonly initial: string
}

export const CHEAT_TEXTS: Readonly<Record<CheatKind, CheatTexts>> = {
  loadedDie: { name: 'loaded die', percent: 'Sixes in %, fair is 16.7', initial: '22' },
  changedResult: { name: 'changed past result', percent: 'Draws changed in %', initial: '20' },
  shortPaidWin: { name: 'short-paid win', percent: 'Kept back of each win in %', initial: '5' },
  stakeDependent: {
    name: 'stake-dependent results',
    percent: 'Large stakes that lose in %, fair is 50',
    initial: '65',
  },
}
