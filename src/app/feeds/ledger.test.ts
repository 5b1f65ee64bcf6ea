import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountQueries } from '@/api/account'
import type { Game } from '@/api/games'
import { recordResults, onResults, drainResults, type PublishedResults } from '@/api/published-results'
import type { Numbers } from '@/lib/game-rules'
import { sessionStore } from '@/session/store'
import { gameOf } from '../../../tests/support/games'
import { MESSAGES_KEPT, markAllRead, messagesOf } from '@/domain/money-request/money-store'
import { moneyStore } from '@/domain/money-request/money-store'
import type { Observation } from '@/domain/ledger/observations'
import { createFeed, addChangeMessages } from './ledger'
import { createLedger } from '@/domain/ledger/ledger'
import { noStore } from '@/domain/ledger/ledger-store'

beforeEach(() => {
  for (const { memberId } of moneyStore.messages.list()) moneyStore.messages.removeOf(memberId)
  drainResults()
  sessionStore.dispatch({ type: 'loggedOut' })
  sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
})

const game = (fields: Partial<Game> = {}) => gameOf({ drawnNumbers: [4, 6, 5], closesAt: null, ...fields })

const cards = (...games: Game[]): PublishedResults => ({ source: 'draw', games })
const drawn = { period: '466', numbers: [4, 6, 5] as const }
const draws = [drawn, { period: '465', numbers: null }, { period: '464', numbers: [1, 2, 3] as const }]
const history: PublishedResults = { source: 'history', gameKey: 'sunda', draws }
/** A page, and what its ledger holds of a game once it has heard of these answers. */
function page() {
  const queryClient = new QueryClient()
  let clock = 0
  const ledger = createLedger(noStore, () => (clock += 1))
  const feed = createFeed(queryClient, () => Promise.resolve(ledger), moneyStore.messages)
  const linesOf = async (gameId: string) => {
    const lines = await ledger.load(gameId)
    return lines.map(({ period, numbers, source }) => `${period} ${numbers.join('')} ${source}`)
  }
  return {
    linesOf,
    feed,
    knowMember: (id = '1001') => queryClient.setQueryData(accountQueries.member().queryKey, { id } as never),
    hear: async (...answers: PublishedResults[]) => {
      for (const answer of answers) recordResults(answer)
      await feed('1001')
    },
  }
}

describe('results in the answers of the platform', () => {
  it('stand on cards, in lists and on a game’s screen, and are written once', async () => {
    const { hear, linesOf } = page()
    await hear(
      cards(game(), game({ id: '12', key: 'bromo', drawnNumbers: null }), game({ id: '13', drawnPeriod: '' })),
      cards(game()),
    )
    await hear(cards(game()), cards(game({ drawnPeriod: '467', drawnNumbers: [1, 1, 1] })))
    expect(await linesOf('11')).toEqual(['466 465 draw', '467 111 draw'])
    expect([await linesOf('12'), await linesOf('13')]).toEqual([[], []])
  })

  it('of a history wait until its game is known', async () => {
    const { hear, linesOf } = page()
    await hear(history)
    expect(await linesOf('11')).toEqual([])
    await hear(cards(game({ drawnNumbers: null })))
    expect(await linesOf('11')).toEqual(['466 465 history', '464 123 history'])
  })

  it('of a history wait no longer than for the newest hundred', async () => {
    const { hear, linesOf } = page()
    const of = (period: number): PublishedResults => ({
      ...history,
      draws: [{ period: String(period), numbers: [1, 2, 3] }],
    })
    for (const first of [0, 60]) await hear(...Array.from({ length: 60 }, (_, at) => of(first + at)))
    await hear(cards(game({ drawnNumbers: null })))
    const lines = await linesOf('11')
    expect([lines.length, lines[0]]).toEqual([100, '20 123 history'])
  })

  it('wait for whoever takes them, the newest alone if nobody does', () => {
    let told = 0
    const end = onResults(() => (told += 1))
    for (let count = 0; count < 120; count += 1) recordResults(cards(game({ drawnPeriod: String(count) })))
    end()
    recordResults(history)
    expect(told).toBe(120)
    const taken = drainResults()
    expect([taken.length, taken.at(-1)]).toEqual([100, history])
    expect(drainResults()).toEqual([])
  })

  it('that changed are told by the game’s name, to the member who is there', async () => {
    const { hear, knowMember } = page()
    await hear(cards(game()), cards(game({ drawnNumbers: [1, 1, 2] })))
    expect(messagesOf(moneyStore.messages, '1001')).toEqual([])
    knowMember()
    await hear()
    const changes = messagesOf(moneyStore.messages, '1001').map(({ news }) => 'change' in news && news.change.gameName)
    expect(changes).toEqual(['Sunda'])
  })

  it('that changed are told to nobody who is not there, and to the next member too', async () => {
    const { feed, knowMember } = page()
    for (const numbers of [
      [1, 1, 1],
      [1, 1, 2],
    ] as const)
      recordResults(cards(game({ drawnNumbers: numbers })))
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

const line = (period: string, numbers: Numbers, seenAt: number): Observation => {
  return { period, numbers, seenAt, source: 'history', day: '2026-11-21 09:00:00' }
}

const tell = (entries: readonly Observation[], memberId = WULAN) =>
  addChangeMessages(moneyStore.messages, memberId, { gameId: '11', gameName: 'Sunda', entries })

const told = (memberId = WULAN) => messagesOf(moneyStore.messages, memberId)

const changed = [line('1', [1, 2, 3], 10), line('1', [4, 5, 6], 20)]

describe('a result that changed', () => {
  it('is told once, from the time of the change, and stays read, and again where it changes once more', () => {
    tell(changed)
    const change = { gameName: 'Sunda', period: '1', first: { seenAt: 10 } }
    expect(told()).toMatchObject([{ at: 20, isRead: false, news: { outcome: 'changed', change } }])
    markAllRead(moneyStore.messages, WULAN)
    tell([...changed, line('1', [6, 6, 6], 30)])
    expect(told().map(({ at, isRead }) => [at, isRead])).toEqual([
      [30, false],
      [20, true],
    ])
  })

  it('is told to each member of the device, and not where nothing changed', () => {
    tell(changed)
    tell(changed, '1002')
    expect([told().length, told('1002').length]).toEqual([1, 1])
    tell([line('3', [1, 2, 3], 10), line('3', [1, 2, 3], 20), line('2', [4, 5, 6], 20)])
    expect(told()).toHaveLength(1)
  })

  it('does not push out what is newer than itself', () => {
    const many = Array.from({ length: MESSAGES_KEPT }, (_, at) => [
      line(`n${at}`, [1, 2, 3], 100 + at),
      line(`n${at}`, [4, 5, 6], 200 + at),
    ]).flat()
    tell(many)
    tell(changed)
    expect(told()).toHaveLength(MESSAGES_KEPT)
    expect(told().some(({ at }) => at === 20)).toBe(false)
    // Of what is older it takes the place.
    moneyStore.messages.removeOf(WULAN)
    tell([line('o', [1, 2, 3], 1), line('o', [4, 5, 6], 15), ...many.slice(2)])
    tell(changed)
    expect([told().length, told().at(-1)?.at]).toEqual([MESSAGES_KEPT, 20])
  })
})
