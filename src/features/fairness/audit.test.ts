import * as fc from 'fast-check'
import { seededRandom, throwDice } from '../../../tests/support/dice'
import { describe, expect, it } from 'vitest'
import { rulesOf, type GameRules, type Numbers } from '@/lib/game-rules'
import {
  AUDIT_TESTS,
  auditOf,
  LEAST_DRAWS,
  noticeableFace,
  noticeableOf,
  answerOf,
  type AuditTest,
  type PublishedDraw,
} from './audit'

function published(): GameRules {
  const rules = rulesOf('11')
  if (rules === null) throw new Error('no rules of 11')
  return rules
}

const rules = published()

const inSequence = (all: readonly Numbers[]) =>
  all.map((numbers, at): PublishedDraw => ({ period: String(1000 + at), numbers }))

function sample(draws: number, draw: (before: Numbers | undefined, at: number) => Numbers): PublishedDraw[] {
  const all: Numbers[] = []
  for (let at = 0; at < draws; at += 1) all.push(draw(all[at - 1], at))
  return inSequence(all)
}

function unusualIn(draws: readonly PublishedDraw[]): AuditTest[] {
  return auditOf(rules, draws).rows.flatMap(({ test, verdict }) => (verdict === 'unusual' ? test : []))
}

describe('fair dice', () => {
  it('raise an alarm in at most 1 % of 10,000 samples', () => {
    const random = seededRandom(12345)
    let alarms = 0
    for (let run = 0; run < 10_000; run += 1)
      if (unusualIn(sample(LEAST_DRAWS, () => throwDice(random))).length > 0) alarms += 1
    expect(alarms).toBeLessThanOrEqual(100)
    // A test that never alarms would find nothing either.
    expect(alarms).toBeGreaterThan(40)
  })
})

describe('loaded dice', () => {
  it.each([150, 400])('are noticed in 8 of 10 samples of %i draws, as stated', (draws) => {
    const random = seededRandom(draws)
    const six = noticeableFace(rules, draws) ?? 1
    const RUNS = 500
    let byFaces = 0
    for (let run = 0; run < RUNS; run += 1)
      if (unusualIn(sample(draws, () => throwDice(random, six))).includes('faces')) byFaces += 1
    expect(byFaces / RUNS).toBeGreaterThan(0.76)
    // Holm's correction alarms a little more often than the level it was stated for.
    expect(byFaces / RUNS).toBeLessThan(0.9)
  })

  it.each([
    [99, null],
    [100, '0.269'],
    [500, '0.212'],
    [2000, '0.190'],
  ])('of %i draws are noticed from a share of %j on', (draws, share) => {
    expect(noticeableFace(rules, draws)?.toFixed(3) ?? null).toBe(share)
  })
})

describe('each test finds its own cheat', () => {
  const random = seededRandom(7)
  const fair = () => throwDice(random)
  const isBig = (numbers: Numbers | undefined) => numbers !== undefined && numbers[0] + numbers[1] + numbers[2] > 10
  const until = (holds: (numbers: Numbers) => boolean) => {
    let numbers = fair()
    while (!holds(numbers)) numbers = fair()
    return numbers
  }

  it.each<[AuditTest, string, (before: Numbers | undefined, at: number) => Numbers]>([
    [
      'faces',
      'a four in place of every other three',
      (_before, at) => {
        const [first, ...rest] = fair()
        return [
          first === 3 && at % 2 === 0 ? 4 : first,
          ...rest.map((face) => (face === 3 && at % 2 === 0 ? 4 : face)),
        ] as unknown as Numbers
      },
    ],
    [
      'sums',
      'dice that stick together',
      (_before, at) => {
        const [first, second, third] = fair()
        return at % 4 === 0 ? [first, first, first] : [first, second, third]
      },
    ],
    [
      'picks',
      'every third big and odd draw thrown again',
      (_before, at) =>
        at % 3 === 0 ? until((numbers) => !isBig(numbers) || (numbers[0] + numbers[1] + numbers[2]) % 2 === 0) : fair(),
    ],
    ['repeats', 'every tenth draw copied', (before, at) => (at % 10 === 0 && before !== undefined ? before : fair())],
    [
      'runs',
      'big after small more often than not',
      (before, at) => (at % 3 === 0 ? until((numbers) => isBig(numbers) !== isBig(before)) : fair()),
    ],
  ])('%s: %s', (test, _cheat, draw) => {
    expect(unusualIn(sample(1500, draw))).toContain(test)
  })
})

describe('the rows', () => {
  const random = seededRandom(99)
  const fair = sample(LEAST_DRAWS + 1, () => throwDice(random))

  it('say nothing of fewer than 100 draws', () => {
    const { draws, rows } = auditOf(rules, fair.slice(0, 99))
    expect(draws).toBe(99)
    expect(rows.map(({ test }) => test)).toEqual([...AUDIT_TESTS])
    for (const row of rows) expect(row).toMatchObject({ p: null, adjusted: null, verdict: 'tooFew' })
  })

  it('have a p-value each from 100 draws on, and one that is not lower after the correction', () => {
    const { rows } = auditOf(rules, fair)
    expect(rows.map(({ sample: size }) => size)).toEqual([101, 101, 101, 100, 101])
    for (const { p, adjusted, verdict } of rows) {
      expect(adjusted).toBeGreaterThanOrEqual(p ?? 1)
      expect(verdict).toBe('usual')
    }
  })

  it('count only neighbours as repeats, and correct only for what was asked', () => {
    const withGaps = fair.map(({ numbers }, at) => ({ period: String(1000 + 2 * at), numbers }))
    const { rows } = auditOf(rules, withGaps)
    expect(rows[3]).toMatchObject({ test: 'repeats', sample: 0, p: null, adjusted: null, verdict: 'tooFew' })
    const most = Math.min(...rows.flatMap(({ p }) => p ?? []))
    expect(Math.min(...rows.flatMap(({ adjusted }) => adjusted ?? []))).toBeCloseTo(most * 4, 12)
  })

  it('take the first of two results of a period, and name numbers that no die shows', () => {
    const odd: PublishedDraw[] = [
      { period: '7', numbers: [1, 2, 3] },
      { period: '7', numbers: [6, 6, 6] },
      { period: '8', numbers: [0, 2, 3] },
      { period: '9', numbers: [7, 2, 3] },
    ]
    const { draws, impossible, rows } = auditOf(rules, odd)
    expect([draws, impossible, rows[0]?.sample]).toEqual([3, ['8', '9'], 1])
  })

  it('are the same in whatever order the draws are given', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(fair, { minLength: fair.length }), (shuffled) => {
        expect(auditOf(rules, shuffled)).toEqual(auditOf(rules, fair))
      }),
      { numRuns: 20 },
    )
  })

  it('of one draw for ever are unusual in every respect', () => {
    expect(unusualIn(sample(200, () => [2, 2, 2]))).toEqual([...AUDIT_TESTS])
  })

  it.each([
    [null, 'tooFew'],
    [0.0099, 'unusual'],
    [0.01, 'usual'],
    [1, 'usual'],
  ])('with an adjusted p-value of %j are %s', (adjusted, verdict) => {
    expect(answerOf(adjusted)).toEqual({ adjusted, verdict })
  })
})

describe('what a sample would notice', () => {
  const rows = (draws: number) =>
    auditOf(
      rules,
      sample(draws, () => throwDice(seededRandom(draws))),
    ).rows

  it('is said of each test, and less is needed of more draws', () => {
    const [few, many] = [rows(120), rows(2000)].map((all) => all.map((row) => noticeableOf(row)))
    expect(few?.map((one) => one?.fair.toFixed(3))).toEqual(['0.167', '0.125', '0.282', '0.021', '0.500'])
    for (const [at, one] of (few ?? []).entries()) {
      expect(one?.share).toBeGreaterThan(one?.fair ?? 1)
      expect(many?.[at]?.share).toBeLessThan(one?.share ?? 0)
    }
  })

  it('of faces is what the test of faces would notice', () => {
    const [faces] = rows(300)
    if (faces === undefined) throw new Error('no test of faces')
    expect(noticeableOf(faces)?.share).toBeCloseTo(noticeableFace(rules, 300) ?? 0, 9)
  })

  it('is nothing of too few draws', () => {
    expect(rows(99).map((row) => noticeableOf(row))).toEqual([null, null, null, null, null])
  })
})
