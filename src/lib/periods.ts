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

/** A day at the front begins the count anew, so that its digits are not part of it. */
function countOf(period: string): string {
  const [, count = ''] = /^\d{8}\D?(\d+)$/.exec(period) ?? []
  const day = period.slice(0, 8).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return count !== '' && dayNumber(day) !== null ? count : digitsAtEnd(period)
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
