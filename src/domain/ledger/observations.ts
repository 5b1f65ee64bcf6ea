import * as v from 'valibot'
import { digitsAtEnd, mayComeAgain } from '@/lib/periods'
import { utcText } from '@/lib/time'

const whole = v.pipe(v.number(), v.safeInteger())

/**
 * Only ever added: a changed result is a second line, and takes nothing away from the first. What a
 * later build adds to it is left out.
 */
export const observation = v.object({
  period: v.string(),
  numbers: v.pipe(v.strictTuple([whole, whole, whole]), v.readonly()),
  /** Epoch ms, by this device's clock. */
  seenAt: whole,
  /** Where the result was seen: a game's card or screen, or its history. */
  source: v.picklist(['draw', 'history']),
  /**
   * Of a number that may come again: since when the rounds that are numbered with it are seen, as
   * "2026-11-21 09:00:20". Not there where nobody knows, as in lines of older builds.
   */
  day: v.exactOptional(v.fallback(v.string(), '')),
})

export type Observation = v.InferOutput<typeof observation>

export type SeenResult = Pick<Observation, 'period' | 'numbers' | 'day'>

/** The lines of each round as they were added: a clock that was wrong turns none around. */
export type ObservationsByPeriod = ReadonlyMap<string, readonly Observation[]>

/** A round is known by its number, and by its day where the number may come again. */
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
 * For so long one numbering is known to go on. Within it, a day that had begun anew would have come
 * less than half as far as the day before: so a number that is higher than half of the highest is
 * of the same numbering.
 */
const SAME_DAY_MS = 12 * 3_600_000

const numberOf = ({ period }: Pick<SeenResult, 'period'>) => Number(digitsAtEnd(period))

/**
 * The results of one answer with their days, where their numbers may come again. Those from behind
 * a day's first round are left out: nobody knows their day.
 * @param seen as the answer has them, newest first, or oldest first
 * @param at epoch ms, by this device's clock
 */
export function withDays(observations: readonly Observation[], seen: readonly SeenResult[], at: number): SeenResult[] {
  if (!seen.every(mayComeAgainOf)) return [...seen]
  const newestFirst = isRising(seen) ? [...seen].reverse() : seen
  const [newest] = newestFirst
  if (newest === undefined) return []
  const firstOfDay = newestFirst.findIndex((one, index) => {
    const before = newestFirst[index - 1]
    return before !== undefined && numberOf(one) > numberOf(before)
  })
  const ofDay = firstOfDay === -1 ? newestFirst : newestFirst.slice(0, firstOfDay)
  const day = dayOf(observations, newest, at)
  return ofDay.map((one) => ({ ...one, day }))
}

const mayComeAgainOf = ({ period }: SeenResult) => mayComeAgain(period)

function isRising(seen: readonly SeenResult[]): boolean {
  const steps = seen.slice(1).map((one, index) => Math.sign(numberOf(one) - numberOf(seen[index] ?? one)))
  return steps.reduce((sum, step) => sum + step, 0) > 0
}

function dayOf(entries: readonly Observation[], newest: SeenResult, at: number): string {
  const day = entries.reduce((last, entry) => entry.day || last, '')
  const since = Date.parse(`${day.replace(' ', 'T')}Z`)
  const highest = entries.reduce((most, entry) => (entry.day === day ? Math.max(most, numberOf(entry)) : most), 0)
  // Seconds are left out of it.
  const isSame = at - since > -1000 && at - since <= SAME_DAY_MS && 2 * numberOf(newest) > highest
  return isSame ? day : utcText(at)
}

/** Results of one number that are alike are taken for one round, if they are no farther apart. */
const ALIKE_MS = 2 * 24 * 3_600_000

/** What a ledger does not hold yet, each once. */
export function unseenIn(kept: readonly Observation[], seen: readonly SeenResult[], at: number): SeenResult[] {
  const asked = new Set(seen.map(({ period }) => period))
  const ofPeriod = new Map<string, SeenResult[]>()
  for (const one of kept)
    if (asked.has(one.period) && (!mayComeAgain(one.period) || at - one.seenAt <= ALIKE_MS))
      ofPeriod.set(one.period, [...(ofPeriod.get(one.period) ?? []), one])
  return seen.filter((one) => {
    const known = ofPeriod.get(one.period) ?? []
    // Of another day, or of none, it may be the same round all the same: it is not counted twice.
    if (known.some((other) => sameNumbers(other, one))) return false
    ofPeriod.set(one.period, [...known, one])
    return true
  })
}

/** A drawn result must never change: both values, both times. */
export interface Alarm {
  period: string
  first: Observation
  /** The first line with each other result. */
  later: Observation
}

/** By the time of the change, newest first. Nothing is said of a round whose day nobody knows. */
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

/** Of each round. Of a number without its day it is the first that was seen. */
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
