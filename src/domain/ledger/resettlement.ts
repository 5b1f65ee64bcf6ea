import * as v from 'valibot'
import type { Order, OrderLine } from '@/api/orders'
import { type DrawNumbers, ruleInGame } from '@/lib/game-rules'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import { type Money, ZERO, money } from '@/lib/money/text'
import type { PayoutOption } from '@/api/games'
import { mayNumberRecur } from '@/lib/periods'
import { tolerantArray } from '@/lib/tolerant-array'
import { memberRecord } from '@/session/store'

export interface SettlementSources {
  /** Returns the first published result of a period that this device has seen; null if unknown. */
  publishedNumbers: (gameId: string, period: string) => DrawNumbers | null
  /**
   * Returns the gross return per unit staked that the member saw when confirming the order; null if
   * not stored.
   */
  shownPayout: (order: Order, line: OrderLine) => string | null
  /**
   * Returns the gross return per unit staked as published now, which may have changed since the
   * order. Null if unknown.
   */
  payoutNow: (line: OrderLine) => string | null
}

export type Difference =
  /** `expected` is from the ledger (results on this device), `recorded` from the order. */
  | { what: 'numbers'; expected: DrawNumbers; recorded: DrawNumbers }
  | { what: 'outcome'; line: OrderLine; expected: 'won' | 'lost'; recorded: 'won' | 'lost' }
  /** `expected` includes the stake. `recorded` may include it or not (reading 47). */
  | { what: 'return'; line: OrderLine; expected: Money; recorded: Money }
  /** `expected` is the sum of the stakes of the picks, `recorded` the total of the order. */
  | { what: 'total'; expected: Money; recorded: Money }

/**
 * Why an order cannot be checked. A line is one pick of an order. The record is the platform's list
 * of the member's orders.
 * - `open`: the order or one of its lines is not settled.
 * - `noLines`: the record has no lines of the order.
 * - `noRules`: the rules of the pick are unknown.
 * - `noNumbers`: neither the order nor the ledger has the numbers of the period.
 * - `noPayout`: the payout shown at the order is unknown, and the present payout is unknown or does
 * not explain the recorded return.
 * - `noReturn`: the record has no return of a won line.
 * - `unreadReturn`: the record has a return of a won line that cannot be read.
 */
export type UnknownReason = 'open' | 'noLines' | 'noRules' | 'noNumbers' | 'noPayout' | 'noReturn' | 'unreadReturn'

export type Resettlement =
  | {
      verdict: 'agreed'
      /** False if only the order itself has the numbers: then no other source confirms them. */
      isConfirmedByLedger: boolean
      /** Includes the stakes of won lines. */
      returned: Money
      net: Money
    }
  | { verdict: 'differs'; differences: Difference[] }
  | { verdict: 'unknown'; reasons: UnknownReason[] }

interface Finding {
  differences: Difference[]
  reasons: UnknownReason[]
  returned: Money
}

const NO_FINDING: Finding = { differences: [], reasons: [], returned: ZERO }

/**
 * Settles an order again, and compares the outcome with the platform's record. Prefers the
 * published numbers to those of the order, and the payout shown at the order to the present payout.
 * An open order gives `unknown`. Otherwise any difference gives `differs`, even if another pick
 * cannot be checked.
 */
export function resettle(order: Order, sources: SettlementSources): Resettlement {
  if (!order.isSettled) return { verdict: 'unknown', reasons: ['open'] }
  const gameId = order.lines[0]?.gameId
  const publishedNumbers = gameId === undefined ? null : sources.publishedNumbers(gameId, order.period)
  const numbers = publishedNumbers ?? order.numbers
  const findings = [
    checkOrder(order, publishedNumbers),
    ...order.lines.map((line) =>
      checkLine(line, numbers, { shown: sources.shownPayout(order, line), now: sources.payoutNow(line) }),
    ),
  ]
  const differences = findings.flatMap((finding) => finding.differences)
  const reasons = findings.flatMap((finding) => finding.reasons)
  if (differences.length > 0) return { verdict: 'differs', differences }
  if (reasons.length > 0) return { verdict: 'unknown', reasons: [...new Set(reasons)] }
  const returned = sum(findings.map((finding) => finding.returned))
  return {
    verdict: 'agreed',
    isConfirmedByLedger: publishedNumbers !== null,
    returned,
    net: subtract(returned, order.total),
  }
}

/** Returns the differences of an order; none if the order agrees or cannot be checked. */
export function differencesOf(order: Order, sources: SettlementSources): Difference[] {
  const resettlement = resettle(order, sources)
  return resettlement.verdict === 'differs' ? resettlement.differences : []
}

function checkOrder({ numbers, lines, total }: Order, published: DrawNumbers | null): Finding {
  const stakeTotal = sum(lines.map(({ stake }) => stake))
  const areNumbersDifferent = numbers !== null && published !== null && numbers.join() !== published.join()
  return {
    ...NO_FINDING,
    differences: [
      ...(areNumbersDifferent ? [{ what: 'numbers', expected: published, recorded: numbers } as const] : []),
      ...(lines.length > 0 && compare(stakeTotal, total) !== 0
        ? [{ what: 'total', expected: stakeTotal, recorded: total } as const]
        : []),
    ],
    reasons: lines.length === 0 ? ['noLines'] : [],
  }
}

function checkLine(
  line: OrderLine,
  numbers: DrawNumbers | null,
  payouts: { shown: string | null; now: string | null },
): Finding {
  const { gameId, type, outcome: recorded } = line
  const rule = ruleInGame(gameId, type)
  if (recorded === 'pending') return { ...NO_FINDING, reasons: ['open'] }
  if (rule === null) return { ...NO_FINDING, reasons: ['noRules'] }
  if (numbers === null) return { ...NO_FINDING, reasons: ['noNumbers'] }
  if (rule.wins(numbers) !== (recorded === 'won')) {
    const expected = recorded === 'won' ? 'lost' : 'won'
    return { ...NO_FINDING, differences: [{ what: 'outcome', line, expected, recorded }] }
  }
  return recorded === 'lost' ? NO_FINDING : checkReturn(line, payouts)
}

function checkReturn(line: OrderLine, { shown, now }: { shown: string | null; now: string | null }): Finding {
  const { stake, recordedReturn: recorded } = line
  const payout = shown ?? now
  if (recorded === null) return { ...NO_FINDING, reasons: [line.isReturnUnread === true ? 'unreadReturn' : 'noReturn'] }
  if (payout === null) return { ...NO_FINDING, reasons: ['noPayout'] }
  const expected = multiply(stake, payout)
  if (areAlmostEqual(recorded, expected) || areAlmostEqual(recorded, subtract(expected, stake)))
    return { ...NO_FINDING, returned: expected }
  // The payout that was shown when the order was placed is not known, and may differ from the
  // present one. So a return that does not fit the present payout proves nothing.
  if (shown === null) return { ...NO_FINDING, reasons: ['noPayout'] }
  return { ...NO_FINDING, differences: [{ what: 'return', line, expected, recorded }] }
}

const ROUNDING_ERROR = money('0.01')

/** Returns true if the amounts differ by less than 0.01, as after rounding to two decimals. */
function areAlmostEqual(left: Money, right: Money): boolean {
  const difference = subtract(left, right)
  return compare(difference, ROUNDING_ERROR) < 0 && compare(subtract(ZERO, difference), ROUNDING_ERROR) < 0
}

export type ResettlementTotals = ReturnType<typeof resettlementTotals>

/** @param settled the results of settled orders only */
export function resettlementTotals(settled: readonly Resettlement[]) {
  const count = (matches: (result: Resettlement) => boolean) => settled.filter(matches).length
  return {
    settled: settled.length,
    agreed: count(({ verdict }) => verdict === 'agreed'),
    differing: count(({ verdict }) => verdict === 'differs'),
    unknown: count(({ verdict }) => verdict === 'unknown'),
  }
}

const shownPayoutSchema = v.object({
  gameId: v.string(),
  period: v.string(),
  type: v.string(),
  /** The gross return per unit staked, as the confirmation showed it. */
  payout: v.string(),
})

/** The payout of one pick, as it was shown when an order with that pick was confirmed. */
export type ShownPayout = v.InferOutput<typeof shownPayoutSchema>

/** The number of kept payouts: enough for the orders that a member may look at again. */
export const MAX_SHOWN_PAYOUTS = 500

/**
 * The payouts that were shown. They are stored on this device, because the platform does not keep
 * them and may change its payouts.
 */
const shownPayoutsRecord = memberRecord<ShownPayout[]>('shownPayouts', tolerantArray(shownPayoutSchema), [])

export const readShownPayouts = (): readonly ShownPayout[] => shownPayoutsRecord.read()

/**
 * Stores the payouts shown for an order. Call this when the order is sent, not when it is answered,
 * because the platform's record may show the order even if the answer is lost.
 */
export function keepShownPayouts(
  order: { gameId: string; period: string; types: readonly string[] },
  options: readonly PayoutOption[],
): void {
  shownPayoutsRecord.write(appendShownPayouts(shownPayoutsRecord.read(), order, options))
}

/**
 * Adds the payouts shown for an order. A payout that is already kept moves to the end of the list.
 * Beyond `MAX_SHOWN_PAYOUTS`, the oldest are dropped.
 */
export function appendShownPayouts(
  keptPayouts: readonly ShownPayout[],
  { gameId, period, types }: { gameId: string; period: string; types: readonly string[] },
  options: readonly PayoutOption[],
): ShownPayout[] {
  const shownPayouts = options
    .filter(({ type }) => types.includes(type))
    .flatMap(({ type, payout }): ShownPayout[] => (payout === null ? [] : [{ gameId, period, type, payout }]))
  const isShown = (entry: ShownPayout) =>
    shownPayouts.some((other) => isSamePick(entry, other) && entry.payout === other.payout)
  return [...keptPayouts.filter((entry) => !isShown(entry)), ...shownPayouts].slice(-MAX_SHOWN_PAYOUTS)
}

/**
 * Returns the payout that was shown for a pick. Null if no payout is kept, or if different payouts
 * were shown. Null also for a period number that may come again, because the payout may be of
 * another period.
 */
export function shownPayoutOf(
  keptPayouts: readonly ShownPayout[],
  { period }: Pick<Order, 'period'>,
  { gameId, type }: Pick<OrderLine, 'gameId' | 'type'>,
): string | null {
  if (mayNumberRecur(period)) return null
  const [match, ...otherMatches] = keptPayouts.filter((entry) => isSamePick(entry, { gameId, period, type }))
  return match === undefined || otherMatches.length > 0 ? null : match.payout
}

type PickOfPeriod = Pick<ShownPayout, 'gameId' | 'period' | 'type'>

function isSamePick(left: PickOfPeriod, right: PickOfPeriod): boolean {
  return left.gameId === right.gameId && left.period === right.period && left.type === right.type
}
