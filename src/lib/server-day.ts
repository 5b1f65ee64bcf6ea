const MS_A_DAY = 86_400_000

/** Lists of thousands have few days. */
const known = new Map<string, number | null>()
const MOST_KNOWN = 1000

/** Days since 1970-01-01; null if the calendar has no such date. */
export function dayNumber(day: string): number | null {
  const before = known.get(day)
  if (before !== undefined) return before
  const number = readDay(day)
  if (known.size === MOST_KNOWN) known.clear()
  known.set(day, number)
  return number
}

function readDay(day: string): number | null {
  const number = Date.parse(`${day}T00:00:00Z`) / MS_A_DAY
  return Number.isInteger(number) && dateOf(number) === day ? number : null
}

/** "2026-11-20" for the days since 1970-01-01. */
export function dateOf(number: number): string {
  return new Date(number * MS_A_DAY).toISOString().slice(0, 10)
}
