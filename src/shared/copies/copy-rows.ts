import type { CopyFacts } from '@/api/listing'
import { wholeDateTime } from '@/i18n/format'

/**
 * The last rows of a file that was made of a copy, so that nobody takes it for the record of today.
 */
export function copyRows(
  copy: CopyFacts | null,
  say: { asOf: (time: string) => string; leftOut: (number: number) => string },
): string[][] {
  if (copy === null) return []
  const leftOut = copy.leftOut === 0 ? [] : [[say.leftOut(copy.leftOut)]]
  return [[say.asOf(wholeDateTime(copy.at))], ...leftOut]
}
