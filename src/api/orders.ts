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

/**
 * An order that has not been sent yet. `perNote` is the stake on each option in `types` (reading
 * 37).
 */
export interface NewOrder {
  gameId: string
  memberId: string
  period: string
  types: readonly string[]
  perNote: Money
}

const flagSchema = optional(v.union([v.string(), v.number()]))

const outcomeSchema = v.pipe(
  flagSchema,
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
     * The amount that the platform returned for the pick; whether the amount is gross or net is
     * unspecified (reading 47). Null while the pick is not settled, or if the amount is missing or
     * unreadable.
     */
    recordedReturn: wire.is_win === 'pending' ? null : wire.profit.amount,
    /** True if the pick has won and the platform sent an unreadable return. Otherwise left out. */
    ...(wire.is_win === 'won' && wire.profit.isUnread && { isReturnUnread: true }),
    /** The server time of the order in the format of `readTime`; "" if there is no time. */
    placedAt: wire.create_time,
  })),
)

export type OrderLine = v.InferOutput<typeof lineSchema>

/**
 * Schema of the picks (lines) of an order. One unreadable line makes the whole order unreadable,
 * because the sums of the order would be wrong without the line.
 */
const linesSchema = v.pipe(
  partialListOf(lineSchema, undefined, MAX_UNVIRTUALISED_ROWS),
  v.check((list) => countUnreadable(list) === 0, 'has a line that cannot be read'),
)

const orderSchema = v.pipe(
  v.object({
    expect: period,
    name: text,
    status: flagSchema,
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
    updatedAt: dropIfBefore(wire.data[0]?.placedAt ?? '', wire.update_time),
  })),
)

export type Order = v.InferOutput<typeof orderSchema>

/** Schema of the member's orders, newest first. */
export const orderList = listOf(orderSchema)

export function fetchOrders(signal?: AbortSignal): Promise<Listing<Order>> {
  return getWithRaw('/member/getUserGameList', {}, orderList, { signal })
}

export const orderQueries = {
  list: () => queryWithRaw(['orders'], fetchOrders, LIVE),
}

/**
 * Returns the mutation that places an order, which moves money. After a failure, `isOutcomeUnknown`
 * reports whether the platform may have accepted the order.
 */
export function placeOrderMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ types, perNote, gameId, memberId, period: expect }: NewOrder) =>
      submit('/game/placeOrder', { item: types.join(','), money: perNote, lid: gameId, mid: memberId, expect }),
    onSettled: () => invalidate(queryClient, accountQueries.member(), orderQueries.list()),
  })
}

/**
 * Fetches the member's orders and caches them. Always sends a new request, because a fetch that is
 * already under way may have begun before the last order.
 */
export async function readOrdersNow(queryClient: QueryClient): Promise<Listing<Order>> {
  const { queryKey } = orderQueries.list()
  const orders = await fetchOrders()
  queryClient.setQueryData(queryKey, orders)
  return orders
}
