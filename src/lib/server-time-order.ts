import { gmtTime, isInstant, SERVER_TIME, wallTime } from './server-day'

/** Negative if `left` is earlier. Between an instant and a wall clock it may be wrong by hours. */
export function compareTimes(left: string, right: string): number {
  const isAlike = isInstant(left) === isInstant(right)
  const [one, other] = isAlike ? [left, right] : [wallTime(left), wallTime(right)]
  return one === other ? 0 : one < other ? -1 : 1
}

/** Null if a time is missing, or between an instant and a wall clock: its zone is unknown. */
export function secondsBetween(from: string, to: string): number | null {
  if (isInstant(from) !== isInstant(to)) return null
  const seconds = (asUtc(to) - asUtc(from)) / 1000
  return Number.isNaN(seconds) ? null : seconds
}

/** Returns `after`, or '' if it is before the event: then it is a default of the database. */
export function dropIfBefore(event: string, after: string): string {
  const seconds = secondsBetween(event, after)
  return seconds !== null && seconds < 0 ? '' : after
}

/** Epoch ms; a wall clock is read as GMT, which has no summer time. NaN if it is no time. */
export function asUtc(time: string): number {
  const text = gmtTime(time)
  return SERVER_TIME.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : NaN
}
