import type { Money } from '@/lib/money/text'
import type { Message } from '@/shared/money-request/messages'
import { isUnderWay, type RequestNote } from '@/shared/money-request/notes'
import type { TopUpRequest } from './rules'

export interface Receipt {
  id: string
  request: TopUpRequest
  /** Epoch ms. */
  at: number
  /** `sent`: received, not confirmed. `unknown`: no answer came. */
  state: 'sent' | 'underWay' | 'unknown'
}

/**
 * The platform has no list of top-ups (reading 63), so this one is made of what the device keeps.
 * Newest first.
 */
export function receiptsOf(notes: readonly RequestNote[], messages: readonly Message[], now: number): Receipt[] {
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
  return [...open, ...sent].sort((left, right) => right.at - left.at)
}

/** The newest of the same amount whose outcome is not known. */
export function unansweredLike(amount: Money, receipts: readonly Receipt[]): Receipt | null {
  return receipts.find(({ state, request }) => state === 'unknown' && request.amount === amount) ?? null
}
