import { seededRandom, throwDice } from '../../../tests/support/dice'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import { rulesOf, type GameRules, type Numbers } from '@/lib/game-rules'
import { money } from '@/lib/money/text'
import type { Alarm } from '@/shared/ledger/entries'
import type { PublishedDraw } from './audit'
import type { PickedDraw } from './own-results'
import { doubtOfDraws, doubtOfOwn, NO_GROUNDS, RAISED_FROM, raises, type Grounds, type Raised } from './raises'

function published(): GameRules {
  const rules = rulesOf('11')
  if (rules === null) throw new Error('no rules of 11')
  return rules
}

const rules = published()
const random = seededRandom(3)

const drawsOf = (count: number, numbersAt: (at: number) => Numbers): PublishedDraw[] =>
  Array.from({ length: count }, (_, at) => ({ period: String(at), numbers: numbersAt(at) }))

const fair = drawsOf(500, () => throwDice(random))
const seen = { period: '1', numbers: [4, 6, 5], seenAt: 1, source: 'draw' } as const
const alarm: Alarm = { period: '1', first: seen, later: { ...seen, numbers: [1, 1, 1] } }

const ordersOf = (count: number, outcome: 'won' | 'lost') =>
  Array.from({ length: count }, (_, at) => orderOf({ period: String(at), lines: [lineOf({ outcome })] }))

const own = (count: number, outcome: 'won' | 'lost'): Grounds['own'] => ({
  orders: ordersOf(count, outcome),
  payoutOf: () => '1.95',
})

describe('an alarm', () => {
  it.each<[string, Partial<Grounds>, Raised[]]>([
    ['nothing known', {}, []],
    ['orders that agree', { resettlement: { differing: 0 } }, []],
    ['fair draws', { games: [{ rules, draws: fair }] }, []],
    ['a changed result', { alarms: [alarm] }, ['changedResult']],
    ['an order settled otherwise', { resettlement: { differing: 1 } }, ['settlement']],
    [
      'a seven among fair draws',
      { games: [{ rules, draws: [...fair, { period: '900', numbers: [7, 1, 1] }] }] },
      ['impossibleNumbers'],
    ],
    ['one draw again and again', { games: [{ rules, draws: drawsOf(100, () => [2, 3, 4]) }] }, ['draws']],
    ['the same, fewer than 100 times', { games: [{ rules, draws: drawsOf(99, () => [2, 3, 4]) }] }, []],
    [
      'the second of two games',
      {
        games: [
          { rules, draws: fair },
          { rules, draws: drawsOf(100, () => [6, 6, 6]) },
        ],
      },
      ['draws'],
    ],
    ['a hundred losses', { own: own(100, 'lost') }, ['ownResults']],
    ['ninety-nine losses', { own: own(99, 'lost') }, []],
    ['two hundred wins, which is luck', { own: own(200, 'won') }, []],
    [
      'all at once',
      {
        alarms: [alarm],
        resettlement: { differing: 2 },
        games: [{ rules, draws: drawsOf(100, () => [6, 6, 6]) }],
        own: own(100, 'lost'),
      },
      ['changedResult', 'settlement', 'draws', 'ownResults'],
    ],
  ])('of %s', (_name, grounds, raised) => {
    expect(raises({ ...NO_GROUNDS, ...grounds })).toEqual(raised)
  })

  it('is raised among 1,000 members of an honest platform with a chance below 1 %', () => {
    const [members, games] = [1000, 2]
    expect((members * (games + 1)) / RAISED_FROM).toBeLessThan(0.01)
  })
})

describe('doubt of draws', () => {
  it('counts the first of two results of a period, in whatever order the periods come', () => {
    const twice = [...fair, ...fair.map(({ period }): PublishedDraw => ({ period, numbers: [6, 6, 6] }))]
    expect(doubtOfDraws(rules, twice)).toEqual(doubtOfDraws(rules, fair))
    expect(doubtOfDraws(rules, fair.toReversed()).log).toBeCloseTo(doubtOfDraws(rules, fair).log, 9)
  })

  it.each<[string, (at: number) => Numbers]>([
    ['a four for every other three', (at) => swapThrees(throwDice(random), at)],
    [
      'dice that stick together',
      (at) => (at % 4 === 0 ? ([at % 6, at % 6, at % 6].map(oneMore) as unknown as Numbers) : throwDice(random)),
    ],
  ])('grows with %s', (_name, numbersAt) => {
    expect(doubtOfDraws(rules, drawsOf(1500, numbersAt)).log).toBeGreaterThan(Math.log(RAISED_FROM))
  })
})

const oneMore = (value: number) => value + 1

function swapThrees(numbers: Numbers, at: number): Numbers {
  const [first, second, third] = numbers.map((face) => (face === 3 && at % 2 === 0 ? 4 : face))
  return [first ?? 0, second ?? 0, third ?? 0]
}

describe('doubt of own results', () => {
  const drawOf = (isHit: boolean, staked: string): PickedDraw => ({ isHit, staked: money(staked) })
  /** Every other draw is large; of ten large ones, so many are won. */
  const alternating = (draws: number, hitsOfTen: number) =>
    Array.from({ length: draws }, (_, at) =>
      at % 2 === 0 ? drawOf(at % 4 === 0, '1000') : drawOf(Math.floor(at / 2) % 10 < hitsOfTen, '20000'),
    )

  it('grows where large stakes lose, and not where they win', () => {
    expect(doubtOfOwn(alternating(1000, 3))).toBeGreaterThan(Math.log(RAISED_FROM))
    expect(doubtOfOwn(alternating(1000, 5))).toBeLessThan(0)
    expect(doubtOfOwn(alternating(1000, 8))).toBe(Number.NEGATIVE_INFINITY)
  })

  it('takes a draw for large by what was staked before it, whatever comes after', () => {
    // Half of the first hundred are won, a fifth of the next.
    const series = (first: string, next: string) =>
      Array.from({ length: 200 }, (_, at) => (at < 100 ? drawOf(at % 2 === 0, first) : drawOf(at % 5 === 0, next)))
    const never = doubtOfOwn(series('1000', '1000'))
    expect(doubtOfOwn(series('20000', '5000'))).toBe(never)
    expect(doubtOfOwn(series('1000', '5000'))).toBeGreaterThan(never)
    const late = Array.from({ length: 10 }, () => drawOf(false, '1000000'))
    expect(doubtOfOwn([...series('1000', '5000'), ...late])).toBeGreaterThan(doubtOfOwn(series('1000', '5000')))
  })

  it('is none of fewer than 100 draws', () => {
    expect(doubtOfOwn(alternating(99, 0))).toBe(0)
    expect(doubtOfOwn([])).toBe(0)
  })
})
