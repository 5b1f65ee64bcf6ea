import * as v from 'valibot'
import type { Order, OrderLine } from '@/api/orders'
import { type Numbers, ruleInGame } from '@/lib/game-rules'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import { type Money, ZERO, money } from '@/lib/money/text'
import type { PayoutOption } from '@/api/games'
import { mayComeAgain } from '@/lib/periods'
import { tolerantArray } from '@/lib/tolerant-array'
import { memberRecord } from '@/session/store'

export interface SettlementSources {
  /** The result that this device's ledger has of a period; null for none. */
  publishedNumbers: (gameId: string, period: string) => Numbers | null
  /** Gross, per unit staked, as shown when the order was confirmed; null: not kept here. */
  shownPayout: (order: Order, line: OrderLine) => string | null
  /** The same, as published now; it may have been another one then. */
  payoutNow: (line: OrderLine) => string | null
}

export type Difference =
  /** `expected` is the ledger's, `told` the order's. */
  | { what: 'numbers'; expected: Numbers; recorded: Numbers }
  | { what: 'outcome'; line: OrderLine; expected: 'won' | 'lost'; recorded: 'won' | 'lost' }
  /** `expected` has the stake in it, whichever way the platform tells it (reading 47). */
  | { what: 'return'; line: OrderLine; expected: Money; recorded: Money }
  /** `expected` is the sum of the lines, `told` the total of the order. */
  | { what: 'total'; expected: Money; recorded: Money }

/**
 * `open`: not settled. `noLines`, `noNumbers`, `noReturn`: the record does not tell them.
 * `noRules`: not published. `noPayout`: not known what was shown at the confirmation, and what is
 * published now does not explain the return. `unreadReturn`: one is told, and cannot be read.
 */
export type UnknownReason = 'open' | 'noLines' | 'noRules' | 'noNumbers' | 'noPayout' | 'noReturn' | 'unreadReturn'

export type Resettlement =
  | {
      verdict: 'agreed'
      /** False where the numbers stand in the order alone, so that the platform confirms itself. */
      isHeldAgainstLedger: boolean
      /** With the stakes of what was won. */
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

const nothing: Finding = { differences: [], reasons: [], returned: ZERO }

/**
 * Settles an order again: from the numbers, the picks, the stakes and the payout that was shown.
 * One difference outweighs what cannot be told; what cannot be told outweighs what agrees.
 */
export function resettle(order: Order, evidence: SettlementSources): Resettlement {
  if (!order.isSettled) return { verdict: 'unknown', reasons: ['open'] }
  const gameId = order.lines[0]?.gameId
  const published = gameId === undefined ? null : evidence.publishedNumbers(gameId, order.period)
  const numbers = published ?? order.numbers
  const findings = [
    headOf(order, published),
    ...order.lines.map((line) =>
      settleLine(line, numbers, { shown: evidence.shownPayout(order, line), now: evidence.payoutNow(line) }),
    ),
  ]
  const differences = findings.flatMap((finding) => finding.differences)
  const reasons = findings.flatMap((finding) => finding.reasons)
  if (differences.length > 0) return { verdict: 'differs', differences }
  if (reasons.length > 0) return { verdict: 'unknown', reasons: [...new Set(reasons)] }
  const returned = sum(findings.map((finding) => finding.returned))
  return { verdict: 'agreed', isHeldAgainstLedger: published !== null, returned, net: subtract(returned, order.total) }
}

/** Empty where the order agrees, and where nobody can tell. */
export function differencesOf(order: Order, evidence: SettlementSources): Difference[] {
  const resettlement = resettle(order, evidence)
  return resettlement.verdict === 'differs' ? resettlement.differences : []
}

function headOf({ numbers, lines, total }: Order, published: Numbers | null): Finding {
  const staked = sum(lines.map(({ stake }) => stake))
  const isOther = numbers !== null && published !== null && numbers.join() !== published.join()
  return {
    ...nothing,
    differences: [
      ...(isOther ? [{ what: 'numbers', expected: published, recorded: numbers } as const] : []),
      ...(lines.length > 0 && compare(staked, total) !== 0
        ? [{ what: 'total', expected: staked, recorded: total } as const]
        : []),
    ],
    reasons: lines.length === 0 ? ['noLines'] : [],
  }
}

function settleLine(
  line: OrderLine,
  numbers: Numbers | null,
  payouts: { shown: string | null; now: string | null },
): Finding {
  const { gameId, type, outcome: told } = line
  const rule = ruleInGame(gameId, type)
  if (told === 'pending') return { ...nothing, reasons: ['open'] }
  if (rule === null) return { ...nothing, reasons: ['noRules'] }
  if (numbers === null) return { ...nothing, reasons: ['noNumbers'] }
  if (rule.wins(numbers) !== (told === 'won')) {
    const expected = told === 'won' ? 'lost' : 'won'
    return { ...nothing, differences: [{ what: 'outcome', line, expected, recorded: told }] }
  }
  return told === 'lost' ? nothing : settleReturn(line, payouts)
}

function settleReturn(line: OrderLine, { shown, now }: { shown: string | null; now: string | null }): Finding {
  const { stake, recordedReturn: told } = line
  const payout = shown ?? now
  if (told === null) return { ...nothing, reasons: [line.isReturnUnread === true ? 'unreadReturn' : 'noReturn'] }
  if (payout === null) return { ...nothing, reasons: ['noPayout'] }
  const expected = multiply(stake, payout)
  if (isAbout(told, expected) || isAbout(told, subtract(expected, stake))) return { ...nothing, returned: expected }
  // The payout of today is no promise of then.
  if (shown === null) return { ...nothing, reasons: ['noPayout'] }
  return { ...nothing, differences: [{ what: 'return', line, expected, recorded: told }] }
}

const SMALLEST_PART = money('0.01')

/** But for what is cut or rounded behind the second decimal. */
function isAbout(left: Money, right: Money): boolean {
  const difference = subtract(left, right)
  return compare(difference, SMALLEST_PART) < 0 && compare(subtract(ZERO, difference), SMALLEST_PART) < 0
}

export type ResettlementTotals = ReturnType<typeof resettlementTotals>

/** @param settled of settled orders alone */
export function resettlementTotals(settled: readonly Resettlement[]) {
  const count = (holds: (one: Resettlement) => boolean) => settled.filter(holds).length
  return {
    settled: settled.length,
    agreed: count(({ verdict }) => verdict === 'agreed'),
    differing: count(({ verdict }) => verdict === 'differs'),
    unknown: count(({ verdict }) => verdict === 'unknown'),
  }
}

const schema = v.object({
  gameId: v.string(),
  period: v.string(),
  type: v.string(),
  /** Gross, per unit staked, as it stood on the sheet. */
  payout: v.string(),
})

/** The payout of one pick, as it was shown when an order with it was confirmed. */
export type ShownPayout = v.InferOutput<typeof schema>

/** About as many orders as anybody looks back at; the oldest go first. */
export const SHOWN_PAYOUTS_KEPT = 500

/** Until the session ends: the platform keeps no such record, and its payouts may change. */
const shownPayoutsRecord = memberRecord<ShownPayout[]>('shownPayouts', tolerantArray(schema), [])

export const readShownPayouts = (): readonly ShownPayout[] => shownPayoutsRecord.read()

/** As an order leaves: one whose answer is lost may be found in the record later. */
export function keepShownPayouts(
  order: { gameId: string; period: string; types: readonly string[] },
  options: readonly PayoutOption[],
): void {
  shownPayoutsRecord.write(withShown(shownPayoutsRecord.read(), order, options))
}

/** Oldest first, each once. A pick whose payout is not published has none. */
export function withShown(
  kept: readonly ShownPayout[],
  { gameId, period, types }: { gameId: string; period: string; types: readonly string[] },
  options: readonly PayoutOption[],
): ShownPayout[] {
  const shown = options
    .filter(({ type }) => types.includes(type))
    .flatMap(({ type, payout }): ShownPayout[] => (payout === null ? [] : [{ gameId, period, type, payout }]))
  const isShown = (one: ShownPayout) => shown.some((other) => isSamePick(one, other) && one.payout === other.payout)
  return [...kept.filter((one) => !isShown(one)), ...shown].slice(-SHOWN_PAYOUTS_KEPT)
}

/**
 * Null if nothing is kept, or two orders on the draw were shown different payouts. Null too of a
 * number that may come again: nobody knows on which of its rounds the payout was shown.
 */
export function shownPayoutOf(
  kept: readonly ShownPayout[],
  { period }: Pick<Order, 'period'>,
  { gameId, type }: Pick<OrderLine, 'gameId' | 'type'>,
): string | null {
  if (mayComeAgain(period)) return null
  const [found, ...others] = kept.filter((one) => isSamePick(one, { gameId, period, type }))
  return found === undefined || others.length > 0 ? null : found.payout
}

type PickOfDraw = Pick<ShownPayout, 'gameId' | 'period' | 'type'>

function isSamePick(left: PickOfDraw, right: PickOfDraw): boolean {
  return left.gameId === right.gameId && left.period === right.period && left.type === right.type
}
