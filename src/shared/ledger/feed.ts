import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/api/account'
import { MOST_WAITING, takeResults, type Draw, type SeenResults } from '@/api/games'
import { sessionStore } from '@/session/store'
import { addMessage, MESSAGES_KEPT, messagesOf, type Messages } from '@/shared/money-request/store'
import { alarmsIn, type Observation, type Sighting } from './entries'
import type { Ledger, Teller } from './ledger'

interface ResultsOfGame {
  gameId: string
  teller: Teller
  results: Sighting[]
}

/**
 * Writes into the ledger what answers tell of draws, and tells the member of changed results.
 * @returns takes what answers have told since it was called last
 */
export function createFeed(
  queryClient: QueryClient,
  openLedger: () => Promise<Ledger>,
  messages: Messages,
): (memberId: string | undefined) => Promise<void> {
  /** Of which it is not known yet of which game they are, or whose. */
  let undecided: SeenResults[] = []
  const gameNames = new Map<string, string>()
  /** A history names its game by the key, a ledger by the id. */
  const gameIds = new Map<string, string>()
  const recorded = new Set<string>()
  /** What of each game was looked through last: a ledger gives the same list until it has more. */
  const told = new Map<string, readonly Observation[]>()
  let toldMember: string | undefined
  /** Null until the platform has said whose session it is. */
  const memberNow = () => queryClient.getQueryData(accountQueries.member().queryKey)?.id ?? null
  const learnGames = (seen: SeenResults) => {
    if (seen.source === 'draw')
      for (const { id, key, name } of seen.games) {
        gameNames.set(id, name)
        gameIds.set(key, id)
      }
    // What an order calls its game counts where no other answer tells it.
    if (seen.source === 'order')
      for (const { gameName, lines } of seen.orders)
        for (const { gameId } of lines) if (!gameNames.has(gameId)) gameNames.set(gameId, gameName)
  }
  const byGame = (seen: SeenResults): ResultsOfGame[] | null => {
    if (seen.source === 'draw')
      return seen.games.map<ResultsOfGame>(({ id, drawnPeriod: period, drawnNumbers: numbers }) => ({
        gameId: id,
        teller: 'draw',
        results: resultOf({ period, numbers }),
      }))
    if (seen.source === 'history') {
      const gameId = gameIds.get(seen.gameKey)
      return gameId === undefined ? null : [{ gameId, teller: 'history', results: seen.draws.flatMap(resultOf) }]
    }
    // Those of another session are nobody's any more.
    if (seen.session !== sessionStore.get().number) return []
    const memberId = memberNow()
    return memberId === null ? null : resultsOfOrders(seen.orders, memberId)
  }
  const record = async (ledger: Ledger, seen: SeenResults) => {
    const found = byGame(seen)
    if (found === null) undecided = [...undecided, seen].slice(-MOST_WAITING)
    for (const { gameId, teller, results } of found ?? []) {
      // A log-out meanwhile, in another tab too, has removed what the member's orders told.
      const isLate = seen.source === 'order' && !(sessionStore.isStored() && sessionStore.get().number === seen.session)
      if (results.length === 0 || isLate) continue
      // A browser that refuses to store has been asked; what is on the screen stays as it is.
      await ledger.record(gameId, results, teller).catch(() => 0)
      recorded.add(gameId)
    }
  }
  const tell = async (ledger: Ledger, memberId: string) => {
    for (const gameId of recorded) {
      const entries = await ledger.load(gameId, memberId)
      if (memberNow() !== memberId) return
      if (told.get(gameId) === entries) continue
      told.set(gameId, entries)
      tellAlarms(messages, memberId, { gameId, gameName: gameNames.get(gameId) ?? gameId, entries })
    }
  }
  return async (memberId) => {
    if (memberId !== toldMember) told.clear()
    toldMember = memberId
    const ledger = await openLedger()
    const seen = [...undecided, ...takeResults()]
    undecided = []
    for (const one of seen) learnGames(one)
    for (const one of seen) await record(ledger, one)
    if (memberId !== undefined) await tell(ledger, memberId)
  }
}

function resultOf({ period, numbers }: Draw): Sighting[] {
  return numbers === null || period === '' ? [] : [{ period, numbers }]
}

/** Of each game together, to be written once; no numbers of an open order, even if sent. */
function resultsOfOrders(
  orders: Extract<SeenResults, { source: 'order' }>['orders'],
  memberId: string,
): ResultsOfGame[] {
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

/** Each change once, from when it was seen. One older than all kept stays in the ledger alone. */
export function tellAlarms(
  messages: Messages,
  memberId: string,
  { gameId, gameName, entries }: { gameId: string; gameName: string; entries: readonly Observation[] },
): void {
  for (const { period, first, later } of alarmsIn(entries)) {
    const id = ['changed', memberId, gameId, period, later.numbers.join('-')].join('.')
    const kept = messagesOf(messages, memberId)
    const isTooOld = kept.length >= MESSAGES_KEPT && kept.every(({ at }) => at > later.seenAt)
    if (isTooOld || messages.get(id) !== null) continue
    addMessage(messages, {
      id,
      memberId,
      at: later.seenAt,
      isRead: false,
      news: { outcome: 'changed', change: { gameName, period, first, later } },
    })
  }
}
