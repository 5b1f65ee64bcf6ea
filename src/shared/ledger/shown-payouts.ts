import * as v from 'valibot'
import type { PayoutOption } from '@/api/games'
import type { Order, OrderLine } from '@/api/orders'
import { rowsOf } from '@/lib/stored-entries'
import { memberRecord } from '@/session/member-record'

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
const record = memberRecord<ShownPayout[]>('shownPayouts', rowsOf(schema), [])

export const readShownPayouts = (): readonly ShownPayout[] => record.read()

/**
 * Kept when an order leaves, not when it is accepted: an order whose answer is lost may be found in
 * the record later. What belongs to no order is never asked for.
 */
export function keepShownPayouts(
  order: { gameId: string; period: string; types: readonly string[] },
  options: readonly PayoutOption[],
): void {
  record.write(withShown(record.read(), order, options))
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
 * What was shown for a line of an order.
 * @returns null if nothing is kept, or two orders on the draw were shown different payouts
 */
export function shownPayoutOf(
  kept: readonly ShownPayout[],
  { period }: Pick<Order, 'period'>,
  { gameId, type }: Pick<OrderLine, 'gameId' | 'type'>,
): string | null {
  const [found, ...others] = kept.filter((one) => isSamePick(one, { gameId, period, type }))
  return found === undefined || others.length > 0 ? null : found.payout
}

type PickOfDraw = Pick<ShownPayout, 'gameId' | 'period' | 'type'>

function isSamePick(left: PickOfDraw, right: PickOfDraw): boolean {
  return left.gameId === right.gameId && left.period === right.period && left.type === right.type
}
