import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/api/account'
import { MAX_PENDING_RESULTS, drainResults, type PublishedDraw, type PublishedResults } from '@/api/published-results'
import { digitsAtEnd, mayComeAgain } from '@/lib/periods'
import { addMessage, MESSAGES_KEPT, messagesOf, type Messages } from '@/domain/money-request/money-store'
import { alarmsIn, type Observation, type SeenResult } from '@/domain/ledger/observations'
import type { Ledger } from '@/domain/ledger/ledger'

/**
 * Creates the function that writes published results into the ledger and adds a message for each
 * result that has changed. Each call processes the results that arrived since the last one.
 */
export function createFeed(
  queryClient: QueryClient,
  openLedger: () => Promise<Ledger>,
  messages: Messages,
): (memberId: string | undefined) => Promise<void> {
  /** Histories whose game is not known yet. */
  let undecided: PublishedResults[] = []
  const gameNames = new Map<string, string>()
  /** A history has the key of its game, the ledger has the id. */
  const gameIds = new Map<string, string>()
  const openPeriods = new Map<string, string>()
  const recorded = new Set<string>()
  /** The list that was checked last, by game: the ledger returns the same list until it grows. */
  const checkedObservations = new Map<string, readonly Observation[]>()
  let checkedMemberId: string | undefined
  const isMember = (memberId: string) => queryClient.getQueryData(accountQueries.member().queryKey)?.id === memberId
  const learnGames = (seen: PublishedResults) => {
    if (seen.source === 'history') return
    for (const { id, key, name, openPeriod } of seen.games) {
      gameNames.set(id, name)
      openPeriods.set(id, openPeriod)
      gameIds.set(key, id)
    }
  }
  const record = async (ledger: Ledger, seen: PublishedResults) => {
    const write = async (gameId: string, results: SeenResult[]) => {
      if (results.length === 0 || results.some((one) => isOfDayBefore(one.period, openPeriods.get(gameId)))) return
      // A browser that refuses to store must not change the screen.
      await ledger.record(gameId, results, seen.source).catch(() => 0)
      recorded.add(gameId)
    }
    if (seen.source === 'draw') {
      for (const { id, drawnPeriod: period, drawnNumbers: numbers } of seen.games)
        await write(id, resultOf({ period, numbers }))
      return
    }
    const gameId = gameIds.get(seen.gameKey)
    if (gameId === undefined) undecided = [...undecided, seen].slice(-MAX_PENDING_RESULTS)
    else await write(gameId, seen.draws.flatMap(resultOf))
  }
  const addChanges = async (ledger: Ledger, memberId: string) => {
    for (const gameId of recorded) {
      const entries = await ledger.load(gameId)
      if (!isMember(memberId)) return
      if (checkedObservations.get(gameId) === entries) continue
      checkedObservations.set(gameId, entries)
      addChangeMessages(messages, memberId, { gameId, gameName: gameNames.get(gameId) ?? gameId, entries })
    }
  }
  return async (memberId) => {
    if (memberId !== checkedMemberId) checkedObservations.clear()
    checkedMemberId = memberId
    const ledger = await openLedger()
    const seen = [...undecided, ...drainResults()]
    undecided = []
    for (const one of seen) learnGames(one)
    for (const one of seen) await record(ledger, one)
    if (memberId !== undefined) await addChanges(ledger, memberId)
  }
}

/** Whether it is a result of the day before: numbering has restarted, and nothing is drawn yet. */
function isOfDayBefore(drawn: string, open = ''): boolean {
  return open !== '' && mayComeAgain(drawn) && 2 * Number(digitsAtEnd(open)) < Number(digitsAtEnd(drawn))
}

function resultOf({ period, numbers }: PublishedDraw): SeenResult[] {
  return numbers === null || period === '' ? [] : [{ period, numbers }]
}

/**
 * Adds one message for each changed result, dated when the change was seen. If the list is full and
 * all its messages are newer, no message is added; the change is still in the ledger.
 */
export function addChangeMessages(
  messages: Messages,
  memberId: string,
  { gameId, gameName, entries }: { gameId: string; gameName: string; entries: readonly Observation[] },
): void {
  for (const { period, first, later } of alarmsIn(entries)) {
    const ofDay = later.day === undefined ? [] : [later.day.replace(/\D/g, '')]
    const id = ['changed', memberId, gameId, period, ...ofDay, later.numbers.join('-')].join('.')
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
