import { gmtTime, isInstant, SERVER_TIME_PATTERN, wallTime } from './server-day'

/**
 * Compares two times for sorting. The order of an instant and a wall-clock time may be wrong,
 * because the time zone of the wall clock is unknown.
 */
export function compareTimes(left: string, right: string): number {
  const areSameKind = isInstant(left) === isInstant(right)
  const [first, second] = areSameKind ? [left, right] : [wallTime(left), wallTime(right)]
  return first === second ? 0 : first < second ? -1 : 1
}

/**
 * Returns null if a time is missing or unreadable. Also returns null if one time is an instant and
 * the other a wall-clock time, because the time zone of the wall clock is unknown.
 */
export function secondsBetween(from: string, to: string): number | null {
  if (isInstant(from) !== isInstant(to)) return null
  const seconds = (toEpochMs(to) - toEpochMs(from)) / 1000
  return Number.isNaN(seconds) ? null : seconds
}

/**
 * Returns the time `after`, which belongs to something that follows the event. Returns '' if
 * `after` is before the time `event`, because it must then be a default of the platform's database.
 */
export function dropIfBefore(event: string, after: string): string {
  const seconds = secondsBetween(event, after)
  return seconds !== null && seconds < 0 ? '' : after
}

/**
 * Returns a time in epoch ms; NaN if the text is not a time. A wall-clock time is read as if its
 * zone were GMT. GMT has no summer time, so each time of day exists exactly once a day.
 */
export function toEpochMs(time: string): number {
  const text = gmtTime(time)
  return SERVER_TIME_PATTERN.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : NaN
}
