import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  binomialTest,
  chanceInterval,
  goodnessOfFit,
  holm,
  independenceTest,
  pooled,
  repeatsTest,
  runsTest,
  type Cell,
  type TwoByTwo,
} from './tests'

const cells = (observed: readonly number[], expected: readonly number[]): Cell[] =>
  observed.map((count, at) => ({ observed: count, expected: expected[at] ?? 0 }))

describe('the goodness of fit', () => {
  it('of Mendel’s 556 peas against 9:3:3:1 is what Fisher (1936) gives', () => {
    const shares = [9, 3, 3, 1].map((part) => (part * 556) / 16)
    const fit = goodnessOfFit(cells([315, 108, 101, 32], shares))
    expect(fit?.statistic).toBeCloseTo(0.47, 3)
    expect(fit?.degrees).toBe(3)
    expect(fit?.p).toBeCloseTo(0.9254, 3)
  })

  it('of Wolf’s 20,000 throws of a white die is what Jaynes (1978) gives', () => {
    const fit = goodnessOfFit(cells([3246, 3449, 2897, 2841, 3635, 3932], Array<number>(6).fill(20_000 / 6)))
    expect(fit?.statistic).toBeCloseTo(270.96, 2)
    expect(fit?.p).toBeLessThan(1e-50)
  })

  it('pools neighbours that expect too little, the last into the one before', () => {
    expect(pooled(cells([1, 2, 3, 4, 5], [2, 3, 4.9, 6, 1]))).toEqual([
      { observed: 3, expected: 5 },
      { observed: 12, expected: 11.9 },
    ])
    expect(pooled(cells([1, 2], [1, 2]))).toEqual([])
  })

  it.each([[[]], [[7]], [[3, 3, 3]]])('is not known where %j expects less than two cells can hold', (counts) => {
    expect(goodnessOfFit(cells(counts, counts))).toBeNull()
  })

  const someCells = fc.array(
    fc.record({ observed: fc.nat(50), expected: fc.double({ min: 0.1, max: 30, noNaN: true }) }),
    { maxLength: 20 },
  )

  it('neither loses nor adds a count by pooling, and leaves no cell that expects too little', () => {
    const total = (all: readonly Cell[], of: keyof Cell) => all.reduce((sum, cell) => sum + cell[of], 0)
    fc.assert(
      fc.property(someCells, (given) => {
        const used = pooled(given)
        expect(used.every(({ expected }) => expected >= 5)).toBe(true)
        if (used.length === 0) return
        expect(total(used, 'observed')).toBe(total(given, 'observed'))
        expect(total(used, 'expected')).toBeCloseTo(total(given, 'expected'), 9)
      }),
    )
  })
})

describe('the binomial test', () => {
  it.each([
    [50, 100, 0.5, 1],
    [60, 100, 0.5, 0.056888],
    [10, 10, 0.5, 0.001953],
    [0, 10, 0.5, 0.001953],
    [682, 925, 0.75, 0.392019],
    [0, 0, 0.5, 1],
  ])('of %i hits in %i at %d is %d', (hits, trials, chance, p) => {
    expect(binomialTest(hits, trials, chance)).toBeCloseTo(p, 6)
  })

  /** Clopper and Pearson's, as R's `binom.test` and SciPy give them. */
  it.each([
    [0, 10, 0.95, 0, 0.308497],
    [5, 10, 0.95, 0.187086, 0.812914],
    [10, 10, 0.95, 0.691503, 1],
    [10, 100, 0.95, 0.049005, 0.176223],
    [682, 925, 0.95, 0.707668, 0.765407],
    [55, 100, 0.99, 0.417038, 0.678073],
    [0, 0, 0.95, 0, 1],
  ])('of %i in %i leaves with confidence %d the chances from %d to %d', (hits, trials, confidence, low, high) => {
    const interval = chanceInterval(hits, trials, confidence)
    expect(interval.low).toBeCloseTo(low, 6)
    expect(interval.high).toBeCloseTo(high, 6)
  })

  const hitsOf = fc.integer({ min: 1, max: 300 }).chain((trials) => fc.tuple(fc.nat(trials), fc.constant(trials)))

  it('refuses exactly the chances outside the interval', () => {
    fc.assert(
      fc.property(hitsOf, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ([hits, trials], chance) => {
        const { low, high } = chanceInterval(hits, trials, 0.99)
        fc.pre(Math.abs(chance - low) > 1e-6 && Math.abs(chance - high) > 1e-6)
        expect(binomialTest(hits, trials, chance) < 0.01).toBe(chance < low || chance > high)
      }),
    )
  })

  it.each([20, 100, 237])('alarms in at most 1 %% of %i fair trials, exactly', (trials) => {
    let alarms = 0
    let ways = 1
    for (let hits = 0; hits <= trials; hits += 1) {
      if (binomialTest(hits, trials, 0.5) < 0.01) alarms += ways * 0.5 ** trials
      ways = (ways * (trials - hits)) / (hits + 1)
    }
    expect(alarms).toBeLessThanOrEqual(0.01)
    expect(alarms).toBeGreaterThan(0.001)
  })
})

describe('the test of independence', () => {
  it.each<[string, TwoByTwo, number]>([
    [
      'the lady tasting tea (Fisher 1935)',
      [
        [3, 1],
        [1, 3],
      ],
      0.485714,
    ],
    [
      'the convictions of twins (Fisher 1962)',
      [
        [2, 15],
        [10, 3],
      ],
      0.000537,
    ],
    [
      'a small table',
      [
        [8, 2],
        [1, 5],
      ],
      0.034965,
    ],
    [
      'a thousand each',
      [
        [400, 600],
        [480, 520],
      ],
      0.00037,
    ],
    [
      'like shares',
      [
        [50, 50],
        [50, 50],
      ],
      1,
    ],
    [
      'an empty group',
      [
        [0, 0],
        [3, 4],
      ],
      1,
    ],
  ])('of %s', (_name, table, p) => {
    expect(independenceTest(table)).toBeCloseTo(p, 5)
  })

  it('does not care which group or column comes first', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(60), fc.nat(60), (a, b, c, d) => {
        const p = independenceTest([
          [a, b],
          [c, d],
        ])
        expect(p).toBeGreaterThan(0)
        expect(
          independenceTest([
            [c, d],
            [a, b],
          ]),
        ).toBeCloseTo(p, 9)
        expect(
          independenceTest([
            [b, a],
            [d, c],
          ]),
        ).toBeCloseTo(p, 9)
        expect(
          independenceTest([
            [a, c],
            [b, d],
          ]),
        ).toBeCloseTo(p, 9)
      }),
    )
  })
})

describe('the runs test', () => {
  const valuesOf = (text: string) => Array.from(text, (letter) => letter === 'B')

  /** Swed and Eisenhart's table (1943) for ten of each: chance of so many runs or fewer. */
  it.each([
    ['BBBBBBBBBBSSSSSSSSSS', 2, 0.00001],
    ['BBBBBSSSSSBBBSSSBBSS', 6, 0.019],
    ['BBBBSSSSSBBBSSSBBSSB', 7, 0.051],
    ['BBBBSSSSBBSSBBSSBBSS', 8, 0.128],
  ])('of %s: %i runs', (text, runs, atMost) => {
    const test = runsTest(valuesOf(text))
    expect(test).toMatchObject({ runs, expected: 11 })
    expect(test?.p).toBeCloseTo(2 * atMost, 2)
  })

  it('finds too many runs as well as too few', () => {
    expect(runsTest(valuesOf('BS'.repeat(20)))?.p).toBeLessThan(1e-8)
    expect(runsTest(valuesOf('B'.repeat(20) + 'S'.repeat(20)))?.p).toBeLessThan(1e-8)
  })

  it.each(['', 'B', 'SSSS'])('says nothing of %j', (text) => {
    expect(runsTest(valuesOf(text))).toBeNull()
  })

  it('is exact: it agrees with a count of all orders', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (yes, no) => {
        const orders = allOrders(yes, no).map((order) => ({ order, test: runsTest(order) }))
        for (const { test } of orders) {
          const share = (holds: (runs: number) => boolean) =>
            orders.filter((other) => holds(other.test?.runs ?? 0)).length / orders.length
          const runs = test?.runs ?? 0
          const both =
            2 *
            Math.min(
              share((other) => other <= runs),
              share((other) => other >= runs),
            )
          expect(test?.p).toBeCloseTo(Math.min(1, both), 9)
        }
      }),
      { numRuns: 15 },
    )
  })
})

function allOrders(yes: number, no: number): boolean[][] {
  if (yes === 0 && no === 0) return [[]]
  return [
    ...(yes > 0 ? allOrders(yes - 1, no).map((rest) => [true, ...rest]) : []),
    ...(no > 0 ? allOrders(yes, no - 1).map((rest) => [false, ...rest]) : []),
  ]
}

describe('repeats', () => {
  it('are counted among neighbours and held against their chance', () => {
    const pairs = Array.from({ length: 100 }, (_, at): [string, string] => ['a', at < 5 ? 'a' : 'b'])
    const { repeats, expected, p } = repeatsTest(pairs, 0.01)
    expect([repeats, expected]).toEqual([5, 1])
    expect(p).toBeCloseTo(2 * 0.003432, 5)
    expect(repeatsTest([], 0.01)).toEqual({ repeats: 0, expected: 0, p: 1 })
  })
})

describe('Holm’s correction', () => {
  it.each<[(number | null)[], (string | null)[]]>([
    [[], []],
    [[0.01], ['0.010']],
    [
      [0.01, 0.02, 0.03, 0.04, 0.05],
      ['0.050', '0.080', '0.090', '0.090', '0.090'],
    ],
    [
      [0.04, 0.01, 0.03],
      ['0.060', '0.030', '0.060'],
    ],
    [
      [0.6, 0.7],
      ['1.000', '1.000'],
    ],
    [
      [null, 0.01, null, 0.03],
      [null, '0.020', null, '0.030'],
    ],
  ])('of %j is %j', (given, adjusted) => {
    expect(holm(given).map((p) => p?.toFixed(3) ?? null)).toEqual(adjusted)
  })

  it('never lowers a p-value, keeps their order and is no harder than one factor for all', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (given) => {
        const adjusted = holm(given)
        for (const [at, p] of given.entries()) {
          const own = adjusted[at] ?? 0
          expect(own).toBeGreaterThanOrEqual(p)
          expect(own).toBeLessThanOrEqual(Math.min(1, p * given.length))
          expect(given.every((other, index) => other < p || own <= (adjusted[index] ?? 0))).toBe(true)
        }
      }),
    )
  })
})
