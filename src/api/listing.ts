/** The readable rows of a list. `unreadable` is the number of other rows, which screens report. */
export type Listing<T> = T[] & {
  unreadable?: number
  /** Epoch ms of the original answer, if the list is an offline copy. */
  copiedAt?: number
}

/** Returns `rows`, made from `sources`, and adds the number of unreadable rows in `sources`. */
export function listingFrom<T>(sources: readonly unknown[], rows: T[]): Listing<T> {
  const unreadable = sources.reduce<number>((total, list) => total + countUnreadable(list), 0)
  return unreadable === 0 ? rows : Object.assign(rows, { unreadable })
}

export function withoutEmpty(texts: Listing<string>): Listing<string> {
  const nonEmptyTexts = texts.filter((text) => text !== '')
  return listingFrom([texts], nonEmptyTexts)
}

/** Counts the unreadable rows of all lists in an answer. */
export function countUnreadable(answer: unknown): number {
  if (Array.isArray(answer)) {
    const { unreadable = 0 }: Listing<unknown> = answer
    return answer.reduce<number>((total, row) => total + (Array.isArray(row) ? countUnreadable(row) : 0), unreadable)
  }
  if (typeof answer !== 'object' || answer === null) return 0
  return Object.values(answer).reduce<number>((total, part) => total + countUnreadable(part), 0)
}
