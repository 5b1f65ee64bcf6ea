/**
 * The rows of a list that could be read. The others are counted on the list itself, so that no
 * screen hides them.
 */
export type Listing<T> = T[] & {
  unreadable?: number
  /** Of this device's copy of an earlier answer: when the platform gave that, in epoch ms. */
  copiedAt?: number
}

/** Rows made of other lists, with what those could not read. */
export function listingFrom<T>(sources: readonly unknown[], rows: T[]): Listing<T> {
  const unreadable = sources.reduce<number>((total, list) => total + countUnreadable(list), 0)
  return unreadable === 0 ? rows : Object.assign(rows, { unreadable })
}

export function withoutEmpty(texts: Listing<string>): Listing<string> {
  const filled = texts.filter((text) => text !== '')
  return listingFrom([texts], filled)
}

/** How many rows could not be read in a list, in lists of it, or in all lists of an answer. */
export function countUnreadable(answer: unknown): number {
  if (Array.isArray(answer)) {
    const { unreadable = 0 }: Listing<unknown> = answer
    return answer.reduce<number>((total, row) => total + (Array.isArray(row) ? countUnreadable(row) : 0), unreadable)
  }
  if (typeof answer !== 'object' || answer === null) return 0
  return Object.values(answer).reduce<number>((total, part) => total + countUnreadable(part), 0)
}
