import * as v from 'valibot'
import { unreadableIn, type Listing } from '@/api/listing'
import type { Order } from '@/api/orders'
import { add } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { storedEntries, type StoredEntries } from '@/lib/storage'
import { sessionStore } from '@/session/store'
import { placedAtOf, totalsOf, type PayoutOf } from '@/shared/records/order-sums'
import { readCheckMinutes } from '@/shared/limits/play-time'

/** Whoever saw no draw for longer begins a new visit (reading 94). */
export const AWAY_MS = 30 * 60_000

/** What the record held when the visit began: what is newer is of the visit. */
const before = v.object({
  /** Server time of the newest order; empty without one. */
  newest: v.string(),
  /** Orders of which nobody can say whether they are newer. */
  unclear: v.number(),
})

const schema = v.object({
  memberId: v.string(),
  /** Epoch ms. */
  startedAt: v.number(),
  /** Epoch ms: when a draw was seen last. */
  seenAt: v.number(),
  /** For how many ms draws were seen. */
  playedMs: v.number(),
  /** Of these, how many had passed when the member answered the last check. */
  checkedMs: v.number(),
  /** Null: not known, and then neither is what the visit has staked. */
  before: v.nullable(before),
})

export type Visit = v.InferOutput<typeof schema>

/** Of the session: it ends with it. */
export const visits: StoredEntries<Visit> = storedEntries('visit', schema)

/** A clock that was set back ends no visit. */
export function visitAt(kept: Visit | null, memberId: string, now: number): Visit {
  if (kept !== null && now - kept.seenAt <= AWAY_MS) return kept
  return { memberId, startedAt: now, seenAt: now, playedMs: 0, checkedMs: 0, before: null }
}

/** @param every minutes; 0: no check */
export function isCheckDue(visit: Visit | null, every: number): boolean {
  return visit !== null && every > 0 && visit.playedMs - visit.checkedMs >= every * 60_000
}

/** What the visit has staked, and what became of it; null is not known. */
export interface VisitSums {
  staked: Money | null
  /** Of settled orders. */
  net: Money | null
  settled: number
}

export const UNKNOWN_SUMS: VisitSums = { staked: null, net: null, settled: 0 }

export function unclearIn(orders: Listing<Order>): number {
  return unreadableIn(orders) + orders.filter((order) => placedAtOf(order) === '').length
}

export function beforeOf(orders: Listing<Order>): NonNullable<Visit['before']> {
  const newest = orders.map(placedAtOf).reduce((last, next) => (next > last ? next : last), '')
  return { newest, unclear: unclearIn(orders) }
}

/** By the platform's own dates, which are compared with each other alone (reading 79). */
export function ordersSince({ newest }: NonNullable<Visit['before']>, orders: readonly Order[]): Order[] {
  return orders.filter((order) => placedAtOf(order) > newest)
}

export function visitSums(known: Visit['before'], orders: Listing<Order> | undefined, payoutOf: PayoutOf): VisitSums {
  if (known === null || orders === undefined || unclearIn(orders) !== known.unclear) return UNKNOWN_SUMS
  const own = ordersSince(known, orders)
  const { staked, pending, net, isPartial } = totalsOf(own, payoutOf)
  const settled = own.filter(({ isSettled }) => isSettled).length
  return { staked: add(staked, pending), net: isPartial ? null : net, settled }
}

// --- What this device keeps of it ----------------------------------------------------------------

/** Another tab may have ended the session: nothing is left behind for the next member. */
function keep(visit: Visit): void {
  if (sessionStore.isStored()) visits.put(visit.memberId, visit)
}

export function enterDraws(memberId: string, now: number): void {
  keep({ ...visitAt(visits.get(memberId), memberId, now), seenAt: now })
}

export function noteSeen(memberId: string, ms: number, now: number): void {
  const visit = visits.get(memberId)
  if (visit !== null) keep({ ...visit, seenAt: now, playedMs: visit.playedMs + ms })
}

export function noteBefore(memberId: string, known: NonNullable<Visit['before']>): void {
  const visit = visits.get(memberId)
  if (visit !== null && visit.before === null) keep({ ...visit, before: known })
}

export function answerCheck(memberId: string): void {
  const visit = visits.get(memberId)
  if (visit !== null) keep({ ...visit, checkedMs: visit.playedMs })
}

/** Until it is answered no order leaves, whatever stands on the screen. */
export function isCheckOpen(memberId: string): boolean {
  return isCheckDue(visits.get(memberId), readCheckMinutes(memberId))
}
