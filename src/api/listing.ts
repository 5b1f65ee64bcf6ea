/**
 * The rows of a list that could be read. The others are counted on the list itself, so that no
 * screen hides them; the query library keeps a list with such a count as it is.
 */
export type Listing<T> = T[] & { unreadable?: number; copy?: CopyFacts }

/** Of a list that comes from this device's copy of an earlier answer. */
export interface CopyFacts {
  /** Epoch ms, when the platform answered. */
  at: number
  /** Older rows of the answer that are not in the copy. */
  leftOut: number
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

/** What an answer was read from, of a list its first rows: enough for a copy on this device. */
export interface Wire {
  data: unknown
  /** Rows of the list behind those. */
  leftOut: number
}

export const MOST_ROWS = 500

const wires = new WeakMap<object, Wire>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Undefined for what no answer was read to. */
export function wireOf(answer: unknown): Wire | undefined {
  return isObject(answer) ? wires.get(answer) : undefined
}

/** @param data as the platform sent it: a list bare or as `{data: [...]}` (reading 21) */
export function readFrom<T>(answer: T, data: unknown): T {
  const inner: unknown = isObject(data) && 'data' in data ? data.data : data
  const isList = Array.isArray(inner)
  const wire = {
    data: isList ? inner.slice(0, MOST_ROWS) : data,
    leftOut: isList ? Math.max(0, inner.length - MOST_ROWS) : 0,
  }
  if (isObject(answer)) wires.set(answer, wire)
  return answer
}

/** For an answer that is made of another. */
export function sameWire<T>(from: unknown, answer: T): T {
  const wire = wireOf(from)
  if (wire !== undefined && isObject(answer)) wires.set(answer, wire)
  return answer
}
