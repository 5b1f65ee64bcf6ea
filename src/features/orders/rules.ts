import type { Order } from '@/api/orders'
import { dayOf } from '@/shared/order-sums'
import { recheck } from '@/shared/resettlement'

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

/** By the server's dates, never relative ones (reading 79). */
export function byDay<Each extends Order>(orders: readonly Each[]): { day: string; orders: Each[] }[] {
  const days = new Map<string, Each[]>()
  for (const order of orders) {
    const day = dayOf(order)
    days.set(day, [...(days.get(day) ?? []), order])
  }
  return [...days].map(([day, orders]) => ({ day, orders }))
}
