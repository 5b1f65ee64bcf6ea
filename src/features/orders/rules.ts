import type { Order } from '@/api/orders'

export type StateFilter = 'all' | 'pending' | 'settled'
/** A game is `game:<name>`: the record names games but does not number them. */
export type Filter = StateFilter | `game:${string}`

export function filterOrders<Each extends Order>(orders: readonly Each[], filter: Filter): Each[] {
  if (filter === 'all') return [...orders]
  if (filter === 'pending' || filter === 'settled')
    return orders.filter(({ isSettled }) => isSettled === (filter === 'settled'))
  return orders.filter(({ gameName }) => `game:${gameName}` === filter)
}
