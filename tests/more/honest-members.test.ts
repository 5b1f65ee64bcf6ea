import { beforeAll, describe, expect, it } from 'vitest'
import { auditOf, LEAST_DRAWS } from '@/features/fairness/audit'
import { ownResults, pickedDraws } from '@/features/fairness/own-results'
import { doubtOfDraws, doubtOfOwn, raises, RAISED_FROM } from '@/features/fairness/raises'
import { playedBy, PAYOUT, type Habit } from '../support/mock-member'

const MEMBERS = 1000

/** How people stake: at will, always the same, more after a loss, more after a win. */
const HABITS: readonly Habit[] = [
  (random) => (random() < 0.5 ? 1000 : 20_000),
  () => 5000,
  (_random, last) => (last === null || last.isWon ? 1000 : Math.min(2 * last.stake, 16_000)),
  (_random, last) => (last === null || !last.isWon ? 1000 : 3000),
]

interface Seen {
  raised: readonly string[]
  settled: number
  notHeldAgainstLedger: number
  unknown: number
  isAuditUnusual: boolean
  isOwnUnusual: boolean
  /** The highest capital of a doubter, in logarithms, at any look. */
  doubt: number
}

async function seenBy(member: number): Promise<Seen> {
  const habit = HABITS[member % HABITS.length] ?? (() => 1000)
  const gameId = member % 3 === 0 ? '12' : '11'
  const { rules, draws, orders, totals, grounds } = await playedBy({
    seed: 5000 + member,
    rounds: LEAST_DRAWS + (member % 16),
    habit,
    gameId,
  })
  const picked = pickedDraws(orders, () => PAYOUT)
  const looks = Array.from({ length: 3 }, (_, at) => LEAST_DRAWS + 5 * at)
  const doubts = looks.flatMap((look) => [
    doubtOfDraws(rules, draws.slice(0, look)).log,
    doubtOfOwn(picked.slice(0, look)),
  ])
  const { hits, split, returns } = ownResults(orders, () => PAYOUT)
  return {
    raised: raises(grounds),
    settled: totals.settled,
    notHeldAgainstLedger: totals.notHeldAgainstLedger,
    unknown: totals.unknown,
    isAuditUnusual: auditOf(rules, draws).rows.some(({ verdict }) => verdict === 'unusual'),
    isOwnUnusual: [hits, split, returns].some((row) => row?.verdict === 'unusual'),
    doubt: Math.max(...doubts),
  }
}

describe('of 1,000 members of the honest mock platform', () => {
  const seen: Seen[] = []
  const count = (holds: (one: Seen) => boolean) => seen.filter(holds).length

  beforeAll(async () => {
    for (let member = 0; member < MEMBERS; member += 1) seen.push(await seenBy(member))
  }, 120_000)

  it('none is alarmed: no changed result, no other settlement, no evidence against the draws', () => {
    expect(seen.flatMap(({ raised }) => raised)).toEqual([])
    // Each order was settled again and held against what the ledger saw published.
    expect(count(({ settled }) => settled >= LEAST_DRAWS)).toBe(MEMBERS)
    expect(count(({ notHeldAgainstLedger, unknown }) => notHeldAgainstLedger + unknown > 0)).toBe(0)
  })

  it('none comes near an alarm, whenever they look', () => {
    // 1,000 members are asked two questions each: that a single one of these capitals ever
    // reaches 100,000 has a chance of at most 2 %.
    expect(Math.max(...seen.map(({ doubt }) => doubt))).toBeLessThan(Math.log(RAISED_FROM / 10))
  })

  it('no more see the word "unusual", in the audit or in own results, than chance explains', () => {
    // Three standard deviations above 1 %.
    const MOST = 19
    expect(count(({ isAuditUnusual }) => isAuditUnusual)).toBeLessThanOrEqual(MOST)
    expect(count(({ isOwnUnusual }) => isOwnUnusual)).toBeLessThanOrEqual(MOST)
  })
})
