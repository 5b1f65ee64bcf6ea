import type { Money } from '@/lib/money/text'
import { messagesOf, type Message } from '@/shared/money-request/messages'
import type { RequestNote } from '@/shared/money-request/notes'

export interface SentTopUp {
  id: string
  amount: Money
  /** Epoch ms, by this device. */
  at: number
  /** The platform has received it, which is no word on whether it counts. */
  isAnswered: boolean
}

/** Newest first. The platform has no list of top-ups (reading 63). */
export function sentTopUps(open: readonly RequestNote[], messages: readonly Message[], memberId: string): SentTopUp[] {
  const waiting = open.flatMap(({ id, request, sentAt }) =>
    request.kind === 'topUp' ? [{ id, amount: request.amount, at: sentAt, isAnswered: false }] : [],
  )
  const sent = messagesOf({ list: () => [...messages] }, memberId).flatMap(({ id, at, news }) =>
    news.outcome === 'accepted' && news.request.kind === 'topUp'
      ? [{ id, amount: news.request.amount, at, isAnswered: true }]
      : [],
  )
  return [...waiting, ...sent].sort((left, right) => right.at - left.at)
}
