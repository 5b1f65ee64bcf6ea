import { answerAll, answerWith, runQuery, envelope, startPlatform } from '../../tests/support/wire'
import { game as wireGame } from '../../tests/support/samples'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { type Game, copiedGameSchema, gameQueries, cachedGames, pollAtClosings, readDrawnNumbers } from './games'
import { drainResults } from './published-results'
import { gameOf } from '../../tests/support/games'
import { forAll } from '../../tests/support/for-all'

const server = startPlatform()

afterEach(() => {
  vi.useRealTimers()
})

describe('readDrawnNumbers', () => {
  it.each<unknown>([
    [4, 6, 5],
    ['4', '6', '5'],
    [' 4 ', '6\n', 5],
    '4,6,5'.padEnd(100),
    ...'4,6,5 |  4 , 6 , 5  | [4,6,5] |  [4,6,5]  | 04,06,05'.split(' | '),
    { 0: 4, 1: 6, 2: 5 },
    ...'["4","6","5"] | [ "4", "6", "5" ] | "4","6","5" | [" 4 "," 6 "," 5 "]'.split(' | '),
  ])('reads 4, 6 and 5 from %j', (value) => {
    expect(readDrawnNumbers(value)).toEqual([4, 6, 5])
  })

  const lists = ['[4]', '[4,6]', '[4,6,5,1]', '[4,null,5]', '[4,[6],5]', '["x",6,5]', '["\\"4\\"",6,5]', '[4,6,true]']
  const numbers = ['[4,6,1000]', '[4,6,-5]', '[4,6,5.5]', '[]', 'true', '465', 'null', '""']
  const longList = Array.from({ length: 1000 }, () => 4)

  it.each<unknown>([
    ...[...lists, ...numbers].map((json): unknown => JSON.parse(json)),
    undefined,
    longList,
    [4, 6, Number.NaN],
    '4,6,5'.padEnd(101),
    '4|6|5',
    ...'[] | 4,6 | 4,6,5,1 | 4,,5 | 4,6, | a,b,c | -4,6,5 | 4.5,6,5 | 465 | *** | 4,6,1000 | [[4,6,5]]'.split(' | '),
    ...'4,[6,5 | 4,6],5 | 4"4,6,5 | ""4"",6,5 | 4 4,6,5 | x4,6,5 | 4x,6,5 | 0x4,6,5'.split(' | '),
  ])('returns null for %j', (value) => {
    expect(readDrawnNumbers(value)).toBeNull()
  })

  it('reads the same numbers from a list, a text and JSON, and returns three numbers or null for any value', () => {
    forAll(fc.array(fc.nat(999), { minLength: 3, maxLength: 3 }), fc.anything(), (three, value) => {
      const notations = [three, three.join(','), JSON.stringify(three)]
      expect(notations.map(readDrawnNumbers)).toEqual([three, three, three])
      const numbers = readDrawnNumbers(value)
      expect(numbers === null || (numbers.length === 3 && numbers.every(Number.isSafeInteger))).toBe(true)
    })
  })
})

describe('a game', () => {
  it('is mapped from the platform’s fields to those of the app', async () => {
    const sentRequests = answerWith(server, wireGame)
    expect(await runQuery(gameQueries.one('sunda'))).toEqual({
      id: '11',
      key: 'sunda',
      name: 'Sunda',
      pictureUrl: '/media/game-sunda.svg',
      description: 'One minute',
      drawnPeriod: '20261121-0466',
      openPeriod: '20261121-0467',
      closesAt: expect.any(Number) as number,
      drawnNumbers: [4, 6, 5],
      minimumBalance: '500000',
    })
    expect(sentRequests).toMatchObject([
      { method: 'GET', path: '/api/Lottery/getLotteryInfo', query: { key: 'sunda' } },
    ])
  })

  it('has no closing time if it is read from an offline copy', () => {
    expect(v.parse(copiedGameSchema, wireGame)).toMatchObject({ id: '11', openPeriod: '20261121-0467', closesAt: null })
  })

  it('closes `second` seconds after the answer arrived, less half the round trip', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
    answerAll(server, () => {
      vi.advanceTimersByTime(600)
      return envelope(200, 'ok', wireGame)
    })
    expect((await runQuery(gameQueries.one('sunda'))).closesAt).toBe(1_000_300 + 30_000)
  })

  it.each([
    ['-5', 0],
    [0, 0],
    ['60', 60_000],
    [null, null],
    ['', null],
    ['soon', null],
    [{}, null],
  ])('whose field `second` is %j closes %j ms after the answer (null: unknown)', async (second, expected) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
    // Each row has its own period, because earlier answers about a period affect its closing time.
    answerWith(server, { ...wireGame, next_expect: `of ${JSON.stringify(second)}`, second })
    expect((await runQuery(gameQueries.one('sunda'))).closesAt).toBe(expected === null ? null : 1_000_000 + expected)
  })

  it.each<[conditions: unknown[], minimumBalance: string | null]>([
    [['500000', 500000], '500000'],
    [['0.01'], '0.01'],
    [['0', '0.00', 0, '', null, undefined, '-1', false], null],
    // An unreadable condition locks nothing, because the platform checks each order itself.
    [['rich', {}, true, 2 ** 53], null],
  ])('whose field `condition` is any of %j needs a balance of %j (null: no balance)', async (conditions, expected) => {
    for (const condition of conditions) {
      answerWith(server, { ...wireGame, condition })
      expect((await runQuery(gameQueries.one('sunda'))).minimumBalance).toBe(expected)
    }
  })

  it.each([
    ['a period whose JSON number has lost digits', { ...wireGame, next_expect: JSON.parse('20261121130509001') }],
    ['a period of 65 characters', { ...wireGame, now_expect: '7'.repeat(65) }],
  ])('with %s is refused by the schema', async (_name, payload) => {
    answerWith(server, payload)
    await expect(runQuery(gameQueries.one('sunda'))).rejects.toMatchObject({ kind: 'schema' })
  })
})

it('the answers of gameQueries.one, hot and history are queued, so that the device can store their drawn numbers', async () => {
  drainResults()
  answerWith(server, wireGame)
  const game = await runQuery(gameQueries.one('sunda'))
  answerWith(server, [wireGame])
  const games = await runQuery(gameQueries.hot())
  answerWith(server, [{ expect: '467', opencode: '[1,2,3]' }])
  const draws = await runQuery(gameQueries.history('sunda'))
  expect(drainResults()).toEqual([
    { source: 'draw', games: [game] },
    { source: 'draw', games },
    { source: 'history', gameKey: 'sunda', draws },
  ])
})

it('cachedGames returns the games of all cached lists; pollAtClosings returns the ms until these lists are polled again', () => {
  const client = new QueryClient()
  const games = ['1', '2'].map((id, index): Game => gameOf({ id, closesAt: index === 0 ? null : 1_000_000 + 5000 }))
  client.setQueryData(gameQueries.list('quick').queryKey, games.slice(1))
  client.setQueryData(gameQueries.hot().queryKey, games.slice(0, 1))
  void client.prefetchQuery({
    queryKey: gameQueries.list('slow').queryKey,
    queryFn: () => new Promise(() => undefined),
  })
  expect(cachedGames(client)).toEqual(games.toReversed())
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const msUntilPoll = (dataUpdatedAt: number, errorUpdatedAt: number, status: 'success' | 'error', shown = games) =>
    pollAtClosings({ dataUpdatedAt, errorUpdatedAt, status }, shown)
  const [closedGame] = games.slice(1).map((game) => ({ ...game, closesAt: 1_000_000 - 9600 }))
  expect(msUntilPoll(1_000_000, 0, 'success')).toBe(6200)
  expect(msUntilPoll(0, 1_000_000, 'error', [...games.slice(1), closedGame ?? gameOf()])).toBe(9600)
  expect(msUntilPoll(1_000_000, 0, 'success', [...games.slice(1), closedGame ?? gameOf()])).toBe(6200)
})

it('the draw history keeps the platform’s order, and keeps periods without numbers', async () => {
  const wireDraws = [
    { expect: 467, opencode: '[1,2,3]' },
    { expect: '466', opencode: '***' },
  ]
  answerWith(server, wireDraws)
  expect(await runQuery(gameQueries.history('sunda'))).toEqual([
    { period: '467', numbers: [1, 2, 3] },
    { period: '466', numbers: null },
  ])
})

it.each<[string | null, Record<string, unknown>[]]>([
  ['1.95', [{ peilv: '1.95' }, { peilv: 1.95 }, { peilv: '1.950' }, { odds: '1.95' }, { rate: 1.95 }]],
  ['1.95', [{ multiplier: '1.95' }, { peilv: '', odds: '1.95' }, { peilv: '1.95', odds: '1.8' }]],
  [null, [{}, { peilv: null }, { peilv: '1' }, { peilv: '0.95' }, { peilv: 'high' }]],
  [null, [{ peilv: '1:1.95' }, { peilv: '-2' }]],
])('an option has the payout %j (null: unknown) if the platform sends any of the fields %j', async (payout, wires) => {
  answerWith(
    server,
    wires.map((wire, index) => ({ type: String(index), name: 'Big', ...wire })),
  )
  const expected = wires.map((_wire, index) => ({ type: String(index), name: 'Big', payout }))
  expect(await runQuery(gameQueries.payouts('11'))).toEqual(expected)
})

it.each<[string, () => Promise<unknown>]>([
  ['hot', () => runQuery(gameQueries.hot())],
  ['list', () => runQuery(gameQueries.list(null))],
])(
  'gameQueries.%s reads each game of its list like gameQueries.one, with its own closing time',
  async (_name, call) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
    const sentRequests = answerWith(server, [
      wireGame,
      { id: 13, key: 'toba', next_expect: '8', second: 60, opencode: '***' },
    ])
    expect(await call()).toMatchObject([
      { id: '11', key: 'sunda', closesAt: 1_030_000, drawnNumbers: [4, 6, 5], minimumBalance: '500000' },
      { id: '13', key: 'toba', closesAt: 1_060_000, drawnNumbers: null, minimumBalance: null },
    ])
    expect(sentRequests[0]?.query).toEqual({})
  },
)
