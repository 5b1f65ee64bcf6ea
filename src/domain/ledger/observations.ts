import * as v from 'valibot'
import { digitsAtEnd, mayComeAgain } from '@/lib/periods'
import { utcText } from '@/lib/time'

const whole = v.pipe(v.number(), v.safeInteger())

/**
 * One line of the ledger. Lines are only added: a changed result is a second line beside the first.
 * Unknown fields of a later build are left out.
 */
export const observation = v.object({
  period: v.string(),
  numbers: v.pipe(v.strictTuple([whole, whole, whole]), v.readonly()),
  /** Epoch ms, by this device's clock. */
  seenAt: whole,
  /** Where the result was shown: a game's card or screen, or its history. */
  source: v.picklist(['draw', 'history']),
  /**
   * Distinguishes the periods of a number that may come again: when this device first saw a period
   * of the same day, as "2026-11-21 09:00:20" UTC. Missing if the number never comes again; missing
   * or '' if the day is unknown, as in lines of older builds.
   */
  day: v.exactOptional(v.fallback(v.string(), '')),
})

export type Observation = v.InferOutput<typeof observation>

export type SeenResult = Pick<Observation, 'period' | 'numbers' | 'day'>

/** The lines of each period in the order in which they were added, not in the order of `seenAt`. */
export type ObservationsByPeriod = ReadonlyMap<string, readonly Observation[]>

/** Key of a period: its number, and its day if the number may come again. */
export function periodKeyOf({ period, day }: Pick<SeenResult, 'period' | 'day'>): string {
  return day === undefined || !mayComeAgain(period) ? period : `${period}|${day}`
}

export function groupByPeriod(entries: readonly Observation[]): ObservationsByPeriod {
  const rounds = new Map<string, Observation[]>()
  for (const entry of entries) {
    const known = rounds.get(periodKeyOf(entry))
    if (known === undefined) rounds.set(periodKeyOf(entry), [entry])
    else known.push(entry)
  }
  return rounds
}

/**
 * Longest time for which a day's numbering is taken to go on. If a new day had begun within these
 * 12 hours, its numbers would be less than half of the highest of the day before. So a number above
 * half of the highest is of the same day.
 */
const SAME_DAY_MS = 12 * 3_600_000

const numberOf = ({ period }: Pick<SeenResult, 'period'>) => Number(digitsAtEnd(period))

/**
 * Adds the day to the results of one answer, if all their numbers may come again. Results of the
 * day before, at the end of the list, are left out, because their day is unknown.
 * @param seen in the order of the answer, newest or oldest first
 * @param at epoch ms, by this device's clock
 * @returns newest first, if days were added
 */
export function withDays(observations: readonly Observation[], seen: readonly SeenResult[], at: number): SeenResult[] {
  if (!seen.every(mayComeAgainOf)) return [...seen]
  const newestFirst = isRising(seen) ? [...seen].reverse() : seen
  const [newest] = newestFirst
  if (newest === undefined) return []
  const firstOfDayBefore = newestFirst.findIndex((result, index) => {
    const newer = newestFirst[index - 1]
    return newer !== undefined && numberOf(result) > numberOf(newer)
  })
  const ofDay = firstOfDayBefore === -1 ? newestFirst : newestFirst.slice(0, firstOfDayBefore)
  const day = dayOf(observations, newest, at)
  return ofDay.map((result) => ({ ...result, day }))
}

const mayComeAgainOf = ({ period }: SeenResult) => mayComeAgain(period)

function isRising(seen: readonly SeenResult[]): boolean {
  const steps = seen.slice(1).map((result, index) => Math.sign(numberOf(result) - numberOf(seen[index] ?? result)))
  return steps.reduce((sum, step) => sum + step, 0) > 0
}

/**
 * The day of the newest result. It is the last stored day if that day began at most 12 hours ago
 * and the result's number is above half of the day's highest; otherwise a new day that begins now.
 */
function dayOf(entries: readonly Observation[], newest: SeenResult, at: number): string {
  const day = entries.reduce((last, entry) => entry.day || last, '')
  const since = Date.parse(`${day.replace(' ', 'T')}Z`)
  const highest = entries.reduce((max, entry) => (entry.day === day ? Math.max(max, numberOf(entry)) : max), 0)
  // `day` has whole seconds, so `at` may be up to a second before it.
  const isSame = at - since > -1000 && at - since <= SAME_DAY_MS && 2 * numberOf(newest) > highest
  return isSame ? day : utcText(at)
}

/** Equal results of one number count as the same period if they were seen within two days. */
const SAME_RESULT_MS = 2 * 24 * 3_600_000

/**
 * The results that a ledger does not have yet, each once.
 * @param at epoch ms, by this device's clock
 */
export function unseenIn(kept: readonly Observation[], seen: readonly SeenResult[], at: number): SeenResult[] {
  const seenPeriods = new Set(seen.map(({ period }) => period))
  const ofPeriod = new Map<string, SeenResult[]>()
  for (const one of kept)
    if (seenPeriods.has(one.period) && (!mayComeAgain(one.period) || at - one.seenAt <= SAME_RESULT_MS))
      ofPeriod.set(one.period, [...(ofPeriod.get(one.period) ?? []), one])
  return seen.filter((one) => {
    const known = ofPeriod.get(one.period) ?? []
    // Days are not compared: with another or no day, it may still be the same period.
    if (known.some((other) => sameNumbers(other, one))) return false
    ofPeriod.set(one.period, [...known, one])
    return true
  })
}

/** A published result has changed, which must never happen: both results, with their times. */
export interface Alarm {
  period: string
  first: Observation
  /** The first line with each other result. */
  later: Observation
}

/** All changed results, the newest change first. Periods of an unknown day raise no alarm. */
export function alarmsIn(entries: readonly Observation[]): Alarm[] {
  const alarms = [...groupByPeriod(entries).values()].flatMap(([first, ...rest]): Alarm[] => {
    if (first === undefined || ((first.day ?? '') === '' && mayComeAgain(first.period))) return []
    const others = rest.filter(
      (line, at) => !sameNumbers(line, first) && !rest.slice(0, at).some((one) => sameNumbers(one, line)),
    )
    return others.map((later) => ({ period: first.period, first, later }))
  })
  return alarms.sort((left, right) => right.later.seenAt - left.later.seenAt)
}

/**
 * The first result of each period. Lines of a number that may come again count as one period if
 * they have no day.
 */
export function firstResults(entries: readonly Observation[]): SeenResult[] {
  return [...groupByPeriod(entries).values()].flatMap(([first]) =>
    first === undefined
      ? []
      : [{ period: first.period, numbers: first.numbers, ...(first.day !== undefined && { day: first.day }) }],
  )
}

function sameNumbers(left: Pick<SeenResult, 'numbers'>, right: Pick<SeenResult, 'numbers'>): boolean {
  return left.numbers.every((number, at) => number === right.numbers[at])
}
