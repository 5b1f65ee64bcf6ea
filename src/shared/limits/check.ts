import type { Order } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import type { PayoutOf } from '@/shared/order-sums'
import { breakAt } from './breaks'
import { countOrders, countTopUps } from './count'
import { COUNTED, ORDER_KINDS, TOP_UP_KINDS, type CountedKind, type LimitKind } from './kinds'
import { mostAt } from './limit'
import { newestTime, serverToday } from './server-today'
import { limitOf, type OwnLimits } from './store'

export type LimitRefusal =
  | { kind: 'onBreak'; until: number }
  | { kind: 'perOrder'; most: Money; adds: Money }
  | { kind: 'overLimit'; limit: CountedKind; most: Money; used: Money; adds: Money }
  /** In minutes. */
  | { kind: 'played'; most: Money; used: number }
  /** The record could not be read, so that nobody knows what is left. */
  | { kind: 'notCounted'; limit: CountedKind }

/** `later`: it is read before anything is sent. */
export type OrdersRead = 'later' | 'failed' | { orders: readonly Order[]; payoutOf: PayoutOf }

export const MINUTE_MS = 60_000

export interface Present {
  /** Epoch ms. */
  now: number
  /** Today, on this device. */
  playedMs: number
}

/** Null where it may go. Of several limits that refuse, the one with least left is named. */
export function checkOwnOrder(
  own: OwnLimits,
  total: Money,
  { now, playedMs }: Present,
  record: OrdersRead,
): LimitRefusal | null {
  const until = breakAt(own.breakUntil, now)
  if (until !== null) return { kind: 'onBreak', until }
  const perOrder = mostOf(own, 'perOrder', now)
  if (perOrder !== null && compare(total, perOrder) > 0) return { kind: 'perOrder', most: perOrder, adds: total }
  const play = mostOf(own, 'playDay', now)
  const played = Math.floor(playedMs / MINUTE_MS)
  if (play !== null && compare(minutes(played), play) >= 0) return { kind: 'played', most: play, used: played }
  const counted = kindsHeld(own, ORDER_KINDS, now)
  const [first] = counted
  if (first === undefined || record === 'later') return null
  if (record === 'failed') return { kind: 'notCounted', limit: first }
  return tightest(own, counted, total, now, (kind) => usedOfOrders(own, kind, now, record))
}

export function checkOwnTopUp(own: OwnLimits, amount: Money, now: number): LimitRefusal | null {
  return tightest(own, kindsHeld(own, TOP_UP_KINDS, now), amount, now, (kind) => usedOfTopUps(own, kind, now))
}

/** Whether an order cannot go before the record has been read. */
export function needsRecord(own: OwnLimits, now: number): boolean {
  return kindsHeld(own, ORDER_KINDS, now).length > 0
}

/** A gain is no use of a limit of losses, and makes room in it. */
export function usedOfOrders(
  own: Pick<OwnLimits, 'zone'>,
  kind: CountedKind,
  now: number,
  { orders, payoutOf }: Exclude<OrdersRead, string>,
): Money {
  const { of, days } = COUNTED[kind]
  const today = serverToday(own.zone, newestTime(orders, now), now)
  const { staked, lost } = countOrders(orders, { today, days, payoutOf })
  return of === 'lost' ? lost : staked
}

export function usedOfTopUps({ topUps }: Pick<OwnLimits, 'topUps'>, kind: CountedKind, now: number): Money {
  return countTopUps(topUps, COUNTED[kind].days, now)
}

function mostOf(own: OwnLimits, kind: LimitKind, now: number): Money | null {
  return mostAt(limitOf(own, kind), now)
}

function kindsHeld(own: OwnLimits, kinds: readonly CountedKind[], now: number): CountedKind[] {
  return kinds.filter((kind) => mostOf(own, kind, now) !== null)
}

function tightest(
  own: OwnLimits,
  kinds: readonly CountedKind[],
  adds: Money,
  now: number,
  usedOf: (kind: CountedKind) => Money,
): LimitRefusal | null {
  const lefts = kinds.map((limit) => {
    const most = mostOf(own, limit, now) ?? ZERO
    const used = usedOf(limit)
    return { limit, most, used, left: subtract(most, used) }
  })
  const refused = lefts.filter(({ left }) => compare(adds, left) > 0).sort((a, b) => compare(a.left, b.left))
  const [least] = refused
  if (least === undefined) return null
  const { limit, most, used } = least
  return { kind: 'overLimit', limit, most, used, adds }
}

function minutes(count: number): Money {
  return String(count) as Money
}
