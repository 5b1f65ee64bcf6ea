import type { Order } from '@/api/orders'
import { recheck } from '@/shared/receipt/recheck'

export type StateFilter = 'all' | 'pending' | 'settled'
/** A game is `game:<name>`: the record names games but does not number them. */
export type Filter = StateFilter | `game:${string}`

export function filterOrders<Each extends Order>(orders: readonly Each[], filter: Filter): Each[] {
  if (filter === 'all') return [...orders]
  if (filter === 'pending' || filter === 'settled')
    return orders.filter(({ isSettled }) => isSettled === (filter === 'settled'))
  return orders.filter(({ gameName }) => `game:${gameName}` === filter)
}

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
