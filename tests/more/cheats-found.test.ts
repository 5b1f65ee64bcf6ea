import { describe, expect, it } from 'vitest'
import { money, ZERO } from '@/lib/money/text'
import { MIN_DRAWS, type Verdict } from '@/domain/ledger/e-value'
import { requireGame } from '@/mocks/catalogue/games'
import type { Cheat } from '@/mocks/cheats'
import { periodAt } from '@/mocks/draws'
import { drawnResult } from '@/mocks/results'
import { auditOf } from '@/domain/ledger/audit'
import type { SeenResult } from '@/domain/ledger/observations'
import { ownResultsOf } from '../support/own-results'
import { seededRandom } from '../support/dice'
import { simulateMember, PAYOUT, type MockMember } from '../support/mock-member'
import { orderLineOf, orderOf } from '../support/orders'
import { publishedRules } from '../support/rules'

/**
 * Measures how often the app detects each cheat of the mock platform, by the number of seen draws.
 */

const rules = publishedRules()
const SUNDA = requireGame('11')
const BEGIN = Date.UTC(2026, 0, 1)
const WORLDS = 100
const DRAW_COUNTS = [100, 200, 400, 800, 1600] as const

/**
 * Percentages of the simulated worlds with this verdict or a stronger one. Each list has one
 * percentage for each of `DRAW_COUNTS`.
 */
type DetectionRates = Readonly<Record<'unusual' | 'hardlyChance', number[]>>

function detectionRatesIn(verdictsOf: (world: number) => readonly Verdict[]): DetectionRates {
  const verdicts = Array.from({ length: WORLDS }, (_, world) => verdictsOf(world))
  const percent = (required: readonly Verdict[]) =>
    DRAW_COUNTS.map((_, index) => {
      const matches = verdicts.filter((worldVerdicts) => required.includes(worldVerdicts[index] ?? 'tooFew'))
      return Math.round((100 * matches.length) / WORLDS)
    })
  return { unusual: percent(['unusual', 'hardlyChance']), hardlyChance: percent(['hardlyChance']) }
}

function drawsOfLoadedDie(seed: number, percent: number, draws: number): SeenResult[] {
  const state = { seed, orders: [], cheats: [{ kind: 'loadedDie' as const, percent, since: 0, until: null }] }
  return Array.from({ length: draws }, (_, at) => {
    const { id } = periodAt(BEGIN + at * 60_000, SUNDA.seconds)
    return { period: id, numbers: drawnResult(state, SUNDA, id) }
  })
}

/**
 * Returns orders, newest first, decided as by the mock's cheat `stakeDependent`. Half of the stakes
 * are large. Large stakes lose with a chance of `percent`, small ones with 50 %.
 */
function ordersAgainst(seed: number, percent: number, draws: number) {
  const random = seededRandom(seed)
  return Array.from({ length: draws }, (_, at) => {
    const isLarge = random() < 0.5
    const stake = isLarge ? 20_000 : 1000
    const isWon = random() >= (isLarge ? percent / 100 : 0.5)
    const recordedReturn = isWon ? money(String(stake * 1.95)) : ZERO
    const line = orderLineOf({ stake: money(String(stake)), outcome: isWon ? 'won' : 'lost', recordedReturn })
    return orderOf({ period: String(at), lines: [line] })
  }).reverse()
}

const measureInDraws = (percent: number) =>
  detectionRatesIn((world) => {
    const draws = drawsOfLoadedDie(1 + 7919 * world, percent, 1600)
    return DRAW_COUNTS.map((count) => auditOf(rules, draws.slice(0, count)).verdict)
  })

const measureInOwnResults = (percent: number) =>
  detectionRatesIn((world) => {
    const orders = ordersAgainst(31 * world + 5, percent, 1600)
    return DRAW_COUNTS.map((count) => ownResultsOf(orders.slice(-count), () => PAYOUT).verdict)
  })

/**
 * The lists are the minimum percentages of simulated worlds in which the app must find the cheat,
 * one for each of `DRAW_COUNTS`.
 */
describe('the verdict on the draws or on the member’s own results', () => {
  it.each<[number, DetectionRates]>([
    [20, { unusual: [0, 0, 2, 20, 80], hardlyChance: [0, 0, 0, 0, 25] }],
    [25, { unusual: [5, 50, 95, 100, 100], hardlyChance: [0, 5, 65, 100, 100] }],
    [40, { unusual: [100, 100, 100, 100, 100], hardlyChance: [95, 100, 100, 100, 100] }],
  ])(
    'detects a die that throws %i sixes in 100 throws, in the required percentages of simulated worlds',
    (percent, minRates) => {
      expect(shortfalls(measureInDraws(percent), minRates)).toEqual([])
    },
  )

  it.each<[number, DetectionRates]>([
    [65, { unusual: [0, 5, 30, 80, 95], hardlyChance: [0, 0, 1, 25, 85] }],
    [80, { unusual: [25, 80, 100, 100, 100], hardlyChance: [0, 25, 90, 100, 100] }],
    [100, { unusual: [95, 100, 100, 100, 100], hardlyChance: [80, 100, 100, 100, 100] }],
  ])(
    'detects that %i of 100 large stakes lose, in the required percentages of simulated worlds',
    (percent, minRates) => {
      expect(shortfalls(measureInOwnResults(percent), minRates)).toEqual([])
    },
  )

  it('is “unusual” in at most 2 of 100 fair simulated worlds, and “hardly chance” in none', () => {
    for (const { unusual, hardlyChance } of [measureInDraws(100 / 6), measureInOwnResults(50)]) {
      expect(Math.max(...unusual)).toBeLessThanOrEqual(2)
      expect(hardlyChance).toEqual([0, 0, 0, 0, 0])
    }
  })
})

/** Lists the numbers of draws after which the app detected a cheat less often than required. */
function shortfalls(rates: DetectionRates, minRates: DetectionRates): string[] {
  return (['unusual', 'hardlyChance'] as const).flatMap((verdict) =>
    DRAW_COUNTS.flatMap((count, index) => {
      const [percentage, required] = [rates[verdict][index] ?? 0, minRates[verdict][index] ?? 0]
      return percentage < required ? [`${verdict} at ${count}: ${percentage} of ${required}`] : []
    }),
  )
}

const simulateMembers = (members: number, rounds: number, ...cheats: Cheat[]): Promise<MockMember[]> =>
  Promise.all(Array.from({ length: members }, (_, number) => simulateMember(number, rounds, cheats)))

it('on an honest platform, the app finds no changed result and no wrong settlement, and at most 2 of 400 verdicts are unusual', async () => {
  const members = await simulateMembers(200, MIN_DRAWS)
  for (const { changes, totals } of members) {
    expect(changes).toEqual([])
    // The app settles each order again by the stored result, and compares its own settlement with
    // that of the platform.
    expect(totals).toMatchObject({ settled: MIN_DRAWS, differing: 0, unknown: 0 })
  }
  const verdicts = members.flatMap(({ draws, orders }) => [
    auditOf(rules, draws).verdict,
    ownResultsOf(orders, () => PAYOUT).verdict,
  ])
  expect(verdicts.filter((verdict) => verdict !== 'usual').length).toBeLessThanOrEqual(2)
})

it('the check of settlements detects every order whose result the platform changed after the settlement', async () => {
  const members = await simulateMembers(40, 60, { kind: 'changedResult', percent: 10 })
  for (const { totals, draws, orders } of members) {
    const seenNumbers = new Map(draws.map(({ period, numbers }) => [period, numbers.join()]))
    const changedOrders = orders.filter(({ period, numbers }) => numbers?.join() !== seenNumbers.get(period))
    expect(totals.differing).toBe(changedOrders.length)
  }
  // The app reads the history after rounds 30 and 60, just before the results of these two rounds
  // may change. So it can see changes in 58 of 60 draws. The chance that none of the 58 changes is
  // 0.2 % for a member.
  expect(members.filter(({ totals }) => totals.differing === 0).length).toBeLessThanOrEqual(1)
})

it.each([1, 100])(
  'the check of settlements detects every win of which the platform withholds %i percent',
  async (percent) => {
    for (const { orders, totals } of await simulateMembers(20, 20, { kind: 'shortPaidWin', percent })) {
      const wonCount = orders.filter(({ lines }) => lines[0]?.outcome === 'won').length
      expect(totals).toMatchObject({ settled: 20, differing: wonCount, agreed: 20 - wonCount })
    }
  },
)
