import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderQueries } from '@/api/orders.queries'
import { useIsBalanceHeld } from '@/shared/held-balance'
import { hasOrderedSince } from '@/shared/money-request/has-ordered-since'
import { useOrderLineDetails } from '@/shared/use-order-line-details'
import { beforeOf, noteBefore, ordersSince, UNKNOWN_SUMS, visitSums, type Visit, type VisitSums } from './visit'

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
  const own = before === null || orders.data === undefined ? [] : ordersSince(before, orders.data)
  const { payoutOf, isComplete } = useOrderLineDetails(own)
  const now = visitSums(before, orders.data, payoutOf)
  const known = isComplete ? now : { ...now, net: null }
  const isHeld = useIsBalanceHeld(memberId)
  const [shown, setShown] = useState(UNKNOWN_SUMS)
  if (!isHeld && (known.net !== shown.net || known.settled !== shown.settled)) setShown(known)
  return isHeld ? { ...shown, staked: known.staked } : known
}
