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
import { LIVE_STALE_MS, invalidate } from './keys'

export type LineOutcome = 'pending' | 'won' | 'lost'

/** An order to be sent. `perNote` is the stake on each option in `types` (reading 37). */
export interface NewOrder {
  gameId: string
  memberId: string
  period: string
  types: readonly string[]
  perNote: Money
}

const statusCodeSchema = optional(v.union([v.string(), v.number()]))

const outcomeSchema = v.pipe(
  statusCodeSchema,
  v.transform((value): LineOutcome => (String(value) === '1' ? 'won' : String(value) === '2' ? 'lost' : 'pending')),
)

const lineSchema = v.pipe(
  v.object({
    lid: identifier,
    type: text,
    money: amount,
    is_win: outcomeSchema,
    profit: tolerantAmount,
    create_time: time,
  }),
  v.transform((wire) => ({
    gameId: wire.lid,
    type: wire.type,
    stake: wire.money,
    outcome: wire.is_win,
    /**
     * The returned amount; whether gross or net is not specified (reading 47). Null if the pick is
     * not settled, or if the amount is missing or unreadable.
     */
    recordedReturn: wire.is_win === 'pending' ? null : wire.profit.amount,
    /** True if the pick has won and its return is unreadable. Otherwise left out. */
    ...(wire.is_win === 'won' && wire.profit.isUnread && { isReturnUnread: true }),
    /** The time of the order in the format of `readTime`; "" if there is none. */
    placedAt: wire.create_time,
  })),
)

export type OrderLine = v.InferOutput<typeof lineSchema>

/**
 * The picks (lines) of an order. One unreadable line makes the whole order unreadable, because its
 * sums would be wrong.
 */
const linesSchema = v.pipe(
  partialListOf(lineSchema, undefined, MAX_UNVIRTUALISED_ROWS),
  v.check((list) => countUnreadable(list) === 0, 'has a line that cannot be read'),
)

const orderSchema = v.pipe(
  v.object({
    expect: period,
    name: text,
    status: statusCodeSchema,
    status_text: text,
    money: amount,
    opencode: drawnNumbers,
    data: linesSchema,
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
    /** In the format of `readTime`; "" if missing, or if before the time of the order. */
    updatedAt: dropIfBefore(wire.data[0]?.placedAt ?? '', wire.update_time),
  })),
)

export type Order = v.InferOutput<typeof orderSchema>

/** The member's orders, newest first. */
export const orderListSchema = listOf(orderSchema)

export function fetchOrders(signal?: AbortSignal): Promise<Listing<Order>> {
  return getWithRaw('/member/getUserGameList', {}, orderListSchema, { signal })
}

export const orderQueries = {
  list: () => queryWithRaw(['orders'], fetchOrders, LIVE_STALE_MS),
}

/** After a failure, `isOutcomeUnknown` reports whether the order may have been accepted. */
export function placeOrderMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ types, perNote, gameId, memberId, period: expect }: NewOrder) =>
      submit('/game/placeOrder', { item: types.join(','), money: perNote, lid: gameId, mid: memberId, expect }),
    onSettled: () => invalidate(queryClient, accountQueries.member(), orderQueries.list()),
  })
}

/** Always sends a new request: a fetch under way may have begun before the last order. */
export async function readOrdersNow(queryClient: QueryClient): Promise<Listing<Order>> {
  const { queryKey } = orderQueries.list()
  const orders = await fetchOrders()
  queryClient.setQueryData(queryKey, orders)
  return orders
}
