import { unreadableIn } from '@/api/listing'

/**
 * The last row of a file whose entries could not all be read, so that nobody takes a sum over it
 * for the whole.
 */
export function missingRows(entries: readonly unknown[], say: (number: number) => string): string[][] {
  const number = unreadableIn(entries)
  return number === 0 ? [] : [[say(number)]]
}
