import type { Order, OrderLine } from '@/api/orders'
import { hasPublishedRules, hits, pickOfType, type Numbers } from '@/lib/draw-rules'
import { add, compare, multiply, subtract, sum, ZERO, type Money } from '@/lib/money'

/** How a recorded return is read (reading 47): with the stake in it, without it, or simply as recorded. */
export type ReturnKind = 'gross' | 'net' | 'recorded'

export interface LineReturn {
  /** What came back in all, stake included where that is known; null while pending or not recorded. */
  returned: Money | null
  kind: ReturnKind
}

/** `payout`: gross return per unit of this line's option, where it is published. */
export function returnOf(line: OrderLine, payout: string | null): LineReturn {
  if (line.outcome === 'lost') return { returned: ZERO, kind: 'gross' }
  const recorded = line.recordedReturn
  if (line.outcome === 'pending' || recorded === null) return { returned: null, kind: 'recorded' }
  if (payout !== null) {
    const gross = multiply(line.stake, payout)
    if (compare(recorded, gross) === 0) return { returned: recorded, kind: 'gross' }
    if (compare(recorded, subtract(gross, line.stake)) === 0) return { returned: gross, kind: 'net' }
  }
  return { returned: recorded, kind: 'recorded' }
}

export type Recheck = 'matches' | 'differs' | 'unknown'

/** Holds a settled line against its draw; unknown where rules or numbers are not published. */
export function recheck(line: OrderLine, numbers: Numbers | null): Recheck {
  const pick = pickOfType(line.type)
  if (line.outcome === 'pending' || numbers === null || pick === null || !hasPublishedRules(line.gameId))
    return 'unknown'
  return hits(pick, numbers) === (line.outcome === 'won') ? 'matches' : 'differs'
}

export type StateFilter = 'all' | 'pending' | 'settled'
/** A filter is a state, or one game as `game:<name>`: the record names games, it does not number them. */
export type Filter = StateFilter | `game:${string}`

export function filterOrders(orders: readonly Order[], filter: Filter): Order[] {
  if (filter === 'all') return [...orders]
  if (filter === 'pending' || filter === 'settled')
    return orders.filter(({ isSettled }) => isSettled === (filter === 'settled'))
  return orders.filter(({ gameName }) => `game:${gameName}` === filter)
}

export interface Totals {
  /** Of settled orders. */
  staked: Money
  returned: Money
  net: Money
  /** Stakes of orders not settled yet. */
  pending: Money
  /** Some return is only "as recorded": net may not be exact. */
  isPartial: boolean
}

export function totalsOf(orders: readonly Order[], payoutOf: (line: OrderLine) => string | null): Totals {
  const settled = orders.filter(({ isSettled }) => isSettled)
  const returns = settled.flatMap(({ lines }) => lines.map((line) => returnOf(line, payoutOf(line))))
  const staked = sum(settled.map(({ total }) => total))
  const returned = returns.reduce((total, { returned }) => add(total, returned ?? ZERO), ZERO)
  return {
    staked,
    returned,
    net: subtract(returned, staked),
    pending: sum(orders.filter(({ isSettled }) => !isSettled).map(({ total }) => total)),
    isPartial: returns.some(({ kind }) => kind === 'recorded'),
  }
}

/** How many settled lines could be held against their draws, and how many there are. */
export function recheckCount(orders: readonly Order[]): { checked: number; settled: number; differing: number } {
  const results = orders
    .filter(({ isSettled }) => isSettled)
    .flatMap(({ lines, numbers }) => lines.map((line) => recheck(line, numbers)))
  return {
    checked: results.filter((result) => result !== 'unknown').length,
    settled: results.length,
    differing: results.filter((result) => result === 'differs').length,
  }
}

/** Orders have no id: what they are and when they were placed is their key (PRODUCT, "Identity"). */
export function keyOf(order: Order): string {
  return [
    order.gameName,
    order.period,
    ...order.lines.map(({ type, stake, placedAt }) => `${type}${stake}${placedAt}`),
  ].join('|')
}

/** Orders by the day they were placed, in the server's own dates (reading 79: never relative). */
export function byDay(orders: readonly Order[]): { day: string; orders: Order[] }[] {
  const days = new Map<string, Order[]>()
  for (const order of orders) {
    const day = (order.lines[0]?.placedAt ?? order.updatedAt).slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), order])
  }
  return [...days].map(([day, orders]) => ({ day, orders }))
}

/** CSV by RFC 4180. A cell that a spreadsheet would run as a formula gets a quote before it; a plain negative number is none. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/.test(text) ? `'${text}` : text
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}
