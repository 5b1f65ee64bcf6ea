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
import { isPlayTimeKnown, wholeMinutes } from './play-time'
import {
  COUNTING_RULES,
  type CountedLimitKind,
  type LimitKind,
  ORDER_LIMIT_KINDS,
  TOP_UP_LIMIT_KINDS,
  breakEndAt,
  capAt,
} from './limit'
import {
  sumOrders,
  sumTopUps,
  periodOrdersOf,
  updateKnownOrders,
  newestTime,
  platformToday,
  updateZoneOffset,
} from './count'
import { type OwnLimits, changeLimits, hasAnyLimit, limitOfKind } from './store'

export type LimitRefusal =
  | { kind: 'onBreak'; until: number }
  | { kind: 'perOrder'; cap: Money; adds: Money }
  | { kind: 'overLimit'; limit: CountedLimitKind; most: Money; used: Money; adds: Money }
  /** `most` and `used` are in minutes. */
  | { kind: 'played'; most: number; used: number }
  /** The amount used of the limit cannot be counted. */
  | { kind: 'notCounted'; limit: LimitKind; lacks: MissingData }

/**
 * The data without which a limit cannot be counted: the platform's time (`provenNow`), an answer
 * with the record of orders, a complete record, or this device's own count.
 */
type MissingData = 'time' | 'answer' | 'record' | 'device'

/**
 * Result of reading the record (the platform's list of the member's orders). `later`: not read yet,
 * but read before the order is sent. `failed`: cannot be read. `partial`: has unreadable rows.
 */
export type OrdersResult = 'later' | 'failed' | 'partial' | { orders: readonly Order[]; payoutOf: PayoutOf }

/**
 * Checks an order in this sequence: a break, the cap per order, the cap on play time, and the
 * limits counted from the record. If several limits counted from the record are exceeded, the limit
 * with the least amount left is reported.
 * @param now the platform's time (`provenNow`); null if unknown
 * @param playedMs play time of today on this device
 * @returns null if the order may be sent. While the record is `later`, the limits counted from it
 * are not checked.
 */
export function orderLimitRefusal(
  own: OwnLimits,
  total: Money,
  { now, playedMs }: { now: ProvenTime | null; playedMs: number },
  record: OrdersResult,
): LimitRefusal | null {
  const breakEnd = breakEndAt(own.breakUntil, now)
  if (breakEnd !== null) return { kind: 'onBreak', until: breakEnd }
  const capPerOrder = capOf(own, 'perOrder', now)
  if (capPerOrder !== null && compare(total, capPerOrder) > 0)
    return { kind: 'perOrder', cap: capPerOrder, adds: total }
  const playCap = capOf(own, 'playDay', now)
  if (playCap !== null && !isPlayTimeKnown(playedMs)) return { kind: 'notCounted', limit: 'playDay', lacks: 'device' }
  const playMinutes = { most: Number(playCap), used: wholeMinutes(playedMs) }
  if (playCap !== null && playMinutes.used >= playMinutes.most) return { kind: 'played', ...playMinutes }
  if (record === 'later') return null
  const usedOf = (kind: CountedLimitKind) =>
    typeof record === 'string' || now === null ? null : amountUsed(own, kind, now, record)
  const refusal = tightestRefusal(own, ORDER_LIMIT_KINDS, total, now, usedOf)
  const hasReadFailed = record === 'failed' && refusal?.kind === 'notCounted' && refusal.lacks === 'record'
  return hasReadFailed ? { ...refusal, lacks: 'answer' } : refusal
}

/**
 * Checks a break and the limits on top-ups (reading 93). Returns null if the top-up may be sent.
 */
export function topUpLimitRefusal(own: OwnLimits, amount: Money, now: ProvenTime | null): LimitRefusal | null {
  const breakEnd = breakEndAt(own.breakUntil, now)
  if (breakEnd !== null) return { kind: 'onBreak', until: breakEnd }
  const usedOf = (kind: CountedLimitKind) =>
    now === null ? null : sumTopUps(own.topUps, COUNTING_RULES[kind].days, now)
  return tightestRefusal(own, TOP_UP_LIMIT_KINDS, amount, now, usedOf)
}

/** Returns true if a limit is set that is counted from the record of orders. */
export function needsRecord(own: OwnLimits, now: ProvenTime | null): boolean {
  return ORDER_LIMIT_KINDS.some((kind) => capOf(own, kind, now) !== null)
}

/**
 * Returns the amount that counts toward a limit so far. For a loss limit, it is negative after a
 * gain. Null if orders may be missing.
 */
export function amountUsed(
  { zone, orders: known }: Pick<OwnLimits, 'zone' | 'orders'>,
  kind: CountedLimitKind,
  now: ProvenTime,
  { orders, payoutOf }: Exclude<OrdersResult, string>,
): Money | null {
  const { of, days } = COUNTING_RULES[kind]
  const today = platformToday(zone, orders, now)
  const countedAmounts = sumOrders(known, periodOrdersOf(orders, payoutOf), { today, days })
  return (of === 'lost' ? countedAmounts?.lost : countedAmounts?.staked) ?? null
}

function capOf(own: OwnLimits, kind: LimitKind, now: ProvenTime | null): Money | null {
  return capAt(limitOfKind(own, kind), now)
}

/**
 * Returns the exceeded limit with the least amount left. If none is exceeded, returns the first
 * limit that cannot be counted. Null if there is neither.
 * @param usedOf returns null if the amount used cannot be counted
 */
function tightestRefusal(
  own: OwnLimits,
  kinds: readonly CountedLimitKind[],
  adds: Money,
  now: ProvenTime | null,
  usedOf: (kind: CountedLimitKind) => Money | null,
): LimitRefusal | null {
  const limitsInUse = kinds.flatMap((limit) => {
    const most = capOf(own, limit, now)
    return most === null ? [] : [{ limit, most, used: usedOf(limit) }]
  })
  const [tightestLimit] = limitsInUse
    .flatMap(({ limit, most, used }) => (used === null ? [] : [{ limit, most, used, left: subtract(most, used) }]))
    .filter(({ left }) => compare(adds, left) > 0)
    .sort((first, second) => compare(first.left, second.left))
  if (tightestLimit !== undefined)
    return { kind: 'overLimit', limit: tightestLimit.limit, most: tightestLimit.most, used: tightestLimit.used, adds }
  const uncountedLimit = limitsInUse.find(({ used }) => used === null)
  if (uncountedLimit === undefined) return null
  const isCountedByDevice = COUNTING_RULES[uncountedLimit.limit].of === 'toppedUp'
  return {
    kind: 'notCounted',
    limit: uncountedLimit.limit,
    lacks: now === null ? 'time' : isCountedByDevice ? 'device' : 'record',
  }
}

/**
 * Reads the record of orders from the query cache, even if the record is old. Returns `later` if no
 * record is cached.
 */
export function cachedOrdersResult(
  queryClient: QueryClient,
  orders = queryClient.getQueryData(orderQueries.list().queryKey),
): OrdersResult {
  return orders === undefined ? 'later' : ordersResultOf(orders, queryClient)
}

/**
 * Reads the record of orders from the platform, so that orders sent from another device count, too.
 * Returns `failed` after an error.
 */
export async function fetchOrdersResult(queryClient: QueryClient): Promise<OrdersResult> {
  try {
    const orders = await readOrdersNow(queryClient)
    await Promise.all(
      // A game without readable payouts is accepted: its returns count as including the stake.
      gameIdsWithWins(orders).map((id) => queryClient.ensureQueryData(gameQueries.payouts(id)).catch(() => null)),
    )
    return ordersResultOf(orders, queryClient)
  } catch (error) {
    report(error, 'limits')
    return 'failed'
  }
}

/** Returns `partial` if rows cannot be read, because an unreadable row may have any amount. */
function ordersResultOf(orders: Listing<Order>, queryClient: QueryClient): OrdersResult {
  const payoutOf: PayoutOf = ({ gameId, type }) =>
    queryClient.getQueryData(gameQueries.payouts(gameId).queryKey)?.find((option) => option.type === type)?.payout ??
    null
  return countUnreadable(orders) > 0 ? 'partial' : { orders, payoutOf }
}

/**
 * Returns the games whose payouts are needed, because a payout shows whether the recorded return of
 * a win includes the stake (reading 47).
 */
export function gameIdsWithWins(orders: readonly Order[]): string[] {
  const wonLines = orders.flatMap(({ lines }) => lines.filter(({ outcome }) => outcome === 'won'))
  return [...new Set(wonLines.map(({ gameId }) => gameId))]
}

/**
 * Stores the platform's zone offset and the known orders. If a later list lacks known orders, that
 * list is incomplete. Does nothing without a limit that is counted from the record of orders, or
 * while the platform's time or the record is unknown.
 */
export function recordKnownOrders(memberId: string, record: OrdersResult): void {
  const now = provenNow()
  if (now === null || typeof record === 'string') return
  const { orders, payoutOf } = record
  const newestOrderTime = newestTime(orders, now)
  changeLimits(memberId, (own) => {
    if (!hasAnyLimit(own, ORDER_LIMIT_KINDS)) return own
    const confirmedTime = confirmedNow()
    const zone = confirmedTime === null ? own.zone : updateZoneOffset(own.zone, newestOrderTime, confirmedTime)
    const today = platformToday(zone, orders, now)
    const knownOrders = updateKnownOrders(own.orders, periodOrdersOf(orders, payoutOf), orders.length, today)
    return zone === own.zone && knownOrders === own.orders ? own : { ...own, zone, orders: knownOrders }
  })
}

export function useRecordKnownOrders(own: OwnLimits, orders: Listing<Order> | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => recordKnownOrders(own.memberId, cachedOrdersResult(queryClient, orders)), [own, orders, queryClient])
}
