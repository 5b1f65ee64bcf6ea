import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { type Member, accountQueries } from '@/api/account'
import { ASK_NOW, type memberQuery } from '@/api/keys'
import type { Game, PayoutOption } from '@/api/games'
import { type NewOrder, orderQueries, placeOrderMutation } from '@/api/orders'
import { compare, subtract } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import { firstTimeInThisTab } from '@/lib/storage'
import { askToKeep } from '@/lib/persistence'
import { keptDraft } from '@/kit/forms/kept-draft'
import { useMoneyRequest } from '@/domain/money-request/use-money-request'
import { keepShownPayouts, readShownPayouts } from '@/domain/ledger/resettlement'
import {
  mayHaveReturnSince,
  ORDER_GUARD_MS,
  type OrderDraft,
  type OrderRefusal,
  type OrderRequest,
  checkReviewed,
  requestOf,
} from './rules'
import { breakAt } from '@/domain/limits/limit'
import {
  type LimitRefusal,
  type OrdersRead,
  checkOwnOrder,
  needsRecord,
  learnOrders,
  ordersKept,
  ordersNow,
  useLearnedOrders,
} from '@/domain/limits/check'
import { ownNow } from '@/domain/limits/store'
import { useOwnLimits } from '@/domain/limits/use-own-limits'
import { isCheckDue, playedToday } from '@/domain/limits/play-time'

/** @param gameId each game has a draft of its own */
export const keptOrder = (gameId: string) =>
  keptDraft(`order ${gameId}`, v.object({ types: v.array(v.string()), amountText: v.string() }))

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
  /**
   * No change is unexpected where the balance changed by exactly the stake, where another order may
   * have brought something in meanwhile, or where the balance before was not fresh: then nobody can
   * tell one from the other.
   */
  const [settled, setSettled] = useState<{
    order: OrderRequest
    balance: Money
    unexpectedChange: Money | null
  } | null>(null)
  const { data: orders = null } = useQuery(orderQueries.list())
  const limits = useOrderLimits(member.id)
  /** The record as the review began, before its balance was asked for; then that, at Confirm. */
  const before = useRef<{ orders: typeof orders; balance: Money | null }>({ orders: null, balance: null })
  const askNow = <T>(options: ReturnType<typeof memberQuery<T>>) =>
    queryClient.fetchQuery({ ...options, staleTime: ASK_NOW }).catch(() => null)
  const compareBalance = async (order: OrderRequest) => {
    const fresh = await askNow(accountQueries.member())
    const balance = fresh?.balance ?? null
    if (balance === null) return
    const known = before.current
    const change = known.balance === null ? null : subtract(balance, known.balance)
    const isExpected =
      change === null ||
      compare(change, subtract(ZERO, order.total)) === 0 ||
      mayHaveReturnSince(known.orders, await askNow(orderQueries.list()))
    setSettled({ order, balance, unexpectedChange: isExpected ? null : change })
  }
  const request = useMoneyRequest<OrderRequest, NewOrder, OrderRefusal>({
    memberId: member.id,
    kind: 'order',
    mutation: placeOrderMutation(queryClient),
    guard: { ms: ORDER_GUARD_MS },
    check: (order) => (isCheckDue(member.id) ? { kind: 'timeCheck' } : checkReviewed(order, game, member, Date.now())),
    permit: limits.permit,
    isWatched,
    onLeave: keptOrder(game.id).forget,
    onAccepted: (order) => {
      onAccepted()
      void compareBalance(order)
    },
    onFound: (order) => {
      if (order.gameId === game.id) onAccepted()
    },
  })
  const { state } = request
  return {
    ...request,
    breakUntil: limits.breakUntil,
    /** By own limits and what is known: the record may have been read a while ago. */
    checkKept: limits.checkKept,
    balanceAfter: state.status === 'accepted' && settled?.order === state.request ? settled : null,
    review: (draft: OrderDraft) => {
      const order = requestOf(draft, game)
      if (order === null) return
      request.review(order)
      before.current = { orders, balance: null }
      // It reckons with the balance, which may have changed since the screen was opened.
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
    },
    moveToOpenPeriod: (order: OrderRequest) =>
      request.review({ ...order, period: game.openPeriod, closesAt: game.closesAt }),
    confirm: (order: OrderRequest) => {
      const asked = queryClient.getQueryState(accountQueries.member().queryKey)
      const balance = asked?.isInvalidated === false ? (asked.data?.balance ?? null) : null
      const isSent = request.confirm(order, { ...order, memberId: member.id })
      if (isSent) {
        before.current.balance = balance
        // From the first order on, what this device keeps is the evidence of its member.
        if (readShownPayouts().length === 0 && firstTimeInThisTab('askedToKeep')) void askToKeep()
        keepShownPayouts(order, options)
      }
      return isSent
    },
  }
}

/** The member's own limits and breaks, as they hold at each tap: another tab may change them. */
function useOrderLimits(memberId: string) {
  const queryClient = useQueryClient()
  const { own, now } = useOwnLimits(memberId)
  const { data: orders } = useQuery(orderQueries.list())
  useLearnedOrders(own, orders)
  const check = (total: Money, record: OrdersRead): LimitRefusal | null => {
    const held = ownNow(memberId)
    return checkOwnOrder(held.own, total, { now: held.now, playedMs: playedToday(memberId) }, record)
  }
  return {
    breakUntil: breakAt(own.breakUntil, now),
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
