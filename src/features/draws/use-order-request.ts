import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Member } from '@/api/account'
import { accountQueries } from '@/api/account.queries'
import type { Game } from '@/api/games'
import type { NewOrder } from '@/api/orders'
import { orderQueries, placeOrderMutation } from '@/api/orders.queries'
import { storedAmount } from '@/lib/money/stored'
import { compare, subtract } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { recordEvidence } from '@/shared/money-request/evidence'
import { storedNotes } from '@/shared/money-request/note'
import { useMoneyRequest } from '@/shared/money-request/use-money-request'
import {
  checkReviewed,
  countAlike,
  ORDER_GUARD_MS,
  requestOf,
  type OrderDraft,
  type OrderRefusal,
  type OrderRequest,
} from './rules'

const notes = storedNotes<OrderRequest>(
  'member.pendingOrder',
  v.object({
    gameId: v.string(),
    gameName: v.string(),
    period: v.string(),
    closesAt: v.number(),
    types: v.array(v.string()),
    perNote: storedAmount,
    total: storedAmount,
  }),
)

/** `unexpectedChange` is null where the balance changed by exactly the stake. */
export interface BalanceAfter {
  balance: Money
  unexpectedChange: Money | null
}

export function useOrderRequest({
  game,
  member,
  isWatched,
  onAccepted,
}: {
  game: Game
  member: Member
  isWatched: boolean
  onAccepted: (period: string) => void
}) {
  const { t } = useTranslation('reservation')
  const queryClient = useQueryClient()
  const [settled, setSettled] = useState<(BalanceAfter & { order: OrderRequest }) | null>(null)
  const request = useMoneyRequest<OrderRequest, NewOrder, OrderRefusal>({
    memberId: member.id,
    mutation: placeOrderMutation(queryClient),
    notes,
    evidence: recordEvidence(queryClient, orderQueries.list(), countAlike),
    guard: { ms: ORDER_GUARD_MS },
    check: (order) => checkReviewed(order, game, member, { now: Date.now(), isOnline: navigator.onLine }),
    isWatched,
    words: {
      accepted: ({ period }) => t('confirm.done', { period }),
      refused: t('confirm.notTaken'),
      unknown: () => t('confirm.unknown'),
    },
    onAccepted: async (order) => {
      onAccepted(order.period)
      const fresh = await queryClient.fetchQuery({ ...accountQueries.member(), staleTime: 0 }).catch(() => null)
      if (fresh === null) return
      const change = subtract(fresh.balance, member.balance)
      const isExpected = compare(change, subtract(ZERO, order.total)) === 0
      setSettled({ order, balance: fresh.balance, unexpectedChange: isExpected ? null : change })
    },
    onFound: ({ period }) => onAccepted(period),
  })
  const { state } = request
  return {
    ...request,
    balanceAfter: state.status === 'accepted' && settled?.order === state.request ? settled : null,
    review: (draft: OrderDraft) => {
      const order = requestOf(draft, game)
      if (order !== null) request.review(order)
    },
    moveToOpenPeriod: (order: OrderRequest) =>
      request.review({ ...order, period: game.openPeriod, closesAt: game.closesAt }),
    confirm: (order: OrderRequest) => request.confirm(order, { ...order, memberId: member.id }),
  }
}
