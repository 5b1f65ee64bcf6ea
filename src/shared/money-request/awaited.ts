import * as v from 'valibot'
import { storedEntries, type StoredEntries } from '@/lib/stored-entries'
import type { MoneyRequestOf } from './request'

const schema = v.object({
  memberId: v.string(),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  /** Epoch ms. */
  closesAt: v.number(),
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
): void {
  const awaited = { memberId, gameId, gameName, period, closesAt }
  periods.put(awaitedId(awaited), awaited)
}
