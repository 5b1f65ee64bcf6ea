import * as v from 'valibot'
import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import type { Money } from '@/lib/money/text'
import { dropIfBefore } from '@/lib/server-time-order'
import { submit } from './client'
import {
  MAX_UNVIRTUALISED_ROWS,
  amount,
  tolerantAmount,
  identifier,
  listOf,
  optional,
  partialListOf,
  period,
  text,
  time,
} from './fields'
import { drawnNumbers } from './games'
import { type Listing, countUnreadable } from './listing'
import { accountQueries } from './account'
import { getWithRaw, queryWithRaw } from './with-raw'
import { LIVE, invalidate } from './keys'

export type LineOutcome = 'pending' | 'won' | 'lost'

/** `perNote` is the stake on each of `types` (reading 37). */
export interface NewOrder {
  gameId: string
  memberId: string
  period: string
  types: readonly string[]
  perNote: Money
}

const flag = optional(v.union([v.string(), v.number()]))

const outcome = v.pipe(
  flag,
  v.transform((value): LineOutcome => (String(value) === '1' ? 'won' : String(value) === '2' ? 'lost' : 'pending')),
)

const lineSchema = v.pipe(
  v.object({
    lid: identifier,
    type: text,
    money: amount,
    is_win: outcome,
    profit: tolerantAmount,
    create_time: time,
  }),
  v.transform((wire) => ({
    gameId: wire.lid,
    type: wire.type,
    stake: wire.money,
    outcome: wire.is_win,
    /** Gross or net, unspecified (reading 47); null while pending, if missing or if unreadable. */
    recordedReturn: wire.is_win === 'pending' ? null : wire.profit.amount,
    /** Set if the platform sent a return for this win that cannot be read. */
    ...(wire.is_win === 'won' && wire.profit.isUnread && { isReturnUnread: true }),
    /** In the format of `readTime`; "" for none. */
    placedAt: wire.create_time,
  })),
)

export type OrderLine = v.InferOutput<typeof lineSchema>

/** If one line is unreadable, so is the whole order: without the line its sums would be wrong. */
const lines = v.pipe(
  partialListOf(lineSchema, undefined, MAX_UNVIRTUALISED_ROWS),
  v.check((list) => countUnreadable(list) === 0, 'has a line that cannot be read'),
)

const orderSchema = v.pipe(
  v.object({
    expect: period,
    name: text,
    status: flag,
    status_text: text,
    money: amount,
    opencode: drawnNumbers,
    data: lines,
    update_time: time,
  }),
  v.transform((wire) => ({
    period: wire.expect,
    gameName: wire.name,
    isSettled: String(wire.status) === '1',
    statusText: wire.status_text,
    total: wire.money,
    numbers: wire.opencode,
    lines: wire.data,
    updatedAt: dropIfBefore(wire.data[0]?.placedAt ?? '', wire.update_time),
  })),
)

export type Order = v.InferOutput<typeof orderSchema>

/** Newest first. */
export const orderList = listOf(orderSchema)

export function fetchOrders(signal?: AbortSignal): Promise<Listing<Order>> {
  return getWithRaw('/member/getUserGameList', {}, orderList, { signal })
}

export const orderQueries = {
  list: () => queryWithRaw(['orders'], fetchOrders, LIVE),
}

/** Moves money. After a failure, `isOutcomeUnknown` says whether the order may exist. */
export function placeOrderMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ types, perNote, gameId, memberId, period: expect }: NewOrder) =>
      submit('/game/placeOrder', { item: types.join(','), money: perNote, lid: gameId, mid: memberId, expect }),
    onSettled: () => invalidate(queryClient, accountQueries.member(), orderQueries.list()),
  })
}

/** Sends a new request: a fetch already under way may be older than the last order. */
export async function readOrdersNow(queryClient: QueryClient): Promise<Listing<Order>> {
  const { queryKey } = orderQueries.list()
  const orders = await fetchOrders()
  queryClient.setQueryData(queryKey, orders)
  return orders
}
