import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Member, accountQueries } from '@/api/account'
import { ALWAYS_STALE, type memberQuery } from '@/api/keys'
import type { Game, PayoutOption } from '@/api/games'
import { type NewOrder, orderQueries, placeOrderMutation } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import { isFirstTimeInThisTab } from '@/lib/storage'
import { requestPersistence } from '@/lib/persistence'
import { useMoneyRequest } from '@/domain/money-request/use-money-request'
import { keepShownPayouts, readShownPayouts } from '@/domain/ledger/resettlement'
import {
  mayHaveReturnSince,
  MIN_ORDER_INTERVAL_MS,
  type OrderDraft,
  type OrderRefusal,
  type OrderRequest,
  orderRequestRefusal,
  requestOf,
} from './rules'
import { breakEndAt } from '@/domain/limits/limit'
import {
  type LimitRefusal,
  type OrdersResult,
  orderLimitRefusal,
  needsRecord,
  recordKnownOrders,
  cachedOrdersResult,
  fetchOrdersResult,
  useRecordKnownOrders,
} from '@/domain/limits/check'
import { confirmAndReadLimits } from '@/domain/limits/store'
import { useOwnLimits } from '@/domain/limits/use-own-limits'
import { isRealityCheckDue, msPlayedToday } from '@/domain/limits/play-time'
import { storedOrderDraft } from './use-order-draft'

export function useOrderRequest({
  game,
  options,
  member,
  isWatched,
  onAccepted,
}: {
  game: Game
  options: readonly PayoutOption[]
  member: Member
  isWatched: boolean
  onAccepted: () => void
}) {
  const queryClient = useQueryClient()
  const balanceComparison = useBalanceComparison()
  const limits = useOrderLimits(member.id)
  const request = useMoneyRequest<OrderRequest, NewOrder, OrderRefusal>({
    memberId: member.id,
    kind: 'order',
    mutation: placeOrderMutation(queryClient),
    guard: { ms: MIN_ORDER_INTERVAL_MS },
    refusalNow: (order) =>
      isRealityCheckDue(member.id) ? { kind: 'timeCheck' } : orderRequestRefusal(order, game, member, Date.now()),
    refusalByRecord: limits.refusalByRecord,
    isWatched,
    onSend: storedOrderDraft(game.id).forget,
    onAccepted: (order) => {
      onAccepted()
      void balanceComparison.compare(order)
    },
    onFound: (order) => {
      if (order.gameId === game.id) onAccepted()
    },
  })
  const { state } = request
  return {
    ...request,
    breakUntil: limits.breakUntil,
    knownLimitRefusal: limits.knownRefusal,
    balanceAfter:
      state.status === 'accepted' && balanceComparison.settled?.order === state.request
        ? balanceComparison.settled
        : null,
    review: (draft: OrderDraft) => {
      const order = requestOf(draft, game)
      if (order === null) return
      request.review(order)
      balanceComparison.beginReview()
    },
    moveToOpenPeriod: (order: OrderRequest) =>
      request.review({ ...order, period: game.openPeriod, closesAt: game.closesAt }),
    confirm: (order: OrderRequest) => {
      const balanceBefore = balanceComparison.freshBalance()
      const hasStartedSending = request.confirm(order, { ...order, memberId: member.id })
      if (hasStartedSending) {
        balanceComparison.startFrom(balanceBefore)
        // Before the first payouts are stored, the browser is asked once per tab not to drop stored
        // data, because the payouts may serve the member as evidence.
        if (readShownPayouts().length === 0 && isFirstTimeInThisTab('askedToKeep')) void requestPersistence()
        keepShownPayouts(order, options)
      }
      return hasStartedSending
    },
  }
}

/**
 * Compares the balances before and after an order (reading 37). A change is unexpected if the
 * balance before the order was fresh, the change is not exactly the stake, and no other order may
 * have returned money meanwhile.
 */
function useBalanceComparison() {
  const queryClient = useQueryClient()
  const [balanceAfterOrder, setBalanceAfterOrder] = useState<{
    order: OrderRequest
    /** Null if the balance could not be read after the order. */
    balance: Money | null
    unexpectedChange: Money | null
  } | null>(null)
  const { data: orders = null } = useQuery(orderQueries.list())
  /** The orders when the review began, and the balance at the tap on Confirm; null if unknown. */
  const baseline = useRef<{ orders: typeof orders; balance: Money | null }>({ orders: null, balance: null })
  const fetchNow = <T>(options: ReturnType<typeof memberQuery<T>>) =>
    // Null after a failure: without an answer there is nothing to compare.
    queryClient.fetchQuery({ ...options, staleTime: ALWAYS_STALE }).catch(() => null)
  return {
    settled: balanceAfterOrder,
    beginReview: () => {
      baseline.current = { orders, balance: null }
      // The review shows the balance after the order, so it needs the present balance.
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
    },
    /** Returns the balance just before the order is sent; null if the balance is not fresh. */
    freshBalance: (): Money | null => {
      const query = queryClient.getQueryState(accountQueries.member().queryKey)
      return query?.isInvalidated === false ? (query.data?.balance ?? null) : null
    },
    startFrom: (balance: Money | null) => {
      baseline.current.balance = balance
    },
    compare: async (order: OrderRequest) => {
      const freshMember = await fetchNow(accountQueries.member())
      const balance = freshMember?.balance ?? null
      if (balance === null) {
        setBalanceAfterOrder({ order, balance, unexpectedChange: null })
        return
      }
      const knownBaseline = baseline.current
      const change = knownBaseline.balance === null ? null : subtract(balance, knownBaseline.balance)
      const isExpected =
        change === null ||
        compare(change, subtract(ZERO, order.total)) === 0 ||
        mayHaveReturnSince(knownBaseline.orders, await fetchNow(orderQueries.list()))
      setBalanceAfterOrder({ order, balance, unexpectedChange: isExpected ? null : change })
    },
  }
}

/** Each check reads the limits again, because another tab may have changed them. */
function useOrderLimits(memberId: string) {
  const queryClient = useQueryClient()
  const { own, now } = useOwnLimits(memberId)
  const { data: orders } = useQuery(orderQueries.list())
  useRecordKnownOrders(own, orders)
  const limitRefusalBy = (record: OrdersResult, total: Money): LimitRefusal | null => {
    const limits = confirmAndReadLimits(memberId)
    return orderLimitRefusal(limits.own, total, { now: limits.now, playedMs: msPlayedToday(memberId) }, record)
  }
  return {
    breakUntil: breakEndAt(own.breakUntil, now),
    /** Checks an order against the cached list of orders, which may be old. */
    knownRefusal: (total: Money) => limitRefusalBy(cachedOrdersResult(queryClient), total),
    /** Checks an order against the list of orders, which is fetched now if a limit needs it. */
    refusalByRecord: async ({ total }: { total: Money }): Promise<LimitRefusal | null> => {
      const limits = confirmAndReadLimits(memberId)
      const ordersResult = needsRecord(limits.own, limits.now) ? await fetchOrdersResult(queryClient) : 'later'
      recordKnownOrders(memberId, ordersResult)
      return limitRefusalBy(ordersResult, total)
    },
  }
}
