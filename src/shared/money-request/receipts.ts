import { compare, subtract, sum } from '@/lib/money/sums'
import type { Money } from '@/lib/money/text'
import type { Message } from './messages'
import { isUnderWay, type RequestNote } from './notes'
import type { MoneyRequestOf } from './request'

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
  notes: readonly RequestNote[],
  messages: readonly Message[],
  { now, toppedUp }: { now: number; toppedUp: Money | null },
): Receipt[] {
  const open = notes.flatMap((note): Receipt[] => {
    const { id, request, sentAt: at } = note
    if (request.kind !== 'topUp') return []
    return [{ id, request, at, state: isUnderWay(note, now) ? 'underWay' : 'unknown' }]
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
