import { expect, it } from 'vitest'
import { sumOf, winningPicks, type Numbers } from '@/lib/game-rules'
import { auditOf } from '@/features/fairness/audit'
import { MIN_DRAWS, HYPOTHESIS_COUNT, UNUSUAL_FROM } from '@/features/fairness/e-value'
import { ownResultsOf } from '../support/own-results'
import { seededRandom } from '../support/dice'
import { lineOf, orderOf } from '../support/orders'
import { publishedRules } from '../support/rules'

const rules = publishedRules()
const auditHypotheses = [
  { weight: 48, perDraw: 3, valuesOf: (numbers: Numbers): readonly unknown[] => numbers },
  { weight: 216, perDraw: 1, valuesOf: (numbers: Numbers) => [sumOf(numbers)] },
  { weight: 72, perDraw: 1, valuesOf: (numbers: Numbers) => winningPicks(rules, numbers) },
  { weight: 72, perDraw: 1, valuesOf: (numbers: Numbers) => [winningPicks(rules, numbers).join('+')] },
].flatMap(({ weight, perDraw, valuesOf }) =>
  [...new Set(rules.outcomes.flatMap((numbers) => valuesOf(numbers)))].map((value) => {
    const hits = rules.outcomes.map((numbers) => valuesOf(numbers).filter((one) => one === value).length)
    return { weight, perDraw, hits, chance: hits.reduce((sum, one) => sum + one) / 216 / perDraw }
  }),
)
/**
 * The two hypotheses about own results: for all stakes and for large ones. In this test all stakes
 * are equal and none is large, so the second hypothesis gets no results.
 */
const ownHypotheses = [1, 0].map((perDraw) => ({
  weight: 24,
  perDraw,
  hits: rules.outcomes.map((_, at) => at % 2),
  chance: 0.5,
}))

/**
 * Returns the highest evidence after any draw from `MIN_DRAWS` on, and the logarithm of the last
 * evidence. Computes the evidence draw by draw. Counting all draws again after each draw, as the
 * app does, would take days.
 */
function lookAfterEach(draws: Uint8Array, hypotheses: typeof auditHypotheses) {
  const doubts = hypotheses.map((hypothesis) => ({
    ...hypothesis,
    observed: 0,
    trials: 0,
    capital: 1 / hypotheses.length / HYPOTHESIS_COUNT,
  }))
  let [highest, lastEvidence] = [0, 0]
  draws.forEach((outcome, at) => {
    lastEvidence = 0
    for (const doubt of doubts) {
      for (let value = 0, hits = doubt.hits[outcome] ?? 0; value < doubt.perDraw; value += 1, doubt.trials += 1) {
        const chance = value < hits ? doubt.chance : 1 - doubt.chance
        const count = value < hits ? doubt.observed++ : doubt.trials - doubt.observed
        doubt.capital *= (doubt.weight * chance + count) / (doubt.weight * chance + doubt.trials * chance)
      }
      if (hypotheses === auditHypotheses || 2 * doubt.observed < doubt.trials) lastEvidence += doubt.capital
    }
    if (at + 1 >= MIN_DRAWS) highest = Math.max(highest, lastEvidence)
  })
  return { highest, log: Math.log(lastEvidence) }
}

it('of 400 members who check each of 30 fair draws a day for a year, at most 1 in 100 ever sees "unusual"', () => {
  const members = Array.from({ length: 400 }, (_, number) => {
    const random = seededRandom(1 + 7919 * number)
    const draws = Uint8Array.from({ length: 30 * 365 }, () => random() * 216)
    return { draws, ofDraws: lookAfterEach(draws, auditHypotheses), ofOwn: lookAfterEach(draws, ownHypotheses) }
  })
  for (const { draws, ofDraws, ofOwn } of members.slice(0, 5)) {
    const results = Array.from(draws, (at, period) => ({
      period: `${period}`,
      numbers: rules.outcomes[at] ?? [1, 1, 1],
    }))
    expect(ofDraws.log).toBeCloseTo(auditOf(rules, results).log, 6)
    const lines = Array.from(draws, (at) => lineOf({ outcome: at % 2 === 1 ? 'won' : 'lost' }))
    const orders = lines.map((line, period) => orderOf({ period: `${period}`, lines: [line] }))
    expect(ofOwn.log).toBeCloseTo(ownResultsOf(orders, () => '1.95').log, 6)
  }
  const alarmedCount = members.filter(
    ({ ofDraws, ofOwn }) => Math.max(ofDraws.highest, ofOwn.highest) >= UNUSUAL_FROM,
  ).length
  expect(alarmedCount).toBeLessThanOrEqual(4)
  expect(alarmedCount, 'nobody ever sees "unusual", so the limit proves nothing').toBeGreaterThan(0)
}, 120_000)
