import type { Gap } from '@/shared/ledger/entries'

/** How many places lack rounds, and how many rounds at least. */
export function gapsOf(gaps: readonly Gap[]): { places: number; missing: number } {
  return { places: gaps.length, missing: gaps.reduce((sum, { missing }) => sum + (missing ?? 0), 0) }
}
