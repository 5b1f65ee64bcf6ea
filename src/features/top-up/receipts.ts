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
   * `sent`: accepted, not confirmed. `inTotal`: accepted, and the platform's total has grown by it.
   * `underWay`: its answer may still arrive. `unknown`: no answer arrived.
   */
  state: 'sent' | 'inTotal' | 'underWay' | 'unknown'
  /** Growth of the total, if it is twice the amount or more (reading 104); otherwise null. */
  excessGrowth: Money | null
}

/**
 * The top-ups that this device has stored, newest first: the platform has no list (reading 63).
 * @param toppedUp the platform's total of top-ups; null if unknown
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
  const firstInTotal = receipts.length - countInTotal(receipts, toppedUp)
  return receipts.map((receipt, index) =>
    index >= firstInTotal && receipt.state === 'sent'
      ? { ...receipt, state: 'inTotal', excessGrowth: excessGrowthOf(receipts, index, toppedUp) }
      : receipt,
  )
}

/**
 * Only the total shows that a browser has sent a top-up twice. Its growth is known if it held
 * exactly the earlier top-ups before, and was read again before the next one was sent.
 * @returns null if the growth is unknown, or less than twice the amount
 */
function excessGrowthOf(receipts: readonly Receipt[], index: number, toppedUp: Money | null): Money | null {
  const requests = receipts.slice(index).map(({ request }) => request)
  const [own, ...older] = requests
  const firstTotal = requests.at(-1)?.totalBefore ?? null
  const now = index === 0 ? toppedUp : (receipts[index - 1]?.request.totalBefore ?? null)
  if (own === undefined || own.totalBefore === null || firstTotal === null || now === null) return null
  const olderGrowth = subtract(own.totalBefore, firstTotal)
  if (compare(olderGrowth, sum(older.map(({ amount }) => amount))) !== 0) return null
  const growth = subtract(now, own.totalBefore)
  return compare(growth, multiply(own.amount, 2)) >= 0 ? growth : null
}

/**
 * How many of the oldest top-ups the total must contain: it has grown by all that were sent before
 * one of its readings. A smaller growth does not show which of them it contains.
 * @param receipts newest first
 */
function countInTotal(receipts: readonly Receipt[], toppedUp: Money | null): number {
  const requests = receipts.map(({ request }) => request).reverse()
  const firstTotal = requests[0]?.totalBefore ?? null
  if (firstTotal === null) return 0
  const snapshots = [...requests.map(({ totalBefore }) => totalBefore), toppedUp]
  const areIn = snapshots.map((total, index) => {
    const sent = sum(requests.slice(0, index).map(({ amount }) => amount))
    return total !== null && compare(subtract(total, firstTotal), sent) >= 0
  })
  return areIn.lastIndexOf(true)
}

/** The newest top-up of the same amount whose outcome is unknown, or null. */
export function findUnanswered(amount: Money, receipts: readonly Receipt[]): Receipt | null {
  return receipts.find(({ state, request }) => state === 'unknown' && request.amount === amount) ?? null
}

/** The member's receipts. The platform's total is requested only if there are any (reading 63). */
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
