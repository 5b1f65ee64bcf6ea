import * as v from 'valibot'
import { digitsAtEnd, mayNumberRecur } from '@/lib/periods'
import { formatUtc } from '@/lib/time'

const wholeNumberSchema = v.pipe(v.number(), v.safeInteger())

/**
 * One line of the ledger: a published result that this device has seen. A changed result is a
 * second line beside the first.
 */
export const observationSchema = v.object({
  period: v.string(),
  numbers: v.pipe(v.strictTuple([wholeNumberSchema, wholeNumberSchema, wholeNumberSchema]), v.readonly()),
  /** Epoch ms, by this device's clock. */
  seenAt: wholeNumberSchema,
  /** Seen on a game's card or screen (`draw`), or in the game's list of past draws (`history`). */
  source: v.picklist(['draw', 'history']),
  /**
   * Identifies the day of a period whose number may come again: the UTC time at which this device
   * first saw a period of that day ("2026-11-21 09:00:20"). '' if that day is unknown. Missing if
   * the number never comes again, and in data of older builds.
   */
  day: v.exactOptional(v.fallback(v.string(), '')),
})

export type Observation = v.InferOutput<typeof observationSchema>

export type SeenResult = Pick<Observation, 'period' | 'numbers' | 'day'>

/**
 * Results by period (the key is `periodKeyOf`), in the order in which they were added. That order
 * may differ from the order by `seenAt`.
 */
export type ObservationsByPeriod = ReadonlyMap<string, readonly Observation[]>

/** Returns the key of a period: its number, and its day if the number may come again. */
export function periodKeyOf({ period, day }: Pick<SeenResult, 'period' | 'day'>): string {
  return day === undefined || !mayNumberRecur(period) ? period : `${period}|${day}`
}

export function groupByPeriod(entries: readonly Observation[]): ObservationsByPeriod {
  const linesByPeriod = new Map<string, Observation[]>()
  for (const entry of entries) {
    const periodLines = linesByPeriod.get(periodKeyOf(entry))
    if (periodLines === undefined) linesByPeriod.set(periodKeyOf(entry), [entry])
    else periodLines.push(entry)
  }
  return linesByPeriod
}

/**
 * Results count as results of the same day for this long after the day's first result was seen. But
 * if the newest number is at most half of the day's highest number, a new day has begun.
 */
const SAME_DAY_MS = 12 * 3_600_000

const periodNumberOf = ({ period }: Pick<SeenResult, 'period'>) => Number(digitsAtEnd(period))

/**
 * Adds the day to the results of one answer if all their numbers may come again. Leaves out results
 * from before the numbers last started again, because their date is uncertain.
 * @param results in the order of the answer, newest or oldest first
 * @param at epoch ms, by this device's clock
 * @returns the results, newest first if days were added
 */
export function withDays(
  observations: readonly Observation[],
  results: readonly SeenResult[],
  at: number,
): SeenResult[] {
  if (!results.every(isNumberReusable)) return [...results]
  const newestFirstResults = isRising(results) ? [...results].reverse() : results
  const [newest] = newestFirstResults
  if (newest === undefined) return []
  const dayBeforeIndex = newestFirstResults.findIndex((result, index) => {
    const newer = newestFirstResults[index - 1]
    return newer !== undefined && periodNumberOf(result) > periodNumberOf(newer)
  })
  const resultsOfDay = dayBeforeIndex === -1 ? newestFirstResults : newestFirstResults.slice(0, dayBeforeIndex)
  const day = dayOf(observations, newest, at)
  return resultsOfDay.map((result) => ({ ...result, day }))
}

const isNumberReusable = ({ period }: SeenResult) => mayNumberRecur(period)

function isRising(results: readonly SeenResult[]): boolean {
  const steps = results
    .slice(1)
    .map((result, index) => Math.sign(periodNumberOf(result) - periodNumberOf(results[index] ?? result)))
  return steps.reduce((sum, step) => sum + step, 0) > 0
}

/** Returns the last stored day if it may continue (`SAME_DAY_MS`), otherwise a new day. */
function dayOf(entries: readonly Observation[], newest: SeenResult, at: number): string {
  const day = entries.reduce((last, entry) => entry.day || last, '')
  const dayStart = Date.parse(`${day.replace(' ', 'T')}Z`)
  const highestNumber = entries.reduce(
    (max, entry) => (entry.day === day ? Math.max(max, periodNumberOf(entry)) : max),
    0,
  )
  // A clock that was set back by less than a second does not begin a new day.
  const isSameDay = at - dayStart > -1000 && at - dayStart <= SAME_DAY_MS && 2 * periodNumberOf(newest) > highestNumber
  return isSameDay ? day : formatUtc(at)
}

/**
 * If a period number may come again, equal results that are seen within this time count as results
 * of one period.
 */
const SAME_RESULT_MS = 2 * 24 * 3_600_000

/**
 * Returns the results that are not among `kept`, each of them once.
 * @param at epoch ms, by this device's clock
 */
export function findNewResults(kept: readonly Observation[], results: readonly SeenResult[], at: number): SeenResult[] {
  const seenPeriods = new Set(results.map(({ period }) => period))
  const resultsByPeriod = new Map<string, SeenResult[]>()
  for (const line of kept)
    if (seenPeriods.has(line.period) && (!mayNumberRecur(line.period) || at - line.seenAt <= SAME_RESULT_MS))
      resultsByPeriod.set(line.period, [...(resultsByPeriod.get(line.period) ?? []), line])
  return results.filter((result) => {
    const knownResults = resultsByPeriod.get(result.period) ?? []
    // Days are not compared: a result with another day, or without a day, may be of this period.
    if (knownResults.some((other) => haveSameNumbers(other, result))) return false
    resultsByPeriod.set(result.period, [...knownResults, result])
    return true
  })
}

/** A published result that has changed, which must never happen. */
export interface Alarm {
  period: string
  first: Observation
  /** The first stored result with these numbers, which differ from the numbers of `first`. */
  later: Observation
}

/**
 * Returns the alarms, the newest change first. There is no alarm for a period number that may come
 * again if its day is unknown.
 */
export function findAlarms(entries: readonly Observation[]): Alarm[] {
  const alarms = [...groupByPeriod(entries).values()].flatMap(([first, ...laterLines]): Alarm[] => {
    if (first === undefined || ((first.day ?? '') === '' && mayNumberRecur(first.period))) return []
    const changedLines = laterLines.filter(
      (line, at) =>
        !haveSameNumbers(line, first) && !laterLines.slice(0, at).some((earlier) => haveSameNumbers(earlier, line)),
    )
    return changedLines.map((later) => ({ period: first.period, first, later }))
  })
  return alarms.sort((left, right) => right.later.seenAt - left.later.seenAt)
}

/**
 * Returns the first result of each period. Results without a day count as results of one period if
 * their period numbers are equal.
 */
export function firstResults(entries: readonly Observation[]): SeenResult[] {
  return [...groupByPeriod(entries).values()].flatMap(([first]) =>
    first === undefined
      ? []
      : [{ period: first.period, numbers: first.numbers, ...(first.day !== undefined && { day: first.day }) }],
  )
}

function haveSameNumbers(left: Pick<SeenResult, 'numbers'>, right: Pick<SeenResult, 'numbers'>): boolean {
  return left.numbers.every((number, at) => number === right.numbers[at])
}
