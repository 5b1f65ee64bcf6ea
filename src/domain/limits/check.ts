import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Order, orderQueries, readOrdersNow } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { PayoutOf } from '@/domain/records/order-sums'
import { report } from '@/lib/report'
import { type ProvenTime, confirmedNow, provenNow } from '@/lib/server-clock'
import { gameQueries } from '@/api/games'
import { type Listing, countUnreadable } from '@/api/listing'
import { isPlayedKnown, wholeMinutes } from './play-time'
import {
  COUNTED,
  type CountedKind,
  type LimitKind,
  ORDER_LIMIT_KINDS,
  TOP_UP_LIMIT_KINDS,
  breakEndAt,
  capAt,
} from './limit'
import {
  countOrders,
  countTopUps,
  periodOrdersOf,
  updateKnownOrders,
  newestTime,
  todayOf,
  updateZoneOffset,
} from './count'
import { type OwnLimits, changeLimits, hasAny, limitOfKind } from './store'

export type LimitRefusal =
  | { kind: 'onBreak'; until: number }
  | { kind: 'perOrder'; cap: Money; adds: Money }
  | { kind: 'overLimit'; limit: CountedKind; most: Money; used: Money; adds: Money }
  /** `most` and `used` in minutes. */
  | { kind: 'played'; most: number; used: number }
  /** The used amount cannot be counted. */
  | { kind: 'notCounted'; limit: LimitKind; lacks: Lacking }

/**
 * The data missing to count a limit: a proven time, an answer with the record of orders, a complete
 * record, or this device's own count.
 */
type Lacking = 'time' | 'answer' | 'record' | 'device'

/**
 * The record of orders. `later`: not read yet, so it is read before sending. `partial`: some rows
 * cannot be read.
 */
export type OrdersResult = 'later' | 'failed' | 'partial' | { orders: readonly Order[]; payoutOf: PayoutOf }

/**
 * Checks an order of `total` against, in this order, a break, the cap per order, the cap on play
 * time and the limits counted from the record. If several of the last refuse it, the one with the
 * least left is returned.
 * @param now null: no time is proven
 * @param playedMs play time of today on this device
 * @returns null if the order may be sent; while the record is `later`, limits counted from it pass
 */
export function orderLimitRefusal(
  own: OwnLimits,
  total: Money,
  { now, playedMs }: { now: ProvenTime | null; playedMs: number },
  record: OrdersResult,
): LimitRefusal | null {
  const until = breakEndAt(own.breakUntil, now)
  if (until !== null) return { kind: 'onBreak', until }
  const perOrder = capOf(own, 'perOrder', now)
  if (perOrder !== null && compare(total, perOrder) > 0) return { kind: 'perOrder', cap: perOrder, adds: total }
  const play = capOf(own, 'playDay', now)
  if (play !== null && !isPlayedKnown(playedMs)) return { kind: 'notCounted', limit: 'playDay', lacks: 'device' }
  const minutes = { most: Number(play), used: wholeMinutes(playedMs) }
  if (play !== null && minutes.used >= minutes.most) return { kind: 'played', ...minutes }
  if (record === 'later') return null
  const usedOf = (kind: CountedKind) =>
    typeof record === 'string' || now === null ? null : usedOfOrders(own, kind, now, record)
  const refusal = tightestRefusal(own, ORDER_LIMIT_KINDS, total, now, usedOf)
  const hasReadFailed = record === 'failed' && refusal?.kind === 'notCounted' && refusal.lacks === 'record'
  return hasReadFailed ? { ...refusal, lacks: 'answer' } : refusal
}

/** Checks a top-up against a break (reading 93) and the limits; null if it may be sent. */
export function topUpLimitRefusal(own: OwnLimits, amount: Money, now: ProvenTime | null): LimitRefusal | null {
  const until = breakEndAt(own.breakUntil, now)
  if (until !== null) return { kind: 'onBreak', until }
  const usedOf = (kind: CountedKind) => (now === null ? null : countTopUps(own.topUps, COUNTED[kind].days, now))
  return tightestRefusal(own, TOP_UP_LIMIT_KINDS, amount, now, usedOf)
}

/** True if a limit is set that is counted from the record of orders. */
export function needsRecord(own: OwnLimits, now: ProvenTime | null): boolean {
  return ORDER_LIMIT_KINDS.some((kind) => capOf(own, kind, now) !== null)
}

/**
 * The amount used of an order limit. Negative after a gain, which makes room in a loss limit; null
 * if orders may be missing.
 */
export function usedOfOrders(
  { zone, orders: known }: Pick<OwnLimits, 'zone' | 'orders'>,
  kind: CountedKind,
  now: ProvenTime,
  { orders, payoutOf }: Exclude<OrdersResult, string>,
): Money | null {
  const { of, days } = COUNTED[kind]
  const today = todayOf(zone, orders, now)
  const counted = countOrders(known, periodOrdersOf(orders, payoutOf), { today, days })
  return (of === 'lost' ? counted?.lost : counted?.staked) ?? null
}

function capOf(own: OwnLimits, kind: LimitKind, now: ProvenTime | null): Money | null {
  return capAt(limitOfKind(own, kind), now)
}

/**
 * The refusal of the exceeded limit with the least left; otherwise of the first limit that cannot
 * be counted; null if no limit refuses.
 * @param usedOf the used amount; null: it cannot be counted
 */
function tightestRefusal(
  own: OwnLimits,
  kinds: readonly CountedKind[],
  adds: Money,
  now: ProvenTime | null,
  usedOf: (kind: CountedKind) => Money | null,
): LimitRefusal | null {
  const held = kinds.flatMap((limit) => {
    const most = capOf(own, limit, now)
    return most === null ? [] : [{ limit, most, used: usedOf(limit) }]
  })
  const [least] = held
    .flatMap(({ limit, most, used }) => (used === null ? [] : [{ limit, most, used, left: subtract(most, used) }]))
    .filter(({ left }) => compare(adds, left) > 0)
    .sort((one, other) => compare(one.left, other.left))
  if (least !== undefined) return { kind: 'overLimit', limit: least.limit, most: least.most, used: least.used, adds }
  const unknown = held.find(({ used }) => used === null)
  if (unknown === undefined) return null
  const isCountedByDevice = COUNTED[unknown.limit].of === 'toppedUp'
  return {
    kind: 'notCounted',
    limit: unknown.limit,
    lacks: now === null ? 'time' : isCountedByDevice ? 'device' : 'record',
  }
}

/** The record of orders in the query cache, however old; `later` if none is cached. */
export function cachedOrdersResult(
  queryClient: QueryClient,
  orders = queryClient.getQueryData(orderQueries.list().queryKey),
): OrdersResult {
  return orders === undefined ? 'later' : ordersResultOf(orders, queryClient)
}

/** Reads the record from the platform, so that orders of another device count. Never rejects. */
export async function fetchOrdersResult(queryClient: QueryClient): Promise<OrdersResult> {
  try {
    const orders = await readOrdersNow(queryClient)
    await Promise.all(
      // If payouts cannot be read, returns count as including the stake.
      wonGames(orders).map((id) => queryClient.ensureQueryData(gameQueries.payouts(id)).catch(() => null)),
    )
    return ordersResultOf(orders, queryClient)
  } catch (error) {
    report(error, 'limits')
    return 'failed'
  }
}

/** With unreadable rows nothing is counted, because a row may be of any amount. */
function ordersResultOf(orders: Listing<Order>, queryClient: QueryClient): OrdersResult {
  const payoutOf: PayoutOf = ({ gameId, type }) =>
    queryClient.getQueryData(gameQueries.payouts(gameId).queryKey)?.find((option) => option.type === type)?.payout ??
    null
  return countUnreadable(orders) > 0 ? 'partial' : { orders, payoutOf }
}

/** Ids of games with a win: their payouts say whether returns include the stake (reading 47). */
export function wonGames(orders: readonly Order[]): string[] {
  const won = orders.flatMap(({ lines }) => lines.filter(({ outcome }) => outcome === 'won'))
  return [...new Set(won.map(({ gameId }) => gameId))]
}

/**
 * Stores facts learnt from the record while an order limit is set: the platform's zone offset, and
 * the orders that a later list must have, too. Does nothing without a proven time or a record.
 */
export function recordKnownOrders(memberId: string, record: OrdersResult): void {
  const now = provenNow()
  if (now === null || typeof record === 'string') return
  const { orders, payoutOf } = record
  const newest = newestTime(orders, now)
  changeLimits(memberId, (own) => {
    if (!hasAny(own, ORDER_LIMIT_KINDS)) return own
    const confirmed = confirmedNow()
    const zone = confirmed === null ? own.zone : updateZoneOffset(own.zone, newest, confirmed)
    const today = todayOf(zone, orders, now)
    const known = updateKnownOrders(own.orders, periodOrdersOf(orders, payoutOf), orders.length, today)
    return zone === own.zone && known === own.orders ? own : { ...own, zone, orders: known }
  })
}

/** Runs `recordKnownOrders` whenever the orders are read or a limit changes. */
export function useRecordKnownOrders(own: OwnLimits, orders: Listing<Order> | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => recordKnownOrders(own.memberId, cachedOrdersResult(queryClient, orders)), [own, orders, queryClient])
}
