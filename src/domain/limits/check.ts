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
import { COUNTED, type CountedKind, type LimitKind, ORDER_KINDS, TOP_UP_KINDS, breakEndAt, capAt } from './limit'
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
  /** In minutes. */
  | { kind: 'played'; most: number; used: number }
  /** Nobody knows what is left. */
  | { kind: 'notCounted'; limit: LimitKind; lacks: Lacking }

/**
 * What a limit cannot be counted without: a proven time, a reading of the platform's record of
 * orders, all of that record, or what this device has counted itself.
 */
type Lacking = 'time' | 'answer' | 'record' | 'device'

/** `later`: it is read before anything is sent. `partial`: not all rows of it can be read. */
export type OrdersResult = 'later' | 'failed' | 'partial' | { orders: readonly Order[]; payoutOf: PayoutOf }

/**
 * Null where it may go. Of several limits that refuse, the one with least left is named.
 * @param now null: no time is proven
 * @param playedMs today, on this device
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
  const refusal = tightestRefusal(own, ORDER_KINDS, total, now, usedOf)
  const isUnread = record === 'failed' && refusal?.kind === 'notCounted' && refusal.lacks === 'record'
  return isUnread ? { ...refusal, lacks: 'answer' } : refusal
}

/** A break closes top-ups, too (reading 93). Null where it may go. */
export function topUpLimitRefusal(own: OwnLimits, amount: Money, now: ProvenTime | null): LimitRefusal | null {
  const until = breakEndAt(own.breakUntil, now)
  if (until !== null) return { kind: 'onBreak', until }
  const usedOf = (kind: CountedKind) => (now === null ? null : countTopUps(own.topUps, COUNTED[kind].days, now))
  return tightestRefusal(own, TOP_UP_KINDS, amount, now, usedOf)
}

export function needsRecord(own: OwnLimits, now: ProvenTime | null): boolean {
  return ORDER_KINDS.some((kind) => capOf(own, kind, now) !== null)
}

/** A gain is no use of a limit of losses, and makes room in it. Null: the record does not tell. */
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

/** @param usedOf null: it cannot be counted */
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
  const ofDevice = COUNTED[unknown.limit].of === 'toppedUp'
  return { kind: 'notCounted', limit: unknown.limit, lacks: now === null ? 'time' : ofDevice ? 'device' : 'record' }
}

/** As the record was last read, however long ago. */
export function cachedOrdersResult(
  queryClient: QueryClient,
  orders = queryClient.getQueryData(orderQueries.list().queryKey),
): OrdersResult {
  return orders === undefined ? 'later' : ordersResultOf(orders, queryClient)
}

/** Asks the platform, so that orders of another device count too. */
export async function fetchOrdersResult(queryClient: QueryClient): Promise<OrdersResult> {
  try {
    const orders = await readOrdersNow(queryClient)
    await Promise.all(
      // Without payouts, what a return includes stays open.
      wonGames(orders).map((id) => queryClient.ensureQueryData(gameQueries.payouts(id)).catch(() => null)),
    )
    return ordersResultOf(orders, queryClient)
  } catch (error) {
    report(error, 'limits')
    return 'failed'
  }
}

/** A row that cannot be read may be of any size: then nothing is counted. */
function ordersResultOf(orders: Listing<Order>, queryClient: QueryClient): OrdersResult {
  const payoutOf: PayoutOf = ({ gameId, type }) =>
    queryClient.getQueryData(gameQueries.payouts(gameId).queryKey)?.find((option) => option.type === type)?.payout ??
    null
  return countUnreadable(orders) > 0 ? 'partial' : { orders, payoutOf }
}

/** Whose payouts say whether a return has the stake in it (reading 47). */
export function wonGames(orders: readonly Order[]): string[] {
  const won = orders.flatMap(({ lines }) => lines.filter(({ outcome }) => outcome === 'won'))
  return [...new Set(won.map(({ gameId }) => gameId))]
}

/** How far the platform's clock is ahead, and which orders a later list must have too. */
export function recordKnownOrders(memberId: string, record: OrdersResult): void {
  const now = provenNow()
  if (now === null || typeof record === 'string') return
  const { orders, payoutOf } = record
  const newest = newestTime(orders, now)
  changeLimits(memberId, (own) => {
    if (!hasAny(own, ORDER_KINDS)) return own
    const confirmed = confirmedNow()
    const zone = confirmed === null ? own.zone : updateZoneOffset(own.zone, newest, confirmed)
    const today = todayOf(zone, orders, now)
    const known = updateKnownOrders(own.orders, periodOrdersOf(orders, payoutOf), orders.length, today)
    return zone === own.zone && known === own.orders ? own : { ...own, zone, orders: known }
  })
}

/** Notes what the member's orders tell, whenever they are read or a limit changes. */
export function useRecordKnownOrders(own: OwnLimits, orders: Listing<Order> | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => recordKnownOrders(own.memberId, cachedOrdersResult(queryClient, orders)), [own, orders, queryClient])
}
