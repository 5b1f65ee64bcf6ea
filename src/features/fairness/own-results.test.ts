import { orderLineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { ruleInGame, type DrawNumbers } from '@/lib/game-rules'
import { multiply } from '@/lib/money/sums'
import { money, ZERO } from '@/lib/money/text'
import { ownResultsOf } from '../../../tests/support/own-results'

const payoutOf = () => '1.95'

const WINS: DrawNumbers = [4, 6, 5]
const LOSES: DrawNumbers = [1, 1, 2]
const DEFAULTS = { stake: '1000', types: ['big'], numbers: WINS, gameId: '11' }

/** The drawn `numbers` decide which picks of the order have won; 4-6-5 is big and odd. */
function settledOrder({ period, ...given }: Partial<typeof DEFAULTS> & { period: string }): Order {
  const { stake, types, numbers, gameId } = { ...DEFAULTS, ...given }
  const lines = types.map((type) => {
    const isWon = ruleInGame('11', type)?.wins(numbers) === true
    const recordedReturn = isWon ? multiply(money(stake), '1.95') : ZERO
    return orderLineOf({ gameId, type, stake: money(stake), outcome: isWon ? 'won' : 'lost', recordedReturn })
  })
  return orderOf({ period, lines, numbers, total: multiply(money(stake), types.length) })
}

/** Returns orders on `draws` draws, all with the same stake. The first `hits` orders win. */
const seriesOfOrders = (draws: number, hits: number, stake = '1000', from = 0) =>
  Array.from({ length: draws }, (_, at) =>
    settledOrder({ period: String(from + at), stake, numbers: at < hits ? WINS : LOSES }),
  )

describe('ownResults', () => {
  it.each([
    [99, 20, 'tooFew'],
    [100, 50, 'usual'],
    [100, 36, 'usual'],
    [100, 25, 'unusual'],
    [100, 10, 'hardlyChance'],
    [1000, 500, 'usual'],
    [1000, 380, 'hardlyChance'],
    // Winning more than half of the draws is no evidence of a cheat.
    [1000, 700, 'usual'],
  ] as const)('gives for %i draws with %i wins the verdict %s', (draws, hits, verdict) => {
    expect(ownResultsOf(seriesOfOrders(draws, hits), payoutOf)).toMatchObject({ all: { draws, hits }, verdict })
  })

  it('counts each draw once, by the first pick of its oldest order', () => {
    const orders = [
      settledOrder({ period: '2', types: ['small', 'pair'] }),
      settledOrder({ period: '1', types: ['pair'] }),
      // The list begins with the newest order, so this is the older one of two orders on draw 1.
      settledOrder({ period: '1', types: ['big', 'single'] }),
      // The period number is the same, but the game differs.
      settledOrder({ period: '1', gameId: '12' }),
    ]
    expect(ownResultsOf(orders, payoutOf).all).toEqual({ draws: 3, hits: 2 })
  })

  it('tells rounds with the same number apart by the times of their orders', () => {
    const orderAt = (placedAt: string, period = '0480'): Order => {
      const order = settledOrder({ period })
      return { ...order, lines: order.lines.map((line) => ({ ...line, placedAt })), updatedAt: '' }
    }
    const [today, sameRound, dayBefore] = ['2026-11-22 00:01:00', '2026-11-21 23:59:00', '2026-11-20 23:59:00'].map(
      (time) => orderAt(time),
    )
    const drawsOf = (...orders: (Order | undefined)[]) =>
      ownResultsOf(
        orders.filter((order) => order !== undefined),
        payoutOf,
      ).all.draws
    expect([
      drawsOf(today, sameRound, dayBefore),
      drawsOf(today, orderAt('')),
      drawsOf(orderAt('', '20261121-0480')),
    ]).toEqual([2, 1, 1])
  })

  it('leaves out unsettled orders, and reports how many picks have no published rules or no payout', () => {
    const orders = [
      settledOrder({ period: '1' }),
      settledOrder({ period: '2', gameId: '13' }),
      settledOrder({ period: '3', types: ['triple'] }),
      orderOf({ period: '4', isSettled: false }),
      orderOf({ period: '5', lines: [orderLineOf({ outcome: 'pending' })] }),
    ]
    const results = ownResultsOf(orders, payoutOf)
    expect([results.all.draws, results.leftOut, results.returns.staked]).toEqual([1, 2, '1000'])
    expect(ownResultsOf(orders, () => null).leftOut).toBe(3)
  })
})

describe('ownResults, for draws with a larger stake than usual,', () => {
  const ordersWithStakes = (...stakes: string[]) =>
    stakes.map((stake, at) => settledOrder({ period: String(at), stake })).reverse()

  it('counts a stake as large if it is above the average of the earlier stakes', () => {
    const countLarge = (...stakes: string[]) => ownResultsOf(ordersWithStakes(...stakes), payoutOf).large.draws
    expect([countLarge(), countLarge('1', '1', '1'), countLarge('1', '3', '2', '2', '4')]).toEqual([0, 0, 2])
    expect(countLarge('1', '3', '2', '2', '4', '900', '5')).toBe(3)
    // The stakes of all picks of a draw are added.
    const orderWithTwoPicks = settledOrder({ period: '2', types: ['big', 'single'] })
    expect(ownResultsOf([orderWithTwoPicks, settledOrder({ period: '1' })], payoutOf).large.draws).toBe(1)
  })

  it('still counts a win as a win with a large stake if the member later adds a stake to an earlier draw', () => {
    const orders = [
      settledOrder({ period: '1', stake: '9000', gameId: '12', numbers: LOSES }),
      settledOrder({ period: '2', stake: '2000' }),
      settledOrder({ period: '1', gameId: '12', numbers: LOSES }),
      settledOrder({ period: '1' }),
    ]
    expect(ownResultsOf(orders, payoutOf).large).toEqual({ draws: 2, hits: 1 })
  })

  it('does not let wins at small stakes hide losses at large stakes', () => {
    /**
     * Returns orders with small and large stakes in turn. Of ten large stakes, `hitsOfTen` win; of
     * ten small stakes, nine win.
     */
    const alternatingOrders = (hitsOfTen: number) =>
      Array.from({ length: 1000 }, (_, at) => {
        const isLarge = at % 2 === 1
        const isHit = isLarge ? Math.floor(at / 2) % 10 < hitsOfTen : at % 20 !== 0
        return settledOrder({ period: String(at), stake: isLarge ? '20000' : '1000', numbers: isHit ? WINS : LOSES })
      }).reverse()
    expect(ownResultsOf(alternatingOrders(3), payoutOf).verdict).toBe('hardlyChance')
    expect(ownResultsOf(alternatingOrders(5), payoutOf).verdict).toBe('usual')
  })
})

it('ownResults sums the stakes and returns, and marks the sums as partial if a payout does not explain a return', () => {
  const sums = { staked: '100000', returned: '78000', expected: '97500' }
  expect(ownResultsOf(seriesOfOrders(100, 40), payoutOf).returns).toEqual({ ...sums, isPartial: false })
  const unexplainedOrder = settledOrder({ period: '999' })
  const lines = unexplainedOrder.lines.map((line) => ({ ...line, recordedReturn: money('1900') }))
  expect(ownResultsOf([...seriesOfOrders(150, 75), { ...unexplainedOrder, lines }], payoutOf).returns.isPartial).toBe(
    true,
  )
})
