/** A result appears a moment after its period has closed. */
const SHORTEST_MS = 1200
const LONGEST_MS = 60_000
/** A browser takes a timer of more than 24 days for one of no time. */
const FARTHEST_MS = 60 * 60_000

/** As long again as it has been in vain, so that each wait is twice the one before, up to 60 s. */
export function backOff(inVainMs: number, shortestMs: number): number {
  return Math.min(LONGEST_MS, Math.max(shortestMs, inVainMs))
}

/**
 * @param closings when each period closes or closed, in epoch ms; a closed one is waited for, and
 *   one whose closing is not known (null) is asked for every minute
 * @param answeredAt when the last answer, or failure, came, in epoch ms
 * @returns ms until the next call; false where nothing is waited for
 */
export function nextPoll({
  closings,
  answeredAt,
  now,
  isFailing,
}: {
  closings: readonly (number | null)[]
  answeredAt: number
  now: number
  isFailing: boolean
}): number | false {
  if (closings.length === 0) return false
  // Where no answer comes, it comes for none of them: what closes next must not be asked for
  // sooner.
  const known = closings.filter((closing) => closing !== null)
  const awaited = isFailing && known.length > 0 ? [Math.min(...known)] : known
  const times = awaited.map((closing) =>
    closing > answeredAt ? closing + SHORTEST_MS : answeredAt + backOff(answeredAt - closing, SHORTEST_MS),
  )
  if (known.length < closings.length) times.push(answeredAt + LONGEST_MS)
  return Math.min(FARTHEST_MS, Math.max(SHORTEST_MS, Math.min(...times) - now))
}
