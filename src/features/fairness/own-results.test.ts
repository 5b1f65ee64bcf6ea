import * as fc from 'fast-check'
import { seededRandom, throwDice } from '../../../tests/support/dice'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { pickOf, type Numbers } from '@/lib/game-rules'
import { multiply } from '@/lib/money/sums'
import { money, ZERO } from '@/lib/money/text'
import { ownResults } from './own-results'

const payoutOf = () => '1.95'

interface Given {
  period: string
  stake?: string
  types?: readonly string[]
  numbers?: Numbers
  gameId?: string
}

/** Settled as the numbers say; 4-6-5 is big and odd. */
function settled({ period, stake = '1000', types = ['big'], numbers = [4, 6, 5], gameId = '11' }: Given): Order {
  const lines = types.map((type) => {
    const isWon = pickOf('11', type)?.wins(numbers) === true
    const recordedReturn = isWon ? multiply(money(stake), '1.95') : ZERO
    return lineOf({ gameId, type, stake: money(stake), outcome: isWon ? 'won' : 'lost', recordedReturn })
  })
  return orderOf({ period, lines, numbers, total: multiply(money(stake), types.length) })
}

const LOSES: Numbers = [1, 1, 2]

/** So many draws at one stake, the first `hits` of them won. */
const series = (draws: number, hits: number, stake = '1000', from = 0) =>
  Array.from({ length: draws }, (_, at) =>
    settled({ period: String(from + at), stake, numbers: at < hits ? [4, 6, 5] : LOSES }),
  )

describe('own hits', () => {
  it.each([
    [99, 20, 'tooFew', null],
    [100, 50, 'usual', ['0.369', '0.631']],
    [100, 36, 'usual', ['0.241', '0.493']],
    [100, 30, 'unusual', ['0.189', '0.431']],
    [1000, 500, 'usual', ['0.459', '0.541']],
    [1000, 560, 'unusual', ['0.519', '0.601']],
  ] as const)('of %i draws, %i won, are %s', (draws, hits, verdict, interval) => {
    const row = ownResults(series(draws, hits), payoutOf).hits
    expect(row).toMatchObject({ draws, hits, verdict })
    expect(row.interval && [row.interval.low.toFixed(3), row.interval.high.toFixed(3)]).toEqual(interval)
  })

  it('count a draw once, by its first pick, however much was picked', () => {
    const orders = [
      settled({ period: '2', types: ['small', 'pair'] }),
      settled({ period: '1', types: ['pair'] }),
      // The oldest stands last in the record.
      settled({ period: '1', types: ['big', 'single'] }),
    ]
    expect(ownResults(orders, payoutOf).hits).toMatchObject({ draws: 2, hits: 1 })
  })

  it('take two games with like periods for two draws', () => {
    const orders = [settled({ period: '1' }), settled({ period: '1', gameId: '12' })]
    expect(ownResults(orders, payoutOf).hits).toMatchObject({ draws: 2, hits: 2 })
  })

  it('leave out what is open, and say how much has no published rules or payout', () => {
    const orders = [
      settled({ period: '1' }),
      settled({ period: '2', gameId: '13' }),
      settled({ period: '3', types: ['triple'] }),
      orderOf({ period: '4', isSettled: false }),
      orderOf({ period: '5', lines: [lineOf({ outcome: 'pending' })] }),
    ]
    const results = ownResults(orders, payoutOf)
    expect([results.hits.draws, results.leftOut, results.returns.staked]).toEqual([1, 2, '1000'])
    expect(ownResults(orders, () => null).leftOut).toBe(3)
  })

  it('say what so many of them would show', () => {
    const noticeable = (draws: number) => ownResults(series(draws, draws / 2), payoutOf).hits.noticeable?.toFixed(2)
    expect([noticeable(98), noticeable(100), noticeable(400), noticeable(2000)]).toEqual([
      undefined,
      '0.31',
      '0.41',
      '0.46',
    ])
  })
})

describe('hits by stake', () => {
  it('are not compared where every draw had the same at stake', () => {
    expect(ownResults(series(300, 150), payoutOf).split).toBeNull()
    expect(ownResults([], payoutOf).split).toBeNull()
  })

  it.each([
    [100, 50, 100, 50, 'usual'],
    [100, 60, 100, 30, 'unusual'],
    [50, 25, 49, 0, 'tooFew'],
  ] as const)('%i small, %i won, and %i large, %i won: %s', (small, smallHits, large, largeHits, verdict) => {
    const orders = [...series(small, smallHits, '1000'), ...series(large, largeHits, '5000', 1000)]
    expect(ownResults(orders, payoutOf).split).toMatchObject({
      small: { draws: small, hits: smallHits },
      large: { draws: large, hits: largeHits },
      border: '1000',
      verdict,
    })
  })

  it('are split where the halves are most equal, by value and not by spelling', () => {
    const orders = ['9', '9', '10', '100', '100', '100'].map((stake, at) => settled({ period: String(at), stake }))
    expect(ownResults(orders, payoutOf).split).toMatchObject({ border: '10', small: { draws: 3 }, large: { draws: 3 } })
  })

  it('count all that was at stake on a draw', () => {
    const orders = [settled({ period: '1', types: ['big', 'single'] }), settled({ period: '2' })]
    expect(ownResults(orders, payoutOf).split).toMatchObject({ border: '1000', large: { draws: 1 } })
  })

  it('put every draw in one of the halves', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 20 }).map(String), { maxLength: 40 })
    fc.assert(
      fc.property(stakes, (given) => {
        const orders = given.map((stake, at) => settled({ period: String(at), stake }))
        const { split, hits } = ownResults(orders, payoutOf)
        const isOne = new Set(given).size < 2
        expect(split === null).toBe(isOne)
        expect(split === null ? hits.draws : split.small.draws + split.large.draws).toBe(given.length)
        expect(split === null || Math.min(split.small.draws, split.large.draws) > 0).toBe(true)
      }),
    )
  })
})

describe('the own return', () => {
  it('stands beside the published one, with what is usual', () => {
    const { returns } = ownResults(series(100, 40), payoutOf)
    expect(returns).toMatchObject({
      staked: '100000',
      returned: '78000',
      expected: '97500',
      // 2.5758 × 975 × √100 to both sides.
      usual: { low: '72385.95', high: '122614.05' },
      isPartial: false,
      verdict: 'usual',
    })
  })

  it('says nothing where one stake outweighs all others', () => {
    const orders = [...series(150, 75), settled({ period: '999', stake: '100000' })]
    expect(ownResults(orders, payoutOf).returns).toMatchObject({ usual: null, verdict: 'tooFew' })
  })

  it('says nothing where a return was recorded that no payout explains', () => {
    const odd = settled({ period: '999' })
    const lines = odd.lines.map((line) => ({ ...line, recordedReturn: money('1900') }))
    expect(ownResults([...series(150, 75), { ...odd, lines }], payoutOf).returns).toMatchObject({
      isPartial: true,
      usual: null,
      verdict: 'tooFew',
    })
  })

  it('has no room for chance where opposite picks decide it beforehand', () => {
    const orders = Array.from({ length: 120 }, (_, at) => settled({ period: String(at), types: ['big', 'small'] }))
    expect(ownResults(orders, payoutOf).returns).toMatchObject({
      staked: '240000',
      returned: '234000',
      expected: '234000',
      usual: null,
    })
  })
})

describe('simulated members', () => {
  const TYPES = ['big', 'small', 'single', 'pair']
  const STAKES = ['1000', '2000', '5000', '20000']

  /** How many of so many members find something unusual. */
  function found(
    members: number,
    draws: number,
    seed: number,
    numbersFor: (random: () => number, stake: string, type: string) => Numbers,
  ): number {
    const random = seededRandom(seed)
    const one = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
    let alarms = 0
    for (let member = 0; member < members; member += 1) {
      const orders = Array.from({ length: draws }, (_, at) => {
        const [stake, type] = [one(STAKES), one(TYPES)]
        return settled({ period: String(at), stake, types: [type], numbers: numbersFor(random, stake, type) })
      })
      const { hits, split, returns } = ownResults(orders, payoutOf)
      if ([hits, split, returns].some((row) => row?.verdict === 'unusual')) alarms += 1
    }
    return alarms
  }

  it('of an honest platform see an alarm in at most 1 % of cases', () => {
    expect(found(500, 110, 5, (random) => throwDice(random))).toBeLessThanOrEqual(5)
  })

  it('of one that makes large stakes lose see it in most cases', () => {
    const rigged = (random: () => number, stake: string, type: string) => {
      const numbers = throwDice(random)
      const isLarge = stake === '5000' || stake === '20000'
      // Throws again in 6 of 10 cases in which a large stake would win.
      return isLarge && pickOf('11', type)?.wins(numbers) === true && random() < 0.6 ? throwDice(random) : numbers
    }
    expect(found(60, 400, 6, rigged)).toBeGreaterThan(50)
  })
})
