import type { QueryClient } from '@tanstack/react-query'
import type { Member } from '@/api/account'
import type { Draw, Game } from '@/api/games'
import type { Order } from '@/api/orders'
import { sessionStore } from '@/session/store'
import type { Sighting } from './entries'
import type { Ledger, Teller } from './ledger'

export interface SeenResults {
  gameId: string
  teller: Teller
  results: Sighting[]
}

export interface GameRead {
  gameId: string
  gameName: string
}

interface Answer {
  queryKey: readonly unknown[]
  state: { data: unknown }
}

/** The parts of a key that name the call, without whose it is. */
function callOf([owner, ...parts]: readonly unknown[]): readonly unknown[] {
  return owner === 'public' ? parts : parts.slice(1)
}

/** Games of one answer: of a card, a list, or a game's own screen. */
function gamesOf([call, kind]: readonly unknown[], data: unknown): Game[] {
  if (call !== 'games' || data === undefined) return []
  // What these calls answer with is typed where they are made, in `api/games.ts`.
  if (kind === 'one') return [data as Game]
  return kind === 'hot' || kind === 'list' ? (data as Game[]) : []
}

/** Game names by id, from all answers at hand; what an order calls its game counts last. */
export function gameNamesIn(answers: readonly Answer[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { queryKey, state } of answers) {
    const call = callOf(queryKey)
    for (const { id, name } of gamesOf(call, state.data)) names.set(id, name)
    if (call[0] === 'orders' && state.data !== undefined)
      for (const { gameName, lines } of state.data as Order[])
        for (const { gameId } of lines) if (!names.has(gameId)) names.set(gameId, gameName)
  }
  return names
}

/** Null until the platform has said whose session it is. */
function memberIn(answers: readonly Answer[], session: number): string | null {
  const account = answers.find(({ queryKey: [, number, call] }) => number === session && call === 'account')
  return account?.state.data === undefined ? null : (account.state.data as Member).id
}

/**
 * Every result that stands in answers of the platform. What orders tell waits until it is known
 * whose they are; those of another session are nobody's any more.
 * @param done answers that need not be read again; those that were read are added
 */
export function resultsIn(answers: readonly Answer[], done: WeakSet<object>, session: number): SeenResults[] {
  const known = answers.map(({ queryKey, state }) => ({ queryKey, call: callOf(queryKey), data: state.data }))
  const memberId = memberIn(answers, session)
  // A history names its game by the key, a ledger by the id.
  const idByKey = new Map(known.flatMap(({ call, data }) => gamesOf(call, data)).map(({ key, id }) => [key, id]))
  return known.flatMap(({ queryKey, call, data }): SeenResults[] => {
    if (typeof data !== 'object' || data === null || done.has(data)) return []
    const [kind, part, key] = call
    const games = gamesOf(call, data)
    const gameId = idByKey.get(String(key))
    const isHistory = kind === 'games' && part === 'history'
    const isOrders = kind === 'orders' && memberId !== null && queryKey[1] === session
    if (games.length === 0 && !isOrders && !(isHistory && gameId !== undefined)) return []
    done.add(data)
    if (isOrders) return resultsOfOrders(data as Order[], memberId)
    if (isHistory && gameId !== undefined)
      return [{ gameId, teller: 'history', results: (data as Draw[]).flatMap(resultOf) }]
    return games.map(({ id, drawnPeriod, drawnNumbers }) => ({
      gameId: id,
      teller: 'draw',
      results: resultOf({ period: drawnPeriod, numbers: drawnNumbers }),
    }))
  })
}

function resultOf({ period, numbers }: Draw): Sighting[] {
  return numbers === null || period === '' ? [] : [{ period, numbers }]
}

/**
 * Of each game together, for a ledger is written once, not once for each order. The numbers of an
 * open order are not told, even if they were sent.
 */
function resultsOfOrders(orders: readonly Order[], memberId: string): SeenResults[] {
  const games = new Map<string, Sighting[]>()
  for (const { period, numbers, lines, isSettled } of orders) {
    if (!isSettled) continue
    for (const gameId of new Set(lines.map((line) => line.gameId))) {
      const results = games.get(gameId) ?? []
      results.push(...resultOf({ period, numbers }))
      games.set(gameId, results)
    }
  }
  return [...games].map(([gameId, results]) => ({ gameId, teller: { ordersOf: memberId }, results }))
}

/**
 * Writes into the ledger what the app is told of draws, on whatever screen.
 * @param whenIdle runs a task once nothing else waits
 * @param onRead results of these games were among answers
 * @returns ends it
 */
export function followDraws(
  queryClient: QueryClient,
  ledger: Ledger,
  whenIdle: (task: () => void) => void,
  onRead: (games: readonly GameRead[]) => void = () => undefined,
): () => void {
  const cache = queryClient.getQueryCache()
  const done = new WeakSet<object>()
  let isPlanned = false
  let isOver = false
  const sweep = async () => {
    isPlanned = false
    if (isOver) return
    const names = gameNamesIn(cache.getAll())
    const read = new Map<string, GameRead>()
    const session = sessionStore.get().number
    for (const { gameId, teller, results } of resultsIn(cache.getAll(), done, session)) {
      if (results.length === 0) continue
      if (isOver) return
      // A log-out meanwhile, in another tab too, has removed what the member's orders told.
      const isLate = typeof teller !== 'string' && !(sessionStore.isStored() && sessionStore.get().number === session)
      if (isLate) continue
      // A browser that refuses to store has been asked; what is on the screen stays as it is.
      await ledger.record(gameId, results, teller).catch(() => 0)
      read.set(gameId, { gameId, gameName: names.get(gameId) ?? gameId })
    }
    if (read.size > 0) onRead([...read.values()])
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => void sweep())
  }
  plan()
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') plan()
  })
  return () => {
    isOver = true
    unsubscribe()
  }
}
