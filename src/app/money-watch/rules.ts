import type { AwaitedPeriod, Message, Settlement } from '@/domain/money-request/store'
import type { Order } from '@/api/orders'
import { type PayoutOf, isReturnUnread, totalsOf } from '@/domain/records/order-sums'
import { isOrderOf } from '@/domain/records/entries'
import { isSameRound, ordersOnRound } from '@/domain/records/rounds'

/** In ms: if frozen for longer, old figures would pass for the present ones (reading 95). */
export const FROZEN_MS = 20_000

export interface WatchedRound {
  period: string
  /** Epoch ms; null where it is not known. */
  closesAt: number | null
}

/** One whose outcome is awaited. */
export interface OpenRound extends AwaitedPeriod {
  /** False while no answer has told this page of the game: its closing is of an earlier page. */
  isClosingTold: boolean
}

export interface SettledRound extends WatchedRound {
  id: string
  /** When its outcome came, in epoch ms. */
  at: number
  settlement: Settlement
  /** For how many ms its numbers have been seen; null before they have turned. */
  shownMs: number | null
}

/** Unread outcomes, oldest first. `shownOpen` has by id when each round closes, in epoch ms. */
export function settledRounds(
  messages: readonly Message[],
  shownOpen: ReadonlyMap<string, number | null>,
): SettledRound[] {
  return messages
    .flatMap(({ id, at, isRead, news }): SettledRound[] => {
      if (news.outcome !== 'settled' || isRead || !shownOpen.has(id)) return []
      const { settlement, shownMs = null } = news
      const closesAt = shownOpen.get(id) ?? null
      // The round of that number from another day has the same id.
      if (!isSameRound(settlement.period, at, closesAt ?? at)) return []
      return [{ id, at, settlement, shownMs, period: settlement.period, closesAt }]
    })
    .sort((left, right) => left.at - right.at)
}

export function frozenRound(
  rounds: readonly WatchedRound[],
  { now, refreshedAt }: { now: number; refreshedAt: number },
): { period: string; closesAt: number } | null {
  const frozen = rounds.flatMap(({ period, closesAt }) =>
    closesAt !== null && refreshedAt < closesAt && closesAt <= now && now < closesAt + FROZEN_MS
      ? [{ period, closesAt }]
      : [],
  )
  return frozen.sort((left, right) => left.closesAt - right.closesAt)[0] ?? null
}

/** Whether its numbers turn at once, unseen. One that came late has its time from then on. */
export function isDue(
  { at, closesAt }: Pick<SettledRound, 'at' | 'closesAt'>,
  { now, refreshedAt }: { now: number; refreshedAt: number },
): boolean {
  const since = closesAt !== null && at < closesAt + FROZEN_MS ? closesAt : at
  return since <= refreshedAt || since + FROZEN_MS <= now
}

/** When `frozenRound` or `isDue` may change next, in epoch ms; 0 for never. */
export function nextChange(rounds: readonly (WatchedRound & { at?: number })[], now: number): number {
  const times = rounds.flatMap(({ closesAt, at }) => [
    closesAt ?? 0,
    (closesAt ?? 0) + FROZEN_MS,
    (at ?? 0) + FROZEN_MS,
  ])
  const changes = times.filter((time) => time > now)
  return changes.length === 0 ? 0 : Math.min(...changes)
}

/** Null until the platform has settled all orders on the round, and where nobody knows which. */
export function settlementOf(
  { gameId, gameName, period, closesAt, sentAt }: AwaitedPeriod,
  orders: readonly Order[],
  payoutOf: PayoutOf,
): Settlement | null {
  const ofNumber = orders.filter((order) => isOrderOf(order, gameId, period))
  const own = ordersOnRound(ofNumber, closesAt ?? sentAt) ?? []
  // Of a return that cannot be read nothing is told: the record is the place to look.
  if (own.length === 0 || own.some((order) => !order.isSettled || isReturnUnread(order))) return null
  const { staked, returned, net, isPartial } = totalsOf(own, payoutOf)
  return { gameName, period, staked, returned, net, isPartial }
}

/** After this the record is the place to look. */
const GIVEN_UP_MS = 24 * 60 * 60_000

export function isGivenUp({ closesAt, sentAt }: AwaitedPeriod, now: number): boolean {
  return now - (closesAt ?? sentAt) > GIVEN_UP_MS
}
