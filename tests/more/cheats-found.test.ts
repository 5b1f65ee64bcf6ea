import { describe, expect, it } from 'vitest'
import { rulesOf, type GameRules } from '@/lib/game-rules'
import { money } from '@/lib/money/text'
import { logChoose } from '@/lib/stats/special'
import { independenceTest } from '@/lib/stats/tests'
import { knownGame } from '@/mocks/catalogue/games'
import type { Cheat } from '@/mocks/cheats'
import { periodAt } from '@/mocks/draws'
import { drawnResult } from '@/mocks/results'
import { auditOf, noticeableFace, UNUSUAL_BELOW, type PublishedDraw } from '@/features/fairness/audit'
import { ownResults, pickedDraws } from '@/features/fairness/own-results'
import { doubtOfDraws, doubtOfOwn, raises, RAISED_FROM } from '@/features/fairness/raises'
import { playedBy, PAYOUT, type MockMember } from '../support/mock-member'

/** How often the app finds each cheat of the mock platform, by the number of draws it has seen. */

function published(): GameRules {
  const rules = rulesOf('11')
  if (rules === null) throw new Error('no rules of 11')
  return rules
}

const rules = published()
const SUNDA = knownGame('11')
const BEGIN = Date.UTC(2026, 0, 1)
const isRaised = (log: number) => log >= Math.log(RAISED_FROM)

function loadedDraws(seed: number, percent: number, draws: number): PublishedDraw[] {
  const state = { seed, orders: [], cheats: [{ kind: 'loadedDie' as const, percent, since: 0, until: null }] }
  return Array.from({ length: draws }, (_, at) => {
    const { id } = periodAt(BEGIN + at * 60_000, SUNDA.seconds)
    return { period: id, numbers: drawnResult(state, SUNDA, id) }
  })
}

function shareOf(worlds: number, isFound: (seed: number) => boolean): number {
  const found = Array.from({ length: worlds }, (_, at) => isFound(1 + 7919 * at)).filter(Boolean)
  return found.length / worlds
}

describe('a loaded die', () => {
  /** As `noticeableFace` states: in 8 of 10 cases. */
  it.each([
    [27, 100],
    [22, 370],
    [20, 1000],
  ])('with %i sixes of 100 is "unusual" after %i draws in 8 of 10 worlds', (percent, draws) => {
    expect(noticeableFace(rules, draws)).toBeCloseTo(percent / 100, 2)
    const found = shareOf(100, (seed) =>
      auditOf(rules, loadedDraws(seed, percent, draws)).rows.some(({ verdict }) => verdict === 'unusual'),
    )
    // Three standard deviations of 100 worlds.
    expect(Math.abs(found - 0.8)).toBeLessThanOrEqual(0.12)
  })

  it.each([
    [22, 400, 0, 0.15],
    [22, 800, 0.35, 0.65],
    [22, 1600, 0.93, 1],
    [27, 400, 0.9, 1],
  ])('with %i sixes of 100 raises the alarm after %i draws in a share from %d to %d', (percent, draws, least, most) => {
    const worlds = draws > 1000 ? 50 : 100
    const found = shareOf(worlds, (seed) => isRaised(doubtOfDraws(rules, loadedDraws(seed, percent, draws)).log))
    expect(found).toBeGreaterThanOrEqual(least)
    expect(found).toBeLessThanOrEqual(most)
  })
})

const playedAll = (members: number, rounds: number, cheat: Cheat): Promise<MockMember[]> =>
  Promise.all(Array.from({ length: members }, (_, at) => playedBy({ seed: 31 * at + 5, rounds, cheats: [cheat] })))

/** Half of the stakes are above the border. */
describe('stake-dependent results', () => {
  it.each([
    [65, 400, { unusual: 0.7, raised: 0 }],
    [65, 800, { unusual: 0.95, raised: 0.4 }],
    [80, 240, { unusual: 0.95, raised: 0.4 }],
  ])('that lose %i of 100 large stakes after %i draws: %j at least', async (percent, rounds, least) => {
    const members = await playedAll(rounds > 500 ? 10 : 24, rounds, {
      kind: 'stakeDependent',
      percent,
      border: money('5000'),
    })
    const count = (holds: (member: MockMember) => boolean) => members.filter(holds).length / members.length
    const unusual = count(({ orders }) => {
      const { hits, split, returns } = ownResults(orders, () => PAYOUT)
      return [hits, split, returns].some((row) => row?.verdict === 'unusual')
    })
    const raised = count(({ orders }) => isRaised(doubtOfOwn(pickedDraws(orders, () => PAYOUT))))
    expect(unusual).toBeGreaterThanOrEqual(least.unusual)
    expect(raised).toBeGreaterThanOrEqual(least.raised)
  })

  /** Exactly, over all numbers of hits; at the level that Holm's correction may ask. */
  it.each([
    [0.65, 100, '0.18'],
    [0.65, 200, '0.50'],
    [0.65, 300, '0.76'],
    [0.8, 100, '0.93'],
  ])(
    'with a share of %d lost are found by the split of %i and as many draws with a chance of %s',
    (lost, half, power) => {
      const chanceOf = (hits: number, chance: number) =>
        Math.exp(logChoose(half, hits) + hits * Math.log(chance) + (half - hits) * Math.log(1 - chance))
      let found = 0
      for (let small = 0; small <= half; small += 1)
        for (let large = 0; large <= half; large += 1) {
          const chance = chanceOf(small, 0.5) * chanceOf(large, 1 - lost)
          if (chance < 1e-9) continue
          const table = [
            [small, half - small],
            [large, half - large],
          ] as const
          if (independenceTest(table) < UNUSUAL_BELOW / 3) found += chance
        }
      expect(found.toFixed(2)).toBe(power)
    },
  )
})

describe('a changed past result', () => {
  it('that was seen before is found in every case, by the ledger and by settling again', async () => {
    const members = await playedAll(40, 60, { kind: 'changedResult', percent: 10 })
    for (const { grounds, totals, draws, orders } of members) {
      const told = new Map(draws.map(({ period, numbers }) => [period, numbers.join()]))
      const changed = orders.filter(({ period, numbers }) => numbers?.join() !== told.get(period))
      expect(grounds.alarms.map(({ period }) => period).sort()).toEqual(changed.map(({ period }) => period).sort())
      expect(totals.differing).toBe(changed.length)
      expect(raises(grounds)).toEqual(changed.length === 0 ? [] : ['changedResult', 'settlement'])
    }
    // Of 58 draws that may be changed at that time, none is with a chance of 0.2 %.
    expect(members.filter(({ grounds }) => grounds.alarms.length === 0).length).toBeLessThanOrEqual(1)
  })
})

describe('a short-paid win', () => {
  it.each([1, 5, 50, 100])('with %i of 100 kept back is found in every case by settling again', async (percent) => {
    const members = await playedAll(20, 20, { kind: 'shortPaidWin', percent })
    for (const { grounds, orders, totals } of members) {
      const won = orders.filter(({ lines }) => lines[0]?.outcome === 'won').length
      expect(totals).toMatchObject({ settled: 20, differing: won, agreed: 20 - won })
      expect(raises(grounds)).toEqual(won === 0 ? [] : ['settlement'])
    }
  })
})
