import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { compare, multiply, subtract, sum } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import { reportQueries } from '@/api/wallet'
import { useSecondsLeft } from '@/ui/Countdown'
import { isInFlight } from './in-flight'
import { type Message, messagesOf, sentAtOf } from './messages'
import { moneyStore } from './money-store'
import type { MoneyRequestOf, PendingRequest } from './request'
import { useOpenRequests } from './use-open-requests'

export interface Receipt {
  id: string
  request: MoneyRequestOf<'topUp'>
  /** Epoch ms when the top-up was accepted, or when it was sent if no answer has arrived. */
  at: number
  /**
   * `sent`: accepted, but not confirmed. `inTotal`: accepted, and the platform's total of top-ups
   * has grown by the amount, now or at an earlier reading. `underWay`: the answer may still arrive.
   * `unknown`: no answer arrived.
   */
  state: 'sent' | 'inTotal' | 'underWay' | 'unknown'
  /**
   * The growth of the platform's total if it is at least twice the amount: the browser may then
   * have sent the top-up twice (reading 104). Otherwise null.
   */
  excessGrowth: Money | null
}

/**
 * Returns the accepted and the unanswered top-ups that this device has stored, newest first. The
 * platform has no list of top-ups, only a total (reading 63): `toppedUp`, null if unknown.
 */
export function receiptsOf(
  requests: readonly PendingRequest[],
  messages: readonly Message[],
  { now, toppedUp }: { now: number; toppedUp: Money | null },
): Receipt[] {
  const openReceipts = requests.flatMap((pending): Receipt[] => {
    const { id, request, sentAt: at } = pending
    if (request.kind !== 'topUp') return []
    return [{ id, request, at, state: isInFlight(pending, now) ? 'underWay' : 'unknown', excessGrowth: null }]
  })
  const sentReceipts = messages.flatMap((message): Receipt[] => {
    const { id, news } = message
    if (news.outcome !== 'accepted' || news.request.kind !== 'topUp') return []
    const state = news.end === undefined ? 'sent' : 'inTotal'
    return [{ id, request: news.request, at: sentAtOf(message), state, excessGrowth: null }]
  })
  const receipts = [...openReceipts, ...sentReceipts].sort((left, right) => right.at - left.at)
  const firstIndexInTotal = receipts.length - countInTotal(receipts, toppedUp)
  return receipts.map((receipt, index) =>
    index >= firstIndexInTotal && (receipt.state === 'sent' || receipt.state === 'inTotal')
      ? { ...receipt, state: 'inTotal', excessGrowth: excessGrowthOf(receipts, index, toppedUp) }
      : receipt,
  )
}

/**
 * Returns how much the platform's total has grown through a top-up, because only the total shows
 * that a browser has sent a top-up twice. The growth is known if the total before the top-up
 * contained exactly the earlier top-ups, and if the total was read again before the next top-up.
 * Null if the growth is unknown, or less than twice the amount.
 */
function excessGrowthOf(receipts: readonly Receipt[], index: number, toppedUp: Money | null): Money | null {
  const requests = receipts.slice(index).map(({ request }) => request)
  const [topUp, ...earlierTopUps] = requests
  const firstTotal = requests.at(-1)?.totalBefore ?? null
  const totalAfter = index === 0 ? toppedUp : (receipts[index - 1]?.request.totalBefore ?? null)
  if (topUp === undefined || topUp.totalBefore === null || firstTotal === null || totalAfter === null) return null
  const olderGrowth = subtract(topUp.totalBefore, firstTotal)
  if (compare(olderGrowth, sum(earlierTopUps.map(({ amount }) => amount))) !== 0) return null
  const growth = subtract(totalAfter, topUp.totalBefore)
  return compare(growth, multiply(topUp.amount, 2)) >= 0 ? growth : null
}

/**
 * Returns how many of the oldest top-ups the platform's total must contain; `receipts` are newest
 * first. If the total has grown by the sum of all top-ups that were sent before the total was read,
 * it contains all of these. A smaller growth does not show which top-ups the total contains.
 */
function countInTotal(receipts: readonly Receipt[], toppedUp: Money | null): number {
  const requests = receipts.map(({ request }) => request).reverse()
  const firstTotal = requests[0]?.totalBefore ?? null
  if (firstTotal === null) return 0
  const totalSnapshots = [...requests.map(({ totalBefore }) => totalBefore), toppedUp]
  const containsAllSent = totalSnapshots.map((total, index) => {
    const sentSum = sum(requests.slice(0, index).map(({ amount }) => amount))
    return total !== null && compare(subtract(total, firstTotal), sentSum) >= 0
  })
  return containsAllSent.lastIndexOf(true)
}

/** Returns the newest top-up of this amount with an unknown outcome, or null. */
export function findUnanswered(amount: Money, receipts: readonly Receipt[]): Receipt | null {
  return receipts.find(({ state, request }) => state === 'unknown' && request.amount === amount) ?? null
}

/** Without a receipt, this hook requests no total (reading 63). */
export function useReceipts(memberId: string): Receipt[] {
  const openRequests = useOpenRequests(memberId, 'topUp')
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  // The countdown renders the screen again when the time for an answer is over.
  useSecondsLeft(Math.max(0, ...openRequests.map(({ answerBy }) => answerBy)))
  const memberMessages = messagesOf({ list: () => messages }, memberId)
  const receiptsBy = (toppedUp: Money | null) =>
    receiptsOf(openRequests, memberMessages, { now: moneyStore.now(), toppedUp })
  const report = useQuery({ ...reportQueries.report(), enabled: receiptsBy(null).length > 0 }).data
  return receiptsBy(report?.toppedUp ?? null)
}
