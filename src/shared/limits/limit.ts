import { compare } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'

export const DAY_MS = 86_400_000

/** From the wish for more, or for no limit, until it holds. */
export const RAISE_MS = DAY_MS

export interface Limit {
  /** Null: none. Of play time in minutes. */
  most: Money | null
  /** What holds from an instant on, in epoch ms. */
  waiting: { most: Money | null; from: number } | null
}

export const NO_LIMIT: Limit = { most: null, waiting: null }

export function mostAt({ most, waiting }: Limit, now: number): Money | null {
  return waiting !== null && now >= waiting.from ? waiting.most : most
}

/** What still waits. */
export function waitingAt({ waiting }: Limit, now: number): Limit['waiting'] {
  return waiting !== null && now < waiting.from ? waiting : null
}

/** Whether a wish lets through less than what holds, the same, or more. Null: no limit. */
export function compareMost(wish: Money | null, held: Money | null): 'lower' | 'same' | 'higher' {
  if (wish === held) return 'same'
  if (wish === null) return 'higher'
  if (held === null) return 'lower'
  const order = compare(wish, held)
  return order < 0 ? 'lower' : order > 0 ? 'higher' : 'same'
}

/**
 * A lower limit holds at once, and ends what waits. A higher one, or none, waits for 24 hours,
 * which a second wish begins anew.
 */
export function changeLimit(limit: Limit, wish: Money | null, now: number): Limit {
  const most = mostAt(limit, now)
  switch (compareMost(wish, most)) {
    case 'lower':
      return { most: wish, waiting: null }
    case 'same':
      return { most, waiting: null }
    case 'higher':
      return { most, waiting: { most: wish, from: now + RAISE_MS } }
  }
}

/** What waits is given up; what holds stays. */
export function takeBack(limit: Limit, now: number): Limit {
  return { most: mostAt(limit, now), waiting: null }
}
