import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/api/account'
import { MAX_PENDING_RESULTS, drainResults, type PublishedDraw, type PublishedResults } from '@/api/published-results'
import { digitsAtEnd, mayNumberRecur } from '@/lib/periods'
import { addMessage, MAX_MESSAGES, messagesOf, type StoredMessages } from '@/domain/money-request/messages'
import { findAlarms, type Observation, type SeenResult } from '@/domain/ledger/observations'
import type { Ledger } from '@/domain/ledger/ledger'

/**
 * Returns a function that writes published results into the ledger (their store on this device),
 * and adds a message for each changed result. Each call processes the results since the last call,
 * and earlier draw histories whose game was unknown.
 */
export function createLedgerFeed(
  queryClient: QueryClient,
  openLedger: () => Promise<Ledger>,
  messages: StoredMessages,
): (memberId: string | undefined) => Promise<void> {
  /** Draw histories whose game is not known yet. */
  let pendingHistories: PublishedResults[] = []
  const gameNames = new Map<string, string>()
  /** Ids of games by key: a draw history has the key of its game, and the ledger needs the id. */
  const gameIds = new Map<string, string>()
  const openPeriods = new Map<string, string>()
  const recordedGameIds = new Set<string>()
  /**
   * The observations that were checked last, by game id. The ledger returns the same list until an
   * observation is added.
   */
  const checkedObservations = new Map<string, readonly Observation[]>()
  let checkedMemberId: string | undefined
  const isCurrentMember = (memberId: string) =>
    queryClient.getQueryData(accountQueries.member().queryKey)?.id === memberId
  const learnGames = (answer: PublishedResults) => {
    if (answer.source === 'history') return
    for (const { id, key, name, openPeriod } of answer.games) {
      gameNames.set(id, name)
      openPeriods.set(id, openPeriod)
      gameIds.set(key, id)
    }
  }
  const recordAnswer = async (ledger: Ledger, answer: PublishedResults) => {
    const recordInLedger = async (gameId: string, results: SeenResult[]) => {
      if (results.length === 0 || results.some((result) => isOfDayBefore(result.period, openPeriods.get(gameId))))
        return
      // A browser may refuse to store the results. The app works without them.
      await ledger.record(gameId, results, answer.source).catch(() => 0)
      recordedGameIds.add(gameId)
    }
    if (answer.source === 'draw') {
      for (const { id, drawnPeriod: period, drawnNumbers: numbers } of answer.games)
        await recordInLedger(id, seenResultsOf({ period, numbers }))
      return
    }
    const gameId = gameIds.get(answer.gameKey)
    if (gameId === undefined) pendingHistories = [...pendingHistories, answer].slice(-MAX_PENDING_RESULTS)
    else await recordInLedger(gameId, answer.draws.flatMap(seenResultsOf))
  }
  const addChanges = async (ledger: Ledger, memberId: string) => {
    for (const gameId of recordedGameIds) {
      const entries = await ledger.load(gameId)
      if (!isCurrentMember(memberId)) return
      if (checkedObservations.get(gameId) === entries) continue
      checkedObservations.set(gameId, entries)
      addChangeMessages(messages, memberId, { gameId, gameName: gameNames.get(gameId) ?? gameId, entries })
    }
  }
  return async (memberId) => {
    if (memberId !== checkedMemberId) checkedObservations.clear()
    checkedMemberId = memberId
    const ledger = await openLedger()
    const answers = [...pendingHistories, ...drainResults()]
    pendingHistories = []
    for (const answer of answers) learnGames(answer)
    for (const answer of answers) await recordAnswer(ledger, answer)
    if (memberId !== undefined) await addChanges(ledger, memberId)
  }
}

/**
 * Returns true if a drawn period without a date in its number is of the day before. Its number is
 * then more than twice that of the open period, because the numbering has restarted.
 */
function isOfDayBefore(drawnPeriod: string, openPeriod = ''): boolean {
  return (
    openPeriod !== '' &&
    mayNumberRecur(drawnPeriod) &&
    2 * Number(digitsAtEnd(openPeriod)) < Number(digitsAtEnd(drawnPeriod))
  )
}

function seenResultsOf({ period, numbers }: PublishedDraw): SeenResult[] {
  return numbers === null || period === '' ? [] : [{ period, numbers }]
}

/**
 * Adds one message for each change of a result, dated when the change was seen. A full list of
 * newer messages gets none, but the ledger still has the change.
 */
export function addChangeMessages(
  messages: StoredMessages,
  memberId: string,
  { gameId, gameName, entries }: { gameId: string; gameName: string; entries: readonly Observation[] },
): void {
  for (const { period, first, later } of findAlarms(entries)) {
    const dayParts = later.day === undefined ? [] : [later.day.replace(/\D/g, '')]
    const id = ['changed', memberId, gameId, period, ...dayParts, later.numbers.join('-')].join('.')
    const memberMessages = messagesOf(messages, memberId)
    const isTooOld = memberMessages.length >= MAX_MESSAGES && memberMessages.every(({ at }) => at > later.seenAt)
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
