import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { BegunTime, ProvenTime } from '@/lib/server-clock'

export const DAY_MS = 86_400_000

/**
 * Stands for an instant that is counted from a beginning whose time the platform has still to tell.
 * It is the last one that a date can hold, so that whatever waits for it waits, in any build.
 */
export const UNTOLD = 8.64e15

/** From the wish for more, or for no limit, until it holds. */
export const RAISE_MS = DAY_MS

export interface Limit {
  /** Null: none. Of play time in minutes. */
  most: Money | null
  /** What holds from an instant on, in epoch ms or `UNTOLD`. */
  waiting: { most: Money | null; from: number } | null
}

export const NO_LIMIT: Limit = { most: null, waiting: null }

/** @param now null: no time is proven, and nothing that waits begins to hold */
export function mostAt({ most, waiting }: Limit, now: ProvenTime | null): Money | null {
  return waiting !== null && now !== null && now >= waiting.from ? waiting.most : most
}

/** What still waits. */
export function waitingAt({ waiting }: Limit, now: ProvenTime | null): Limit['waiting'] {
  return waiting !== null && (now === null || now < waiting.from) ? waiting : null
}

/** A raise that was asked for waits from its beginning on. */
export function begunLimit(limit: Limit, begun: BegunTime): Limit {
  const { most, waiting } = limit
  return waiting?.from === UNTOLD ? { most, waiting: { ...waiting, from: begun + RAISE_MS } } : limit
}

/** Whether a wish lets through less than what holds, the same, or more. Null: no limit. */
export function compareMost(wish: Money | null, held: Money | null): 'lower' | 'same' | 'higher' {
  if (wish === held) return 'same'
  if (wish === null) return 'higher'
  if (held === null) return 'lower'
  return compare(wish, held) < 0 ? 'lower' : 'higher'
}

/**
 * A lower limit holds at once, and ends what waits. A higher one, or none, waits for 24 hours,
 * which a second wish begins anew; from when, the platform tells.
 */
export function changeLimit(limit: Limit, wish: Money | null, now: ProvenTime | null): Limit {
  const most = mostAt(limit, now)
  switch (compareMost(wish, most)) {
    case 'lower':
      return { most: wish, waiting: null }
    case 'same':
      return { most, waiting: null }
    case 'higher':
      return { most, waiting: { most: wish, from: UNTOLD } }
  }
}

/** What waits is given up; what holds stays. */
export function takeBack(limit: Limit, now: ProvenTime | null): Limit {
  return { most: mostAt(limit, now), waiting: null }
}
