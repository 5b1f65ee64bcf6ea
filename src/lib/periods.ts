import { dayNumber } from './server-day'

const collator = new Intl.Collator('en', { numeric: true })

/** Older first: by their digits, whatever their length. */
export function comparePeriods(left: string, right: string): number {
  return collator.compare(left, right)
}

/**
 * The part of a period that counts up, and what stands before it: "20261121-0467" is 467 of
 * "20261121-", "20261121467" is 467 of "20261121", "467" is 467 of "".
 */
interface CountedPeriod {
  series: string
  number: number
}

/** Null for a text without a number at its end, or with one that a double cannot hold. */
function countedPeriod(period: string): CountedPeriod | null {
  const digits = countOf(period)
  const number = Number(digits)
  if (digits === '' || !Number.isSafeInteger(number)) return null
  return { series: period.slice(0, -digits.length), number }
}

/** "2026-11-21" of "20261121-0467"; null where no day begins the period. */
export function dayOfPeriod(period: string): string | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)\D?\d+$/.exec(period) ?? []
  const day = parts.join('-')
  return dayNumber(day) === null ? null : day
}

/** A day at the front begins the count anew, so that its digits are not part of it. */
function countOf(period: string): string {
  return digitsAtEnd(dayOfPeriod(period) === null ? period : period.slice(8))
}

/** A pattern that looks for the end from each digit would take seconds on a long period. */
export function digitsAtEnd(text: string): string {
  return text.split(/\D/).pop() ?? ''
}

/**
 * How many periods lie between two, as far as their names tell.
 * @param before the older one
 * @returns null where the names do not count on from each other, as over midnight
 */
export function periodsBetween(before: string, after: string): number | null {
  const [from, to] = [countedPeriod(before), countedPeriod(after)]
  if (from === null || to === null || from.series !== to.series || from.number >= to.number) return null
  return to.number - from.number - 1
}
