import { expect, it } from 'vitest'
import { sumOf, winningPicks, type DrawNumbers } from '@/lib/game-rules'
import { auditOf } from '@/domain/ledger/audit'
import { MIN_DRAWS, HYPOTHESIS_COUNT, MIN_UNUSUAL_E_VALUE } from '@/domain/ledger/e-value'
import { ownResultsOf } from '../support/own-results'
import { seededRandom } from '../support/dice'
import { orderLineOf, orderOf } from '../support/orders'
import { publishedRules } from '../support/rules'

const rules = publishedRules()
const auditHypotheses = [
  { weight: 48, perDraw: 3, valuesOf: (numbers: DrawNumbers): readonly unknown[] => numbers },
  { weight: 216, perDraw: 1, valuesOf: (numbers: DrawNumbers) => [sumOf(numbers)] },
  { weight: 72, perDraw: 1, valuesOf: (numbers: DrawNumbers) => winningPicks(rules, numbers) },
  { weight: 72, perDraw: 1, valuesOf: (numbers: DrawNumbers) => [winningPicks(rules, numbers).join('+')] },
].flatMap(({ weight, perDraw, valuesOf }) =>
  [...new Set(rules.outcomes.flatMap((numbers) => valuesOf(numbers)))].map((value) => {
    const hits = rules.outcomes.map((numbers) => valuesOf(numbers).filter((one) => one === value).length)
    return { weight, perDraw, hits, chance: hits.reduce((sum, one) => sum + one) / 216 / perDraw }
  }),
)
/**
 * The two hypotheses about the member's own results: for all stakes and for large stakes. In this
 * test no stake is large, so the second hypothesis gets no results.
 */
const ownHypotheses = [1, 0].map((perDraw) => ({
  weight: 24,
  perDraw,
  hits: rules.outcomes.map((_, at) => at % 2),
  chance: 0.5,
}))

/**
 * Updates the evidence (an e-value) draw by draw. Counting all draws again after each draw, as the
 * app does, would take days.
 * @returns the highest evidence after any draw from number `MIN_DRAWS` on, and the natural
 * logarithm of the last evidence
 */
function trackEvidence(draws: Uint8Array, hypotheses: typeof auditHypotheses) {
  const wagers = hypotheses.map((hypothesis) => ({
    ...hypothesis,
    observed: 0,
    trials: 0,
    capital: 1 / hypotheses.length / HYPOTHESIS_COUNT,
  }))
  let [highest, lastEvidence] = [0, 0]
  draws.forEach((outcome, at) => {
    lastEvidence = 0
    for (const wager of wagers) {
      for (let value = 0, hits = wager.hits[outcome] ?? 0; value < wager.perDraw; value += 1, wager.trials += 1) {
        const chance = value < hits ? wager.chance : 1 - wager.chance
        const count = value < hits ? wager.observed++ : wager.trials - wager.observed
        wager.capital *= (wager.weight * chance + count) / (wager.weight * chance + wager.trials * chance)
      }
      if (hypotheses === auditHypotheses || 2 * wager.observed < wager.trials) lastEvidence += wager.capital
    }
    if (at + 1 >= MIN_DRAWS) highest = Math.max(highest, lastEvidence)
  })
  return { highest, log: Math.log(lastEvidence) }
}

it('at most 4 of 400 members who check 30 fair draws a day for a year ever see "unusual"', () => {
  const members = Array.from({ length: 400 }, (_, number) => {
    const random = seededRandom(1 + 7919 * number)
    const draws = Uint8Array.from({ length: 30 * 365 }, () => random() * 216)
    return {
      draws,
      drawsEvidence: trackEvidence(draws, auditHypotheses),
      ownEvidence: trackEvidence(draws, ownHypotheses),
    }
  })
  for (const { draws, drawsEvidence, ownEvidence } of members.slice(0, 5)) {
    const results = Array.from(draws, (at, period) => ({
      period: `${period}`,
      numbers: rules.outcomes[at] ?? [1, 1, 1],
    }))
    expect(drawsEvidence.log).toBeCloseTo(auditOf(rules, results).log, 6)
    const lines = Array.from(draws, (at) => orderLineOf({ outcome: at % 2 === 1 ? 'won' : 'lost' }))
    const orders = lines.map((line, period) => orderOf({ period: `${period}`, lines: [line] }))
    expect(ownEvidence.log).toBeCloseTo(ownResultsOf(orders, () => '1.95').log, 6)
  }
  const alarmedCount = members.filter(
    ({ drawsEvidence, ownEvidence }) => Math.max(drawsEvidence.highest, ownEvidence.highest) >= MIN_UNUSUAL_E_VALUE,
  ).length
  expect(alarmedCount).toBeLessThanOrEqual(4)
  expect(alarmedCount, 'No member ever sees "unusual", so the limit of 4 members proves nothing.').toBeGreaterThan(0)
}, 120_000)
