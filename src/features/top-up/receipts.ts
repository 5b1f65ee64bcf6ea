import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { reportQueries } from '@/api/wallet'
import { useSecondsLeft } from '@/ui/Countdown'
import { type Message, messagesOf, moneyStore } from '@/domain/money-request/money-store'
import { type MoneyRequestOf, type PendingRequest } from '@/domain/money-request/request'
import { isInFlight } from '@/domain/money-request/in-flight'
import { useOpenRequests } from '@/domain/money-request/use-open-requests'

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
  /** What the total grew by, where that is twice as much or more (reading 104). */
  excessGrowth: Money | null
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
    return [{ id, request, at, state: isInFlight(pending, now) ? 'underWay' : 'unknown', excessGrowth: null }]
  })
  const sent = messages.flatMap(({ id, at, news }): Receipt[] =>
    news.outcome === 'accepted' && news.request.kind === 'topUp'
      ? [{ id, request: news.request, at, state: 'sent', excessGrowth: null }]
      : [],
  )
  const receipts = [...open, ...sent].sort((left, right) => right.at - left.at)
  const counted = receipts.length - countInTotal(receipts, toppedUp)
  return receipts.map((receipt, index) =>
    index >= counted && receipt.state === 'sent'
      ? { ...receipt, state: 'inTotal', excessGrowth: excessGrowthOf(receipts, index, toppedUp) }
      : receipt,
  )
}

/**
 * The total has no record of what it is made of: a browser that has sent a top-up twice shows in it
 * alone. Known only where the total held all that was sent before, and no more, and nothing was
 * sent until the next look at it.
 */
function excessGrowthOf(receipts: readonly Receipt[], index: number, toppedUp: Money | null): Money | null {
  const requests = receipts.slice(index).map(({ request }) => request)
  const [own, ...older] = requests
  const first = requests.at(-1)?.totalBefore ?? null
  const now = index === 0 ? toppedUp : (receipts[index - 1]?.request.totalBefore ?? null)
  if (own === undefined || own.totalBefore === null || first === null || now === null) return null
  const olderIn = subtract(own.totalBefore, first)
  if (compare(olderIn, sum(older.map(({ amount }) => amount))) !== 0) return null
  const risen = subtract(now, own.totalBefore)
  return compare(risen, multiply(own.amount, 2)) >= 0 ? risen : null
}

/**
 * Of the oldest how many the total must have taken in: by a later look at it, it had grown by all
 * that was sent until then. With less, nobody knows which of them it was.
 * @param receipts newest first
 */
function countInTotal(receipts: readonly Receipt[], toppedUp: Money | null): number {
  const requests = receipts.map(({ request }) => request).reverse()
  const first = requests[0]?.totalBefore ?? null
  if (first === null) return 0
  const snapshots = [...requests.map(({ totalBefore }) => totalBefore), toppedUp]
  const areIn = snapshots.map((total, index) => {
    const sent = sum(requests.slice(0, index).map(({ amount }) => amount))
    return total !== null && compare(subtract(total, first), sent) >= 0
  })
  return areIn.lastIndexOf(true)
}

/** The newest of the same amount whose outcome is not known. */
export function findUnanswered(amount: Money, receipts: readonly Receipt[]): Receipt | null {
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
