import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Member, accountQueries } from '@/api/account'
import { ALWAYS_STALE, type memberQuery } from '@/api/keys'
import type { Game, PayoutOption } from '@/api/games'
import { type NewOrder, orderQueries, placeOrderMutation } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import { firstTimeInThisTab } from '@/lib/storage'
import { requestPersistence } from '@/lib/persistence'
import { useMoneyRequest } from '@/domain/money-request/use-money-request'
import { keepShownPayouts, readShownPayouts } from '@/domain/ledger/resettlement'
import {
  mayHaveReturnSince,
  ORDER_GUARD_MS,
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
import { limitsNow } from '@/domain/limits/store'
import { useOwnLimits } from '@/domain/limits/use-own-limits'
import { isCheckDue, playedToday } from '@/domain/limits/play-time'
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
  const balance = useBalanceComparison()
  const limits = useOrderLimits(member.id)
  const request = useMoneyRequest<OrderRequest, NewOrder, OrderRefusal>({
    memberId: member.id,
    kind: 'order',
    mutation: placeOrderMutation(queryClient),
    guard: { ms: ORDER_GUARD_MS },
    refusalNow: (order) =>
      isCheckDue(member.id) ? { kind: 'timeCheck' } : orderRequestRefusal(order, game, member, Date.now()),
    refusalByRecord: limits.refusalByRecord,
    isWatched,
    onSend: storedOrderDraft(game.id).forget,
    onAccepted: (order) => {
      onAccepted()
      void balance.compare(order)
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
    balanceAfter: state.status === 'accepted' && balance.settled?.order === state.request ? balance.settled : null,
    review: (draft: OrderDraft) => {
      const order = requestOf(draft, game)
      if (order === null) return
      request.review(order)
      balance.beginReview()
    },
    moveToOpenPeriod: (order: OrderRequest) =>
      request.review({ ...order, period: game.openPeriod, closesAt: game.closesAt }),
    confirm: (order: OrderRequest) => {
      const balanceBefore = balance.freshBalance()
      const isSent = request.confirm(order, { ...order, memberId: member.id })
      if (isSent) {
        balance.startFrom(balanceBefore)
        // From the first order on, what this device keeps is the evidence of its member.
        if (readShownPayouts().length === 0 && firstTimeInThisTab('askedToKeep')) void requestPersistence()
        keepShownPayouts(order, options)
      }
      return isSent
    },
  }
}

/**
 * Compares the balance after an order with the one before. No change is unexpected where the
 * balance changed by exactly the stake, where another order may have brought something in
 * meanwhile, or where the balance before was not fresh: then nobody can tell one from the other.
 */
function useBalanceComparison() {
  const queryClient = useQueryClient()
  const [settled, setSettled] = useState<{
    order: OrderRequest
    balance: Money
    unexpectedChange: Money | null
  } | null>(null)
  const { data: orders = null } = useQuery(orderQueries.list())
  /** The record as the review began, before its balance was asked for; then that, at Confirm. */
  const baseline = useRef<{ orders: typeof orders; balance: Money | null }>({ orders: null, balance: null })
  const askNow = <T>(options: ReturnType<typeof memberQuery<T>>) =>
    // Without an answer there is nothing to compare with.
    queryClient.fetchQuery({ ...options, staleTime: ALWAYS_STALE }).catch(() => null)
  return {
    settled,
    beginReview: () => {
      baseline.current = { orders, balance: null }
      // It reckons with the balance, which may have changed since the screen was opened.
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
    },
    /** @returns the balance before the order leaves, or null where it is not fresh */
    freshBalance: (): Money | null => {
      const asked = queryClient.getQueryState(accountQueries.member().queryKey)
      return asked?.isInvalidated === false ? (asked.data?.balance ?? null) : null
    },
    startFrom: (balance: Money | null) => {
      baseline.current.balance = balance
    },
    compare: async (order: OrderRequest) => {
      const fresh = await askNow(accountQueries.member())
      const balance = fresh?.balance ?? null
      if (balance === null) return
      const known = baseline.current
      const change = known.balance === null ? null : subtract(balance, known.balance)
      const isExpected =
        change === null ||
        compare(change, subtract(ZERO, order.total)) === 0 ||
        mayHaveReturnSince(known.orders, await askNow(orderQueries.list()))
      setSettled({ order, balance, unexpectedChange: isExpected ? null : change })
    },
  }
}

/** The member's own limits and breaks, as they hold at each tap: another tab may change them. */
function useOrderLimits(memberId: string) {
  const queryClient = useQueryClient()
  const { own, now } = useOwnLimits(memberId)
  const { data: orders } = useQuery(orderQueries.list())
  useRecordKnownOrders(own, orders)
  const refusalBy = (record: OrdersResult, total: Money): LimitRefusal | null => {
    const held = limitsNow(memberId)
    return orderLimitRefusal(held.own, total, { now: held.now, playedMs: playedToday(memberId) }, record)
  }
  return {
    breakUntil: breakEndAt(own.breakUntil, now),
    /** By the record as it was last read, which may be a while ago. */
    knownRefusal: (total: Money) => refusalBy(cachedOrdersResult(queryClient), total),
    /** By the record of this moment, where a limit needs it. */
    refusalByRecord: async ({ total }: { total: Money }): Promise<LimitRefusal | null> => {
      const held = limitsNow(memberId)
      const record = needsRecord(held.own, held.now) ? await fetchOrdersResult(queryClient) : 'later'
      recordKnownOrders(memberId, record)
      return refusalBy(record, total)
    },
  }
}
