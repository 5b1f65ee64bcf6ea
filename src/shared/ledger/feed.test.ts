import { QueryClient } from '@tanstack/react-query'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import type { Game } from '@/api/games'
import { followDraws, gameNamesIn, resultsIn } from './feed'
import { sessionStore } from '@/session/store'
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
const SESSION = 3
const HOT = ['public', 'games', 'hot']
const ONE = ['member', SESSION, 'games', 'one', 'sunda']
const HISTORY = ['member', SESSION, 'games', 'history', 'sunda']
const ORDERS = ['member', SESSION, 'orders']
const ACCOUNT = ['member', SESSION, 'account']
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
    expect(resultsIn(answers, new WeakSet(), SESSION)).toEqual([
      { gameId: '11', teller: 'draw', results: [{ period: '466', numbers: [4, 6, 5] }] },
      { gameId: '12', teller: 'draw', results: [] },
      { gameId: '13', teller: 'draw', results: [] },
      { gameId: '11', teller: 'draw', results: [{ period: '466', numbers: [4, 6, 5] }] },
    ])
  })

  it('of a history wait until its game is known', () => {
    const done = new WeakSet()
    const past = answer(HISTORY, history)
    expect(resultsIn([past], done, SESSION)).toEqual([])
    expect(resultsIn([past, answer(ONE, game())], done, SESSION)[0]).toEqual({
      gameId: '11',
      teller: 'history',
      results: [{ period: '466', numbers: [4, 6, 5] }],
    })
    expect(resultsIn([past], done, SESSION)).toEqual([])
  })

  it('of orders are those of the settled ones, together for each game of their lines', () => {
    const orders = [
      orderOf({ lines: [lineOf(), lineOf({ type: 'pair' })] }),
      orderOf({ isSettled: false }),
      orderOf({ numbers: null }),
    ]
    expect(resultsIn([answer(ORDERS, orders), answer(ACCOUNT, { id: '1001' })], new WeakSet(), SESSION)).toEqual([
      { gameId: '11', teller: { ordersOf: '1001' }, results: [{ period: '467', numbers: [4, 6, 5] }] },
    ])
  })

  it('of orders wait until it is known whose they are, and are nobody’s in another session', () => {
    const done = new WeakSet()
    const orders = answer(ORDERS, [orderOf()])
    const next = answer(['member', SESSION + 1, 'account'], { id: '1002' })
    expect(resultsIn([orders], done, SESSION)).toEqual([])
    expect(resultsIn([orders, answer(ACCOUNT, undefined), next], done, SESSION)).toEqual([])
    expect(resultsIn([orders, next], done, SESSION + 1)).toEqual([])
    expect(resultsIn([orders, answer(ACCOUNT, { id: '1001' })], done, SESSION)).toHaveLength(1)
    expect(resultsIn([orders, answer(ACCOUNT, { id: '1001' })], done, SESSION)).toEqual([])
  })

  it('are none in other answers, or before one has come', () => {
    const answers = [
      answer(HOT, undefined),
      answer(['public', 'games', 'classes'], [{ key: 'dice', name: 'Dice' }]),
      answer(['member', SESSION, 'games', 'payouts', '11'], []),
      answer(['member', SESSION, 'notices'], []),
    ]
    expect(resultsIn(answers, new WeakSet(), SESSION)).toEqual([])
  })
})

describe('following the draws', () => {
  function follow() {
    const queryClient = new QueryClient()
    let clock = 0
    const mark = { read: () => null, write: () => undefined, remove: () => undefined }
    const ledger = createLedger({ store: memoryStore(), mark, now: () => (clock += 1) })
    const tasks: (() => void)[] = []
    const idle = async () => {
      for (const task of tasks.splice(0)) task()
      return ledger.load('11')
    }
    const start = () => followDraws(queryClient, ledger, (task) => tasks.push(task))
    const linesOf = async (memberId: string | null) =>
      (await ledger.load('11', memberId)).map(({ period, numbers, source }) => [period, numbers.join(''), source])
    return { queryClient, tasks, idle, start, linesOf }
  }

  it('writes each result once, also those of later answers, until it ends', async () => {
    const { queryClient, tasks, idle, start, linesOf } = follow()
    queryClient.setQueryData(HOT, [game()])
    const end = start()
    await idle()
    expect(await linesOf(null)).toEqual([['466', '465', 'draw']])
    queryClient.setQueryData(ONE, game({ drawnPeriod: '467', drawnNumbers: [1, 1, 1] }))
    queryClient.setQueryData(HISTORY, history)
    expect(tasks).toHaveLength(1)
    await idle()
    await idle()
    expect(await linesOf(null)).toEqual([
      ['466', '465', 'draw'],
      ['467', '111', 'draw'],
    ])
    end()
    queryClient.setQueryData(ONE, game({ drawnPeriod: '468' }))
    expect(tasks).toHaveLength(0)
  })

  it('keeps what orders told to their member, and nothing once the session is over', async () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    const { number } = sessionStore.get()
    const { queryClient, idle, start, linesOf } = follow()
    queryClient.setQueryData(['member', number, 'account'], { id: '1001' })
    queryClient.setQueryData(['member', number, 'orders'], [orderOf({ numbers: [1, 1, 2] })])
    start()
    await idle()
    await idle()
    expect([await linesOf('1001'), await linesOf('1002'), await linesOf(null)]).toEqual([
      [['467', '112', 'order']],
      [],
      [],
    ])
    queryClient.setQueryData(['member', number, 'orders'], [orderOf({ numbers: [1, 1, 3] })])
    sessionStore.dispatch({ type: 'loggedOut' })
    await idle()
    await idle()
    expect(await linesOf('1001')).toHaveLength(1)
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
