import { gmtTime, isInstant, SERVER_TIME, wallTime } from './server-day'

/** Negative where the left is earlier. An instant beside a wall clock may be out by hours. */
export function compareTimes(left: string, right: string): number {
  const isAlike = isInstant(left) === isInstant(right)
  const [one, other] = isAlike ? [left, right] : [wallTime(left), wallTime(right)]
  return one === other ? 0 : one < other ? -1 : 1
}

/** Null where one of them is none, and between an instant and a wall clock of an unknown zone. */
export function secondsBetween(from: string, to: string): number | null {
  if (isInstant(from) !== isInstant(to)) return null
  const seconds = (asUtc(to) - asUtc(from)) / 1000
  return Number.isNaN(seconds) ? null : seconds
}

/** What follows an event cannot be before it: then it is a default of the database, and none. */
export function dropIfBefore(event: string, after: string): string {
  const seconds = secondsBetween(event, after)
  return seconds !== null && seconds < 0 ? '' : after
}

/** Epoch ms as if a wall clock were in GMT, where no hour is skipped or repeated; NaN for none. */
export function asUtc(time: string): number {
  const text = gmtTime(time)
  return SERVER_TIME.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : NaN
}
