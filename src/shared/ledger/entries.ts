import * as v from 'valibot'

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
})

export type Observation = v.InferOutput<typeof observation>

export type Sighting = Pick<Observation, 'period' | 'numbers'>

/** The lines of each period as they were added: a clock that was wrong turns none around. */
export type ByPeriod = ReadonlyMap<string, readonly Observation[]>

export function byPeriod(entries: readonly Observation[]): ByPeriod {
  const periods = new Map<string, Observation[]>()
  for (const entry of entries) {
    const known = periods.get(entry.period)
    if (known === undefined) periods.set(entry.period, [entry])
    else known.push(entry)
  }
  return periods
}

/** What a ledger does not hold yet, each once. */
export function newAmong(kept: ByPeriod, seen: readonly Sighting[]): Sighting[] {
  const added = new Map<string, Sighting[]>()
  const fresh: Sighting[] = []
  for (const one of seen) {
    const ofPeriod = added.get(one.period) ?? []
    const isKnown = (other: Sighting) => sameNumbers(other, one)
    if (kept.get(one.period)?.some(isKnown) === true || ofPeriod.some(isKnown)) continue
    added.set(one.period, [...ofPeriod, one])
    fresh.push(one)
  }
  return fresh
}

/** A drawn result must never change: both values, both times. */
export interface Alarm {
  period: string
  first: Observation
  /** The first line with each other result. */
  later: Observation
}

/** By the time of the change, newest first. */
export function alarmsIn(entries: readonly Observation[]): Alarm[] {
  const alarms = [...byPeriod(entries)].flatMap(([period, [first, ...rest]]): Alarm[] => {
    if (first === undefined) return []
    const others = rest.filter(
      (line, at) => !sameNumbers(line, first) && !rest.slice(0, at).some((one) => sameNumbers(one, line)),
    )
    return others.map((later) => ({ period, first, later }))
  })
  return alarms.sort((left, right) => right.later.seenAt - left.later.seenAt)
}

export function firstResults(entries: readonly Observation[]): Sighting[] {
  return [...byPeriod(entries)].flatMap(([period, [first]]) =>
    first === undefined ? [] : [{ period, numbers: first.numbers }],
  )
}

function sameNumbers(left: Pick<Sighting, 'numbers'>, right: Pick<Sighting, 'numbers'>): boolean {
  return left.numbers.every((number, at) => number === right.numbers[at])
}
