import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderQueries } from '@/api/orders'
import { useShown } from '@/shared/money-request/held-figures'
import { hasOrderedSince } from '@/shared/money-request/has-ordered-since'
import { useOrderLineDetails } from '@/shared/records/use-order-line-details'
import { beforeOf, noteBefore, ordersSince, visitSums, type Visit, type VisitSums } from './visit'

/** A list of the record may have been read a moment before the visit was noted. */
const READ_EARLY_MS = 60_000

/** No net gives the outcome of a draw away before its numbers have turned. */
export function useVisitSums(visit: Visit): VisitSums {
  const { memberId, startedAt, before } = visit
  // The screen asks for it; this only looks on.
  const orders = useQuery({ ...orderQueries.list(), refetchOnMount: false })
  const isOfVisit = orders.data !== undefined && orders.dataUpdatedAt >= startedAt - READ_EARLY_MS
  useEffect(() => {
    if (before !== null || !isOfVisit || hasOrderedSince(memberId, startedAt)) return
    noteBefore(memberId, beforeOf(orders.data))
  }, [before, isOfVisit, memberId, startedAt, orders.data])
  const shown = useShown(orders, orderQueries.list().queryKey).data
  const own = before === null || shown === undefined ? [] : ordersSince(before, shown)
  const { payoutOf, isComplete } = useOrderLineDetails(own)
  const sums = visitSums(before, shown, payoutOf)
  return { ...sums, ...(!isComplete && { net: null }) }
}
