import type { Order } from '@/api/orders'
import type { ProvenTime } from '@/lib/server-clock'
import { DAY_MS } from './limit'

const HOUR_MS = 3_600_000
/** Where on earth a day begins last and first. */
const WEST_MS = -12 * HOUR_MS
const EAST_MS = 14 * HOUR_MS
/** An older reading tells nothing of a country that has moved its clocks by more. */
const EVIDENCE_MS = 7 * DAY_MS
/** So far back a country moves its clocks at most. */
const SET_BACK_MS = HOUR_MS

/**
 * How far the platform's wall clock is ahead of UTC at least, in ms, and when it was seen (epoch
 * ms). Its times carry no zone (reading 79), but none of them is still to come.
 */
export interface ZoneEvidence {
  ahead: number
  at: number
}

/** "2026-11-20 07:05:20", read as if it were UTC; null for any other text. */
function wallClock(text: string): number | null {
  const at = Date.parse(`${text.trim().replace(' ', 'T')}Z`)
  return Number.isNaN(at) ? null : at
}

/** The last time that the record tells, as if it were UTC; null without one that can be. */
export function newestTime(orders: readonly Order[], now: ProvenTime): number | null {
  return lastOf(
    orders.flatMap(({ lines, updatedAt }) => [updatedAt, ...lines.map(({ placedAt }) => placedAt)]),
    now,
  )
}

/** Of times as the platform writes them; as above. */
export function lastOf(times: readonly string[], now: ProvenTime): number | null {
  return times.reduce<number | null>((newest, text) => {
    const at = wallClock(text)
    return at === null || at > now + EAST_MS || (newest !== null && at < newest) ? newest : at
  }, null)
}

/**
 * The most that is known: of an older reading, unless it is a week old or still to come.
 * @param now confirmed: by one that is late, the platform's clock would be further ahead
 */
export function zoneEvidence(known: ZoneEvidence | null, newest: number | null, now: ProvenTime): ZoneEvidence | null {
  const held = known !== null && holdsAt(known, now) ? known : null
  if (newest === null || (held !== null && newest - now <= held.ahead)) return held
  return { ahead: Math.max(WEST_MS, newest - now), at: now }
}

function holdsAt({ at }: ZoneEvidence, now: ProvenTime): boolean {
  return at <= now && now - at <= EVIDENCE_MS
}

/**
 * The platform's date, in days since 1970-01-01; where it is not known for certain, the earliest
 * that it may be, so that nothing staked today is left out. It is not before its newest time.
 */
export function serverToday(zone: ZoneEvidence | null, newest: number | null, now: ProvenTime): number {
  const ahead = zone !== null && holdsAt(zone, now) ? zone.ahead - SET_BACK_MS : WEST_MS
  return Math.floor(Math.max(newest ?? -Infinity, now + WEST_MS, now + ahead) / DAY_MS)
}

/** The last date, in days since 1970-01-01, that it may be anywhere. */
export function latestDay(now: ProvenTime): number {
  return Math.floor((now + EAST_MS) / DAY_MS)
}
