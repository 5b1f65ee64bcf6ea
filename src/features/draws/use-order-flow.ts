import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Member } from '@/api/account'
import { accountQueries } from '@/api/account.queries'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import type { Game } from '@/api/games'
import { orderQueries, placeOrderMutation } from '@/api/orders.queries'
import { compare, subtract } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { reconcile } from '@/lib/reconcile'
import { useErrorText } from '@/shared/use-error-text'
import { useSingleFlight } from '@/ui/use-single-flight'
import { pendingOrderRecord, type PendingOrder } from './pending-order'
import { amountOf, checkOrder, countAlike, ORDER_GUARD_MS, totalOf, type OrderDraft, type OrderRefusal } from './rules'

/** An order as the member reviews it: everything frozen when the sheet opened (reading 38). */
export interface ReviewedOrder {
  draft: OrderDraft
  perNote: Money
  total: Money
  period: string
  closesAt: number
}

export type OrderStep =
  | { step: 'review'; order: ReviewedOrder; refusal: OrderRefusal | null; serverWords: string | null }
  | { step: 'sending'; order: ReviewedOrder }
  | { step: 'accepted'; order: ReviewedOrder; balance: Money | null; unexpectedChange: Money | null }
  | { step: 'unknown'; order: PendingOrder; verdict: 'checking' | 'missing' | 'unclear' | 'failed' | 'found' }

/**
 * The way of one order from review to answer. One request per confirmation; a lost answer is looked up in the record and never
 * sent again.
 */
export function useOrderFlow({
  game,
  member,
  onAccepted,
}: {
  game: Game
  member: Member
  onAccepted: (period: string) => void
}) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { mutateAsync } = useMutation(placeOrderMutation(queryClient))
  const flight = useSingleFlight(ORDER_GUARD_MS)
  const [step, setStep] = useState<OrderStep | null>(() => restoredStep(member.id))

  const freeze = useCallback(
    (draft: OrderDraft): ReviewedOrder | null => {
      const perNote = amountOf(draft)
      const total = totalOf(draft)
      if (perNote === null || total === null || draft.types.length === 0) return null
      return { draft, perNote, total, period: game.openPeriod, closesAt: game.closesAt }
    },
    [game.openPeriod, game.closesAt],
  )

  const review = (draft: OrderDraft) => {
    const order = freeze(draft)
    if (order === null) return
    setStep({ step: 'review', order, refusal: null, serverWords: null })
    // What the record holds before the order is what a lost answer is compared with.
    void queryClient.prefetchQuery(orderQueries.list())
  }

  /** Looks for an order without an answer in the record. */
  const lookUp = useCallback(
    async (order: PendingOrder) => {
      setStep({ step: 'unknown', order, verdict: 'checking' })
      try {
        const orders = await queryClient.fetchQuery({ ...orderQueries.list(), retry: false })
        const verdict = reconcile(order.alikeBefore, countAlike(orders, order))
        if (verdict === 'found') {
          pendingOrderRecord.remove()
          onAccepted(order.period)
        }
        setStep({ step: 'unknown', order, verdict })
      } catch {
        setStep({ step: 'unknown', order, verdict: 'failed' })
      }
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
    },
    [queryClient, onAccepted],
  )

  const send = async (order: ReviewedOrder) => {
    const known = queryClient.getQueryData(orderQueries.list().queryKey)
    const pending: PendingOrder = {
      gameId: game.id,
      gameName: game.name,
      memberId: member.id,
      period: order.period,
      types: [...order.draft.types],
      perNote: order.perNote,
      alikeBefore: null,
    }
    if (known !== undefined) pending.alikeBefore = countAlike(known, pending)
    pendingOrderRecord.write(pending)
    setStep({ step: 'sending', order })
    const failure = await mutateAsync(pending).then(
      () => null,
      (error: ApiError) => error,
    )
    if (failure !== null && isOutcomeUnknown(failure)) return lookUp(pending)
    pendingOrderRecord.remove()
    if (failure !== null) {
      setStep({ step: 'review', order, refusal: null, serverWords: errorText(failure) })
      return
    }
    onAccepted(order.period)
    setStep({ step: 'accepted', order, balance: null, unexpectedChange: null })
    const balance = await queryClient.fetchQuery({ ...accountQueries.member(), staleTime: 0 }).then(
      (fresh) => fresh.balance,
      () => null,
    )
    const change = balance === null ? null : subtract(balance, member.balance)
    const isAsExpected = change === null || compare(change, subtract(ZERO, order.total)) === 0
    // Unless the member has gone on to something else meanwhile.
    setStep((current) =>
      current?.step === 'accepted' && current.order === order
        ? { step: 'accepted', order, balance, unexpectedChange: isAsExpected ? null : change }
        : current,
    )
  }

  const confirm = (order: ReviewedOrder) => {
    const refusal = refusalNow(order, game, member)
    if (refusal !== null) {
      setStep({ step: 'review', order, refusal, serverWords: null })
      return
    }
    flight.run(() => send(order))
  }

  return {
    step,
    /** True from the tap until the answer, and at least 3 s (reading 43). */
    isLocked: flight.isLocked,
    review,
    confirm,
    /** The same choice on the period that is open now. */
    moveToOpenPeriod: (order: ReviewedOrder) => review(order.draft),
    checkAgain: lookUp,
    dismissUnknown: () => {
      pendingOrderRecord.remove()
      setStep(null)
    },
    /** Forgets what is done with; an order under way or without an answer stays. */
    clear: () =>
      setStep((current) =>
        current?.step === 'sending' || (current?.step === 'unknown' && current.verdict !== 'found') ? current : null,
      ),
  }
}

/** What stands against an order at the moment of confirming it. */
export function refusalNow(order: ReviewedOrder, game: Game, member: Member): OrderRefusal | null {
  if (order.period !== game.openPeriod || Date.now() >= order.closesAt) return { reason: 'closed' }
  if (!navigator.onLine) return { reason: 'offline' }
  return checkOrder(order.draft, game, member)
}

function restoredStep(memberId: string): OrderStep | null {
  const order = pendingOrderRecord.read()
  return order !== null && order.memberId === memberId ? { step: 'unknown', order, verdict: 'failed' } : null
}
