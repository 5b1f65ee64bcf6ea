import type { AwaitedPeriod } from '@/domain/money-request/awaited'
import type { Message, Settlement } from '@/domain/money-request/messages'
import type { Order } from '@/api/orders'
import { type PayoutOf, isReturnUnreadable, totalsOf } from '@/domain/records/order-sums'
import { isOrderOnPeriod } from '@/domain/records/keyed-rows'
import { isSamePeriod, ordersOfPeriod } from '@/domain/records/orders-of-period'

/**
 * Maximum time for which figures such as the balance keep old values (are frozen) to hide an
 * outcome. Members would take figures that are frozen longer for current ones (reading 95).
 */
export const MAX_FREEZE_MS = 20_000

export interface WatchedPeriod {
  period: string
  /** Epoch ms; null if unknown. */
  closesAt: number | null
}

/** A period that awaits its settlement. */
export interface PendingPeriod extends AwaitedPeriod {
  /** False until this page has an answer about the game. Until then `closesAt` is a stored time. */
  isClosingKnown: boolean
}

export interface SettledPeriod extends WatchedPeriod {
  id: string
  /** Epoch ms at which the outcome arrived. */
  at: number
  settlement: Settlement
  /** Ms for which the drawn numbers were in view. Null until the card has revealed them. */
  shownMs: number | null
}

/**
 * Returns the unread settlements of the periods in `closesAtById`, oldest first. `closesAtById` has
 * the closing of each period by its id: epoch ms, or null if unknown.
 */
export function findSettledPeriods(
  messages: readonly Message[],
  closesAtById: ReadonlyMap<string, number | null>,
): SettledPeriod[] {
  return messages
    .flatMap(({ id, at, isRead, news }): SettledPeriod[] => {
      if (news.outcome !== 'settled' || isRead || !closesAtById.has(id)) return []
      const { settlement, shownMs = null } = news
      const closesAt = closesAtById.get(id) ?? null
      // A round of another day with the same number has the same id, and is left out.
      if (!isSamePeriod(settlement.period, at, closesAt ?? at)) return []
      return [{ id, at, settlement, shownMs, period: settlement.period, closesAt }]
    })
    .sort((left, right) => left.at - right.at)
}

/**
 * Returns the period whose outcome the figures on the screen must not show yet: it closed less than
 * 20 s ago, and the member has not refreshed since. If there are several, the one that closed
 * first. Null if there is none.
 */
export function periodToFreezeFor(
  rounds: readonly WatchedPeriod[],
  { now, refreshedAt }: { now: number; refreshedAt: number },
): { period: string; closesAt: number } | null {
  const periodsToFreezeFor = rounds.flatMap(({ period, closesAt }) =>
    closesAt !== null && refreshedAt < closesAt && closesAt <= now && now < closesAt + MAX_FREEZE_MS
      ? [{ period, closesAt }]
      : [],
  )
  return periodsToFreezeFor.sort((left, right) => left.closesAt - right.closesAt)[0] ?? null
}

/**
 * Returns true if the drawn numbers must be revealed now, even if nobody sees the animation: after
 * a refresh by hand since the closing, or 20 s after the closing. If the closing is unknown, or was
 * 20 s or more before the outcome arrived, the time of that arrival counts instead.
 */
export function isRevealDue(
  { at, closesAt }: Pick<SettledPeriod, 'at' | 'closesAt'>,
  { now, refreshedAt }: { now: number; refreshedAt: number },
): boolean {
  const waitStartedAt = closesAt !== null && at < closesAt + MAX_FREEZE_MS ? closesAt : at
  return waitStartedAt <= refreshedAt || waitStartedAt + MAX_FREEZE_MS <= now
}

/** Epoch ms when the result of `periodToFreezeFor` or `isRevealDue` may change next; 0 if never. */
export function nextRevealChange(rounds: readonly (WatchedPeriod & { at?: number })[], now: number): number {
  const changeTimes = rounds.flatMap(({ closesAt, at }) => [
    closesAt ?? 0,
    (closesAt ?? 0) + MAX_FREEZE_MS,
    (at ?? 0) + MAX_FREEZE_MS,
  ])
  const upcomingChanges = changeTimes.filter((time) => time > now)
  return upcomingChanges.length === 0 ? 0 : Math.min(...upcomingChanges)
}

/**
 * Returns the sums of all orders on the period. Null if there is no order, if one is not settled,
 * or if the day or a return of one cannot be read.
 */
export function settlementOf(
  { gameId, gameName, period, closesAt, sentAt }: AwaitedPeriod,
  orders: readonly Order[],
  payoutOf: PayoutOf,
): Settlement | null {
  const sameNumberOrders = orders.filter((order) => isOrderOnPeriod(order, gameId, period))
  const periodOrders = ordersOfPeriod(sameNumberOrders, closesAt ?? sentAt) ?? []
  if (periodOrders.length === 0 || periodOrders.some((order) => !order.isSettled || isReturnUnreadable(order)))
    return null
  const { staked, returned, net, isPartial } = totalsOf(periodOrders, payoutOf)
  return { gameName, period, staked, returned, net, isPartial }
}

/** After this time without a settlement, the member has to look at the list of orders. */
const SETTLEMENT_TIMEOUT_MS = 24 * 60 * 60_000

export function hasSettlementTimedOut({ closesAt, sentAt }: AwaitedPeriod, now: number): boolean {
  return now - (closesAt ?? sentAt) > SETTLEMENT_TIMEOUT_MS
}
