import type { Order } from '@/api/orders'

export type StateFilter = 'all' | 'pending' | 'settled'
const GAME = 'game:'

/** A game is `game:<name>`: the record names games but does not number them. */
export type Filter = StateFilter | `game:${string}`

/** All of them for what is no filter. */
export function filterOf(name: string): Filter {
  if (name.startsWith(GAME)) return `${GAME}${name.slice(GAME.length)}`
  return name === 'pending' || name === 'settled' ? name : 'all'
}

export function filterOrders<Each extends Order>(orders: readonly Each[], filter: Filter): Each[] {
  if (filter === 'all') return [...orders]
  if (filter === 'pending' || filter === 'settled')
    return orders.filter(({ isSettled }) => isSettled === (filter === 'settled'))
  return orders.filter(({ gameName }) => `game:${gameName}` === filter)
}

/** So many games have a filter of their own; the search of a long list finds the others. */
const MOST_GAMES = 30

/** The games last ordered in, newest first. */
export function filteredGames(newestFirst: readonly Pick<Order, 'gameName'>[]): string[] {
  const names = new Set<string>()
  for (const { gameName } of newestFirst) {
    names.add(gameName)
    if (names.size === MOST_GAMES) break
  }
  return [...names]
}
