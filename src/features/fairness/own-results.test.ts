import { lineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/api/orders'
import { ruleInGame, type Numbers } from '@/lib/game-rules'
import { multiply } from '@/lib/money/sums'
import { money, ZERO } from '@/lib/money/text'
import { ownResultsOf } from '../../../tests/support/own-results'

const payoutOf = () => '1.95'

const WINS: Numbers = [4, 6, 5]
const LOSES: Numbers = [1, 1, 2]
const USUAL = { stake: '1000', types: ['big'], numbers: WINS, gameId: '11' }

/** An order that is settled by its numbers; 4-6-5 is big and odd. */
function settled({ period, ...given }: Partial<typeof USUAL> & { period: string }): Order {
  const { stake, types, numbers, gameId } = { ...USUAL, ...given }
  const lines = types.map((type) => {
    const isWon = ruleInGame('11', type)?.wins(numbers) === true
    const recordedReturn = isWon ? multiply(money(stake), '1.95') : ZERO
    return lineOf({ gameId, type, stake: money(stake), outcome: isWon ? 'won' : 'lost', recordedReturn })
  })
  return orderOf({ period, lines, numbers, total: multiply(money(stake), types.length) })
}

/** Draws with the same stake, of which the first `hits` are won. */
const series = (draws: number, hits: number, stake = '1000', from = 0) =>
  Array.from({ length: draws }, (_, at) =>
    settled({ period: String(from + at), stake, numbers: at < hits ? WINS : LOSES }),
  )

describe('own hits', () => {
  it.each([
    [99, 20, 'tooFew'],
    [100, 50, 'usual'],
    [100, 36, 'usual'],
    [100, 25, 'unusual'],
    [100, 10, 'hardlyChance'],
    [1000, 500, 'usual'],
    [1000, 380, 'hardlyChance'],
    // Winning more than half is no evidence.
    [1000, 700, 'usual'],
  ] as const)('of %i draws with %i won: the verdict is %s', (draws, hits, verdict) => {
    expect(ownResultsOf(series(draws, hits), payoutOf)).toMatchObject({ all: { draws, hits }, verdict })
  })

  it('count each draw once, by its first pick', () => {
    const orders = [
      settled({ period: '2', types: ['small', 'pair'] }),
      settled({ period: '1', types: ['pair'] }),
      // The oldest order is last in the record.
      settled({ period: '1', types: ['big', 'single'] }),
      // Another game with the same period number.
      settled({ period: '1', gameId: '12' }),
    ]
    expect(ownResultsOf(orders, payoutOf).all).toEqual({ draws: 3, hits: 2 })
  })

  it('count a recurring round number once for each day, and leave it out if the day is unknown', () => {
    const at = (placedAt: string, period = '0480'): Order => {
      const order = settled({ period })
      return { ...order, lines: order.lines.map((line) => ({ ...line, placedAt })), updatedAt: '' }
    }
    const [today, again, before] = ['2026-11-22 00:01:00', '2026-11-21 23:59:00', '2026-11-20 23:59:00'].map((time) =>
      at(time),
    )
    const drawsOf = (...orders: (Order | undefined)[]) =>
      ownResultsOf(
        orders.filter((one) => one !== undefined),
        payoutOf,
      ).all.draws
    expect([drawsOf(today, again, before), drawsOf(today, at('')), drawsOf(at('', '20261121-0480'))]).toEqual([2, 1, 1])
  })

  it('leave out open orders, and count the lines without published rules or payout', () => {
    const orders = [
      settled({ period: '1' }),
      settled({ period: '2', gameId: '13' }),
      settled({ period: '3', types: ['triple'] }),
      orderOf({ period: '4', isSettled: false }),
      orderOf({ period: '5', lines: [lineOf({ outcome: 'pending' })] }),
    ]
    const results = ownResultsOf(orders, payoutOf)
    expect([results.all.draws, results.leftOut, results.returns.staked]).toEqual([1, 2, '1000'])
    expect(ownResultsOf(orders, () => null).leftOut).toBe(3)
  })
})

describe('hits at larger stakes than usual', () => {
  const list = (...stakes: string[]) => stakes.map((stake, at) => settled({ period: String(at), stake })).reverse()

  it('are counted against the average of earlier stakes only', () => {
    const large = (...stakes: string[]) => ownResultsOf(list(...stakes), payoutOf).large.draws
    expect([large(), large('1', '1', '1'), large('1', '3', '2', '2', '4')]).toEqual([0, 0, 2])
    expect(large('1', '3', '2', '2', '4', '900', '5')).toBe(3)
    // The stakes of all picks of a draw are added.
    const both = settled({ period: '2', types: ['big', 'single'] })
    expect(ownResultsOf([both, settled({ period: '1' })], payoutOf).large.draws).toBe(1)
  })

  it('keep a win if a stake is later added to another draw that was still open', () => {
    const orders = [
      settled({ period: '1', stake: '9000', gameId: '12', numbers: LOSES }),
      settled({ period: '2', stake: '2000' }),
      settled({ period: '1', gameId: '12', numbers: LOSES }),
      settled({ period: '1' }),
    ]
    expect(ownResultsOf(orders, payoutOf).large).toEqual({ draws: 2, hits: 1 })
  })

  it('are tested separately, so that wins at small stakes do not hide losses at large ones', () => {
    /** Every other draw has a large stake; of ten such draws `hitsOfTen` are won. */
    const alternating = (hitsOfTen: number) =>
      Array.from({ length: 1000 }, (_, at) => {
        const isLarge = at % 2 === 1
        const isHit = isLarge ? Math.floor(at / 2) % 10 < hitsOfTen : at % 20 !== 0
        return settled({ period: String(at), stake: isLarge ? '20000' : '1000', numbers: isHit ? WINS : LOSES })
      }).reverse()
    expect(ownResultsOf(alternating(3), payoutOf).verdict).toBe('hardlyChance')
    expect(ownResultsOf(alternating(5), payoutOf).verdict).toBe('usual')
  })
})

it('returns compares the return with the expected one, and is partial if a payout does not explain a recorded return', () => {
  const sums = { staked: '100000', returned: '78000', expected: '97500' }
  expect(ownResultsOf(series(100, 40), payoutOf).returns).toEqual({ ...sums, isPartial: false })
  const odd = settled({ period: '999' })
  const lines = odd.lines.map((line) => ({ ...line, recordedReturn: money('1900') }))
  expect(ownResultsOf([...series(150, 75), { ...odd, lines }], payoutOf).returns.isPartial).toBe(true)
})
