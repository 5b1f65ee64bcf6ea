import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { compare, subtract, sum } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { reportQueries } from '@/api/wallet'
import { useSecondsLeft } from '@/ui/Countdown'
import { type Message, messagesOf, moneyStore } from './store'
import { type MoneyRequestOf, type PendingRequest, isUnderWay } from './request'
import { useOpenRequests } from './use-open-requests'

export interface Receipt {
  id: string
  request: MoneyRequestOf<'topUp'>
  /** Epoch ms. */
  at: number
  /**
   * `sent`: received, not confirmed. `inTotal`: and the platform's total has grown by as much.
   * `unknown`: no answer came.
   */
  state: 'sent' | 'inTotal' | 'underWay' | 'unknown'
}

/**
 * The platform has no list of top-ups (reading 63), so this one is made of what the device keeps.
 * Newest first.
 * @param toppedUp the platform's total of top-ups; null: not known
 */
export function receiptsOf(
  requests: readonly PendingRequest[],
  messages: readonly Message[],
  { now, toppedUp }: { now: number; toppedUp: Money | null },
): Receipt[] {
  const open = requests.flatMap((pending): Receipt[] => {
    const { id, request, sentAt: at } = pending
    if (request.kind !== 'topUp') return []
    return [{ id, request, at, state: isUnderWay(pending, now) ? 'underWay' : 'unknown' }]
  })
  const sent = messages.flatMap(({ id, at, news }): Receipt[] =>
    news.outcome === 'accepted' && news.request.kind === 'topUp'
      ? [{ id, request: news.request, at, state: 'sent' }]
      : [],
  )
  const receipts = [...open, ...sent].sort((left, right) => right.at - left.at)
  const counted = receipts.length - inTotal(receipts, toppedUp)
  return receipts.map((receipt, index) =>
    index >= counted && receipt.state === 'sent' ? { ...receipt, state: 'inTotal' } : receipt,
  )
}

/**
 * Of the oldest how many the total must have taken in: by a later look at it, it had grown by all
 * that was sent until then. With less, nobody knows which of them it was.
 * @param receipts newest first
 */
function inTotal(receipts: readonly Receipt[], toppedUp: Money | null): number {
  const requests = receipts.map(({ request }) => request).reverse()
  const first = requests[0]?.totalBefore ?? null
  if (first === null) return 0
  const looks = [...requests.map(({ totalBefore }) => totalBefore), toppedUp]
  const areIn = looks.map((total, index) => {
    const sent = sum(requests.slice(0, index).map(({ amount }) => amount))
    return total !== null && compare(subtract(total, first), sent) >= 0
  })
  return areIn.lastIndexOf(true)
}

/** The newest of the same amount whose outcome is not known. */
export function unansweredLike(amount: Money, receipts: readonly Receipt[]): Receipt | null {
  return receipts.find(({ state, request }) => state === 'unknown' && request.amount === amount) ?? null
}

/** Compared with the platform's total, which is asked for where anything is kept (reading 63). */
export function useReceipts(memberId: string): Receipt[] {
  const open = useOpenRequests(memberId, 'topUp')
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  // Renders again when the time for an answer is over.
  useSecondsLeft(Math.max(0, ...open.map(({ answerBy }) => answerBy)))
  const own = messagesOf({ list: () => messages }, memberId)
  const receiptsBy = (toppedUp: Money | null) => receiptsOf(open, own, { now: moneyStore.now(), toppedUp })
  const report = useQuery({ ...reportQueries.report(), enabled: receiptsBy(null).length > 0 }).data
  return receiptsBy(report?.toppedUp ?? null)
}
