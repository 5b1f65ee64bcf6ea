import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountQueries } from '@/api/account'
import type { Game } from '@/api/games'
import { recordResults, onResults, drainResults, type PublishedResults } from '@/api/published-results'
import type { DrawNumbers } from '@/lib/game-rules'
import { sessionStore } from '@/session/store'
import { gameOf } from '../../../tests/support/games'
import { MAX_MESSAGES, markAllRead, messagesOf } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import type { Observation } from '@/domain/ledger/observations'
import { createLedgerFeed, addChangeMessages } from './ledger'
import { createLedger } from '@/domain/ledger/ledger'
import { noStore } from '@/domain/ledger/ledger-store'

beforeEach(() => {
  for (const { memberId } of moneyStore.messages.list()) moneyStore.messages.removeOf(memberId)
  drainResults()
  sessionStore.dispatch({ type: 'loggedOut' })
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
})

const game = (fields: Partial<Game> = {}) => gameOf({ drawnNumbers: [4, 6, 5], closesAt: null, ...fields })

const drawResults = (...games: Game[]): PublishedResults => ({ source: 'draw', games })
const drawnResult = { period: '466', numbers: [4, 6, 5] as const }
const draws = [drawnResult, { period: '465', numbers: null }, { period: '464', numbers: [1, 2, 3] as const }]
const history: PublishedResults = { source: 'history', gameKey: 'sunda', draws }
/** Returns functions that feed answers into a new ledger and read its observations. */
function startFeed() {
  const queryClient = new QueryClient()
  let clock = 0
  const ledger = createLedger(noStore, () => (clock += 1))
  const feed = createLedgerFeed(queryClient, () => Promise.resolve(ledger), moneyStore.messages)
  const linesOf = async (gameId: string) => {
    const lines = await ledger.load(gameId)
    return lines.map(({ period, numbers, source }) => `${period} ${numbers.join('')} ${source}`)
  }
  return {
    linesOf,
    feed,
    knowMember: (id = '1001') => queryClient.setQueryData(accountQueries.member().queryKey, { id } as never),
    receive: async (...answers: PublishedResults[]) => {
      for (const answer of answers) recordResults(answer)
      await feed('1001')
    },
  }
}

describe('the feed, which writes published results into the ledger,', () => {
  it('records a result of a game once, and no result without numbers or a period', async () => {
    const { receive, linesOf } = startFeed()
    await receive(
      drawResults(game(), game({ id: '12', key: 'bromo', drawnNumbers: null }), game({ id: '13', drawnPeriod: '' })),
      drawResults(game()),
    )
    await receive(drawResults(game()), drawResults(game({ drawnPeriod: '467', drawnNumbers: [1, 1, 1] })))
    expect(await linesOf('11')).toEqual(['466 465 draw', '467 111 draw'])
    expect([await linesOf('12'), await linesOf('13')]).toEqual([[], []])
  })

  it('records the results of a draw history only after its game is known', async () => {
    const { receive, linesOf } = startFeed()
    await receive(history)
    expect(await linesOf('11')).toEqual([])
    await receive(drawResults(game({ drawnNumbers: null })))
    expect(await linesOf('11')).toEqual(['466 465 history', '464 123 history'])
  })

  it('keeps only the newest hundred draw histories of a game that is not known yet', async () => {
    const { receive, linesOf } = startFeed()
    const historyOf = (period: number): PublishedResults => ({
      ...history,
      draws: [{ period: String(period), numbers: [1, 2, 3] }],
    })
    for (const first of [0, 60]) await receive(...Array.from({ length: 60 }, (_, offset) => historyOf(first + offset)))
    await receive(drawResults(game({ drawnNumbers: null })))
    const observations = await linesOf('11')
    expect([observations.length, observations[0]]).toEqual([100, '20 123 history'])
  })

  it('is notified by onResults of every answer, but gets only the newest hundred answers from drainResults', () => {
    let notificationCount = 0
    const unsubscribe = onResults(() => (notificationCount += 1))
    for (let count = 0; count < 120; count += 1) recordResults(drawResults(game({ drawnPeriod: String(count) })))
    unsubscribe()
    recordResults(history)
    expect(notificationCount).toBe(120)
    const drainedAnswers = drainResults()
    expect([drainedAnswers.length, drainedAnswers.at(-1)]).toEqual([100, history])
    expect(drainResults()).toEqual([])
  })

  it('adds a message about a changed result, with the game’s name, only after the member is known', async () => {
    const { receive, knowMember } = startFeed()
    await receive(drawResults(game()), drawResults(game({ drawnNumbers: [1, 1, 2] })))
    expect(messagesOf(moneyStore.messages, '1001')).toEqual([])
    knowMember()
    await receive()
    const changes = messagesOf(moneyStore.messages, '1001').map(({ news }) => 'change' in news && news.change.gameName)
    expect(changes).toEqual(['Sunda'])
  })

  it('adds no message about a changed result for a visitor, and one for each member who logs in later', async () => {
    const { feed, knowMember } = startFeed()
    for (const numbers of [
      [1, 1, 1],
      [1, 1, 2],
    ] as const)
      recordResults(drawResults(game({ drawnNumbers: numbers })))
    await feed(undefined)
    expect([...moneyStore.messages.list(), ...moneyStore.messages.unreadable()]).toEqual([])
    for (const id of ['1001', '1002']) {
      knowMember(id)
      await feed(id)
      expect(messagesOf(moneyStore.messages, id)).toHaveLength(1)
    }
  })
})

const WULAN = '1001'

const observation = (period: string, numbers: DrawNumbers, seenAt: number): Observation => {
  return { period, numbers, seenAt, source: 'history', day: '2026-11-21 09:00:00' }
}

const addChanges = (entries: readonly Observation[], memberId = WULAN) =>
  addChangeMessages(moneyStore.messages, memberId, { gameId: '11', gameName: 'Sunda', entries })

const messages = (memberId = WULAN) => messagesOf(moneyStore.messages, memberId)

const changedEntries = [observation('1', [1, 2, 3], 10), observation('1', [4, 5, 6], 20)]

describe('addChangeMessages', () => {
  it('adds one unread message for each change of a result, dated when the change was seen', () => {
    addChanges(changedEntries)
    const change = { gameName: 'Sunda', period: '1', first: { seenAt: 10 } }
    expect(messages()).toMatchObject([{ at: 20, isRead: false, news: { outcome: 'changed', change } }])
    markAllRead(moneyStore.messages, WULAN)
    addChanges([...changedEntries, observation('1', [6, 6, 6], 30)])
    expect(messages().map(({ at, isRead }) => [at, isRead])).toEqual([
      [30, false],
      [20, true],
    ])
  })

  it('adds a message only for the member who is passed, and only if a result has changed', () => {
    addChanges(changedEntries)
    addChanges(changedEntries, '1002')
    expect([messages().length, messages('1002').length]).toEqual([1, 1])
    addChanges([observation('3', [1, 2, 3], 10), observation('3', [1, 2, 3], 20), observation('2', [4, 5, 6], 20)])
    expect(messages()).toHaveLength(1)
  })

  it('adds no message to a full list of newer messages, but replaces the oldest message if it is older than the change', () => {
    const manyChanges = Array.from({ length: MAX_MESSAGES }, (_, index) => [
      observation(`n${index}`, [1, 2, 3], 100 + index),
      observation(`n${index}`, [4, 5, 6], 200 + index),
    ]).flat()
    addChanges(manyChanges)
    addChanges(changedEntries)
    expect(messages()).toHaveLength(MAX_MESSAGES)
    expect(messages().some(({ at }) => at === 20)).toBe(false)
    // In a full list, the message about the change replaces a message about an earlier change.
    moneyStore.messages.removeOf(WULAN)
    addChanges([observation('o', [1, 2, 3], 1), observation('o', [4, 5, 6], 15), ...manyChanges.slice(2)])
    addChanges(changedEntries)
    expect([messages().length, messages().at(-1)?.at]).toEqual([MAX_MESSAGES, 20])
  })
})
