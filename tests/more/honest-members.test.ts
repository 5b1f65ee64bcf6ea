import { beforeAll, describe, expect, it } from 'vitest'
import { LEAST_DRAWS, UNUSUAL_FROM } from '@/features/fairness/evidence'
import { auditOf } from '@/features/fairness/audit'
import { ownResultsOf } from '../support/own-results'
import { HABITS, playedBy, PAYOUT } from '../support/mock-member'

const MEMBERS = 1000

interface Seen {
  changes: number
  differing: number
  settled: number
  notHeldAgainstLedger: number
  unknown: number
  /** The highest evidence at any look, in logarithms. */
  log: number
}

async function seenBy(member: number): Promise<Seen> {
  const habit = HABITS[member % HABITS.length] ?? (() => 1000)
  const gameId = member % 3 === 0 ? '12' : '11'
  const { rules, draws, orders, totals, changes } = await playedBy({
    seed: 5000 + member,
    rounds: LEAST_DRAWS + (member % 16),
    habit,
    gameId,
  })
  const looks = Array.from({ length: 3 }, (_, at) => LEAST_DRAWS + 5 * at)
  const logs = looks.flatMap((look) => [
    auditOf(rules, draws.slice(0, look)).log,
    ownResultsOf(orders.slice(-look), () => PAYOUT).log,
  ])
  return { changes: changes.length, ...totals, log: Math.max(...logs) }
}

describe('of 1,000 members of the honest mock platform', () => {
  const seen: Seen[] = []
  const count = (holds: (one: Seen) => boolean) => seen.filter(holds).length

  beforeAll(async () => {
    for (let member = 0; member < MEMBERS; member += 1) seen.push(await seenBy(member))
  }, 120_000)

  it('none is alarmed: no changed result, no other settlement', () => {
    expect(count(({ changes, differing }) => changes + differing > 0)).toBe(0)
    // Each order was settled again and held against what the ledger saw published.
    expect(count(({ settled }) => settled >= LEAST_DRAWS)).toBe(MEMBERS)
    expect(count(({ notHeldAgainstLedger, unknown }) => notHeldAgainstLedger + unknown > 0)).toBe(0)
  })

  it('none comes near "hardly chance", and hardly one sees "unusual"', () => {
    // That one of two times 1,000 ever reaches 100,000, of thirds, has a chance below 1 %.
    expect(Math.max(...seen.map(({ log }) => log))).toBeLessThan(Math.log(100_000))
    expect(count(({ log }) => log >= Math.log(UNUSUAL_FROM))).toBeLessThanOrEqual(MEMBERS / UNUSUAL_FROM)
  })
})
