import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { reportQueries } from '@/api/report'
import type { Money } from '@/lib/money/text'
import { useSecondsLeft } from '@/ui/Countdown'
import { desk } from './desk'
import { messagesOf } from './messages'
import { receiptsOf, type Receipt } from './receipts'
import { useOpenNotes } from './use-notes'

/**
 * What this device has sent to top up, compared with the platform's total, which is asked for where
 * there is anything to compare (reading 63).
 */
export function useReceipts(memberId: string): Receipt[] {
  const notes = useOpenNotes(memberId).filter(({ request }) => request.kind === 'topUp')
  const messages = useSyncExternalStore(desk.messages.subscribe, desk.messages.list)
  // Renders again when the time for an answer is over.
  useSecondsLeft(Math.max(0, ...notes.map(({ answerBy }) => answerBy)))
  const own = messagesOf({ list: () => messages }, memberId)
  const receiptsBy = (toppedUp: Money | null) => receiptsOf(notes, own, { now: desk.now(), toppedUp })
  const report = useQuery({ ...reportQueries.report(), enabled: receiptsBy(null).length > 0 }).data
  return receiptsBy(report?.toppedUp ?? null)
}
