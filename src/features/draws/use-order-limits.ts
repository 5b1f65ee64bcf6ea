import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderQueries } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { breakAt } from '@/shared/limits/limit'
import {
  checkOwnOrder,
  needsRecord,
  type LimitRefusal,
  type OrdersRead,
  learnOrders,
  ordersKept,
  ordersNow,
} from '@/shared/limits/check'
import { ownNow } from '@/shared/limits/store'
import { useOwnLimits } from '@/shared/limits/use-own-limits'
import { playedToday } from '@/shared/limits/play-time'

/** The member's own limits and breaks, as they hold at each tap: another tab may change them. */
export function useOrderLimits(memberId: string) {
  const queryClient = useQueryClient()
  const { own, now } = useOwnLimits(memberId)
  const { data: orders } = useQuery(orderQueries.list())
  useEffect(() => {
    if (orders !== undefined) learnOrders(memberId, ordersKept(queryClient))
  }, [memberId, orders, queryClient])
  const check = (total: Money, record: OrdersRead): LimitRefusal | null => {
    const held = ownNow(memberId)
    return checkOwnOrder(held.own, total, { now: held.now, playedMs: playedToday(memberId) }, record)
  }
  return {
    breakUntil: breakAt(own.breakUntil, now),
    /** By what is known: the record may have been read a while ago. */
    checkKept: (total: Money) => check(total, ordersKept(queryClient)),
    /** By the record of this moment, where a limit needs it. */
    permit: async ({ total }: { total: Money }): Promise<LimitRefusal | null> => {
      const held = ownNow(memberId)
      const record = needsRecord(held.own, held.now) ? await ordersNow(queryClient) : 'later'
      learnOrders(memberId, record)
      return check(total, record)
    },
  }
}
