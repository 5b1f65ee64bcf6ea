import { QueryClient } from '@tanstack/react-query'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import type { Game } from '@/api/games'
import { followDraws, gameNamesIn, resultsIn } from './feed'
import { createLedger } from './ledger'
import { memoryStore } from './store'

const game = (fields: Partial<Game> = {}): Game => ({
  id: '11',
  key: 'sunda',
  name: 'Sunda',
  iconUrl: '',
  description: '',
  classKey: 'dice',
  drawnPeriod: '466',
  openPeriod: '467',
  closesAt: null,
  roundSeconds: null,
  drawnNumbers: [4, 6, 5],
  minimumBalance: null,
  ...fields,
})

const answer = (queryKey: readonly unknown[], data: unknown) => ({ queryKey, state: { data } })
const HOT = ['public', 'games', 'hot']
const ONE = ['member', 3, 'games', 'one', 'sunda']
const HISTORY = ['member', 3, 'games', 'history', 'sunda']
const ORDERS = ['member', 3, 'orders']
const history = [
  { period: '466', numbers: [4, 6, 5] },
  { period: '465', numbers: null },
]

describe('results in the answers of the platform', () => {
  it('stand on cards, in lists and on a game’s screen', () => {
    const answers = [
      answer(HOT, [game(), game({ id: '12', drawnNumbers: null })]),
      answer(['public', 'games', 'list', null], [game({ id: '13', drawnPeriod: '' })]),
      answer(ONE, game()),
    ]
    expect(resultsIn(answers, new WeakSet())).toEqual([
      { gameId: '11', source: 'draw', results: [{ period: '466', numbers: [4, 6, 5] }] },
      { gameId: '12', source: 'draw', results: [] },
      { gameId: '13', source: 'draw', results: [] },
      { gameId: '11', source: 'draw', results: [{ period: '466', numbers: [4, 6, 5] }] },
    ])
  })

  it('of a history wait until its game is known', () => {
    const done = new WeakSet()
    const past = answer(HISTORY, history)
    expect(resultsIn([past], done)).toEqual([])
    expect(resultsIn([past, answer(ONE, game())], done)[0]).toEqual({
      gameId: '11',
      source: 'history',
      results: [{ period: '466', numbers: [4, 6, 5] }],
    })
    expect(resultsIn([past], done)).toEqual([])
  })

  it('of orders are those of the settled ones, together for each game of their lines', () => {
    const orders = [
      orderOf({ lines: [lineOf(), lineOf({ type: 'pair' })] }),
      orderOf({ isSettled: false }),
      orderOf({ numbers: null }),
    ]
    expect(resultsIn([answer(ORDERS, orders)], new WeakSet())).toEqual([
      { gameId: '11', source: 'order', results: [{ period: '467', numbers: [4, 6, 5] }] },
    ])
  })

  it('are none in other answers, or before one has come', () => {
    const answers = [
      answer(HOT, undefined),
      answer(['public', 'games', 'classes'], [{ key: 'dice', name: 'Dice' }]),
      answer(['member', 3, 'games', 'payouts', '11'], []),
      answer(['member', 3, 'notices'], []),
    ]
    expect(resultsIn(answers, new WeakSet())).toEqual([])
  })
})

describe('following the draws', () => {
  it('writes each result once, also those of later answers, until it ends', async () => {
    const queryClient = new QueryClient()
    let clock = 0
    const mark = { read: () => null, write: () => undefined, remove: () => undefined }
    const ledger = createLedger({ store: memoryStore(), mark, now: () => (clock += 1) })
    const tasks: (() => void)[] = []
    const idle = async () => {
      for (const task of tasks.splice(0)) task()
      return ledger.load('11')
    }
    queryClient.setQueryData(HOT, [game()])
    const end = followDraws(queryClient, ledger, (task) => tasks.push(task))
    await idle()
    expect(await ledger.load('11')).toMatchObject([{ period: '466', source: 'draw' }])
    queryClient.setQueryData(ONE, game({ drawnPeriod: '467', drawnNumbers: [1, 1, 1] }))
    queryClient.setQueryData(HISTORY, history)
    queryClient.setQueryData(ORDERS, [orderOf({ numbers: [1, 1, 2] })])
    expect(tasks).toHaveLength(1)
    await idle()
    await idle()
    expect((await ledger.load('11')).map(({ period, numbers, source }) => [period, numbers.join(''), source])).toEqual([
      ['466', '465', 'draw'],
      ['467', '111', 'draw'],
      ['467', '112', 'order'],
    ])
    end()
    queryClient.setQueryData(ONE, game({ drawnPeriod: '468' }))
    expect(tasks).toHaveLength(0)
  })
})

it('names of games are those of any answer, and of orders where no other tells them', () => {
  const orders = [orderOf({ gameName: 'Old', lines: [lineOf(), lineOf({ gameId: '16' })] })]
  const answers = [answer(ORDERS, orders), answer(HOT, [game()]), answer(ORDERS, undefined)]
  expect([...gameNamesIn(answers)]).toEqual([
    ['11', 'Sunda'],
    ['16', 'Old'],
  ])
})
