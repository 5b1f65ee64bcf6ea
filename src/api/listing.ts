/**
 * The rows of a list that could be read. The others are counted on the list itself, so that no
 * screen hides them; the query library keeps a list with such a count as it is.
 */
export type Listing<T> = T[] & {
  unreadable?: number
  /** Of this device's copy of an earlier answer: when the platform gave that, in epoch ms. */
  copiedAt?: number
}

/** Rows made of other lists, with what those could not read. */
export function listingFrom<T>(sources: readonly Listing<unknown>[], rows: T[]): Listing<T> {
  const unreadable = sources.reduce((total, list) => total + unreadableIn(list), 0)
  return unreadable === 0 ? rows : Object.assign(rows, { unreadable })
}

export function withoutEmpty(texts: Listing<string>): Listing<string> {
  const filled = texts.filter((text) => text !== '')
  return listingFrom([texts], filled)
}

/** How many rows could not be read in a list, in lists of it, or in all lists of an answer. */
export function unreadableIn(answer: unknown): number {
  if (Array.isArray(answer)) {
    const { unreadable = 0 }: Listing<unknown> = answer
    return answer.reduce<number>((total, row) => total + (Array.isArray(row) ? unreadableIn(row) : 0), unreadable)
  }
  if (typeof answer !== 'object' || answer === null) return 0
  return Object.values(answer).reduce<number>((total, part) => total + unreadableIn(part), 0)
}

/** What answers were read from: enough for a copy on this device. */
const wires = new WeakMap<object, unknown>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Undefined for what no answer was read to. */
export function wireOf(answer: unknown): unknown {
  return isObject(answer) ? wires.get(answer) : undefined
}

/** @param data as the platform sent it */
export function readFrom<T>(answer: T, data: unknown): T {
  if (isObject(answer)) wires.set(answer, data ?? null)
  return answer
}

/** For an answer that is made of another. */
export function sameWire<T>(from: unknown, answer: T): T {
  const wire = wireOf(from)
  if (wire !== undefined && isObject(answer)) wires.set(answer, wire)
  return answer
}
