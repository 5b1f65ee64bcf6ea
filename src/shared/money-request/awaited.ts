import * as v from 'valibot'
import type { Order } from '@/api/orders'
import { storedEntries, type StoredEntries } from '@/lib/stored-entries'
import type { MoneyRequestOf } from './request'

const schema = v.object({
  memberId: v.string(),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  /** Epoch ms; null where the platform did not say. */
  closesAt: v.fallback(v.nullable(v.number()), null),
  /** Epoch ms; 0 where an older version kept the period. */
  sentAt: v.fallback(v.number(), 0),
})

/** A period with an order of the member's, whose result is still to be told. */
export type AwaitedPeriod = v.InferOutput<typeof schema>

export type AwaitedPeriods = StoredEntries<AwaitedPeriod>

export const awaitedPeriods: AwaitedPeriods = storedEntries('awaited', schema)

export function awaitedId({ memberId, gameId, period }: Pick<AwaitedPeriod, 'memberId' | 'gameId' | 'period'>): string {
  return [memberId, gameId, period].join('|')
}

export function awaitPeriod(
  periods: AwaitedPeriods,
  memberId: string,
  { gameId, gameName, period, closesAt }: MoneyRequestOf<'order'>,
  sentAt: number,
): void {
  const awaited = { memberId, gameId, gameName, period, closesAt, sentAt }
  periods.put(awaitedId(awaited), awaited)
}

/** The next to be drawn first; those whose closing is not known last. */
export function byClosing(periods: readonly AwaitedPeriod[]): AwaitedPeriod[] {
  return [...periods].sort((left, right) => (left.closesAt ?? Infinity) - (right.closesAt ?? Infinity) || 0)
}

export function ordersOf(
  { gameName, period }: Pick<AwaitedPeriod, 'gameName' | 'period'>,
  orders: readonly Order[],
): Order[] {
  return orders.filter((order) => order.gameName === gameName && order.period === period)
}
